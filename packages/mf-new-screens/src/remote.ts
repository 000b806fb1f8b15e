import { defineRemote } from '@vitis/portal/remote';

export const remote = defineRemote({
  name: 'mf-new-screens',
  routes: [
    {
      path: '/its-path/list',
      load: () => import(/* webpackChunkName: "new-list" */ './features/new-list/new-list.route.tsx'),
    },
  ],
});
