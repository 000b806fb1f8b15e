import type { LoadStage } from '@vitis/contracts/page-reports';
import type { PageData, PageRoute } from '@vitis/contracts/registry';
import { cacheKey, type DataRequest, fetchData, type RouteRequest } from '@vitis/platform';
import { askAhead, isAnsweredAhead } from '@vitis/platform/owner';
import { preload } from 'swr';
import { whileFilesArrive } from '../federation/arriving-files.ts';
import { withDeadline } from '../federation/deadline.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { LOAD_DEADLINE_MS, type RemoteLoader } from '../federation/remote-loader.ts';
import { reportRemoteFailure } from '../federation/report.ts';
import { firstReads } from './first-reads.ts';
import { openScreen, type ReadyScreen, type ScreenSource } from './screen-source.ts';

interface Dependencies {
  loader: RemoteLoader;
  /** The page's SWR cache. */
  cache: Map<string, { data?: unknown }>;
  page: PageData;
}

export interface BrowserScreens extends ScreenSource {
  /** Fetches and runs the code of a screen that somebody is about to open; what fails is told when they do. */
  fetchAhead(part: string, route: PageRoute): Promise<ReadyScreen>;
  /** Asks for what that screen will read first; settles when all of that is answered, whatever it is. */
  askAhead(route: PageRoute, request: RouteRequest): Promise<void>;
}

/** Screens of the federation. A screen's first data is asked for beside its code, not after it. */
export function createBrowserScreens({ loader, cache, page }: Dependencies): BrowserScreens {
  const opened = new Set<string>();
  // The page came with the files and answers of the screen that it was rendered with.
  let hydrating = page.rendered === 'full';

  async function askReads(route: PageRoute, request: RouteRequest): Promise<void> {
    await Promise.all(firstReads(route, request).map((address) => askAhead(address, !route.guest)));
  }

  /** Asks for all that a screen needs in one go, the first time it is opened. */
  function askForAll(part: string, route: PageRoute, request: RouteRequest): void {
    const name = `${part} ${route.path}`;
    const isKnown = opened.has(name) || hydrating;
    hydrating = false;
    opened.add(name);
    if (isKnown) return;
    loader.prepare(part, route.chunk);
    void askReads(route, request);
  }

  function ask({ endpoint, input }: DataRequest): void {
    // A member's answers are kept under the member's own key, which the screen's hook knows; those it asks itself.
    if (endpoint.access !== 'everyone' || endpoint.personal) return;
    // The screen is drawn with that.
    if (isAnsweredAhead(endpoint, input)) return;
    const key = cacheKey(endpoint, input, page.language);
    if (cache.get(key)?.data === undefined) preload(key, () => fetchData(endpoint, input)).catch(() => {});
  }

  async function open(part: string, route: PageRoute, request: RouteRequest, arrived: () => void) {
    const { remote, manifest } = await loader.load(part);
    arrived();
    const requests = remote.routes.find(({ path }) => path === route.path)?.data?.(request) ?? [];
    for (const wanted of requests) ask(wanted);
    return openScreen(part, manifest.build, remote, route);
  }

  return {
    async fetchAhead(part, route) {
      loader.prepare(part, route.chunk);
      const { remote, manifest } = await loader.load(part);
      return openScreen(part, manifest.build, remote, route);
    },
    askAhead: askReads,
    async load(part, route, request) {
      let stage: LoadStage = 'entry';
      const arrived = () => {
        stage = 'screen';
      };
      askForAll(part, route, request);
      try {
        const putOff = whileFilesArrive(page.filesAt);
        return await withDeadline(LOAD_DEADLINE_MS, () => open(part, route, request, arrived), putOff);
      } catch (error) {
        const build = page.registry.remotes[part]?.build ?? '';
        const failure = error instanceof RemoteFailure ? error : new RemoteFailure(part, build, stage, error);
        // The remote would go on waiting for the file that hangs, whoever asks again.
        if (failure.code === 'DEADLINE') loader.forget(part);
        reportRemoteFailure(failure, { pathname: route.path, search: request.search });
        return { status: 'failed', part, failure };
      }
    },
  };
}
