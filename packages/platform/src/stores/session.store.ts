import type { Role } from '@vitis/contracts';
import { atom, computed, readonlyType } from 'nanostores';

/** Who is signed in. The token stays in this store and the cookie; it never crosses the webview bridge. */
export interface Session {
  token: string;
  user: UserInfo;
}

/** Answer of the me call, as far as every part may read it. */
export interface UserInfo {
  id: number;
  fullName: string;
  roles: Role[];
  companyName?: string | undefined;
  /** Has to set up a second factor before anything else is open. */
  secondFactorMissing?: boolean | undefined;
}

/**
 * `unknown` until the cookie has been read after hydration: the server renders every page as a guest sees it,
 * so personal parts wait for this instead of guessing.
 */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'guest' }
  | { status: 'signing-in'; token: string }
  | { status: 'signed-in'; session: Session };

export const $sessionState = atom<SessionState>({ status: 'unknown' });

/** Who is signed in; any part may read it. */
export const $session = readonlyType($sessionState);

/** The signed-in user, or null for a guest and while that is not known yet. */
export const $user = computed($sessionState, (state) =>
  state.status === 'signed-in' ? state.session.user : null,
);

/** The bearer token, or null. Authenticated means that it is there. */
export const $token = computed($sessionState, (state) => {
  if (state.status === 'signed-in') return state.session.token;
  return state.status === 'signing-in' ? state.token : null;
});

/** First role decides menus; capability goes by membership. */
export const $firstRole = computed($user, (user) => user?.roles[0] ?? null);
