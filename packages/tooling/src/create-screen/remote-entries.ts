import type { Role } from '@vitis/contracts';
import type { MenuEntry, RouteDescription } from '@vitis/contracts/registry';
import { RemoteJson } from '@vitis/contracts/remote-json';
import * as v from 'valibot';
import { type PlacedScreen, titlesOf } from './screen-files.ts';

/** `remote.json` as far as a new screen changes it. */
interface Description {
  routes: Partial<RouteDescription>[];
  menus?: MenuEntry[];
  upcoming?: string[];
}

/** The frame that most screens of the remote stand in. */
function usualLayout(routes: Description['routes']): RouteDescription['layout'] {
  const counts = Map.groupBy(routes, ({ layout }) => layout ?? 'default');
  const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? 'default';
}

function withMenus(menus: readonly MenuEntry[], { menu, path, roles, ...screen }: PlacedScreen): MenuEntry[] {
  if (menu === null) return [...menus];
  const added = (roles ?? []).map((role): MenuEntry => {
    const orders = menus.flatMap((entry) => (entry.role === role && entry.group === menu ? entry.order : []));
    return { role, group: menu, path, label: titlesOf(screen), order: Math.max(0, ...orders) + 10 };
  });
  return [...menus, ...added];
}

/** `remote.json` with a route for the screen, and entries of menus where some are to have it. */
export function describedIn(text: string, screen: PlacedScreen): string {
  const description = JSON.parse(text) as Description;
  const { path, name, roles } = screen;
  const route = {
    path,
    chunk: name,
    title: titlesOf(screen),
    layout: usualLayout(description.routes),
    guest: roles === null,
    ...(roles === null ? {} : { roles: [...roles] }),
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

/** Roles whose menu leads to an address, or to the nearest one above it. */
function rolesByMenu(menus: readonly MenuEntry[], path: string): Role[] {
  const above = menus.filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`));
  const nearest = Math.max(...above.map((entry) => entry.path.length));
  return above.filter((entry) => entry.path.length === nearest).map(({ role }) => role);
}

/** Puts something before the end of the call of `testRemote`. */
const withField = (source: string, field: string) =>
  source.replace(
    /(^testRemote\(\{[\s\S]*?)(^\}\);)/m,
    (_whole, before, end) => `${before}  ${field}\n${end}`,
  );

/** `remote.test.ts` with who may open the screen, where no menu says it. */
function withAccess(source: string, { path, roles }: PlacedScreen): string {
  const access = `{ path: '${path}', guest: ${roles === null}, roles: ${roles === null ? 'undefined' : `[${roles.map((role) => `'${role}'`).join(', ')}]`} },`;
  return withItem(source, 'access', access) ?? withField(source, `access: [${access}],`);
}

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

/** `remote.test.ts` of a remote that has the screen. `description` is its `remote.json` by then. */
export function testedIn(source: string, description: string, screen: PlacedScreen): string {
  const { menus } = v.parse(RemoteJson, JSON.parse(description));
  const { path, roles, menu } = screen;
  const inMenus =
    menu === null ? source : (roles ?? []).reduce((text, role) => withMenuOf(text, role, screen), source);
  const byMenu = rolesByMenu(menus, path);
  const said =
    roles !== null && byMenu.length === roles.length && byMenu.every((role) => roles.includes(role));
  return said ? inMenus : withAccess(inMenus, screen);
}
