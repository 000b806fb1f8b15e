import type { RouteObject } from '@vitis/platform/owner';
import { createScreenMatcher } from './match-screen.ts';
import { isMoved } from './routes.tsx';

const leadsToScreen = (route: RouteObject | undefined): boolean =>
  route?.handle !== undefined || isMoved(route?.id);

/**
 * Tells whether an address has a screen, from the page's own routes: a screen that is still to come has none, and gets its
 * links with the release that brings it.
 */
export function createIsOpen(routes: readonly RouteObject[]): (address: string) => boolean {
  const match = createScreenMatcher(routes);
  // The same few links are drawn again and again.
  const known = new Map<string, boolean>();
  return (address) => {
    const pathname = address.split(/[?#]/)[0] || '/';
    const isOpen = known.get(pathname) ?? leadsToScreen(match(pathname)?.route);
    known.set(pathname, isOpen);
    return isOpen;
  };
}
