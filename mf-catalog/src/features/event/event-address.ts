import { type listNewsEvents, NEWS_EVENT_STATES, type NewsEventState, type QueryOf } from '@vitis/contracts';
import { listHref, readChoice, readPage } from '../../shared/articles/list-address.ts';

/** One lead, two beside each other, two rows of three. */
export const EVENT_PAGE = 9;

export interface EventAddress {
  /** Null is all of them. */
  state: NewsEventState | null;
  /** From 1. */
  page: number;
}

/** Reads `/event?state=&page=`; what makes no sense is named in `refused` and left out. */
export function readEventAddress(search: URLSearchParams) {
  const read = { state: readChoice(search, 'state', NEWS_EVENT_STATES), page: readPage(search) };
  const address: EventAddress = { state: read.state ?? null, page: read.page ?? 1 };
  const refused = (Object.keys(read) as (keyof EventAddress)[]).filter((name) => read[name] === undefined);
  return { address, refused };
}

/** The address of the events of a state. */
export const eventHref = ({ state = null, page = 1 }: Partial<EventAddress>) =>
  listHref('/event', { state }, page);

/** What the provider is asked. */
export const eventInput = ({ state, page }: EventAddress): { query: QueryOf<typeof listNewsEvents> } => ({
  query: { ...(state === null ? {} : { state }), page: page - 1, size: EVENT_PAGE },
});
