import {
  PURCHASE_GROUPS,
  type PurchaseGroup,
  type PurchaseRow,
  type PurchaseSituation,
} from '@vitis/contracts';
import { type Day, isDay } from '@vitis/domain';
import { PURCHASES_PATH, RECEIPTS_PATH } from '../../shared/paths.ts';

/** What the page shows; all of it stands in the address. */
export interface PurchaseFilters {
  by: PurchaseGroup;
  /** Null: the last six months. */
  dateFrom: Day | null;
  dateTo: Day | null;
  /** Only what lies in this row of another grouping. */
  of: PurchaseGroup | null;
  key: string | null;
}

const group = (text: string | null): PurchaseGroup | null =>
  PURCHASE_GROUPS.find((each) => each === text) ?? null;
const day = (text: string | null): Day | null => (isDay(text) ? text : null);

/** What makes no sense in an address is left out instead of being asked for. */
export function readPurchaseFilters(search: URLSearchParams): PurchaseFilters {
  const [from, to] = [day(search.get('dateFrom')), day(search.get('dateTo'))];
  const inOrder = from === null || to === null || from <= to;
  return {
    by: group(search.get('by')) ?? 'month',
    dateFrom: inOrder ? from : to,
    dateTo: inOrder ? to : from,
    of: group(search.get('of')),
    key: search.get('key')?.slice(0, 64) ?? null,
  };
}

/** What the provider is asked. */
export const purchaseQuery = ({ by, dateFrom, dateTo, of, key }: PurchaseFilters) => ({
  ...(by === 'month' ? {} : { by }),
  ...(dateFrom === null ? {} : { dateFrom }),
  ...(dateTo === null ? {} : { dateTo }),
  ...(of === null ? {} : { of }),
  ...(key === null ? {} : { key }),
});

/** Path and query of the page with these filters. */
export function purchasesHref(filters: PurchaseFilters): string {
  const written = new URLSearchParams(purchaseQuery(filters));
  return written.size === 0 ? PURCHASES_PATH : `${PURCHASES_PATH}?${written}`;
}

/** Where a row leads: the documents that it is the sum of, or the document itself. */
export function hrefOfRow(
  { key, receipt }: PurchaseRow,
  { by, dateFrom, dateTo }: PurchaseSituation,
): string {
  if (receipt !== null) return `${RECEIPTS_PATH}/${receipt.id}`;
  return purchasesHref({ by: 'document', dateFrom, dateTo, of: by, key });
}
