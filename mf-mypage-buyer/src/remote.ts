import { defineRemote } from '@vitis/portal/remote';

export const remote = defineRemote({
  name: 'mf-mypage-buyer',
  routes: [
    {
      path: '/mypage',
      load: () => import(/* webpackChunkName: "entry" */ './features/entry/entry.route.tsx'),
    },
    {
      path: '/mypage/wish',
      load: () => import(/* webpackChunkName: "wish" */ './features/wish/wish.route.tsx'),
    },
    {
      path: '/mypage/member-info',
      load: () =>
        import(/* webpackChunkName: "member-info" */ './features/member-info/member-info.route.tsx'),
    },
    {
      path: '/mypage/client-info',
      load: () =>
        import(/* webpackChunkName: "client-info" */ './features/client-info/client-info.route.tsx'),
    },
    {
      path: '/mypage/client-info/edit',
      load: () =>
        import(/* webpackChunkName: "client-edit" */ './features/client-edit/client-edit.route.tsx'),
    },
    {
      path: '/mypage/client-info/withdraw',
      load: () => import(/* webpackChunkName: "withdraw" */ './features/withdraw/withdraw.route.tsx'),
    },
    {
      path: '/mypage/delivery',
      load: () => import(/* webpackChunkName: "deliveries" */ './features/deliveries/deliveries.route.tsx'),
    },
    {
      path: '/mypage/estimate-apply-history',
      load: () => import(/* webpackChunkName: "estimates" */ './features/estimates/estimates.route.tsx'),
    },
    {
      path: '/mypage/estimate-apply-history/:hid',
      load: () => import(/* webpackChunkName: "estimate" */ './features/estimate/estimate.route.tsx'),
    },
    {
      path: '/mypage/estimate-apply-history/:hid/pdf',
      load: () =>
        import(/* webpackChunkName: "estimate-print" */ './features/estimate-print/estimate-print.route.tsx'),
    },
    {
      path: '/mypage/estimate-order-history',
      load: () => import(/* webpackChunkName: "orders" */ './features/orders/orders.route.tsx'),
    },
    {
      path: '/mypage/estimate-order-history/:hid',
      load: () => import(/* webpackChunkName: "order" */ './features/order/order.route.tsx'),
    },
    {
      path: '/mypage/estimate-order-history/:hid/pdf/order-pdf',
      load: () =>
        import(/* webpackChunkName: "order-print" */ './features/order-print/order-print.route.tsx'),
    },
    {
      path: '/mypage/estimate-order-history/:hid/pdf/statement-pdf',
      load: () =>
        import(/* webpackChunkName: "statement-print" */ './features/order-print/statement-print.route.tsx'),
    },
    {
      path: '/mypage/faq',
      load: () => import(/* webpackChunkName: "faq" */ './features/faq/faq.route.tsx'),
    },
    {
      path: '/mypage/notice',
      load: () => import(/* webpackChunkName: "notices" */ './features/notices/notices.route.tsx'),
    },
    {
      path: '/mypage/notice/:nid',
      load: () => import(/* webpackChunkName: "notice" */ './features/notice/notice.route.tsx'),
    },
    {
      path: '/mypage/inquiry',
      load: () => import(/* webpackChunkName: "inquiries" */ './features/inquiries/inquiries.route.tsx'),
    },
    {
      path: '/mypage/inquiry/write',
      load: () =>
        import(/* webpackChunkName: "inquiry-write" */ './features/inquiry-write/inquiry-write.route.tsx'),
    },
    {
      path: '/mypage/inquiry/:iid',
      load: () => import(/* webpackChunkName: "inquiry" */ './features/inquiry/inquiry.route.tsx'),
    },
    {
      path: '/mypage/client-info/addresses',
      load: () => import(/* webpackChunkName: "addresses" */ './features/addresses/addresses.route.tsx'),
    },
    {
      path: '/mypage/own-wine',
      load: () => import(/* webpackChunkName: "own-wine" */ './features/own-wine/own-wine.route.tsx'),
    },
    {
      path: '/mypage/own-wine/share',
      load: () =>
        import(/* webpackChunkName: "own-wine-share" */ './features/own-wine-share/own-wine-share.route.tsx'),
    },
    {
      path: '/wine-menu/:token',
      load: () => import(/* webpackChunkName: "house-menu" */ './features/house-menu/house-menu.route.tsx'),
    },
    {
      path: '/mypage/receipt',
      load: () => import(/* webpackChunkName: "receipts" */ './features/receipts/receipts.route.tsx'),
    },
    {
      path: '/mypage/receipt/:rid',
      load: () => import(/* webpackChunkName: "receipt" */ './features/receipt/receipt.route.tsx'),
    },
    {
      path: '/mypage/cash',
      load: () => import(/* webpackChunkName: "cash" */ './features/cash/cash.route.tsx'),
    },
    {
      path: '/mypage/purchase-situation',
      load: () => import(/* webpackChunkName: "purchases" */ './features/purchases/purchases.route.tsx'),
    },
    {
      path: '/mypage/notifications',
      load: () =>
        import(/* webpackChunkName: "notifications" */ './features/notifications/notifications.route.tsx'),
    },
    {
      path: '/mypage/taste-analysis',
      load: () =>
        import(/* webpackChunkName: "taste-analysis" */ './features/taste-analysis/taste-analysis.route.tsx'),
    },
    {
      path: '/mypage/cancel-history',
      load: () =>
        import(/* webpackChunkName: "cancellations" */ './features/cancellations/cancellations.route.tsx'),
    },
    {
      path: '/mypage/cancel-history/:cid',
      load: () =>
        import(/* webpackChunkName: "cancellation" */ './features/cancellation/cancellation.route.tsx'),
    },
    {
      path: '/mypage/order',
      load: () =>
        import(/* webpackChunkName: "bought-orders" */ './features/bought-orders/bought-orders.route.tsx'),
    },
    {
      path: '/mypage/order/:oid',
      load: () =>
        import(/* webpackChunkName: "bought-order" */ './features/bought-order/bought-order.route.tsx'),
    },
    {
      path: '/mypage/order/:oid/return',
      load: () =>
        import(/* webpackChunkName: "return-request" */ './features/return-request/return-request.route.tsx'),
    },
    {
      path: '/mypage/coupon',
      load: () => import(/* webpackChunkName: "coupons" */ './features/coupons/coupons.route.tsx'),
    },
    {
      path: '/mypage/member-rating',
      load: () =>
        import(/* webpackChunkName: "member-rating" */ './features/member-rating/member-rating.route.tsx'),
    },
  ],
});
