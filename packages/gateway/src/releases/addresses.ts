import type { RemoteDescription, RouteDescription } from '@vitis/contracts/registry';

/** What the addresses of a set of builds are. */
export interface Addresses {
  routes: readonly RouteDescription[];
  /** The screen behind a path; undefined where there is none. */
  routeOf(pathname: string): RouteDescription | undefined;
  /** The one form that a path has, or where it has moved to; null where it is that already, or nobody knows it. */
  movedTo(pathname: string): string | null;
}

/** Whether search engines are to list a screen: not what needs a session, and no sheet for the printer. */
export const isListed = ({ guest, layout, isListed = true }: RouteDescription): boolean =>
  guest && layout !== 'empty' && isListed;

const stepsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean);

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** A parameter as people write it, where that says the same in an address; otherwise as it came. */
const readable = (step: string): string => (/^\w[\w.~-]*$/.test(decoded(step)) ? decoded(step) : step);

interface Pattern<Target> {
  steps: readonly string[];
  target: Target;
}

/** Finds what a path fits as the router does: without case; a fixed step is more exact than a parameter. */
function createFinder<Target>(targets: readonly (readonly [path: string, target: Target])[]) {
  const patterns = targets.map(([path, target]): Pattern<Target> => ({ steps: stepsOf(path), target }));
  const parameters = ({ steps }: Pattern<Target>) => steps.filter((step) => step.startsWith(':')).length;
  const byLength = Map.groupBy(
    patterns.sort((one, other) => parameters(one) - parameters(other)),
    ({ steps }) => steps.length,
  );
  return (steps: readonly string[]) => {
    const candidates = byLength.get(steps.length);
    if (candidates === undefined) return undefined;
    const plain = steps.map((step) => decoded(step).toLowerCase());
    return candidates.find((pattern) =>
      pattern.steps.every((step, at) => step.startsWith(':') || step.toLowerCase() === plain[at]),
    );
  };
}

/** Reads which addresses there are from what the remotes say of themselves. */
export function createAddresses(descriptions: readonly RemoteDescription[]): Addresses {
  const routes = descriptions.flatMap((description) => description.routes);
  const findRoute = createFinder(routes.map((route) => [route.path, route] as const));
  const findMoved = createFinder(
    descriptions.flatMap(({ moved = [] }) => moved.map(({ from, to }) => [from, to] as const)),
  );

  function properPath(pathname: string): string | undefined {
    const steps = stepsOf(pathname);
    const known = findRoute(steps);
    const found = known ? { steps: known.steps, target: known.target.path } : findMoved(steps);
    if (found === undefined) return undefined;
    const given = new Map(found.steps.map((step, at) => [step, readable(steps[at] ?? '')]));
    const proper = stepsOf(found.target).map((step) => (step.startsWith(':') ? given.get(step) : step));
    return `/${proper.join('/')}`;
  }

  return {
    routes,
    routeOf: (pathname) => findRoute(stepsOf(pathname))?.target,
    movedTo(pathname) {
      const proper = properPath(pathname);
      return proper === undefined || proper === pathname ? null : proper;
    },
  };
}
