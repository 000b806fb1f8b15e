import { listKinds } from '@vitis/contracts';
import { defineRemote, request } from '@vitis/platform';

export const remote = defineRemote({
  name: 'mf-catalog',
  routes: [
    {
      path: '/',
      load: () => import(/* webpackChunkName: "home" */ './features/home/home.route.tsx'),
      data: () => [request(listKinds)],
    },
  ],
});
