import { isInMemberFrame, type PageRegistry, type PageRoute } from '@vitis/contracts/registry';
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
import { loadMemberFrame, MemberLayout } from './layouts/member-layout.tsx';
import { PageFrame } from './layouts/page-frame.tsx';
import { upcomingRoles } from './upcoming-roles.ts';

const LAYOUTS = { default: DefaultLayout, mypage: MemberLayout, empty: EmptyLayout } as const;

function screenRoute(part: string, route: PageRoute, source: ScreenSource, guard: RouteGuard): RouteObject {
  return {
    id: `${part}:${route.path}`,
    path: route.path,
    handle: { part, route } satisfies RouteHandle,
    Component: RemoteScreen,
    ErrorBoundary: ErrorPage,
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      const frame = isInMemberFrame(route) && loadMemberFrame();
      await guard(route, request);
      const screen = await source.load(part, route, { params, search: new URL(request.url).searchParams });
      await frame;
      return screen;
    },
  };
}

/** Whether an address stands in the frame of members, by the ids of its routes. */
export const isForMembers = (matches: readonly { route: { id?: string | undefined } }[] | null): boolean =>
  matches?.some(({ route }) => route.id === 'layout:mypage') ?? false;

/** Id of the route of every address that no part owns. */
export const NOT_FOUND = 'not-found';
const UPCOMING = ':upcoming:';

/** Whether a route, by its id, stands where there is no screen, or none yet. Machines are told so by the status. */
export const isMissing = (id: string | undefined): boolean => id === NOT_FOUND || !!id?.includes(UPCOMING);

/**
 * A path of the specification without a screen: a guest is asked to sign in all the same where its path says so, and a
 * member for whom it will not be is refused.
 */
function upcomingRoute(part: string, path: string, registry: PageRegistry, guard: RouteGuard): RouteObject {
  const page: RouteObject = { id: `${part}${UPCOMING}${path}`, path, Component: UpcomingScreen };
  if (!isProtectedPath(path)) return page;
  const roles = upcomingRoles(registry, path);
  return {
    ...page,
    ErrorBoundary: ErrorPage,
    loader: async ({ request }: LoaderFunctionArgs) => {
      await guard({ guest: false, roles }, request);
      await loadMemberFrame();
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
            .filter((route) => (isInMemberFrame(route) ? 'mypage' : route.layout) === layout)
            .map((route) => screenRoute(part, route, source, guard)),
        ),
        ...remotes.flatMap(([part, { description }]) =>
          description.upcoming
            .filter((path) => (path.startsWith('/mypage') ? 'mypage' : 'default') === layout)
            .map((path) => upcomingRoute(part, path, registry, guard)),
        ),
        ...(layout === 'default' ? [{ id: NOT_FOUND, path: '*', Component: NotFoundScreen }] : []),
        ...(layout === 'empty' ? developmentRoutes() : []),
      ],
    }),
  );
  return [{ id: 'page', Component: PageFrame, ErrorBoundary: ErrorPage, children: layouts }];
}
