import {
  PAGE_SIZE_LIMIT,
  PURCHASE_GROUPS,
  type PurchaseGroup,
  type PurchaseSituation,
  type TradeRow,
} from '@vitis/contracts';

import { documentsOf, type TradeFilters, tradeAddress } from '@vitis/portal/trade';
import { readPageNumber } from '../../shared/page-number.ts';
import { PURCHASES_PATH, RECEIPTS_PATH } from '../../shared/paths.ts';

const TRADE = tradeAddress(PURCHASES_PATH, PURCHASE_GROUPS);

export interface PurchaseFilters extends TradeFilters<PurchaseGroup> {
  /** From 1. */
  page: number;
}

export const readPurchaseFilters = (search: URLSearchParams): PurchaseFilters => ({
  ...TRADE.read(search),
  page: readPageNumber(search),
});

/** What the provider is asked: a year has 10,000 documents and more, which come in pages. */
export const purchaseQuery = ({ page, ...filters }: PurchaseFilters) => ({
  ...TRADE.query(filters),
  ...(page === 1 ? {} : { page: page - 1 }),
  size: PAGE_SIZE_LIMIT,
});

/** Path and query of the page with these filters; its first page, unless another is named. */
export function purchasesHref({
  page = 1,
  ...filters
}: TradeFilters<PurchaseGroup> & { page?: number }): string {
  const href = TRADE.href(filters);
  return page === 1 ? href : `${href}${href.includes('?') ? '&' : '?'}page=${page}`;
}

/** Where a row leads: the documents that it is the sum of, or the document itself. */
export const hrefOfRow = (row: TradeRow, { by, dateFrom, dateTo }: PurchaseSituation): string =>
  row.receipt === null
    ? purchasesHref({ ...documentsOf(row, { by, dateFrom, dateTo }), of: by })
    : `${RECEIPTS_PATH}/${row.receipt.id}`;
