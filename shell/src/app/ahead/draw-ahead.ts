import type { PageRoute } from '@vitis/contracts/registry';
import { $user } from '@vitis/platform';
import { $changes, createBrowserRouter, matchRoutes, sessionStore } from '@vitis/platform/owner';
import type { Behind } from '../../features/prefetch/prefetch.ts';
import type { RouteHandle } from '../../shared/current-route.ts';
import type { BrowserScreens } from '../browser-screens.ts';
import type { RestingPage } from '../idle-work.ts';
import { screenAhead } from './screen-ahead.tsx';
import { type RouterState, stageStore } from './stage-store.ts';

/** How long a screen is kept for somebody who does not open it, in ms: as long as the answers that it was drawn with. */
const KEPT_MS = 10_000;

type Page = Pick<RestingPage, 'router' | 'routes'> & {
  screens: Pick<BrowserScreens, 'fetchAhead' | 'askAhead'>;
};

/** Whether the guard would let somebody in who is known by now. */
function mayEnter({ guest, roles }: PageRoute): boolean {
  const user = $user.get();
  return guest || (user !== null && (roles === undefined || roles.some((role) => user.roles.includes(role))));
}

/** A window whose history keeps nothing. */
const NOWHERE = {
  location,
  history: { state: null, pushState() {}, replaceState() {} },
  addEventListener() {},
  removeEventListener() {},
} as unknown as Window;

/**
 * Has the code of a navigation run once before it is needed: code that runs for the first time is slow, and in a page that
 * has just been opened none of it has.
 */
async function rehearse(): Promise<void> {
  const rehearsal = createBrowserRouter([{ path: '*', loader: () => null }], { window: NOWHERE });
  await rehearsal.navigate('/');
  rehearsal.dispose();
}

/**
 * Draws the screen behind a link, hidden, and shows it as soon as the router is there. It is forgotten when it may be
 * wrong by then: after a command, a hint, for another session, after a while.
 *
 * @returns what draws: the screen of an address, once its code and first answers are there, if it is still wanted then
 */
export function startDrawingAhead({
  router,
  routes,
  screens,
}: Page): (behind: Behind, address: URL, isWanted: () => boolean) => Promise<void> {
  let ahead: ReturnType<typeof screenAhead> | null = null;
  let end: ReturnType<typeof setTimeout> | undefined;
  const put = (next: typeof ahead) => {
    clearTimeout(end);
    ahead = next;
    stageStore.set({ ...stageStore.get(), ahead });
  };
  const forget = () => {
    if (ahead !== null) put(null);
  };
  $changes.listen(forget);
  sessionStore.listen(forget);

  let here = router.state.location;
  let takeBack: (() => void) | undefined;
  router.subscribe((now) => {
    if (now.location === here) return;
    here = now.location;
    const state = now as unknown as RouterState;
    const { opened } = stageStore.get();
    if (ahead?.isAt(state)) {
      // Where the window is to stand is the router's to say, once the page is drawn, unless it is the top.
      const isAtTop = now.historyAction !== 'POP' && !now.preventScrollReset && here.hash === '';
      takeBack = isAtTop ? ahead.show() : undefined;
      if (takeBack) scrollTo(0, 0);
      stageStore.set({ ahead: null, opened: ahead });
    } else {
      const stays = opened?.isOpen(state);
      // It is shown already, but not drawn so.
      if (opened !== null && !stays) takeBack?.();
      stageStore.set({ ahead: null, opened: stays ? opened : null });
    }
    clearTimeout(end);
    ahead = null;
  });

  let rehearsed: Promise<void> | undefined;
  return async ({ part, route, request }, { pathname, search, hash }, isWanted) => {
    const matches = matchRoutes(routes, pathname);
    const { id = '', handle } = matches?.at(-1)?.route ?? {};
    const isOwn = (handle as RouteHandle | undefined)?.route === route && mayEnter(route);
    const isOpen = () => router.state.matches.at(-1)?.route.id === id;
    // Nothing where another screen would be shown, the open one at another address, or a page without its frame.
    if (!isOwn || isOpen() || route.layout === 'empty') return;
    const [screen] = await Promise.all([screens.fetchAhead(part, route), screens.askAhead(route, request)]);
    if (!isWanted() || isOpen()) return;
    put(
      screenAhead({
        location: { pathname, search, hash, state: null, key: 'ahead' },
        matches: matches as RouterState['matches'],
        loaderData: { [id]: screen },
      }),
    );
    end = setTimeout(forget, KEPT_MS);
    rehearsed ??= rehearse();
    await rehearsed;
  };
}
