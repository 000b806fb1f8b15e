import { type listProducts, PAGE_SIZE_LIMIT, type QueryOf, type WineFilter } from '@vitis/contracts';
import type { Viewer } from '../../shared/use-viewer.ts';
import { productQuery } from '../../shared/wine-filters/wine-filter.ts';

/** A thousand wines on some forty sheets; a longer list is narrowed before anybody prints it. */
export const MOST_PAGES = 10;

/** What the provider is asked for one part of the list; the counts of the filters come with the first. */
export const pageQuery = (
  filter: WineFilter,
  viewer: Viewer,
  page: number,
): QueryOf<typeof listProducts> => ({
  ...productQuery({ ...filter, page: 1 }, viewer),
  page,
  size: PAGE_SIZE_LIMIT,
  ...(page === 0 ? {} : { facets: false }),
});
