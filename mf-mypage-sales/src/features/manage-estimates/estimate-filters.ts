import type { listEstimatesOfSales } from '@vitis/contracts';
import { ESTIMATE_FILTERS, type EstimateFilter, PAGE_SIZE, type QueryOf } from '@vitis/contracts';
import { type Day, isDay } from '@vitis/domain';

export const MANAGE_ESTIMATES_PATH = '/mypage/manage-estimate-history';

export const ESTIMATE_SORTS = ['estimateNumber', 'requestedAt', 'total', 'expiredDate'] as const;
export type EstimateSort = (typeof ESTIMATE_SORTS)[number];
export type SortDirection = 'asc' | 'desc';

/** What the list shows: all of it stands in the address, so that reload, Back and a shared link show the same. */
export interface EstimateFilters {
  /** Null: every state. */
  status: EstimateFilter | null;
  /** Days of the request in Seoul, both counted in; null for an open end. */
  dateFrom: Day | null;
  dateTo: Day | null;
  q: string;
  /** From 1. */
  page: number;
  sort: EstimateSort;
  direction: SortDirection;
}

export const NO_FILTERS: EstimateFilters = {
  status: null,
  dateFrom: null,
  dateTo: null,
  q: '',
  page: 1,
  sort: 'requestedAt',
  direction: 'desc',
};

/** Longest search that the provider takes. */
const WORDS_LIMIT = 100;
const PAGE_LIMIT = 100_000;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null | undefined) =>
  values.find((value) => value === text) ?? null;
const dayOf = (text: string | null) => (isDay(text) ? text : null);

/** Reads the filters of an address. What makes no sense there is left out instead of being asked for. */
export function readFilters(search: URLSearchParams): EstimateFilters {
  const from = dayOf(search.get('dateFrom'));
  const to = dayOf(search.get('dateTo'));
  const inOrder = from === null || to === null || from <= to;
  const [sort, direction] = (search.get('sort') ?? '').split(',');
  const chosen = oneOf(ESTIMATE_SORTS, sort);
  const page = Number(search.get('page') ?? '1');
  return {
    status: oneOf(ESTIMATE_FILTERS, search.get('status')),
    dateFrom: inOrder ? from : to,
    dateTo: inOrder ? to : from,
    q: (search.get('q') ?? '').trim().slice(0, WORDS_LIMIT),
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_LIMIT ? page : 1,
    sort: chosen ?? NO_FILTERS.sort,
    direction: chosen === null ? NO_FILTERS.direction : (oneOf(['asc', 'desc'] as const, direction) ?? 'asc'),
  };
}

/** The query of the address of these filters; what is as usual is left out. */
export function filterSearch(filters: EstimateFilters): string {
  const search = new URLSearchParams();
  if (filters.status !== null) search.set('status', filters.status);
  if (filters.dateFrom !== null) search.set('dateFrom', filters.dateFrom);
  if (filters.dateTo !== null) search.set('dateTo', filters.dateTo);
  if (filters.q !== '') search.set('q', filters.q);
  if (filters.sort !== NO_FILTERS.sort || filters.direction !== NO_FILTERS.direction)
    search.set('sort', `${filters.sort},${filters.direction}`);
  if (filters.page !== 1) search.set('page', String(filters.page));
  return search.toString();
}

/** Path and query of the list with these filters. */
export function filterHref(filters: EstimateFilters): string {
  const search = filterSearch(filters);
  return search === '' ? MANAGE_ESTIMATES_PATH : `${MANAGE_ESTIMATES_PATH}?${search}`;
}

/** What the provider is asked. */
export function listQuery(filters: EstimateFilters): QueryOf<typeof listEstimatesOfSales> {
  return {
    ...(filters.status === null ? {} : { status: filters.status }),
    ...countQuery(filters),
    ...(filters.q === '' ? {} : { q: filters.q }),
    page: filters.page - 1,
    size: PAGE_SIZE,
    sort: `${filters.sort},${filters.direction}`,
  };
}

/** The days alone: counts by state are asked for these. */
export function countQuery({ dateFrom, dateTo }: EstimateFilters) {
  return { ...(dateFrom === null ? {} : { dateFrom }), ...(dateTo === null ? {} : { dateTo }) };
}

/** True when something narrows the list, apart from the chosen state. */
export function isNarrowed({ dateFrom, dateTo, q }: EstimateFilters): boolean {
  return dateFrom !== null || dateTo !== null || q !== '';
}
