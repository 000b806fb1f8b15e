import { getProduct, listProducts, type ProductDetail, searchProducts } from '@vitis/contracts';
import { latinName, originAddress, wineTitle } from '@vitis/domain';
import { type Crumb, request } from '@vitis/platform';
import { defineRemote } from '@vitis/portal/remote';
import { homeData, leadWines, newWines } from './features/home/home-data.ts';
import { leadSizes } from './features/home/lead-sizes.ts';
import { readSearch, searchInput } from './features/search-result/search-query.ts';
import { detailSizes } from './features/wine-detail/detail-sizes.ts';
import { askedProduct } from './features/wine-detail/product-id.ts';
import { productQuery, readFilter } from './features/wine-list/wine-filter.ts';
import { CARD_BOTTLE, preloadOf, widthsAt } from './shared/picture-sizes.ts';

/** From the country over its areas, each the list of what grows there. */
function wayTo(wine: ProductDetail): Crumb[] {
  const { country, areas } = wine;
  return [
    { label: country.name, href: originAddress(wine) },
    ...areas.map(({ id, name }) => ({ label: name, href: originAddress(wine, id) })),
    { label: wineTitle(wine) },
  ];
}

const listRequest = (search: URLSearchParams) =>
  request(listProducts, { query: productQuery(readFilter(search).filter, false) });

export const remote = defineRemote({
  name: 'mf-catalog',
  routes: [
    {
      path: '/',
      load: () => import(/* webpackChunkName: "home" */ './features/home/home.route.tsx'),
      data: homeData,
      head: (_request, read) => {
        const [first] = leadWines(read(request(listProducts, newWines))?._embedded.items ?? []);
        return first?.picture ? { image: preloadOf(first.picture, leadSizes(first.picture, 0)) } : {};
      },
    },
    {
      path: '/product',
      load: () => import(/* webpackChunkName: "wine-list" */ './features/wine-list/wine-list.route.tsx'),
      data: ({ search }) => [listRequest(search)],
      head: ({ search }, read) => {
        const answer = read(listRequest(search));
        const { filter } = readFilter(search);
        const names = [
          ...(answer?.facets?.countries.filter((one) => filter.countryName.includes(one.countryCode)) ?? []),
          ...(answer?.facets?.areas.filter(({ id }) => filter.idProductionAreas.includes(id)) ?? []),
          ...(answer?.facets?.kinds.filter(({ id }) => filter.idKinds.includes(id)) ?? []),
        ].map(({ name }) => name);
        const title = filter.title || (filter.q && `“${filter.q}”`) || names.join(' · ');
        const picture = filter.view === 'grid' ? answer?._embedded.items[0]?.picture : undefined;
        return {
          ...(title === '' ? {} : { title }),
          ...(picture ? { image: preloadOf(picture, widthsAt(picture, CARD_BOTTLE)) } : {}),
        };
      },
    },
    {
      path: '/product/:pid',
      load: () =>
        import(/* webpackChunkName: "wine-detail" */ './features/wine-detail/wine-detail.route.tsx'),
      data: ({ params }) => [request(getProduct, askedProduct(params.pid))],
      head: ({ params }, read) => {
        const wine = read(request(getProduct, askedProduct(params.pid)));
        if (wine === undefined) return {};
        return {
          title: wineTitle(wine),
          crumbs: wayTo(wine),
          description: wine.description || [wineTitle(wine), latinName(wine)].filter(Boolean).join(' · '),
          ...(wine.picture ? { image: preloadOf(wine.picture, detailSizes(wine.picture)) } : {}),
        };
      },
    },
    {
      path: '/search-result',
      load: () =>
        import(/* webpackChunkName: "search-result" */ './features/search-result/search-result.route.tsx'),
      data: ({ search }) => {
        const input = searchInput(readSearch(search));
        return input === null ? [] : [request(searchProducts, input)];
      },
      head: ({ search }) => {
        const { q } = readSearch(search);
        return q === '' ? {} : { title: `“${q}”` };
      },
    },
    {
      path: '/cart',
      load: () => import(/* webpackChunkName: "cart" */ './features/cart/cart.route.tsx'),
    },
    {
      path: '/cart/apply',
      load: () => import(/* webpackChunkName: "cart-apply" */ './features/cart-apply/cart-apply.route.tsx'),
    },
    {
      path: '/cart/order',
      load: () => import(/* webpackChunkName: "cart-order" */ './features/cart-order/cart-order.route.tsx'),
    },
    {
      path: '/order/orderComplete',
      load: () =>
        import(/* webpackChunkName: "order-complete" */ './features/order-complete/order-complete.route.tsx'),
    },
  ],
});
