import type { LAYOUTS, PageRoute } from '@vitis/contracts/registry';
import { useMatches } from '@vitis/platform/router';

/** What a matched route says about itself; layouts, breadcrumb and title read it. */
export interface RouteHandle {
  part: string;
  route: PageRoute;
}

export interface CurrentRoute {
  layout: (typeof LAYOUTS)[number];
  /** Null for an address that nobody owns and for a page that is still to come. */
  route: PageRoute | null;
  part: string | null;
  tabBar: boolean;
  footer: boolean;
}

const layoutOf = (id: string) => (id.startsWith('layout:') ? (id.slice(7) as CurrentRoute['layout']) : null);

/** The route of the open page, as far as the frame around it is concerned. */
export function useCurrentRoute(): CurrentRoute {
  const matches = useMatches();
  const handle = matches.at(-1)?.handle as RouteHandle | undefined;
  const layout = matches.reduce<CurrentRoute['layout'] | null>(
    (found, { id }) => layoutOf(id) ?? found,
    null,
  );
  return {
    layout: handle?.route.layout ?? layout ?? 'default',
    route: handle?.route ?? null,
    part: handle?.part ?? null,
    tabBar: handle?.route.tabBar ?? true,
    footer: handle?.route.footer ?? true,
  };
}
