import { cleanup, waitFor } from '@testing-library/react';
import { firstReads } from '@vitis/contracts/first-reads';
import { ENDPOINTS } from '@vitis/contracts/inputs';
import type { Remote } from '@vitis/platform';
import { type DerivedRoute, deriveRoute } from '@vitis/tooling/describe-routes';
import { createElement } from 'react';
import { people } from './builders/member.ts';
import { renderFeature } from './render-feature.tsx';

/** Addresses of one route, as the shop's menus, tabs, pagers, filters and orders write them. */
export interface Samples {
  /** What the screen reads there is asked for with its code. */
  foreseen: readonly string[];
  /** Depends on who looks, so that nothing is asked for before the screen does. */
  unforeseen?: readonly string[];
  /** What is read for some members besides: others would be refused, so that it comes with the screen. */
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
function viewersOf({ guest, roles = ['B2B'] }: DerivedRoute) {
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

/** What is asked with the code of a screen, by its description. */
function prefetched(derived: DerivedRoute, address: string): string[] {
  const { pathname, searchParams } = new URL(address, location.origin);
  const request = { params: paramsOf(derived.path, pathname), search: searchParams };
  return firstReads(derived, request).map((read) => {
    const asked = new URL(read, location.origin);
    return question(asked.pathname, asked.searchParams);
  });
}

/**
 * Defines the tests that what is asked for beside a screen's code is exactly what the screen then asks for: that the build
 * derives the right `reads` from the `data` of the screen.
 */
export function testFirstReads(remote: Remote, path: string, samples: Samples): void {
  const { foreseen, unforeseen = [], membersOnly = [] } = samples;
  const opened = async () => {
    const route = remote.routes.find((one) => one.path === path);
    if (route === undefined) throw new Error(`${path} has no screen`);
    return { derived: await deriveRoute(route), ...(await route.load()) };
  };

  test.each(foreseen)('what is prefetched for %s is what the screen then asks for', async (address) => {
    const { derived, Screen } = await opened();
    for (const viewer of viewersOf(derived)) {
      const { calls } = await renderFeature(createElement(Screen), {
        part: remote.name,
        route: path,
        path: address,
        as: viewer,
        answers: silence,
      });
      const late = viewer === 'guest' ? [] : membersOnly.map((endpoint) => endpoint.path);
      const asked = () =>
        calls
          .filter((call) => !late.includes(call.path))
          .map((call) => question(call.path, call.query))
          .sort();
      const ahead = prefetched(derived, address).sort();
      await waitFor(() => expect({ viewer, asked: asked() }).toEqual({ viewer, asked: ahead }));
      cleanup();
    }
  });

  for (const address of unforeseen)
    test(`nothing is prefetched for ${address}`, async () =>
      expect(prefetched((await opened()).derived, address)).toEqual([]));

  test('there is an address for every one of its parameters', async () => {
    const { derived } = await opened();
    const named = (derived.reads ?? []).flatMap((read) =>
      [...read.matchAll(/\{[&!]([^}]*)\}/g)].flatMap(([, names = '']) => names.split(',')),
    );
    const used = [...foreseen, ...unforeseen].flatMap((address) => [
      ...new URL(address, location.origin).searchParams.keys(),
    ]);
    expect(named.filter((name) => !used.includes(name.split('=')[0] ?? ''))).toEqual([]);
  });
}
