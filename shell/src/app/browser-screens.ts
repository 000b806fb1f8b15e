import { urlOf } from '@vitis/contracts';
import { firstReads } from '@vitis/contracts/first-reads';
import type { PageData, PageRoute } from '@vitis/contracts/registry';
import { cacheKey, type DataRequest, type RouteRequest } from '@vitis/platform';
import { prefetchAnswer } from '@vitis/platform/owner';
import { withDeadline } from '../federation/deadline.ts';
import { extendWhileDownloading } from '../federation/extend-while-downloading.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { LOAD_DEADLINE_MS, type RemoteLoader } from '../federation/remote-loader.ts';
import { reportRemoteFailure } from '../federation/report.ts';
import { openScreen, type ScreenSource } from '../federation/screen-source.ts';

interface Dependencies {
  loader: RemoteLoader;
  /** The page's SWR cache. */
  cache: Map<string, { data?: unknown }>;
  page: PageData;
}

export interface BrowserScreens extends ScreenSource {
  /** Fetches and runs the code of a screen that is likely to be opened; failures surface when it is. */
  prefetchCode(part: string, route: PageRoute): Promise<void>;
  /** Prefetches the first reads of that screen. */
  prefetchData(route: PageRoute, request: RouteRequest): void;
}

/** Screens of the federation. First data is fetched in parallel with the code, not after it. */
export function createBrowserScreens({ loader, cache, page }: Dependencies): BrowserScreens {
  const opened = new Set<string>();
  // What hung would hang a prefetch as well, and who then tries again would wait for that.
  const failed = new Set<string>();
  // Files and answers of the rendered screen came with the page.
  let hydrating = page.rendered === 'full';

  function prefetchData(route: PageRoute, request: RouteRequest): void {
    for (const address of firstReads(route, request)) void prefetchAnswer(address, !route.guest);
  }

  /** Requests everything that a screen needs in one round, the first time it is opened. */
  function prefetchAll(part: string, route: PageRoute, request: RouteRequest): void {
    const name = `${part} ${route.path}`;
    const isKnown = opened.has(name) || hydrating;
    hydrating = false;
    opened.add(name);
    if (isKnown) return;
    loader.prepare(part, route.chunk);
    prefetchData(route, request);
  }

  function prefetchRequest({ endpoint, input }: DataRequest): void {
    // A member's answers have keys of their own, which only the screen's hook knows: it fetches them itself.
    if (endpoint.access !== 'everyone' || endpoint.personal) return;
    // A cached answer is rendered and revalidated by the screen itself.
    if (cache.get(cacheKey(endpoint, input, page.language))?.data !== undefined) return;
    void prefetchAnswer(urlOf(endpoint, input), false);
  }

  async function open(part: string, route: PageRoute, request: RouteRequest, arrived: () => void) {
    const { remote, manifest } = await loader.load(part);
    arrived();
    const screen = await openScreen(part, manifest.build, remote, route);
    for (const wanted of screen.route.data?.(request) ?? []) prefetchRequest(wanted);
    return screen;
  }

  return {
    async prefetchCode(part, route) {
      if (failed.has(part)) return;
      loader.prepare(part, route.chunk);
      const { remote, manifest } = await loader.load(part);
      await openScreen(part, manifest.build, remote, route);
    },
    prefetchData,
    async load(part, route, request) {
      let isThere = false;
      const arrived = () => {
        isThere = true;
      };
      prefetchAll(part, route, request);
      try {
        const extension = extendWhileDownloading(page.filesAt);
        const work = () => open(part, route, request, arrived);
        const loaded = await withDeadline(LOAD_DEADLINE_MS, work, extension);
        failed.delete(part);
        return loaded;
      } catch (error) {
        failed.add(part);
        const { build, stage } = loader.progressOf(part);
        const failure =
          error instanceof RemoteFailure
            ? error
            : new RemoteFailure(part, build, isThere ? 'screen' : stage, error);
        // A retry would wait for the same hanging file.
        if (failure.code === 'DEADLINE') loader.forget(part);
        reportRemoteFailure(failure, { pathname: route.path, search: request.search });
        return { status: 'failed', part, failure };
      }
    },
  };
}
