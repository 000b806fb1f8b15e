import type { Role } from '@vitis/contracts';
import { RemoteDescription, type RouteDescription } from '@vitis/contracts/registry';
import { SIDE_MENUS } from '@vitis/domain';
import type { Remote } from '@vitis/platform';
import * as v from 'valibot';

interface RemoteUnderTest {
  remote: Remote;
  /** `remote.json` as it stands in the file. */
  description: unknown;
  /** Who may open which screen, in the order of the routes. */
  access: Pick<RouteDescription, 'path' | 'guest' | 'roles'>[];
  /** Roles whose side menu this remote declares. */
  menusOf?: readonly Role[];
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
function readBy({ data, head }: Remote['routes'][number]): string[] {
  const search = new WatchedSearch();
  const request = { params: {}, search };
  data?.(request);
  head?.(request, () => undefined);
  return [...search.names].sort();
}

/** Defines the tests that every remote owes: that `remote.json` and its code say the same. */
export function testRemote(given: RemoteUnderTest): void {
  const { remote, access, menusOf = [], elsewhere = [] } = given;
  const described = v.parse(RemoteDescription, given.description);
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

  test('says who may come in', () => {
    expect(described.routes.map(({ path, guest, roles }) => ({ path, guest, roles }))).toEqual(access);
  });

  for (const role of menusOf)
    test(`the menu of a ${role} is that of the trade, and every entry leads somewhere`, () => {
      const entries = described.menus.filter((entry) => entry.role === role);
      expect(entries.map(({ path }) => path)).toEqual(
        SIDE_MENUS[role].flatMap((group) => group.entries.map(({ path }) => path)),
      );
      for (const { path } of entries) expect([...addresses, ...elsewhere]).toContain(path);
    });
}
