import { waitFor } from '@testing-library/react';
import { firstReads } from '@vitis/contracts/first-reads';
import { ENDPOINTS } from '@vitis/contracts/inputs';
import type { RouteDescription } from '@vitis/contracts/registry';
import type { Remote } from '@vitis/platform';
import { createElement } from 'react';
import { people } from './builders/member.ts';
import { renderFeature } from './render-feature.tsx';

/** Addresses of one route, as the shop's menus, tabs, pagers, filters and orders write them. */
export interface Samples {
  /** What the screen reads there is asked for with its code. */
  foreseen: readonly string[];
  /** Depends on who looks, so that nothing is asked for before the screen does. */
  unforeseen?: readonly string[];
  /** What members are asked for besides: a guest would be refused, so that it comes with the screen. */
  membersOnly?: readonly { path: string }[];
}

/** Nobody is answered: what a screen asks then is what it reads first. */
const silence = Object.values(ENDPOINTS).map((endpoint) => ({
  endpoint,
  respond: () => new Promise<never>(() => {}),
}));

/** The same for the same question, whatever the order of its parameters. */
function question(path: string, query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return `${path}?${sorted}`;
}

/** Who may open the screen; beside a guest one who sees prices. */
function viewersOf({ guest, roles = ['B2B'] }: RouteDescription) {
  const members = (['buyer', 'sales', 'driver'] as const).filter((name) =>
    people[name].roles.some((role) => roles.includes(role)),
  );
  return guest ? (['guest', ...members] as const) : members;
}

/** Parameters of the path of an address. */
function paramsOf(route: string, path: string): Record<string, string | undefined> {
  const parts = path.split('/');
  return Object.fromEntries(
    route.split('/').flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), parts[at]]] : [])),
  );
}

/** Defines the tests that what is asked for beside a screen's code is exactly what the screen then asks for. */
export function testFirstReads(remote: Remote, described: RouteDescription, samples: Samples): void {
  const { foreseen, unforeseen = [], membersOnly = [] } = samples;
  const askedAhead = (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const request = { params: paramsOf(described.path, pathname), search: searchParams };
    return firstReads(described, request).map((read) => {
      const asked = new URL(read, location.origin);
      return question(asked.pathname, asked.searchParams);
    });
  };

  describe.each(viewersOf(described))('a %s', (viewer) => {
    test.each(foreseen)('is asked ahead for what %s then asks for', async (address) => {
      const route = remote.routes.find(({ path }) => path === described.path);
      const { Screen } = (await route?.load()) ?? {};
      if (Screen === undefined) throw new Error(`${described.path} has no screen`);
      const { calls } = await renderFeature(createElement(Screen), {
        part: remote.name,
        route: described.path,
        path: address,
        as: viewer,
        answers: silence,
      });
      const late = viewer === 'guest' ? [] : membersOnly.map(({ path }) => path);
      const asked = () =>
        calls
          .filter(({ path }) => !late.includes(path))
          .map(({ path, query }) => question(path, query))
          .sort();
      await waitFor(() => expect(asked()).toEqual(askedAhead(address).sort()));
    });
  });

  for (const address of unforeseen)
    test(`nothing is asked ahead for ${address}`, () => expect(askedAhead(address)).toEqual([]));

  test('there is an address for every one of its parameters', () => {
    const named = (described.reads ?? []).flatMap((read) =>
      [...read.matchAll(/\{[&!]([^}]*)\}/g)].flatMap(([, names = '']) => names.split(',')),
    );
    const used = [...foreseen, ...unforeseen].flatMap((address) => [
      ...new URL(address, location.origin).searchParams.keys(),
    ]);
    expect(named.filter((name) => !used.includes(name.split('=')[0] ?? ''))).toEqual([]);
  });
}
