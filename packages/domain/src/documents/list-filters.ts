import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  LAST_PAGE,
  PAGE_SIZE,
  SEARCH_WORDS_LIMIT,
} from '@vitis/contracts';
import { type Day, isDay } from '../calendar/day.ts';

export type SortDirection = 'asc' | 'desc';

/** How many rows a page may have, where its reader can choose. */
export const PAGE_SIZES = [PAGE_SIZE, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** The order of a table's rows by one of its columns. */
export interface ColumnOrder {
  column: string;
  direction: 'ascending' | 'descending';
}

/** What a list shows: all of it stands in the address, so that reload, Back and a shared link show the same. */
export interface ListFilters<Status extends string = string, Sort extends string = string> {
  /** Null: every state. */
  status: Status | null;
  /** What it is narrowed to besides, by a flag of its call; null: nothing. */
  view: string | null;
  /** Days of the request in Seoul, both counted in; null for an open end. */
  dateFrom: Day | null;
  dateTo: Day | null;
  q: string;
  /** Of one client; null: of all. Like the next three only where the list is one of estimates or orders at the desk. */
  idClient: number | null;
  /** Part of the name of the person whose document it is. */
  contact: string;
  /** Of the sum with VAT, both ends counted in. */
  totalFrom: number | null;
  totalTo: number | null;
  /** State of a delivery that an order is on. Like the days only where the list is one of orders at the desk. */
  delivery: DeliveryStatus | null;
  /** Days of such a delivery, both counted in. */
  deliveryFrom: Day | null;
  deliveryTo: Day | null;
  /** From 1. */
  page: number;
  /** Rows of a page; null: as its reader usually has them. */
  size: PageSize | null;
  sort: Sort;
  direction: SortDirection;
}

interface ListRules<Status extends string, Sort extends string> {
  /** Where the list stands. */
  path: string;
  statuses: readonly Status[];
  /** The first one is the usual order, the latest first. */
  sorts: readonly [Sort, ...Sort[]];
  /** Flags of its call that it can be narrowed by, one at a time. */
  views?: readonly string[];
  /** Narrowed by client, contact and sum as well. */
  byTrade?: boolean;
  /** Narrowed by the state and the days of deliveries as well. */
  byDelivery?: boolean;
}

/** What narrows a list, apart from its states and views: nothing. */
export const NOT_NARROWED = {
  dateFrom: null,
  dateTo: null,
  q: '',
  idClient: null,
  contact: '',
  totalFrom: null,
  totalTo: null,
  delivery: null,
  deliveryFrom: null,
  deliveryTo: null,
} as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null | undefined) =>
  values.find((value) => value === text) ?? null;
/** A whole number of an address; null where it is none. */
const wholeOf = (text: string | null) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : null);
const inOrder = <End extends number | string>(from: End | null, to: End | null): boolean =>
  from === null || to === null || from <= to;
const dayOf = (text: string | null) => (isDay(text) ? text : null);

const wordsOf = (text: string | null) => (text ?? '').trim().slice(0, SEARCH_WORDS_LIMIT);

/** Client, contact and sums of an address. */
function tradeOf(search: URLSearchParams) {
  const from = wholeOf(search.get('totalFrom'));
  const to = wholeOf(search.get('totalTo'));
  return {
    idClient: wholeOf(search.get('client')) || null,
    contact: wordsOf(search.get('contact')),
    ...(inOrder(from, to) ? { totalFrom: from, totalTo: to } : { totalFrom: to, totalTo: from }),
  };
}

/** State and days of a delivery of an address. */
function deliveryOf(search: URLSearchParams) {
  const from = dayOf(search.get('deliveryFrom'));
  const to = dayOf(search.get('deliveryTo'));
  return {
    delivery: oneOf(DELIVERY_STATUSES, search.get('delivery')),
    ...(inOrder(from, to) ? { deliveryFrom: from, deliveryTo: to } : { deliveryFrom: to, deliveryTo: from }),
  };
}

/** The filters of one list of documents: how its address is read and written, and what the provider is asked. */
export function listFilters<const Status extends string, const Sort extends string>({
  path,
  statuses,
  sorts,
  views = [],
  byTrade = false,
  byDelivery = false,
}: ListRules<Status, Sort>) {
  type Filters = ListFilters<Status, Sort>;
  const none: Filters = {
    status: null,
    view: null,
    ...NOT_NARROWED,
    page: 1,
    size: null,
    sort: sorts[0],
    direction: 'desc',
  };

  /** What makes no sense in an address is left out instead of being asked for. */
  function read(search: URLSearchParams): Filters {
    const from = dayOf(search.get('dateFrom'));
    const to = dayOf(search.get('dateTo'));
    const [sort, direction] = (search.get('sort') ?? '').split(',');
    const chosen = oneOf(sorts, sort);
    const page = Number(search.get('page') ?? '1');
    return {
      status: oneOf(statuses, search.get('status')),
      view: oneOf(views, search.get('view')),
      ...NOT_NARROWED,
      ...(inOrder(from, to) ? { dateFrom: from, dateTo: to } : { dateFrom: to, dateTo: from }),
      q: wordsOf(search.get('q')),
      ...(byTrade ? tradeOf(search) : {}),
      ...(byDelivery ? deliveryOf(search) : {}),
      page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
      size: PAGE_SIZES.find((size) => String(size) === search.get('size')) ?? null,
      sort: chosen ?? none.sort,
      direction: chosen === null ? none.direction : (oneOf(['asc', 'desc'], direction) ?? 'asc'),
    };
  }

  /** The query of the address of these filters; what is as usual is left out. */
  function search(filters: Filters): string {
    const written = new URLSearchParams();
    if (filters.status !== null) written.set('status', filters.status);
    if (filters.view !== null) written.set('view', filters.view);
    if (filters.dateFrom !== null) written.set('dateFrom', filters.dateFrom);
    if (filters.dateTo !== null) written.set('dateTo', filters.dateTo);
    if (filters.q !== '') written.set('q', filters.q);
    if (filters.idClient !== null) written.set('client', String(filters.idClient));
    if (filters.contact !== '') written.set('contact', filters.contact);
    if (filters.totalFrom !== null) written.set('totalFrom', String(filters.totalFrom));
    if (filters.totalTo !== null) written.set('totalTo', String(filters.totalTo));
    if (filters.delivery !== null) written.set('delivery', filters.delivery);
    if (filters.deliveryFrom !== null) written.set('deliveryFrom', filters.deliveryFrom);
    if (filters.deliveryTo !== null) written.set('deliveryTo', filters.deliveryTo);
    if (filters.sort !== none.sort || filters.direction !== none.direction)
      written.set('sort', `${filters.sort},${filters.direction}`);
    if (filters.size !== null) written.set('size', String(filters.size));
    if (filters.page !== 1) written.set('page', String(filters.page));
    return written.toString();
  }

  /** Path and query of the list with these filters. */
  function href(filters: Filters): string {
    const written = search(filters);
    return written === '' ? path : `${path}?${written}`;
  }

  /** What the provider is asked. */
  function query(filters: Filters) {
    return {
      ...(filters.status === null ? {} : { status: filters.status }),
      ...(filters.view === null ? {} : { [filters.view]: true as const }),
      ...countsQuery(filters),
      page: filters.page - 1,
      size: filters.size ?? PAGE_SIZE,
      sort: `${filters.sort},${filters.direction}` as const,
    };
  }

  /** The order of the rows, as a table shows it. */
  function columnOrder({ sort, direction }: Filters): ColumnOrder {
    return { column: sort, direction: direction === 'asc' ? 'ascending' : 'descending' };
  }

  /** What changes when a table asks for this order; nothing for a column that the provider does not sort by. */
  function orderedBy({ column, direction }: ColumnOrder): Pick<Filters, 'sort' | 'direction'> | null {
    const sort = oneOf(sorts, column);
    return sort === null ? null : { sort, direction: direction === 'ascending' ? 'asc' : 'desc' };
  }

  return { path, none, sorts, byDelivery, read, search, href, query, columnOrder, orderedBy };
}

/** How one list's address is read and written. */
export type ListAddress<Status extends string, Sort extends string> = ReturnType<
  typeof listFilters<Status, Sort>
>;

/** What narrows a list, apart from its states and views: counts by state are asked for these. */
export function countsQuery({
  dateFrom,
  dateTo,
  q,
  idClient,
  contact,
  totalFrom,
  totalTo,
  delivery,
  deliveryFrom,
  deliveryTo,
}: ListFilters) {
  return {
    ...(dateFrom === null ? {} : { dateFrom }),
    ...(dateTo === null ? {} : { dateTo }),
    ...(q === '' ? {} : { q }),
    ...(idClient === null ? {} : { idClient }),
    ...(contact === '' ? {} : { contact }),
    ...(totalFrom === null ? {} : { totalFrom }),
    ...(totalTo === null ? {} : { totalTo }),
    ...(delivery === null ? {} : { delivery }),
    ...(deliveryFrom === null ? {} : { deliveryFrom }),
    ...(deliveryTo === null ? {} : { deliveryTo }),
  };
}

/** True when something narrows the list, apart from the chosen state. */
export const isNarrowed = (filters: ListFilters): boolean => Object.keys(countsQuery(filters)).length > 0;
