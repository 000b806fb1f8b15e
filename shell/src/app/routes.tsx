import type { PageRegistry, PageRoute } from '@vitis/contracts/registry';
import { isProtectedPath } from '@vitis/domain';
import type { LoaderFunctionArgs, RouteObject } from '@vitis/platform/owner';
import { ErrorPage } from '../features/error-page/error-page.tsx';
import { NotFoundScreen } from '../features/error-page/not-found-screen.tsx';
import { RemoteScreen } from '../features/remote-screen/remote-screen.tsx';
import { UpcomingScreen } from '../features/remote-screen/upcoming-screen.tsx';
import type { ScreenSource } from '../federation/screen-source.ts';
import type { RouteHandle } from '../shared/current-route.ts';
import type { RouteGuard } from '../shared/route-guard.ts';
import { developmentRoutes } from './development-routes.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { EmptyLayout } from './layouts/empty-layout.tsx';
import { MypageLayout } from './layouts/mypage-layout.tsx';
import { PageFrame } from './layouts/page-frame.tsx';

const LAYOUTS = { default: DefaultLayout, mypage: MypageLayout, empty: EmptyLayout } as const;

function screenRoute(part: string, route: PageRoute, source: ScreenSource, guard: RouteGuard): RouteObject {
  return {
    id: `${part}:${route.path}`,
    path: route.path,
    handle: { part, route } satisfies RouteHandle,
    Component: RemoteScreen,
    ErrorBoundary: ErrorPage,
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      await guard(route, request);
      return source.load(part, route, { params, search: new URL(request.url).searchParams });
    },
  };
}

/** A path of the specification without a screen: a guest is asked to sign in all the same where its path says so. */
function upcomingRoute(part: string, path: string, guard: RouteGuard): RouteObject {
  const page: RouteObject = { id: `${part}:upcoming:${path}`, path, Component: UpcomingScreen };
  if (!isProtectedPath(path)) return page;
  return {
    ...page,
    loader: async ({ request }: LoaderFunctionArgs) => {
      await guard({ guest: false }, request);
      return null;
    },
  };
}

/**
 * The page's whole route tree, made from what the registry says: no remote's code is loaded for it. Each remote's
 * screens hang under the layout that they ask for; an address without an owner is a 404.
 */
export function createRoutes(registry: PageRegistry, source: ScreenSource, guard: RouteGuard): RouteObject[] {
  const remotes = Object.entries(registry.remotes);
  const layouts = (Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[]).map(
    (layout): RouteObject => ({
      id: `layout:${layout}`,
      Component: LAYOUTS[layout],
      ErrorBoundary: ErrorPage,
      children: [
        ...remotes.flatMap(([part, { description }]) =>
          description.routes
            .filter((route) => route.layout === layout)
            .map((route) => screenRoute(part, route, source, guard)),
        ),
        ...remotes.flatMap(([part, { description }]) =>
          description.upcoming
            .filter((path) => (path.startsWith('/mypage') ? 'mypage' : 'default') === layout)
            .map((path) => upcomingRoute(part, path, guard)),
        ),
        ...(layout === 'default' ? [{ id: 'not-found', path: '*', Component: NotFoundScreen }] : []),
        ...(layout === 'empty' ? developmentRoutes() : []),
      ],
    }),
  );
  return [{ id: 'page', Component: PageFrame, ErrorBoundary: ErrorPage, children: layouts }];
}
