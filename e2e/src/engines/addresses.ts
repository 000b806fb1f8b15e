import type { PageData, PageRoute } from '@vitis/contracts/registry';
import type { Member } from '../fixtures.ts';
import type { Visitor } from './visitor.ts';

/** Whose screens are walked, the guest's first. */
export const WALKERS = [null, 'buyer', 'sales', 'driver'] as const satisfies readonly (Member | null)[];
export type Walker = (typeof WALKERS)[number];

const ROLES = { buyer: 'B2B', sales: 'SALESPERSON', driver: 'DRIVER' } as const;

/** All screens as the released remotes declare them: the page's own registry says it. */
const declared = ({ tab }: Visitor): Promise<PageRoute[]> =>
  tab.run(() => {
    const { registry } = JSON.parse(document.getElementById('vitis-page')?.textContent ?? '') as PageData;
    return Object.values(registry.remotes).flatMap(({ description }) => description.routes);
  }, null);

/** Addresses that the links of the open page lead to, without what follows the path. */
const linked = ({ tab }: Visitor): Promise<string[]> =>
  tab.run(
    () => [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname),
    null,
  );

/** Each screen is somebody's alone: what guests may open is walked as a guest, and nobody walks it again. */
const isOf = ({ guest, roles }: PageRoute, walker: Walker): boolean => {
  if (guest || walker === null) return guest && walker === null;
  // What every member has is the buyer's to walk.
  return roles === undefined ? walker === 'buyer' : (roles as readonly string[]).includes(ROLES[walker]);
};

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`);
const hasParameter = (path: string): boolean => path.includes(':');

/** A path with the parameters that a link of its beginning has: `/x/:id/pdf` by `/x/7`. */
function filledBy(path: string, links: ReadonlySet<string>, whole: ReadonlySet<string>): string | undefined {
  for (let begin = path; hasParameter(begin); begin = begin.slice(0, begin.lastIndexOf('/'))) {
    const pattern = patternOf(begin);
    const link = [...links].find((each) => pattern.test(each) && !whole.has(each));
    if (link !== undefined) return link + path.slice(begin.length);
  }
  return undefined;
}

/**
 * Opens every screen of somebody once: first those whose addresses are whole, then, by the links that were met, one of
 * each kind that has a parameter. Answers the kinds to which no link led.
 */
export async function walkAddresses(
  visitor: Visitor,
  walker: Walker,
  see: (path: string, route: PageRoute) => Promise<void>,
): Promise<string[]> {
  await visitor.goto('/');
  const all = await declared(visitor);
  const whole = new Set(all.map(({ path }) => path));
  const routes = all.filter((route) => isOf(route, walker));
  const links = new Set<string>();
  const visit = async (path: string, route: PageRoute) => {
    await visitor.goto(path);
    await see(path, route);
    for (const link of await linked(visitor)) links.add(link);
  };
  for (const route of routes.filter(({ path }) => !hasParameter(path))) await visit(route.path, route);
  const unmet: string[] = [];
  for (const route of routes.filter(({ path }) => hasParameter(path))) {
    const path = filledBy(route.path, links, whole);
    if (path === undefined) unmet.push(route.path);
    else await visit(path, route);
  }
  return unmet;
}
