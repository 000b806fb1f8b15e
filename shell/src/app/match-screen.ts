import { matchRoutes, type RouteObject } from '@vitis/platform/owner';

/**
 * Finds the screens behind many addresses. The router's own function ranks all routes anew at each call, some hundred of
 * them, which takes a millisecond: too long for each link of a page. Here it ranks those whose fixed beginning fits.
 *
 * @param routes the page's route tree; only its leaves have paths
 * @returns what answers the match of a pathname, or undefined where no route has it
 */
export function createScreenMatcher(routes: readonly RouteObject[]) {
  const screens = leavesOf(routes).map((route) => ({ route, beginning: route.path?.split(/[:*]/)[0] ?? '' }));
  return (pathname: string) => {
    const candidates = screens.filter(({ beginning }) => pathname.startsWith(beginning));
    return matchRoutes(
      candidates.map(({ route }) => route),
      pathname,
    )?.at(-1);
  };
}

const leavesOf = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? leavesOf(route.children) : route));
