import { defineRemote } from '@vitis/portal/remote';

export const remote = defineRemote({
  name: 'mf-mypage-sales',
  routes: [
    {
      path: '/mypage/manage-estimate-history',
      load: () =>
        import(
          /* webpackChunkName: "manage-estimates" */ './features/manage-estimates/manage-estimates.route.tsx'
        ),
    },
    {
      path: '/mypage/manage-estimate-history/regist',
      load: () =>
        import(/* webpackChunkName: "regist-estimate" */ './features/regist/regist-estimate.route.tsx'),
    },
    {
      path: '/mypage/manage-estimate-history/:mid',
      load: () =>
        import(
          /* webpackChunkName: "estimate-answer" */ './features/estimate-answer/estimate-answer.route.tsx'
        ),
    },
    {
      path: '/mypage/manage-estimate-history/dummy/:status',
      load: () =>
        import(
          /* webpackChunkName: "estimate-sample" */ './features/estimate-answer/estimate-sample.route.tsx'
        ),
    },
    {
      path: '/mypage/manage-order-history',
      load: () =>
        import(/* webpackChunkName: "manage-orders" */ './features/manage-orders/manage-orders.route.tsx'),
    },
    {
      path: '/mypage/manage-order-history/regist',
      load: () => import(/* webpackChunkName: "regist-order" */ './features/regist/regist-order.route.tsx'),
    },
    {
      path: '/mypage/manage-order-history/:oid',
      load: () =>
        import(/* webpackChunkName: "order-answer" */ './features/order-answer/order-answer.route.tsx'),
    },
    {
      path: '/mypage/manage-order-history/dummy/:status',
      load: () =>
        import(/* webpackChunkName: "order-sample" */ './features/order-answer/order-sample.route.tsx'),
    },
    {
      path: '/mypage/shipping-list',
      load: () =>
        import(/* webpackChunkName: "shipping-list" */ './features/shipping-list/shipping-list.route.tsx'),
    },
    {
      path: '/mypage/manage-delivery-schedule',
      load: () =>
        import(/* webpackChunkName: "schedule" */ './features/delivery-schedule/schedule.route.tsx'),
    },
    {
      path: '/mypage/manage-delivery-schedule/print',
      load: () =>
        import(/* webpackChunkName: "round-print" */ './features/round-print/round-print.route.tsx'),
    },
    {
      path: '/mypage/bonds-sales-situation',
      load: () =>
        import(/* webpackChunkName: "receivables" */ './features/receivables/receivables.route.tsx'),
    },
    {
      path: '/mypage/bonds-sales-situation/print',
      load: () =>
        import(/* webpackChunkName: "ledger-print" */ './features/ledger-print/ledger-print.route.tsx'),
    },
    {
      path: '/mypage/clients/:cid',
      load: () => import(/* webpackChunkName: "client" */ './features/client/client.route.tsx'),
    },
    {
      path: '/mypage/manage-estimate-history/:mid/pdf',
      load: () =>
        import(/* webpackChunkName: "estimate-print" */ './features/print/estimate-print.route.tsx'),
    },
    {
      path: '/mypage/manage-order-history/:oid/pdf/order-pdf',
      load: () => import(/* webpackChunkName: "order-print" */ './features/print/order-print.route.tsx'),
    },
    {
      path: '/mypage/manage-order-history/:oid/pdf/statement-pdf',
      load: () =>
        import(/* webpackChunkName: "statement-print" */ './features/print/statement-print.route.tsx'),
    },
  ],
});
