import type { Remote, RemoteRoute, ScreenModule } from '@vitis/platform';
import { ScreenFrame } from './screen-frame.tsx';

declare const framed: unique symbol;

/** A remote whose screens all stand in a `ScreenFrame`. */
export interface FramedRemote extends Remote {
  readonly [framed]: true;
}

/** The route's loader, its screen in a frame. The framed component stays the same, however often the screen is loaded. */
function loadFramed(remote: string, load: RemoteRoute['load']): RemoteRoute['load'] {
  let Screen: ScreenModule['Screen'];
  const Framed = () => (
    <ScreenFrame remote={remote}>
      <Screen />
    </ScreenFrame>
  );
  return async () => {
    const module = await load();
    // The shell says what is wrong with a module without a screen.
    if (module.Screen === undefined) return module;
    ({ Screen } = module);
    return { Screen: Framed };
  };
}

/**
 * Declares a remote, and puts a frame around each of its screens. Its paths and chunks must be those of its
 * `remote.json`; the build checks it.
 */
export function defineRemote(remote: Remote): FramedRemote {
  return {
    ...remote,
    routes: remote.routes.map((route) => ({ ...route, load: loadFramed(remote.name, route.load) })),
  } as FramedRemote;
}
