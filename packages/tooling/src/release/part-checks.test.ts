import { LANGUAGES } from '@vitis/contracts';
import type { RemoteDescription } from '@vitis/contracts/registry';
import { partNames } from '../workspace.ts';
import { checkOwners, readDescription, reservedPath } from './part-checks.ts';

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

test('every remote of the workspace describes itself rightly, and no path has two owners', () => {
  const descriptions = partNames().flatMap((part) => readDescription(part) ?? []);
  expect(descriptions.length).toBeGreaterThan(0);
  expect(() => checkOwners(descriptions)).not.toThrow();
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
