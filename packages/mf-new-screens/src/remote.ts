import { defineRemote } from '@vitis/portal/remote';

export const remote = defineRemote({
  name: 'mf-new-screens',
  routes: [
    {
      path: '/its-path/list',
      load: () => import(/* webpackChunkName: "new-list" */ './features/new-list/new-list.route.tsx'),
    },
    {
      path: '/its-path/detail/:number',
      load: () => import(/* webpackChunkName: "new-detail" */ './features/new-detail/new-detail.route.tsx'),
    },
    {
      path: '/its-path/form',
      load: () => import(/* webpackChunkName: "new-form" */ './features/new-form/new-form.route.tsx'),
    },
    {
      path: '/its-path/article/:type',
      load: () =>
        import(/* webpackChunkName: "new-article" */ './features/new-article/new-article.route.tsx'),
    },
  ],
});
