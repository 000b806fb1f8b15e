import type { RouteObject } from '@vitis/platform/owner';
import { createScreenMatcher } from './match-screen.ts';

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
    const isOpen = known.get(pathname) ?? match(pathname)?.route.handle !== undefined;
    known.set(pathname, isOpen);
    return isOpen;
  };
}
