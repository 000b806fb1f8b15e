import type { RouteObject } from '@vitis/platform/owner';
import type { ReadyScreen } from '../federation/screen-source.ts';

const GALLERY = '/dev/ui';

/** Pages for those who build the product; the production build drops them, with all they import. */
export function developmentRoutes(): RouteObject[] {
  if (process.env.NODE_ENV === 'production') return [];
  return [
    {
      id: 'dev-ui',
      path: GALLERY,
      lazy: async () => {
        const { UiGallery } = await import(/* webpackChunkName: "dev-ui" */ '@vitis/ui/gallery');
        const screen: ReadyScreen = {
          status: 'ready',
          part: 'shell',
          build: '',
          Screen: UiGallery,
          route: {
            path: GALLERY,
            load: async () => ({ Screen: UiGallery }),
            head: () => ({ title: '컨트롤 모음' }),
          },
        };
        // What the title of the document is read from, as for any other screen.
        return { Component: UiGallery, loader: () => screen };
      },
    },
  ];
}
