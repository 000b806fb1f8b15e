import type { PageRoute } from '@vitis/contracts/registry';
import type { Remote, RemoteRoute, RouteRequest, ScreenModule } from '@vitis/platform';
import { MissingModule, RemoteFailure } from './remote-failure.ts';

/** A screen whose code is there. */
export interface ReadyScreen {
  status: 'ready';
  part: string;
  /** The build that runs: not always the one that the page names. */
  build: string;
  Screen: ScreenModule['Screen'];
  route: RemoteRoute;
}

/** What a route's loader gives its screen: the screen, why there is none, or that it is still to come. */
export type LoadedScreen =
  | ReadyScreen
  | { status: 'failed'; part: string; failure: RemoteFailure }
  | { status: 'pending'; part: string };

/**
 * Data of a route's loader. While the page is being hydrated the screen may still be on its way: the frame around it
 * must not wait for it, so the loader data holds the promise and the screen's own boundary hydrates later.
 */
export type ScreenData = LoadedScreen | { status: 'hydrating'; screen: Promise<LoadedScreen> };

/** Where screens come from: the federation in a browser, the parts' server bundles on the server. */
export interface ScreenSource {
  /** Never throws: what goes wrong with one remote is that remote's own matter. */
  load(part: string, route: PageRoute, request: RouteRequest): Promise<LoadedScreen>;
}

/** Finds a route in a loaded remote and loads its screen; throws where it is missing or its code fails. */
export async function openScreen(
  part: string,
  build: string,
  remote: Remote,
  description: PageRoute,
): Promise<ReadyScreen> {
  const route = remote.routes.find((candidate) => candidate.path === description.path);
  if (route === undefined) {
    throw new RemoteFailure(
      part,
      build,
      'screen',
      new MissingModule(`announces ${description.path} but has no such route`),
    );
  }
  try {
    const { Screen } = await route.load();
    if (Screen === undefined) throw new MissingModule(`its module for ${description.path} exports no screen`);
    return { status: 'ready', part, build, Screen, route };
  } catch (cause) {
    throw new RemoteFailure(part, build, 'screen', cause);
  }
}
