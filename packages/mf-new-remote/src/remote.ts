import { listProducts } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { defineRemote } from '@vitis/portal/remote';
import { newestWines } from './features/new-remote/newest-wines.ts';

export const remote = defineRemote({
  name: 'mf-new-remote',
  routes: [
    {
      path: '/its-path',
      load: () => import(/* webpackChunkName: "new-remote" */ './features/new-remote/new-remote.route.tsx'),
      data: () => [request(listProducts, newestWines)],
    },
  ],
});
