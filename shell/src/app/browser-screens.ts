import type { Language } from '@vitis/contracts';
import { cacheKey, type DataRequest, fetchData } from '@vitis/platform';
import { preload } from 'swr';
import { RemoteFailure } from '../federation/remote-failure.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import { reportRemoteFailure } from '../federation/report.ts';
import { openScreen, type ScreenSource } from './screen-source.ts';

interface Dependencies {
  loader: RemoteLoader;
  /** The page's SWR cache. */
  cache: Map<string, { data?: unknown }>;
  language: Language;
}

/** Screens of the federation. A screen's first data is asked for beside its code, not after it. */
export function createBrowserScreens({ loader, cache, language }: Dependencies): ScreenSource {
  function ask({ endpoint, input }: DataRequest): void {
    // A member's answers are kept under the member's own key, which the screen's hook knows; those it asks itself.
    if (endpoint.access !== 'everyone' || endpoint.personal) return;
    const key = cacheKey(endpoint, input, language);
    if (cache.get(key)?.data === undefined) preload(key, () => fetchData(endpoint, input)).catch(() => {});
  }

  return {
    async load(part, route, request) {
      try {
        const { remote, manifest } = await loader.load(part);
        for (const wanted of remote.routes.find(({ path }) => path === route.path)?.data?.(request) ?? [])
          ask(wanted);
        return await openScreen(part, manifest.build, remote, route);
      } catch (error) {
        const failure = error instanceof RemoteFailure ? error : new RemoteFailure(part, '', 'screen', error);
        reportRemoteFailure(failure);
        return { status: 'failed', part, failure };
      }
    },
  };
}
