import { LAST_PAGE } from '@vitis/contracts';

/** The page that an address names, from 1; the first where it names none. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** Path and query of a list; what is as usual is left out. */
export function listHref(path: string, entries: Readonly<Record<string, string>>, page = 1): string {
  const named = Object.entries({ ...entries, page: page === 1 ? '' : String(page) });
  const search = new URLSearchParams(named.filter(([, value]) => value !== ''));
  return search.size === 0 ? path : `${path}?${search}`;
}
