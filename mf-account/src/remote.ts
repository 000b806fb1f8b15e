import { defineRemote } from '@vitis/platform';

export const remote = defineRemote({
  name: 'mf-account',
  routes: [
    {
      path: '/account/login',
      load: () => import(/* webpackChunkName: "login" */ './features/login/login.route.tsx'),
    },
  ],
});
