import {
  LAST_PAGE,
  SALES_GROUPS,
  type SalesGroup,
  type SalesSituation,
  type TradeRow,
} from '@vitis/contracts';
import { documentsOf, shortText, type TradeFilters, tradeAddress } from '@vitis/portal/trade';
import { MANAGE_ORDERS_PATH, RECEIVABLES_PATH } from '../../shared/paths.ts';

const TRADE = tradeAddress(RECEIVABLES_PATH, SALES_GROUPS);

/** What the page of sales shows; all of it stands in the address. */
export interface SalesFilters extends TradeFilters<SalesGroup> {
  /** One client by its code; null: all own ones. */
  code: string | null;
  /** From 1. */
  page: number;
}

export function readSales(search: URLSearchParams): SalesFilters {
  const page = Number(search.get('page') ?? '1');
  return {
    ...TRADE.read(search),
    code: shortText(search.get('code')),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** What the provider is asked. */
export const salesQuery = ({ code, page, ...filters }: SalesFilters) => ({
  ...TRADE.query(filters),
  ...(code === null ? {} : { code }),
  page: page - 1,
});

/** Path and query of the page with these filters: `type` says that it shows sales. */
export function salesHref({ code, page, ...filters }: SalesFilters): string {
  const written = new URLSearchParams({ type: 'SALE', ...TRADE.query(filters) });
  if (code !== null) written.set('code', code);
  if (page !== 1) written.set('page', String(page));
  return `${RECEIVABLES_PATH}?${written}`;
}

/** Sales of these days, of a client or of all. */
export const salesOf = ({ dateFrom, dateTo, code }: Pick<SalesFilters, 'dateFrom' | 'dateTo' | 'code'>) =>
  salesHref({ by: code === null ? 'client' : 'wine', dateFrom, dateTo, code, of: null, key: null, page: 1 });

/** Where a row leads: the documents that it is the sum of; of a document its order, or its client's ledger. */
export function hrefOfSale(row: TradeRow, { by, dateFrom, dateTo }: SalesSituation, filters: SalesFilters) {
  const { receipt } = row;
  if (receipt === null)
    return salesHref({ ...filters, ...documentsOf(row, { by, dateFrom, dateTo }), of: by, page: 1 });
  if (receipt.orderFormNumber !== null) return `${MANAGE_ORDERS_PATH}/${receipt.orderFormNumber}`;
  if (receipt.client === null) return undefined;
  const { code } = receipt.client;
  return `${RECEIVABLES_PATH}?${new URLSearchParams({ code, dateFrom, dateTo })}`;
}
