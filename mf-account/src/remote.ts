import { defineRemote } from '@vitis/portal/remote';

export const remote = defineRemote({
  name: 'mf-account',
  routes: [
    {
      path: '/account/login',
      load: () => import(/* webpackChunkName: "login" */ './features/login/login.route.tsx'),
    },
    {
      path: '/account/withdrawal-complete',
      load: () =>
        import(
          /* webpackChunkName: "withdrawal-complete" */ './features/withdrawal-complete/withdrawal-complete.route.tsx'
        ),
    },
    {
      path: '/oauth2/kakao',
      load: () =>
        import(/* webpackChunkName: "social-return" */ './features/social-return/social-return.route.tsx'),
    },
  ],
});
