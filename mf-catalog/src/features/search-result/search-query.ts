/** Most letters of a search; the wire takes no more. */
export const SEARCH_LIMIT = 100;
export const SEARCH_PAGE_SIZE = 20;

export interface SearchAddress {
  /** Trimmed; empty when nothing was typed. */
  q: string;
  /** The words were longer than a search may be. */
  cut: boolean;
  /** From 1. */
  page: number;
}

/** Reads `/search-result?q=&page=`; a page that makes no sense is the first. */
export function readSearch(search: URLSearchParams): SearchAddress {
  const typed = (search.get('q') ?? '').trim();
  const page = search.get('page') ?? '';
  return {
    q: typed.slice(0, SEARCH_LIMIT).trim(),
    cut: typed.length > SEARCH_LIMIT,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** What the provider is asked; null where there is nothing to look for. */
export const searchInput = ({ q, page }: SearchAddress) =>
  q === '' ? null : { query: { q, page: page - 1, size: SEARCH_PAGE_SIZE } };

/** Address of a search. */
export const searchHref = (q: string, page = 1): string =>
  `/search-result?${new URLSearchParams({ q, ...(page > 1 ? { page: String(page) } : {}) })}`;
