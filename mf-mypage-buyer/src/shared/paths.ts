export const ESTIMATES_PATH = '/mypage/estimate-apply-history';
export const ORDERS_PATH = '/mypage/estimate-order-history';
export const DELIVERIES_PATH = '/mypage/delivery';
export const FAQ_PATH = '/mypage/faq';
export const NOTICES_PATH = '/mypage/notice';
export const INQUIRIES_PATH = '/mypage/inquiry';
export const INQUIRY_WRITE_PATH = '/mypage/inquiry/write';

/** Where a confirmed estimate is turned into an order. */
export const orderFromEstimate = (estimateNumber: string) =>
  `/cart/order?estimate=${encodeURIComponent(estimateNumber)}`;
