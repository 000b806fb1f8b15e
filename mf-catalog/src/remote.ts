import { defineRemote } from '@vitis/portal/remote';

export const remote = defineRemote({
  name: 'mf-catalog',
  routes: [
    {
      path: '/',
      load: () => import(/* webpackChunkName: "home" */ './features/home/home.route.tsx'),
    },
    {
      path: '/product',
      load: () => import(/* webpackChunkName: "wine-list" */ './features/wine-list/wine-list.route.tsx'),
    },
    {
      path: '/product/compare',
      load: () =>
        import(/* webpackChunkName: "wine-compare" */ './features/wine-compare/wine-compare.route.tsx'),
    },
    {
      path: '/product/pdf',
      load: () => import(/* webpackChunkName: "price-list" */ './features/price-list/price-list.route.tsx'),
    },
    {
      path: '/product/:pid/pdf',
      load: () => import(/* webpackChunkName: "wine-sheet" */ './features/wine-sheet/wine-sheet.route.tsx'),
    },
    {
      path: '/product/:pid',
      load: () =>
        import(/* webpackChunkName: "wine-detail" */ './features/wine-detail/wine-detail.route.tsx'),
    },
    {
      path: '/event',
      load: () => import(/* webpackChunkName: "event" */ './features/event/event.route.tsx'),
    },
    {
      path: '/event/:eid',
      load: () =>
        import(/* webpackChunkName: "event-detail" */ './features/event-detail/event-detail.route.tsx'),
    },
    {
      path: '/magazine',
      load: () => import(/* webpackChunkName: "magazine" */ './features/magazine/magazine.route.tsx'),
    },
    {
      path: '/magazine/:mid',
      load: () =>
        import(
          /* webpackChunkName: "magazine-article" */ './features/magazine-article/magazine-article.route.tsx'
        ),
    },
    {
      path: '/common-sense',
      load: () =>
        import(/* webpackChunkName: "common-sense" */ './features/common-sense/common-sense.route.tsx'),
    },
    {
      path: '/common-sense/:cid',
      load: () =>
        import(
          /* webpackChunkName: "common-sense-article" */ './features/common-sense-article/common-sense-article.route.tsx'
        ),
    },
    {
      path: '/search-result',
      load: () =>
        import(/* webpackChunkName: "search-result" */ './features/wine-list/search-result.route.tsx'),
    },
    {
      path: '/winery',
      load: () =>
        import(/* webpackChunkName: "winery-list" */ './features/winery-list/winery-list.route.tsx'),
    },
    {
      path: '/winery/pdf',
      load: () =>
        import(
          /* webpackChunkName: "winery-list-print" */ './features/winery-list-print/winery-list-print.route.tsx'
        ),
    },
    {
      path: '/winery/:wid',
      load: () =>
        import(/* webpackChunkName: "winery-detail" */ './features/winery-detail/winery-detail.route.tsx'),
    },
    {
      path: '/winery/:wid/pdf',
      load: () =>
        import(/* webpackChunkName: "winery-print" */ './features/winery-print/winery-print.route.tsx'),
    },
    {
      path: '/about',
      load: () => import(/* webpackChunkName: "about" */ './features/about/about.route.tsx'),
    },
    {
      path: '/direction',
      load: () => import(/* webpackChunkName: "direction" */ './features/direction/direction.route.tsx'),
    },
    {
      path: '/terms',
      load: () => import(/* webpackChunkName: "terms" */ './features/terms/terms.route.tsx'),
    },
    {
      path: '/cart',
      load: () => import(/* webpackChunkName: "cart" */ './features/cart/cart.route.tsx'),
    },
    {
      path: '/cart/quick',
      load: () =>
        import(/* webpackChunkName: "quick-order" */ './features/quick-order/quick-order.route.tsx'),
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
    {
      path: '/order/subscribe',
      load: () =>
        import(
          /* webpackChunkName: "repeating-order" */ './features/repeating-order/repeating-order.route.tsx'
        ),
    },
    {
      path: '/order/payment',
      load: () =>
        import(/* webpackChunkName: "order-payment" */ './features/order-payment/order-payment.route.tsx'),
    },
    {
      path: '/order/pickup',
      load: () =>
        import(/* webpackChunkName: "order-pickup" */ './features/order-pickup/order-pickup.route.tsx'),
    },
    {
      path: '/cart/pdf/estimate-apply',
      load: () =>
        import(
          /* webpackChunkName: "estimate-apply-print" */ './features/cart-print/estimate-apply-print.route.tsx'
        ),
    },
    {
      path: '/cart/pdf/order-apply',
      load: () =>
        import(
          /* webpackChunkName: "order-apply-print" */ './features/cart-print/order-apply-print.route.tsx'
        ),
    },
  ],
});
