import type { PageRoute } from '@vitis/contracts/registry';
import { MEMBER_INFO_PATH } from '@vitis/domain';
import type { SessionState, UserInfo } from '@vitis/platform';
import { redirect, sessionStore } from '@vitis/platform/owner';
import type { RouteGuard } from '../../shared/route-guard.ts';
import { loginAddress, secondFactorAddress } from './login-address.ts';

type Settled = Extract<SessionState, { status: 'guest' | 'signed-in' }>;

/** Resolves once it is known whether somebody is signed in; gives up when the navigation does. */
function settledSession(signal: AbortSignal): Promise<Settled> {
  return new Promise((resolve, reject) => {
    const stop = sessionStore.listen((state) => look(state as SessionState));
    const abandon = () => {
      stop();
      reject(signal.reason);
    };
    function look(state: SessionState): void {
      if (state.status === 'unknown' || state.status === 'signing-in') return;
      stop();
      signal.removeEventListener('abort', abandon);
      resolve(state);
    }
    signal.addEventListener('abort', abandon, { once: true });
    look(sessionStore.get());
  });
}

/** Whether somebody has one of the roles that a route is for. */
export const isForRoles = ({ roles }: Pick<PageRoute, 'roles'>, user: Pick<UserInfo, 'roles'>): boolean =>
  roles === undefined || roles.some((role) => user.roles.includes(role));

/**
 * Sends a guest from a protected screen to sign-in, and back to the same address afterwards; a member of whom a second
 * factor is demanded, from any screen to where it is set up. Somebody who is signed in and has none of the route's roles
 * gets a 403 in place of the screen.
 */
export function createGuard(): RouteGuard {
  return async (route, request) => {
    const { pathname, search } = new URL(request.url);
    const state = route.guest ? (sessionStore.get() as SessionState) : await settledSession(request.signal);
    const user = state.status === 'signed-in' ? state.session.user : null;
    if (user?.secondFactorMissing && pathname !== MEMBER_INFO_PATH)
      throw redirect(secondFactorAddress(pathname + search));
    if (route.guest) return;
    if (user === null) throw redirect(loginAddress(pathname + search));
    if (!isForRoles(route, user)) throw new Response(null, { status: 403 });
  };
}
