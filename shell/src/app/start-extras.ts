import type { Language } from '@vitis/contracts';
import { LOGIN_PATH, PREFETCH_IDLE_TIMEOUT_MS } from '@vitis/domain';
import { $user } from '@vitis/platform';
import { loadTransport, matchRoutes, type RouteObject } from '@vitis/platform/owner';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import type { RouteHandle } from '../shared/current-route.ts';
import { isSparing } from '../shared/is-sparing.ts';
import { whenIdle } from '../shared/when-idle.ts';
import type { BrowserScreens } from './browser-screens.ts';

interface Page {
  loader: RemoteLoader;
  screens: BrowserScreens;
  routes: RouteObject[];
  language: Language;
}

/** Languages that Pretendard writes; Chinese and Japanese have the system's own faces. */
const WITH_PRETENDARD: readonly Language[] = ['ko-KR', 'en-US'];

/** The font after the first paint: until then its stand-in of the same width is shown. */
function loadFont(language: Language): void {
  // A page in the stand-in's face is whole: without the font nothing is missing.
  if (!WITH_PRETENDARD.includes(language) || isSparing()) return;
  const load = () => import(/* webpackChunkName: "pretendard" */ '../shared/pretendard.ts').catch(() => {});
  whenIdle(() => void load(), PREFETCH_IDLE_TIMEOUT_MS);
}

/** The counts of the header, once somebody is signed in: a guest has none, and needs none of the code. */
function followCounts(): void {
  const end = $user.subscribe((user) => {
    if (user === null) return;
    queueMicrotask(() => end());
    import(/* webpackChunkName: "badges" */ '../features/badges/badges.ts').then(
      ({ startBadges }) => startBadges(),
      // The header works without its counts, and the next page has them again.
      () => {},
    );
  });
}

/** Fetching ahead is for later: its code comes when the browser has nothing better to do. */
function fetchAhead({ loader, screens, routes }: Page): void {
  const handleOf = (pathname: string) =>
    matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
  // Screens will ask the provider.
  const withTransport = (work: Promise<unknown>) => {
    void loadTransport().catch(() => {});
    return work;
  };
  const start = async () => {
    const { startPrefetch } = await import(
      /* webpackChunkName: "prefetch" */ '../features/prefetch/prefetch.ts'
    );
    startPrefetch({
      mayGuess: () => $user.get() !== null,
      learn: loader.learn,
      load: (part) => withTransport(loader.load(part)),
      open: ({ part, route }) => withTransport(screens.fetchAhead(part, route)),
      behind: (pathname) => {
        const handle = handleOf(pathname);
        // A guest who follows a link to a member's screen will see the sign-in.
        const sought = handle && !handle.route.guest && $user.get() === null ? handleOf(LOGIN_PATH) : handle;
        return sought ?? null;
      },
    });
  };
  // Without it every screen is fetched when it is wanted.
  whenIdle(() => void start().catch(() => {}), PREFETCH_IDLE_TIMEOUT_MS);
}

/** What the page does once it stands: counts, font, and fetching ahead. */
export function startExtras(page: Page): void {
  followCounts();
  loadFont(page.language);
  fetchAhead(page);
}
