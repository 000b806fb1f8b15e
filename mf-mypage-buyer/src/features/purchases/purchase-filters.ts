import { PURCHASE_GROUPS, type PurchaseGroup, type PurchaseSituation, type TradeRow } from '@vitis/contracts';
import { documentsOf, type TradeFilters, tradeAddress } from '@vitis/portal/trade';
import { PURCHASES_PATH, RECEIPTS_PATH } from '../../shared/paths.ts';

export type PurchaseFilters = TradeFilters<PurchaseGroup>;

export const {
  read: readPurchaseFilters,
  query: purchaseQuery,
  href: purchasesHref,
} = tradeAddress(PURCHASES_PATH, PURCHASE_GROUPS);

/** Where a row leads: the documents that it is the sum of, or the document itself. */
export const hrefOfRow = (row: TradeRow, { by, dateFrom, dateTo }: PurchaseSituation): string =>
  row.receipt === null
    ? purchasesHref({ ...documentsOf(row, { by, dateFrom, dateTo }), of: by })
    : `${RECEIPTS_PATH}/${row.receipt.id}`;
