import { defineRemote } from '@vitis/platform';

export const remote = defineRemote({
  name: 'mf-chat',
  routes: [
    {
      path: '/chat',
      load: () => import(/* webpackChunkName: "chat" */ './features/chat/chat.route.tsx'),
    },
  ],
});
