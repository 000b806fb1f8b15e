export const ESTIMATES_PATH = '/mypage/estimate-apply-history';
export const ORDERS_PATH = '/mypage/estimate-order-history';
/** Orders by where their bottles are, each with what of it goes back. */
export const BOUGHT_ORDERS_PATH = '/mypage/order';
export const CANCELLATIONS_PATH = '/mypage/cancel-history';
export const DELIVERIES_PATH = '/mypage/delivery';
/** What comes and what goes back on a day. */
export const deliveriesOf = (day: string) => `${DELIVERIES_PATH}?dateFrom=${day}&dateTo=${day}`;
/** Placed and not sold yet: what counts against the credit limit as 출고 예정. */
export const OPEN_ORDERS_PATH = `${ORDERS_PATH}?view=open`;
/** Where a date of a repeating order gets the buyer's word. */
export const REPEATS_PATH = '/order/subscribe';
export const FAQ_PATH = '/mypage/faq';
export const NOTICES_PATH = '/mypage/notice';
export const INQUIRIES_PATH = '/mypage/inquiry';
export const INQUIRY_WRITE_PATH = '/mypage/inquiry/write';
export const RECEIPTS_PATH = '/mypage/receipt';
/** What is to be paid, the oldest first: there stands what is overdue. */
export const OVERDUE_PATH = `${RECEIPTS_PATH}?status=OPEN&sort=date,asc`;
export const CASH_PATH = '/mypage/cash';
export const COUPONS_PATH = '/mypage/coupon';
export const NOTIFICATIONS_PATH = '/mypage/notifications';
export const RATING_PATH = '/mypage/member-rating';
export const PURCHASES_PATH = '/mypage/purchase-situation';

/** Where a confirmed estimate is turned into an order. */
export const orderFromEstimate = (estimateNumber: string) =>
  `/cart/order?estimate=${encodeURIComponent(estimateNumber)}`;

/** Where bottles of an order are given back. */
export const returnOf = (orderFormNumber: string) => `${BOUGHT_ORDERS_PATH}/${orderFormNumber}/return`;

/** A row of the ledger, among those of its month. */
export const cashOf = ({ id, date }: { id: number; date: string }) =>
  `${CASH_PATH}?month=${date.slice(0, 7)}&entry=${id}`;

/** The conversation with the sales contact. */
export const CHAT_PATH = '/chat?room=manager';

/** That conversation, begun with the number of a document. */
export const chatAbout = (number: string) => `${CHAT_PATH}&about=${number}`;
