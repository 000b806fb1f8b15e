import type { PageData } from '@vitis/contracts/registry';
import { showAlert } from '@vitis/platform';
import {
  createBrowserRouter,
  languageStore,
  matchRoutes,
  prefetchCache,
  RouterProvider,
  sessionStore,
} from '@vitis/platform/owner';
import { noteServerTime } from '@vitis/platform/time';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DrawnAnew, isOutdated } from '../features/remote-screen/outdated-screen.ts';
import { createGuard } from '../features/session/guard.ts';
import { renderedSession } from '../features/session/rendered-member.ts';
import { createSession } from '../features/session/session.ts';
import { startWebview } from '../features/webview/webview.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import type { ScreenData, ScreenSource } from '../federation/screen-source.ts';
import { watchUncaught } from '../federation/uncaught.ts';
import type { RouteHandle } from '../shared/current-route.ts';
import { dropEarlyInput, replayEarlyInput, replayFrameInput } from '../shared/early-input.ts';
import { startPageReports } from '../shared/health/page-reports.ts';
import { watchWriting } from '../shared/unsent-text.ts';
import { yieldToMain } from '../shared/yield-to-main.ts';
import { App } from './app.tsx';
import { createBrowserScreens } from './browser-screens.ts';
import { createI18n } from './i18n.ts';
import { createIsOpen } from './is-open.ts';
import { knownAnswers } from './known-answers.ts';
import { hasMemberFrame, loadMemberFrame } from './layouts/member-layout.tsx';
import { messagesOf } from './page-messages.ts';
import { startPageStores } from './page-stores.ts';
import { createRoutes, isForMembers } from './routes.tsx';
import { dropServedFacts } from './served-facts.ts';
import { sessionHost } from './session-host.ts';
import { startExtras } from './start-extras.ts';
import { onUncaughtError } from './uncaught-error.ts';

/** What the gateway wrote into the page. */
export function readPage(): PageData {
  const text = document.getElementById('vitis-page')?.textContent;
  if (!text) throw new Error('The page came without its data');
  return JSON.parse(text) as PageData;
}

/** When the page came, by the device's clock, in milliseconds since 1970: its scripts may be much later. */
function arrivedAt(): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load === undefined ? Date.now() : performance.timeOrigin + load.responseStart;
}

/** Leaves what the page is made of in the document, for support and tools, and takes out what was asked for. */
function forgetAnswers(page: PageData): void {
  const text = document.getElementById('vitis-page')?.firstChild as Text;
  // Its text node: Trusted Types refuse a script element's `textContent`.
  text.data = JSON.stringify({ ...page, answers: {} } satisfies PageData);
}

/**
 * Loader data for hydration: the screen itself, on its way, where the server rendered it, a placeholder where it did
 * not. The frame never waits for a remote.
 */
function firstScreen(
  page: PageData,
  last: NonNullable<ReturnType<typeof matchRoutes>>[number] | undefined,
  screens: ScreenSource,
): Record<string, ScreenData | null> {
  const handle = last?.route.handle as RouteHandle | undefined;
  if (last?.route.id === undefined || last.route.loader === undefined) return {};
  // A page that is still to come: its loader only guards, and has no data.
  if (handle === undefined) return { [last.route.id]: null };
  const { part, route } = handle;
  if (page.rendered !== 'full') return { [last.route.id]: { status: 'pending', part } };
  const request = { params: last.params, search: new URLSearchParams(location.search) };
  return { [last.route.id]: { status: 'hydrating', screen: screens.load(part, route, request) } };
}

/**
 * Recoverable errors of hydration: React rendered something again that it could not hydrate. That is intended for a
 * screen that is outdated, and for one whose remote failed, which has been reported; anything else is a defect.
 */
function onRecoverableError(error: unknown): void {
  if (error instanceof Error && (error instanceof DrawnAnew || error.cause instanceof DrawnAnew)) return;
  const failed = document.querySelector('[data-remote-failure]') !== null;
  if (!failed) reportError(error);
}

/**
 * Starts the page in the browser: hydrates the server's HTML, then starts what only a browser can do. In steps of their
 * own, since a press waits for the task that runs.
 */
export async function startPage(given: PageData): Promise<void> {
  noteServerTime(given.madeAt ?? null, arrivedAt());
  const session = renderedSession(given);
  // What came for one member does not lie in the document for the next.
  if (given.member !== undefined) forgetAnswers(given);
  // Rendered for somebody who is not signed in any more.
  const isNobodys = given.member !== undefined && session === null;
  const page: PageData = isNobodys ? { ...given, rendered: 'empty', answers: {} } : given;
  languageStore.set(page.language);
  if (session !== null) sessionStore.set({ status: 'signed-in', session });
  startWebview();
  prefetchCache.fill(page.answers, session?.token);
  await yieldToMain();
  const i18n = createI18n(page.language, await messagesOf(page));
  const cache = knownAnswers(page);
  const loader = createRemoteLoader({
    page,
    addMessages: (part, messages) => void i18n.addResourceBundle(page.language, part, messages),
  });
  const screens = createBrowserScreens({ loader, cache, page });
  const routes = createRoutes(page.registry, screens, createGuard());
  await yieldToMain();
  const matches = matchRoutes(routes, location);
  await yieldToMain();
  const loaderData = firstScreen(page, matches?.at(-1), screens);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });

  /** Called after hydration of the frame: an earlier change of state would not match its HTML. */
  const begin = () => {
    startPageStores();
    startPageReports(page.override !== undefined);
    watchWriting();
    watchUncaught(loader.isThere);
    const sayExpired = () => void showAlert(i18n.t('session.expired', { ns: 'shell' }));
    createSession(sessionHost({ router, cache, sayExpired })).start();
    startExtras({
      loader,
      screens,
      routes,
      router,
      page: given.member === undefined ? page : { ...page, answers: {} },
    });
    // Marks for tests and styles that the page is interactive and the session known.
    sessionStore.subscribe((state) => {
      const { status } = state;
      const { dataset } = document.documentElement;
      dataset.session = status;
      // Set by the page's own first script where there is a token (the gateway's `returning-script.ts`).
      if (status === 'guest') delete dataset.returning;
      else if (status === 'signed-in') dataset.returning = state.session.user.roles[0] ?? '';
      else if (status !== 'unknown') dataset.returning ??= '';
    });
    // Routes without a rendered screen load now; the guard of a protected one waits for the session.
    const unguarded = Object.values(loaderData).includes(null);
    replayFrameInput();
    const leave = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'loading') return;
      leave();
      dropEarlyInput();
    });
    dropServedFacts(router);
    // A screen that is still to be hydrated does the rest when it is.
    if (page.rendered !== 'full' || Object.values(loaderData).every((screen) => screen === null))
      replayEarlyInput();
    if (page.rendered !== 'full' || unguarded) void router.revalidate();
  };

  await yieldToMain();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page came without its root');
  const data = { provider: () => cache as never };
  const app = (
    <App
      i18n={i18n}
      page={{
        ...page,
        renderedFor: session?.user,
        isOutdated: () => session !== null && isOutdated(session.user.id, page.answers, cache),
      }}
      data={data}
      isOpen={createIsOpen(routes)}
      onReady={begin}
    >
      <RouterProvider router={router} />
    </App>
  );
  const isMembers = isForMembers(matches);
  if (isMembers) await loadMemberFrame();
  startTransition(() => {
    // Without its frame the server's page would not match.
    if (page.rendered === 'empty' || (isMembers && !hasMemberFrame()))
      createRoot(root, { onUncaughtError }).render(app);
    else hydrateRoot(root, app, { onRecoverableError, onUncaughtError });
  });
}
