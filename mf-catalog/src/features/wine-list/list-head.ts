import { listProducts } from '@vitis/contracts';
import { type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { inOneOrder, isOfTheShop, listFacts } from '../../shared/list-facts.ts';
import { CARD_BOTTLE, preloadOf, widthsAt } from '../../shared/picture-sizes.ts';
import { viewerWith } from '../../shared/use-viewer.ts';
import { titleOf } from '../../shared/wine-filters/list-names.ts';
import { filterAddress, filterFor, productQuery, readFilter } from '../../shared/wine-filters/wine-filter.ts';

/** What the provider is asked at an address, by somebody with these roles. */
export const listRequest = ({ search, roles = [] }: RouteRequest) =>
  request(listProducts, { query: productQuery(readFilter(search).filter, viewerWith(roles)) });

/** The title names what the list is narrowed to; the first bottle is the page's largest picture. */
export function listHead(asked: RouteRequest, read: ReadData): PageHead {
  const answer = read(listRequest(asked));
  const { filter } = readFilter(asked.search);
  const title = titleOf(filter, answer?.facets) || (filter.q && `“${filter.q}”`) || '';
  const wines = answer?._embedded.items ?? [];
  const picture = filter.view === 'grid' ? wines[0]?.picture : undefined;
  return {
    ...listFacts(
      answer?.page,
      wines.map(({ id }) => `/product/${id}`),
      title,
    ),
    canonical: filterAddress({
      ...inOneOrder(filterFor(filter, viewerWith(asked.roles ?? []))),
      title: '',
      view: 'grid',
    }),
    ...(isOfTheShop(filter.q, answer) ? {} : { isIndexed: false }),
    ...(picture ? { image: preloadOf(picture, widthsAt(picture, CARD_BOTTLE)) } : {}),
  };
}
