import type { Role } from '@vitis/contracts';
import { $session, type SessionState, useStore } from '@vitis/platform';

/**
 * Who looks at a catalogue screen. `arriving` has a token and is not known yet; until the cookie has been read
 * everybody is a guest, because that is what the server rendered.
 */
export type Viewer = 'guest' | 'arriving' | 'buyer' | 'sales' | 'driver';
/** Somebody who is signed in, and known to be. */
export type MemberViewer = Exclude<Viewer, 'guest' | 'arriving'>;

/** The viewer that somebody with these roles is; a guest has none. */
export function viewerWith(roles: readonly Role[]): Viewer {
  if (roles.length === 0) return 'guest';
  if (roles.includes('B2B')) return 'buyer';
  return roles.includes('SALESPERSON') ? 'sales' : 'driver';
}

export function viewerOf(session: SessionState): Viewer {
  if (session.status === 'signing-in') return 'arriving';
  if (session.status !== 'signed-in') return 'guest';
  return viewerWith(session.session.user.roles);
}

export function useViewer(): Viewer {
  return viewerOf(useStore($session));
}

/** Prices are for businesses and for those who sell to them. */
export const seesPrices = (viewer: Viewer): boolean => viewer === 'buyer' || viewer === 'sales';
