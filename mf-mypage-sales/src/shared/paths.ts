import { type Day, lastDayOfMonth } from '@vitis/domain';

export const MANAGE_ESTIMATES_PATH = '/mypage/manage-estimate-history';
export const MANAGE_ORDERS_PATH = '/mypage/manage-order-history';
export const SCHEDULE_PATH = '/mypage/manage-delivery-schedule';
export const RECEIVABLES_PATH = '/mypage/bonds-sales-situation';

/** A row of a client's ledger, on the page that shows the month around it. */
export const ledgerEntryHref = (code: string, day: Day, id: number): string => {
  const search = new URLSearchParams({
    dateFrom: `${day.slice(0, 7)}-01`,
    dateTo: lastDayOfMonth(day),
    code,
    entry: String(id),
  });
  return `${RECEIVABLES_PATH}?${search}`;
};

/** The room with a client, and the number of the document that it is about. */
export const clientChatHref = (idClient: number, about?: string): string =>
  `/chat?client=${idClient}${about === undefined ? '' : `&about=${about}`}`;
