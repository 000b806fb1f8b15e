import { defineRemote } from '@vitis/platform';

export const remote = defineRemote({
  name: 'mf-chat',
  routes: [
    {
      path: '/chat',
      load: () => import(/* webpackChunkName: "rooms" */ './features/rooms/rooms.route.tsx'),
    },
  ],
});
