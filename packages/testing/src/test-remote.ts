import type { Role } from '@vitis/contracts';
import type { MenuEntry, RouteDescription } from '@vitis/contracts/registry';
import { RemoteJson } from '@vitis/contracts/remote-json';
import type { FramedRemote } from '@vitis/portal/remote';
import * as v from 'valibot';
import { type Samples, testFirstReads } from './test-first-reads.ts';

interface RemoteUnderTest {
  /** Declared by `defineRemote` of portal: no screen stands without its frame. */
  remote: FramedRemote;
  /** `remote.json` as it stands in the file. */
  description: unknown;
  /** Who may open the screens that no menu leads to; the others are for the roles whose menu does. */
  access?: Pick<RouteDescription, 'path' | 'guest' | 'roles'>[];
  /** The side menus of the trade that this remote declares: addresses by role and group. */
  menus?: Partial<Record<Role, Partial<Record<MenuEntry['group'], readonly string[]>>>>;
  /** Addresses of every route that says what it `reads`, by its path. */
  samples?: Readonly<Record<string, Samples>>;
  /** Addresses of other remotes that its menus lead to. */
  elsewhere?: readonly string[];
}

/** An address's parameters that remember which of them were read. */
class WatchedSearch extends URLSearchParams {
  readonly names = new Set<string>();

  override get(name: string): string | null {
    this.names.add(name);
    return super.get(name);
  }
  override getAll(name: string): string[] {
    this.names.add(name);
    return super.getAll(name);
  }
  override has(name: string): boolean {
    this.names.add(name);
    return super.has(name);
  }
}

/** Parameters that a route reads for its data and its head. */
function readBy({ data, head }: FramedRemote['routes'][number]): string[] {
  const search = new WatchedSearch();
  const request = { params: {}, search };
  data?.(request);
  head?.(request, () => undefined);
  return [...search.names].sort();
}

/** Roles whose menu leads to an address, or to the nearest one above it; empty where none does. */
function rolesOf({ menus }: v.InferOutput<typeof RemoteJson>, path: string): Role[] {
  const above = menus.filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`));
  const nearest = Math.max(...above.map((entry) => entry.path.length));
  return above.filter((entry) => entry.path.length === nearest).map(({ role }) => role);
}

/** What menus, tabs, periods, the search, the columns and the pager of a list of documents lead to. */
export const samplesOfList = (path: string): Samples => ({
  foreseen: [
    path,
    `${path}?status=CONFIRMED`,
    `${path}?dateFrom=2026-05-20&dateTo=2026-11-20`,
    `${path}?dateTo=2026-11-20&q=${encodeURIComponent('한강 비스트로 & 바')}`,
    `${path}?sort=total%2Casc`,
    `${path}?status=CONFIRMED&dateFrom=2026-05-20&sort=requestedAt%2Casc&page=3`,
  ],
});

/** Defines the tests that every remote owes: that `remote.json` and its code say the same. */
export function testRemote(given: RemoteUnderTest): void {
  const { remote, access = [], menus = {}, samples = {}, elsewhere = [] } = given;
  const described = v.parse(RemoteJson, given.description);
  const addresses = [...described.routes.map(({ path }) => path), ...described.upcoming];

  test('announces the screens that it has, and no address twice', () => {
    expect(described.name).toBe(remote.name);
    expect(described.routes.map(({ path }) => path)).toEqual(remote.routes.map(({ path }) => path));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses)
      expect(
        described.mounts.some(
          (mount) => mount === '/' || address === mount || address.startsWith(`${mount}/`),
        ),
      ).toBe(true);
  });

  test('names every parameter of the address that a guest’s screen reads', () => {
    for (const route of remote.routes) {
      const { guest, query } = described.routes.find(({ path }) => path === route.path) ?? {};
      if (guest) expect(query).toEqual(expect.arrayContaining(readBy(route)));
    }
  });

  test('says who may come in: those whose menu leads there, and who is named otherwise', () => {
    const paths = described.routes.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(access.map(({ path }) => path)));
    const expected = paths.map(
      (path) =>
        access.find((one) => one.path === path) ?? { path, guest: false, roles: rolesOf(described, path) },
    );
    expect(described.routes.map(({ path, guest, roles }) => ({ path, guest, roles }))).toEqual(expected);
  });

  const readers = described.routes.filter(({ reads }) => reads !== undefined);

  test('has sample addresses of every route that says what it reads', () => {
    expect(Object.keys(samples).sort()).toEqual(readers.map(({ path }) => path).sort());
    for (const { foreseen } of Object.values(samples)) expect(foreseen).not.toEqual([]);
  });

  for (const route of readers)
    describe(route.path, () => testFirstReads(remote, route, samples[route.path] ?? { foreseen: [] }));

  for (const [role, groups] of Object.entries(menus))
    test(`the menu of a ${role} is that of the trade, and every entry leads somewhere`, () => {
      const entries = described.menus.filter((entry) => entry.role === role);
      const declared = Map.groupBy(
        entries.toSorted((one, other) => one.order - other.order),
        ({ group }) => group,
      );
      expect(
        Object.fromEntries([...declared].map(([group, own]) => [group, own.map(({ path }) => path)])),
      ).toEqual(groups);
      for (const { path } of entries) expect([...addresses, ...elsewhere]).toContain(path);
    });
}
