import { defineRemote } from '@vitis/portal/remote';

export const remote = defineRemote({
  name: 'mf-new-remote',
  routes: [
    {
      path: '/its-path',
      load: () => import(/* webpackChunkName: "new-remote" */ './features/new-remote/new-remote.route.tsx'),
    },
  ],
});
