import type { SessionState } from '@vitis/platform';
import { redirect, sessionStore } from '@vitis/platform/owner';
import type { RouteGuard } from '../../shared/route-guard.ts';
import { loginAddress } from './login-address.ts';

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

/**
 * Sends a guest from a protected screen to sign-in, and back to the same address afterwards. Somebody who is signed
 * in and has none of the route's roles gets a 403 in place of the screen.
 */
export function createGuard(): RouteGuard {
  return async (route, request) => {
    if (route.guest) return;
    const state = await settledSession(request.signal);
    if (state.status === 'guest') {
      const { pathname, search } = new URL(request.url);
      throw redirect(loginAddress(pathname + search));
    }
    const { roles } = state.session.user;
    if (route.roles !== undefined && !route.roles.some((role) => roles.includes(role))) {
      throw new Response(null, { status: 403 });
    }
  };
}
