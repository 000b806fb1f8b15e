import * as v from 'valibot';
import { DeliveryStatus } from './documents.ts';
import { paging, sortBy } from './page.ts';
import { Count, IdParam, IsoDay, SearchWords, WonParam } from './scalars.ts';
import { asSheet } from './sheets.ts';

/** What narrows a list and the counts of its states alike. */
const narrowing = {
  /** Days of the request in Seoul, both ends included. */
  dateFrom: v.optional(IsoDay),
  dateTo: v.optional(IsoDay),
  /** Part of a number, a wine's name or (sales) a client's name. */
  q: v.optional(SearchWords),
};

/** What a list of documents is narrowed to and sorted by: by the request, or by another of these columns. */
/* @__NO_SIDE_EFFECTS__ */
export function documentListQuery<Status extends v.GenericSchema, const Sorts extends readonly string[]>(
  status: Status,
  ...sorts: Sorts
) {
  return v.object({
    status: v.optional(status),
    ...narrowing,
    ...paging,
    ...asSheet(),
    sort: sortBy('requestedAt', ...sorts),
  });
}

/** What estimates and orders are narrowed to besides, and the counts of their states with them. */
export const tradeNarrowing = {
  idClient: v.optional(IdParam),
  /** Part of the name of the person whose document it is. */
  contact: v.optional(SearchWords),
  /** Of the sum with VAT, both ends included. */
  totalFrom: v.optional(WonParam),
  totalTo: v.optional(WonParam),
};

/** What orders are narrowed to besides, and the counts of their states with them. */
export const deliveryNarrowing = {
  /** One of its deliveries is in this state. */
  delivery: v.optional(DeliveryStatus),
  /** It is on a delivery of these days, both ends included; one that was taken back counts only where its state is asked for. */
  deliveryFrom: v.optional(IsoDay),
  deliveryTo: v.optional(IsoDay),
};

/** Which documents a count is of. */
export const CountsQuery = v.object(narrowing);

/** How many documents there are in each state; the numbers add up to `total`. */
/* @__NO_SIDE_EFFECTS__ */
export function countsBy<const Statuses extends readonly string[]>(statuses: Statuses) {
  const counts = Object.fromEntries(statuses.map((status) => [status, Count]));
  return v.object({ ...(counts as Record<Statuses[number], typeof Count>), total: Count });
}
