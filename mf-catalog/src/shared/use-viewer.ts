import type { Role } from '@vitis/contracts';
import { $session, $user, useStore } from '@vitis/platform';
import { useSyncExternalStore } from 'react';

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

const onSession = (changed: () => void) => $session.listen(changed);
const isArriving = () => $session.get().status === 'signing-in';
const isNobodyArriving = () => false;

/**
 * Of the session only what makes another viewer: when the cookie has been read and a guest turns out to be one, a page of
 * cards would be rendered a second time for it, in one task.
 */
export function useViewer(): Viewer {
  const user = useStore($user);
  const arriving = useSyncExternalStore(onSession, isArriving, isNobodyArriving);
  return user === null && arriving ? 'arriving' : viewerWith(user?.roles ?? []);
}

/** Prices are for businesses and for those who sell to them. */
export const seesPrices = (viewer: Viewer): boolean => viewer === 'buyer' || viewer === 'sales';
