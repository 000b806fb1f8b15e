import type { PageData } from '@vitis/contracts/registry';
import { LOGIN_PATH, PREFETCH_IDLE_TIMEOUT_MS } from '@vitis/domain';
import { $user } from '@vitis/platform';
import { loadTransport, type RouteObject, sessionStore } from '@vitis/platform/owner';
import { showBell } from '../features/header/bell/show-bell.ts';
import { rememberMember } from '../features/offline/remembered-member.ts';
import { startWorker } from '../features/offline/start-worker.ts';
import { tryWhenBack } from '../features/offline/try-when-back.ts';
import { startPrefetch } from '../features/prefetch/prefetch.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import type { RouteHandle } from '../shared/current-route.ts';
import { loadFont } from '../shared/font/load-font.ts';
import { startCallReports } from '../shared/health/call-reports.ts';
import { tellLeftReports } from '../shared/health/left-reports.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { yieldToMain } from '../shared/yield-to-main.ts';
import type { BrowserScreens } from './browser-screens.ts';
import { drawAtRest } from './draw-at-rest.ts';
import { createScreenMatcher } from './match-screen.ts';

/** What the work of an idle page needs. */
export interface IdlePage {
  loader: RemoteLoader;
  screens: BrowserScreens;
  routes: RouteObject[];
  page: PageData;
  router: Parameters<typeof drawAtRest>[0];
}

function prefetchLinkTargets({ loader, screens, routes }: IdlePage): void {
  const matchScreen = createScreenMatcher(routes);
  const match = (pathname: string) => {
    const last = matchScreen(pathname);
    const handle = last?.route.handle as RouteHandle | undefined;
    return handle && { handle, params: last?.params ?? {} };
  };
  // Screens will ask the provider.
  const withTransport = (work: Promise<unknown>) => {
    void loadTransport().catch(() => {});
    return work;
  };
  const lookAtLinks = startPrefetch({
    mayGuess: () => $user.get() !== null,
    learn: loader.learn,
    loadPart: (part) => withTransport(loader.load(part)),
    prefetchCode: ({ part, route }) => withTransport(screens.prefetchCode(part, route)),
    prefetchData: ({ route, request }) => screens.prefetchData(route, request),
    targetOf: ({ pathname, search }) => {
      const found = match(pathname);
      // A guest who follows a link to a member's screen will see the sign-in.
      const sought = found && !found.handle.route.guest && $user.get() === null ? match(LOGIN_PATH) : found;
      if (!sought) return null;
      const { handle, params } = sought;
      return { ...handle, request: { params, search: new URLSearchParams(search) } };
    },
  });
  // A page can be idle before the session is known; members have other links than guests.
  let end = () => {};
  sessionStore.subscribe(({ status }) => {
    end();
    if (status === 'guest' || status === 'signed-in') end = whenIdle(lookAtLinks, PREFETCH_IDLE_TIMEOUT_MS);
  });
}

/**
 * Work of an idle page: loads the font, prefetches likely screens, shows a member's bell, draws what is below the fold, reports
 * failed calls and starts the service worker. In tasks of their own, since a press may come between them.
 */
export async function startIdleWork(idle: IdlePage): Promise<void> {
  const { language, override, registry } = idle.page;
  // A developer's build may call endpoints outside of the contract.
  if (override === undefined) startCallReports(registry.shell);
  tellLeftReports();
  loadFont(language);
  await yieldToMain();
  prefetchLinkTargets(idle);
  rememberMember();
  await yieldToMain();
  showBell();
  await yieldToMain();
  drawAtRest(idle.router);
  tryWhenBack(idle.page.rendered === 'empty');
  // What is kept is for everybody's builds.
  if (override === undefined) void startWorker(idle.page);
}
