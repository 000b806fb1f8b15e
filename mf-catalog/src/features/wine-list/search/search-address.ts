import { SEARCH_WORDS_LIMIT, type WineFilter } from '@vitis/contracts';
import type { Viewer } from '../../../shared/use-viewer.ts';
import { productQuery, readFilter } from '../../../shared/wine-filters/wine-filter.ts';

interface SearchAddress {
  /** Conditions and view, as those of the wine list; `q` is trimmed, and empty where nothing was typed. */
  filter: WineFilter;
  refused: (keyof WineFilter)[];
  /** The words were longer than a search may be. */
  cut: boolean;
}

/** Reads `/search-result?q=…`, with all that the wine list's address has. What makes no sense is named and left out. */
export function readSearch(search: URLSearchParams): SearchAddress {
  const typed = (search.get('q') ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  const { filter, refused } = readFilter(search);
  return {
    filter: { ...filter, title: '', q: typed.slice(0, SEARCH_WORDS_LIMIT).trim() },
    refused: refused.filter((name) => name !== 'q' && name !== 'title'),
    cut: typed.length > SEARCH_WORDS_LIMIT,
  };
}

/** What the provider is asked for: wines, in other letters where nothing matches as typed. */
export const foundQuery = (filter: WineFilter, viewer: Viewer) => ({
  query: { ...productQuery(filter, viewer), corrects: true as const },
});
