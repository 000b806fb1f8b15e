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

/** Addresses of the specification to which no link of the shop leads. */
const SAMPLES = ['status01', 'status02', 'status03', 'status04'];
const WITHOUT_LINK: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ['/mypage/manage-estimate-history', '/mypage/manage-order-history'].map((list) => [
    `${list}/dummy/:status`,
    SAMPLES.map((status) => `${list}/dummy/${status}`),
  ]),
);

/**
 * What stands behind a path where the screen has something else to show for it: without, most of these say that there is
 * nothing. `:order` is the number of an order of the buyer's own.
 */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  '/product': ['?view=table'],
  '/product/compare': ['?ids=1,2'],
  '/search-result': ['?q=샤토'],
  '/terms': ['?type=PRIVACY'],
  '/order/orderComplete': ['?number=:order'],
  '/order/payment': ['?order=:order'],
  '/order/pickup': ['?order=:order'],
  '/order/subscribe': ['?order=:order'],
};

/**
 * Addresses that lead elsewhere by themselves: steps whose step before is open, which `sign-up.spec.ts` sees, and parts of
 * one screen of today.
 */
const LEADS_TO: Readonly<Record<string, string>> = {
  '/account/signup/verify': '/account/signup',
  '/account/signup/account': '/account/signup',
  '/account/signup/business': '/account/signup',
  '/mypage/client-info/edit': '/mypage/member-info',
  '/mypage/client-info/withdraw': '/mypage/member-info',
};

/** Addresses that come by mail, or from another house, with what makes them good: without it they say so. */
const REFUSES: readonly string[] = [
  '/account/certemail',
  '/account/resetpw',
  '/niceid/checkplus_result',
  '/niceid/mobile_cert',
  '/oauth2/kakao',
];

/** What is wrong with the open page: it is of another address, its answer was no success, or something says that it failed. */
const troubleOf = ({ tab }: Visitor, path: string): Promise<string[]> =>
  tab.run(
    ({ wanted, refuses }) => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const status = load?.responseStatus ?? 0;
      const failed = document.querySelectorAll('main [role="alert"], [data-remote-failure]');
      return [
        ...(location.pathname === wanted ? [] : [`leads to ${location.pathname}`]),
        // Zero where the engine does not say it.
        ...(status === 0 || status === 200 ? [] : [`is answered with ${status}`]),
        ...(refuses ? [] : [...failed].map((each) => `says ${each.textContent?.slice(0, 80)}`)),
        ...(refuses && failed.length === 0 ? ['refuses nothing'] : []),
      ];
    },
    { wanted: LEADS_TO[path] ?? path, refuses: REFUSES.includes(path) },
  );

export interface Walk {
  /** Kinds of addresses to which no link led. */
  unmet: string[];
  /** Pages that are not what their address says. */
  troubles: string[];
}

/**
 * Opens every screen of somebody once: first those whose addresses are whole, alone and with what may stand behind them,
 * then, by the links that were met, one of each kind that has a parameter.
 *
 * @param known addresses that no link has, by their kind
 * @param order number of an order of the buyer's own
 */
export async function walkAddresses(
  visitor: Visitor,
  walker: Walker,
  known: Readonly<Record<string, readonly string[]>>,
  order: string,
  see: (name: string) => Promise<void>,
): Promise<Walk> {
  await visitor.goto('/');
  const all = await declared(visitor);
  const whole = new Set(all.map(({ path }) => path));
  const routes = all.filter((route) => isOf(route, walker));
  const links = new Set<string>();
  const walk: Walk = { unmet: [], troubles: [] };
  const said = () =>
    visitor.tab
      .run(() => document.querySelector('main')?.textContent ?? '', null)
      .then((text) => text.trim());
  /** Answers what the page says. */
  const visit = async (path: string, name: string, search = ''): Promise<string> => {
    await visitor.goto(path + search);
    await see(name);
    // By now it has led to where it leads, and said what it says.
    walk.troubles.push(...(await troubleOf(visitor, path)).map((trouble) => `${path}${search} ${trouble}`));
    for (const link of await linked(visitor)) links.add(link);
    return said();
  };
  for (const { path } of routes.filter(({ path }) => !hasParameter(path))) {
    const alone = await visit(path, path);
    for (const search of SEARCHES[path] ?? []) {
      const found = await visit(path, path + search, search.replace(':order', order));
      if (found === alone) walk.troubles.push(`${path}${search} shows what ${path} shows`);
    }
  }
  for (const { path } of routes.filter(({ path }) => hasParameter(path))) {
    const fixed = known[path] ?? WITHOUT_LINK[path];
    const link = fixed === undefined ? filledBy(path, links, whole) : undefined;
    for (const [nth, each] of (fixed ?? []).entries()) await visit(each, `${path} ${nth + 1}`);
    if (link !== undefined) await visit(link, path);
    else if (fixed === undefined) walk.unmet.push(path);
  }
  return walk;
}
