import type { TradeGroup, TradeRow, TradeSituation } from '@vitis/contracts';
import { type Day, isDay } from '@vitis/domain';

/** What a page of sums shows; all of it stands in the address. */
export interface TradeFilters<Group extends TradeGroup = TradeGroup> {
  by: Group;
  /** Null: the days that are usual there. */
  dateFrom: Day | null;
  dateTo: Day | null;
  /** Only what lies in this row of another grouping. */
  of: Group | null;
  key: string | null;
}

/** Longest key or code that the provider takes. */
const KEY_LIMIT = 64;

const day = (text: string | null): Day | null => (isDay(text) ? text : null);

/** A short text of an address: a key, a code. */
export const shortText = (text: string | null): string | null => text?.slice(0, KEY_LIMIT) || null;

/** How the address of sums by these groups is read and written; the first of them is the usual one. */
export function tradeAddress<const Groups extends readonly [TradeGroup, ...TradeGroup[]]>(
  path: string,
  groups: Groups,
) {
  type Filters = TradeFilters<Groups[number]>;
  const [usual] = groups;
  const group = (text: string | null): Groups[number] | null => groups.find((each) => each === text) ?? null;

  /** What makes no sense in an address is left out instead of being asked for. */
  function read(search: URLSearchParams): Filters {
    const [from, to] = [day(search.get('dateFrom')), day(search.get('dateTo'))];
    const inOrder = from === null || to === null || from <= to;
    return {
      by: group(search.get('by')) ?? usual,
      dateFrom: inOrder ? from : to,
      dateTo: inOrder ? to : from,
      of: group(search.get('of')),
      key: search.get('key')?.slice(0, KEY_LIMIT) ?? null,
    };
  }

  /** What the provider is asked, and what the address says. */
  const query = ({ by, dateFrom, dateTo, of, key }: Filters) => ({
    ...(by === usual ? {} : { by }),
    ...(dateFrom === null ? {} : { dateFrom }),
    ...(dateTo === null ? {} : { dateTo }),
    ...(of === null ? {} : { of }),
    ...(key === null ? {} : { key }),
  });

  /** Path and query of the page with these filters. */
  function href(filters: Filters): string {
    const written = new URLSearchParams(query(filters));
    return written.size === 0 ? path : `${path}?${written}`;
  }

  return { read, query, href };
}

/** What the page shows where a row leads: the documents that it is the sum of. */
export const documentsOf = (
  { key }: Pick<TradeRow, 'key'>,
  { by, dateFrom, dateTo }: Pick<TradeSituation, 'by' | 'dateFrom' | 'dateTo'>,
) => ({ by: 'document' as const, dateFrom, dateTo, of: by, key });
