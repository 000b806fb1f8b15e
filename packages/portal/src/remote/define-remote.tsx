import type { Remote, RemoteRoute } from '@vitis/platform';
import type { DeclaredScreen } from './define-screen.ts';
import { ScreenFrame } from './screen-frame.tsx';

declare const framed: unique symbol;

/** A remote whose screens all stand in a `ScreenFrame`. */
export interface FramedRemote extends Remote {
  readonly [framed]: true;
}

/** What a remote says of itself: its name, and where its screens are. */
interface ScreensByPath {
  name: string;
  routes: readonly { path: string; load: () => Promise<{ Screen: DeclaredScreen }> }[];
}

/**
 * A route whose screen stands in a frame, and brings its declaration when it is loaded. The framed component stays the
 * same, however often that is.
 */
function framedRoute(remote: string, { path, load }: ScreensByPath['routes'][number]): RemoteRoute {
  let Screen: DeclaredScreen;
  const Framed = () => (
    <ScreenFrame remote={remote}>
      <Screen />
    </ScreenFrame>
  );
  const route: RemoteRoute = {
    path,
    load: async () => {
      const module = await load();
      // The shell says what is wrong with a module without a screen.
      if (module.Screen === undefined) return module;
      ({ Screen } = module);
      // A shell of any age reads it from the route.
      Object.assign(route, Screen.route);
      return { Screen: Framed };
    },
  };
  return route;
}

/**
 * Declares a remote: the path of each screen, and the lazy import of its `*.route.tsx`, whose chunk has the file's name.
 * Nothing of a screen is in the module that every page of the remote gets.
 */
export function defineRemote({ name, routes }: ScreensByPath): FramedRemote {
  return { name, routes: routes.map((route) => framedRoute(name, route)) } as FramedRemote;
}
