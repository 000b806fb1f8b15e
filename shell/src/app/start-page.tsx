import type { PageData } from '@vitis/contracts/registry';
import {
  createBrowserRouter,
  languageStore,
  matchRoutes,
  type RouteObject,
  RouterProvider,
  rememberPageAnswers,
  sessionStore,
} from '@vitis/platform/owner';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createGuard } from '../features/session/guard.ts';
import { startSession } from '../features/session/session.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { App } from './app.tsx';
import { createBrowserScreens } from './browser-screens.ts';
import { createI18n } from './i18n.ts';
import { startPageStores } from './page-stores.ts';
import { createRoutes, type RouteHandle } from './routes.tsx';

function readPage(): PageData {
  const text = document.getElementById('vitis-page')?.textContent;
  if (!text) throw new Error('The page came without its data');
  return JSON.parse(text) as PageData;
}

/** Loader data for hydration: the screen itself where the server rendered it, a placeholder where it did not. */
async function firstScreens(
  page: PageData,
  routes: RouteObject[],
  load: ReturnType<typeof createBrowserScreens>,
) {
  const matches = matchRoutes(routes, location) ?? [];
  const last = matches.at(-1);
  const handle = last?.route.handle as RouteHandle | undefined;
  if (last?.route.id === undefined || handle === undefined) return {};
  const screen =
    page.rendered === 'full'
      ? await load.load(handle.part, handle.route, {
          params: last.params,
          search: new URLSearchParams(location.search),
        })
      : { status: 'pending' as const, part: handle.part };
  return { [last.route.id]: screen };
}

/** Starts the page in the browser: hydrates what the server rendered, then begins what only a browser can know. */
export async function startPage(): Promise<void> {
  const page = readPage();
  languageStore.set(page.language);
  rememberPageAnswers(Object.keys(page.answers));
  const i18n = createI18n(page.language, page.messages);
  const cache = new Map(Object.entries(page.answers).map(([key, data]) => [key, { data, _k: key }]));
  const loader = createRemoteLoader({
    page,
    addMessages: (part, messages) => void i18n.addResourceBundle(page.language, part, messages),
  });
  const screens = createBrowserScreens({ loader, cache, language: page.language });
  const routes = createRoutes(page.registry, screens, createGuard());
  const loaderData = await firstScreens(page, routes, screens);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });

  const root = document.getElementById('root');
  if (root === null) throw new Error('The page came without its root');
  const app = (
    <App i18n={i18n} page={{ registry: page.registry }} data={{ provider: () => cache as never }}>
      <RouterProvider router={router} />
    </App>
  );
  // A screen that the server had and the browser could not load is no page to hydrate: it is drawn anew.
  const asRendered =
    page.rendered !== 'empty' && !Object.values(loaderData).some(({ status }) => status === 'failed');
  startTransition(() => {
    if (asRendered) hydrateRoot(root, app, { onRecoverableError: reportError });
    else createRoot(root).render(app);
  });
  startPageStores();
  await startSession();
  // Tests and styles can tell from here on that the page is alive and knows whom it serves.
  sessionStore.subscribe(({ status }) => {
    document.documentElement.dataset.session = status;
  });
  if (page.rendered !== 'full') await router.revalidate();
}
