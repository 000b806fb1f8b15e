import { defineRemote } from '@vitis/portal/remote';

export const remote = defineRemote({
  name: 'mf-chat',
  routes: [
    {
      path: '/chat',
      load: () => import(/* webpackChunkName: "chat" */ './features/chat/chat.route.tsx'),
    },
  ],
});
