import { defineRemote } from '@vitis/platform';

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
  ],
});
