import type { RouteObject } from '@vitis/platform/owner';

/** Pages for those who build the product; the production build drops them, with all they import. */
export function developmentRoutes(): RouteObject[] {
  if (process.env.NODE_ENV === 'production') return [];
  return [
    {
      id: 'dev-ui',
      path: '/dev/ui',
      lazy: async () => {
        const { UiGallery } = await import(/* webpackChunkName: "dev-ui" */ '@vitis/ui/gallery');
        return { Component: UiGallery };
      },
    },
  ];
}
