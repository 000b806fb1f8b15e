import type { Role } from '@vitis/contracts';
import type { MenuEntry } from '@vitis/contracts/registry';
import { RemoteJson } from '@vitis/contracts/remote-json';
import type { FramedRemote } from '@vitis/portal/remote';
import { deriveRoute } from '@vitis/tooling/describe-routes';
import * as v from 'valibot';
import { type Samples, testFirstReads } from './test-first-reads.ts';

interface RemoteUnderTest {
  /** Declared by `defineRemote` of portal: no screen stands without its frame. */
  remote: FramedRemote;
  /** `remote.json` as it stands in the file. */
  description: unknown;
  /** The side menus of the trade that this remote declares: addresses by role and group. */
  menus?: Partial<Record<Role, Partial<Record<MenuEntry['group'], readonly string[]>>>>;
  /** Addresses of every route whose screen asks the same first whoever looks, by its path. */
  samples?: Readonly<Record<string, Samples>>;
  /** Addresses of other remotes that its menus lead to. */
  elsewhere?: readonly string[];
}

/** Roles whose menu leads to an address, or to the nearest one above it; empty where none does. */
function rolesOf({ menus }: RemoteJson, path: string): Role[] {
  const above = menus.filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`));
  const nearest = Math.max(...above.map((entry) => entry.path.length));
  return above.filter((entry) => entry.path.length === nearest).map(({ role }) => role);
}

/** What menus, tabs, periods, the search, the columns and the pager of a list of documents lead to. */
export const samplesOfList = (
  path: string,
  { status = 'CONFIRMED', sort = 'total' }: { status?: string; sort?: string } = {},
): Samples => ({
  foreseen: [
    path,
    `${path}?status=${status}`,
    `${path}?dateFrom=2026-05-20&dateTo=2026-11-20`,
    `${path}?dateTo=2026-11-20&q=${encodeURIComponent('한강 비스트로 & 바')}`,
    `${path}?sort=${sort}%2Casc`,
    `${path}?status=${status}&dateFrom=2026-05-20&sort=${sort}%2Cdesc&page=3`,
  ],
});

/** Defines the tests that every remote owes: that `remote.json` and its code say the same. */
export function testRemote(given: RemoteUnderTest): void {
  const { remote, menus = {}, samples = {}, elsewhere = [] } = given;
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

  test('lets those in whose menu leads there', async () => {
    for (const route of remote.routes) {
      const { path } = route;
      const invited = rolesOf(described, path);
      const { guest, roles } = await deriveRoute(route);
      // What is for everyone says so itself, wherever a menu leads to it.
      if (invited.length > 0 && !guest) expect({ path, roles }).toEqual({ path, roles: invited });
    }
  });

  test('has sample addresses of every route whose first reads are known beforehand', async () => {
    const derived = await Promise.all(remote.routes.map(deriveRoute));
    const readers = derived.filter(({ reads }) => reads !== undefined);
    expect(Object.keys(samples).sort()).toEqual(readers.map(({ path }) => path).sort());
    for (const { foreseen } of Object.values(samples)) expect(foreseen).not.toEqual([]);
  });

  for (const [path, addresses] of Object.entries(samples))
    describe(path, () => testFirstReads(remote, path, addresses));

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
