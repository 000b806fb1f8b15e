import type { Role, ServedEndpoint } from '@vitis/contracts';
import type { MenuEntry, RouteDescription } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { titlesOf } from '../names.ts';
import { fieldsOf } from './endpoint-schema.ts';
import { listFacts } from './list-facts.ts';
import { optionsOf } from './states.ts';
import type { PlacedScreen } from './wanted-screen.ts';

/** `remote.json` as far as a new screen changes it. */
interface Description {
  routes: Pick<RouteDescription, 'layout'>[];
  menus?: MenuEntry[];
  upcoming?: string[];
}

/** The frame that most screens of the remote stand in. */
function usualLayout(routes: Description['routes']): RouteDescription['layout'] {
  const counts = Map.groupBy(routes, ({ layout }) => layout ?? 'default');
  const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? 'default';
}

function withMenus(
  menus: readonly MenuEntry[],
  { menu, path, roles, name, title }: PlacedScreen,
): MenuEntry[] {
  if (menu === null) return [...menus];
  const added = (roles ?? []).map((role): MenuEntry => {
    const orders = menus.flatMap((entry) => (entry.role === role && entry.group === menu ? entry.order : []));
    return { role, group: menu, path, label: titlesOf(name, title), order: Math.max(0, ...orders) + 10 };
  });
  return [...menus, ...added];
}

/** `remote.json` with a route for the screen, and entries of menus where some are to have it. */
export function describedIn(text: string, screen: PlacedScreen): string {
  const description = JSON.parse(text) as Description;
  const { path, name, title } = screen;
  const route = {
    path,
    title: titlesOf(name, title),
    layout: usualLayout(description.routes),
  };
  const menus = withMenus(description.menus ?? [], screen);
  const changed = {
    ...description,
    routes: [...description.routes, route],
    ...(menus.length === 0 ? {} : { menus }),
    ...(description.upcoming === undefined
      ? {}
      : { upcoming: description.upcoming.filter((other) => other !== path) }),
  };
  return `${JSON.stringify(changed, null, 2)}\n`;
}

/** Puts an item at the end of a list of the source, which is formatted: `routes: [`, two spaces in. */
function withItem(source: string, list: string, item: string): string | null {
  const found = new RegExp(`^  ${list}: \\[(?:[^\\n]*\\],\\n|\\n[\\s\\S]*?^  \\],\\n)`, 'm').exec(source);
  if (found === null) return null;
  const end = found.index + found[0].lastIndexOf(']');
  const before = source.slice(0, end).trimEnd();
  const comma = before.endsWith('[') || before.endsWith(',') ? '' : ',';
  return `${before}${comma}${item}${source.slice(before.length)}`;
}

/** `remote.ts` with the screen among its routes. @throws Error when it has no list of routes */
export function routedIn(source: string, { path, name }: PlacedScreen): string {
  const route = `{ path: '${path}', load: () => import(/* webpackChunkName: "${name}" */ './features/${name}/${name}.route.tsx') },`;
  const changed = withItem(source, 'routes', route);
  if (changed === null) throw new Error('remote.ts has no list of routes');
  return changed;
}

/** Puts something before the end of the call of `testRemote`. */
const withField = (source: string, field: string) =>
  source.replace(
    /(^testRemote\(\{[\s\S]*?)(^\}\);)/m,
    (_whole, before, end) => `${before}  ${field}\n${end}`,
  );

/** An address that the screen is read at, as the test of its remote samples what it asks first. */
function samplesOf({ kind, path, reads, endpoint }: PlacedScreen): string | null {
  if (kind === 'form') return null;
  if (kind === 'list') {
    const [status] = optionsOf(fieldsOf(reads.query).status) ?? [];
    const sort = listFacts(endpoint, reads).sorts.at(-1);
    return `samplesOfList('${path}', { ${status === undefined ? '' : `status: '${status}', `}sort: '${sort}' })`;
  }
  return `{ foreseen: ['${path.replace(/:[^/]+$/, sampleParam(reads))}'] }`;
}

/** What the one parameter of an endpoint's path may say. */
function sampleParam({ params }: ServedEndpoint): string {
  const [field] = Object.values(fieldsOf(params));
  const given = [...(optionsOf(field) ?? []), 'E20261118-0004', 'O20261118-0004', '4711'];
  return String(given.find((value) => field !== undefined && v.is(field, value)) ?? '4711');
}

/** `remote.test.ts` with sample addresses of the screen. */
function withSamples(source: string, screen: PlacedScreen): string {
  const samples = samplesOf(screen);
  if (samples === null) return source;
  const entry = `'${screen.path}': ${samples},`;
  const imported = samples.startsWith('samplesOfList') ? withImport(source, 'samplesOfList') : source;
  if (!/^ {2}samples: \{/m.test(imported)) return withField(imported, `samples: { ${entry} },`);
  return imported.replace(/^( {2}samples: \{)/m, `$1 ${entry}`);
}

/** Takes one more from what a remote's test imports. */
const withImport = (source: string, name: string) =>
  new RegExp(`import \\{[^}]*\\b${name}\\b`).test(source)
    ? source
    : source.replace(
        /import \{([^}]*)\} from '@vitis\/testing\/remote'/,
        `import { ${name},$1} from '@vitis/testing/remote'`,
      );

/** `remote.test.ts` with the screen in the menu of a role. */
function withMenuOf(source: string, role: Role, { menu, path }: PlacedScreen): string {
  const inGroup = new RegExp(`(\\b${role}: \\{[^}]*?\\b${menu}: \\[[^\\]]*?),?(\\s*\\])`);
  if (inGroup.test(source)) return source.replace(inGroup, `$1, '${path}'$2`);
  const entry = `${menu}: ['${path}']`;
  const inRole = new RegExp(`(\\b${role}: \\{)`);
  if (inRole.test(source)) return source.replace(inRole, `$1 ${entry},`);
  if (/^ {2}menus: \{/m.test(source)) return source.replace(/^( {2}menus: \{)/m, `$1 ${role}: { ${entry} },`);
  return withField(source, `menus: { ${role}: { ${entry} } },`);
}

/** `remote.test.ts` of a remote that has the screen. */
export function testedIn(source: string, screen: PlacedScreen): string {
  const { roles, menu } = screen;
  const sampled = withSamples(source, screen);
  return menu === null
    ? sampled
    : (roles ?? []).reduce((text, role) => withMenuOf(text, role, screen), sampled);
}
