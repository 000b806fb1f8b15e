import { isProtectedPath } from '@vitis/domain';
import { type createBrowserRouter, isMembersKey, languageStore } from '@vitis/platform/owner';
import { withLanguage } from '@vitis/platform/router';
import { noteServerTime } from '@vitis/platform/time';
import type { SessionHost } from '../features/session/session.ts';
import type { RouteHandle } from '../shared/current-route.ts';

interface Page {
  router: ReturnType<typeof createBrowserRouter>;
  cache: Map<string, unknown>;
  sayExpired: () => void;
}

/** Answered by the gateway itself, at once and from no cache. */
const HEARTBEAT = '/health/live';

/** The page as the session sees it: where one is, and how to go elsewhere. */
export function sessionHost({ router, cache, sayExpired }: Page): SessionHost {
  return {
    here: () => location.pathname + location.search,
    onProtectedScreen: () => {
      const handle = router.state.matches.at(-1)?.route.handle as RouteHandle | undefined;
      return handle === undefined ? isProtectedPath(location.pathname) : !handle.route.guest;
    },
    go: (address) =>
      void router.navigate(withLanguage(address, languageStore.get()), { replace: address !== '/' }),
    recheck: () => void router.revalidate(),
    forget: () => {
      for (const key of cache.keys()) if (isMembersKey(key)) cache.delete(key);
    },
    learnTime: () =>
      fetch(HEARTBEAT, { method: 'HEAD', cache: 'no-store' }).then(
        ({ headers }) => noteServerTime(headers.get('Date')),
        // Then nothing is known of the time, and the device's own holds.
        () => {},
      ),
    sayExpired,
  };
}
