import { defineRemote } from '@vitis/platform';

export const remote = defineRemote({
  name: 'mf-mypage-buyer',
  routes: [
    {
      path: '/mypage',
      load: () => import(/* webpackChunkName: "mypage" */ './features/entry/entry.route.tsx'),
    },
    {
      path: '/mypage/wish',
      load: () => import(/* webpackChunkName: "wish" */ './features/wish/wish.route.tsx'),
    },
  ],
});
