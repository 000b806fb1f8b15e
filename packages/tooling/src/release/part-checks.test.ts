import { LANGUAGES } from '@vitis/contracts';
import { MovedPath, type RemoteDescription } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { partNames } from '../workspace.ts';
import {
  checkMoved,
  checkMovedTargets,
  checkOwners,
  checkPaths,
  readRemoteJson,
  reservedPath,
} from './part-checks.ts';

const title = Object.fromEntries(
  LANGUAGES.map((language) => [language, 'x']),
) as RemoteDescription['routes'][0]['title'];

function remote(name: string, mounts: string[], paths: string[]): RemoteDescription {
  const routes = paths.map((path) => ({
    path,
    chunk: 'a',
    title,
    layout: 'default' as const,
    guest: true,
    tabBar: true,
    footer: true,
    query: [],
  }));
  return { name, contract: '1.0', mounts, routes, menus: [], upcoming: [] };
}

test('two owners of one path are refused, by both names', () => {
  expect(() => checkOwners([remote('mf-a', ['/'], ['/wine']), remote('mf-b', ['/b'], ['/wine'])])).toThrow(
    '/wine belongs to mf-a and to mf-b',
  );
  expect(() => checkOwners([remote('mf-a', ['/'], []), remote('mf-b', ['/'], [])])).toThrow(
    '/ belongs to mf-a and to mf-b',
  );
});

test.each([
  ['/product/:pid', '/product/:id'],
  ['/wine', '/Wine'],
  ['/wine', '/wine/'],
  ['/wine/:id/notes', '/wine/:wine/notes'],
])('%s and %s are one path to the router: two owners are refused', (one, other) => {
  const both = [remote('mf-a', ['/a'], [one]), remote('mf-b', ['/b'], [other])];
  expect(() => checkOwners(both)).toThrow(`${other} belongs to mf-a and to mf-b`);
});

test('paths beside and below each other may have owners of their own', () => {
  const three = [
    remote('mf-a', ['/'], ['/wine/:id']),
    remote('mf-b', ['/wine/new'], ['/wine/new']),
    remote('mf-c', ['/wine/:id/notes'], ['/wine/:id/notes']),
  ];
  expect(() => checkOwners(three)).not.toThrow();
});

test.each(['//elsewhere.example', '/\\elsewhere.example', '/wine list', '/wine#notes'])(
  '%s is no path of a remote, nor of its menus',
  (path) => {
    const menu = { role: 'B2B', group: 'orders', path, label: title, order: 1 } as const;
    for (const changed of [{ mounts: [path] }, { upcoming: [path] }, { menus: [menu] }])
      expect(() => checkPaths({ ...remote('mf-a', ['/a'], []), ...changed })).toThrow(
        'is no path of this shop',
      );
    expect(() => checkPaths(remote('mf-a', ['/a'], [path]))).toThrow('mf-a/remote.json: "/');
  },
);

test.each([
  [{ from: '/Wine/', to: '/product' }, 'has a screen'],
  [{ from: '/bottle', to: '/flask' }, 'has moved itself'],
])('an address that moved as %j is refused', (one, reason) => {
  const moved = [one, { from: '/flask', to: '/wine' }];
  expect(() => checkMoved({ ...remote('mf-a', ['/'], ['/wine']), moved })).toThrow(reason);
});

test('an address that moved leads to a screen, of whichever remote', () => {
  const moved = [{ from: '/bottle/:id', to: '/wine/:id' }];
  const from = { ...remote('mf-a', ['/'], []), moved };
  expect(() => checkMovedTargets([from, remote('mf-b', ['/wine'], ['/wine/:wid'])])).not.toThrow();
  expect(() => checkMovedTargets([from])).toThrow('where there is no screen');
});

test('an address that moved is a path of this shop, and so is where it leads', () => {
  const moved = [{ from: '/bottle/:id', to: '//elsewhere.example' }];
  expect(() => checkPaths({ ...remote('mf-a', ['/'], []), moved })).toThrow('is no path of this shop');
  expect(v.safeParse(MovedPath, { from: '/bottle/:id', to: '/wine/:wid' }).success).toBe(false);
  expect(v.safeParse(MovedPath, { from: '/bottle/:id', to: '/wine/:id' }).success).toBe(true);
});

test('every remote of the workspace describes itself rightly, and no path has two owners', () => {
  const decided = partNames().flatMap((part) => readRemoteJson(part) ?? []);
  expect(decided.length).toBeGreaterThan(0);
  expect(() => checkOwners(decided)).not.toThrow();
});

test.each([
  ['/api', '/api'],
  ['/r/mf-chat', '/r'],
  ['/dev/health', '/dev'],
  ['/reviews', undefined],
  ['/apis', undefined],
])('%s: what the servers answer themselves is %s', (path, reserved) => {
  expect(reservedPath(path)).toBe(reserved);
});
