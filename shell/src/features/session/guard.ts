import type { SessionState } from '@vitis/platform';
import { redirect, sessionStore } from '@vitis/platform/owner';
import type { Guard } from '../../app/routes.tsx';

/** Resolves once it is known whether somebody is signed in. */
function settledSession(): Promise<SessionState> {
  return new Promise((resolve) => {
    let end = () => {};
    end = sessionStore.subscribe((state) => {
      if (state.status === 'unknown' || state.status === 'signing-in') return;
      resolve(state as SessionState);
      queueMicrotask(() => end());
    });
  });
}

/** Sends a guest from a protected screen to sign-in, and back to the same address afterwards. */
export function createGuard(): Guard {
  return async (route, request) => {
    if (route.guest) return;
    const state = await settledSession();
    if (state.status === 'signed-in') return;
    const { pathname, search, searchParams } = new URL(request.url);
    const target = new URLSearchParams({ returnTo: pathname + search });
    const language = searchParams.get('lang');
    if (language !== null) target.set('lang', language);
    throw redirect(`/account/login?${target}`);
  };
}
