import type { RemoteDescription, RouteDescription } from '@vitis/contracts/registry';
import type { RemoteJson } from '@vitis/contracts/remote-json';
import type { Declaration } from './asked-questions.ts';
import { deriveReads } from './derive-reads.ts';

/** A route of a remote, as `defineRemote` makes it; its declaration is there when its screen has been loaded. */
interface LoadableRoute extends Partial<Declaration> {
  path: string;
  load: () => Promise<unknown>;
}

/** What a screen says of its route, in the words of the description that is released. */
export type DerivedRoute = Pick<
  RouteDescription,
  'path' | 'guest' | 'roles' | 'query' | 'addresses' | 'reads'
>;

function derive(path: string, declaration: Declaration) {
  try {
    return deriveReads(path, declaration);
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

/** Loads a route's screen and derives what is to be known of it beforehand. @throws Error where it declares nothing */
export async function deriveRoute(route: LoadableRoute): Promise<DerivedRoute> {
  await route.load();
  const { path, access, data, head } = route;
  if (access === undefined)
    throw new Error(`${path}: its screen does not say whom it is for: export const Screen = defineScreen(…)`);
  const guest = access === 'everyone';
  const { query, addresses, reads } = derive(path, {
    access,
    ...(data === undefined ? {} : { data }),
    ...(head === undefined ? {} : { head }),
  });
  return {
    path,
    guest,
    ...(typeof access === 'string' ? {} : { roles: [...access] }),
    // The gateway renders for guests alone, and asks nobody else's addresses.
    query: guest ? query : [],
    ...(guest && addresses.length > 0 ? { addresses } : {}),
    ...(reads.length > 0 ? { reads } : {}),
  };
}

/**
 * The description of a remote that is released: what people decide, with what its screens say.
 *
 * @throws Error where the two do not name the same paths
 */
export function describeWith(
  decided: RemoteJson,
  screens: readonly (DerivedRoute & Pick<RouteDescription, 'chunk'>)[],
): RemoteDescription {
  const paths = new Set([...decided.routes, ...screens].map(({ path }) => path));
  const routes = [...paths].map((path) => {
    const route = decided.routes.find((one) => one.path === path);
    const screen = screens.find((one) => one.path === path);
    if (route === undefined)
      throw new Error(`${decided.name}/remote.json: ${path} has a screen and no title.`);
    if (screen === undefined) throw new Error(`${decided.name}/src/remote.ts: ${path} has no screen.`);
    return { ...route, ...screen };
  });
  return { ...decided, routes };
}
