import { defineRemote } from '@vitis/portal/remote';

export const remote = defineRemote({
  name: 'mf-account',
  routes: [
    {
      path: '/account/login',
      load: () => import(/* webpackChunkName: "login" */ './features/login/login.route.tsx'),
    },
    {
      path: '/account/signup',
      load: () => import(/* webpackChunkName: "agreements" */ './features/sign-up/agreements.route.tsx'),
    },
    {
      path: '/account/signup/verify',
      load: () => import(/* webpackChunkName: "verify" */ './features/sign-up/verify.route.tsx'),
    },
    {
      path: '/account/signup/account',
      load: () => import(/* webpackChunkName: "account" */ './features/sign-up/account.route.tsx'),
    },
    {
      path: '/account/signup/business',
      load: () => import(/* webpackChunkName: "business" */ './features/sign-up/business.route.tsx'),
    },
    {
      path: '/account/signup/done',
      load: () => import(/* webpackChunkName: "done" */ './features/sign-up/done.route.tsx'),
    },
    {
      path: '/account/certemail',
      load: () =>
        import(/* webpackChunkName: "confirm-email" */ './features/confirm-email/confirm-email.route.tsx'),
    },
    {
      path: '/account/findemail',
      load: () => import(/* webpackChunkName: "find-email" */ './features/find-email/find-email.route.tsx'),
    },
    {
      path: '/account/findpw',
      load: () =>
        import(/* webpackChunkName: "find-password" */ './features/find-password/find-password.route.tsx'),
    },
    {
      path: '/account/resetpw',
      load: () =>
        import(/* webpackChunkName: "reset-password" */ './features/reset-password/reset-password.route.tsx'),
    },
    {
      path: '/account/resetpw/old',
      load: () =>
        import(/* webpackChunkName: "old-password" */ './features/old-password/old-password.route.tsx'),
    },
    {
      path: '/account/withdrawal-complete',
      load: () =>
        import(
          /* webpackChunkName: "withdrawal-complete" */ './features/withdrawal-complete/withdrawal-complete.route.tsx'
        ),
    },
    {
      path: '/niceid/checkplus_result',
      load: () =>
        import(
          /* webpackChunkName: "checkplus-result" */ './features/identity-return/checkplus-result.route.tsx'
        ),
    },
    {
      path: '/niceid/mobile_cert',
      load: () =>
        import(/* webpackChunkName: "mobile-cert" */ './features/identity-return/mobile-cert.route.tsx'),
    },
    {
      path: '/oauth2/kakao',
      load: () =>
        import(/* webpackChunkName: "social-return" */ './features/social-return/social-return.route.tsx'),
    },
  ],
});
