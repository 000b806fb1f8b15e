import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@vitis/contracts';
import type { PartManifest, RemoteDescription } from '@vitis/contracts/registry';
import { BUDGETS } from '../release/budgets.ts';
import { withRelease } from '../release/registry-changes.ts';
import { changeRegistry } from '../release/registry-file.ts';
import { publishedBuild } from '../test/published-build.ts';
import { overBudget } from './budgets.ts';

const BUILD = '1.0.0-aaaaaaaa';
const PARTS = ['shell', 'mf-chat'];
const title = Object.fromEntries(
  LANGUAGES.map((language) => [language, 'x']),
) as RemoteDescription['routes'][0]['title'];

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'vitis-budgets-'));
});
afterEach(() => rmSync(releases, { recursive: true }));

const weighing = (brotli: number): Partial<PartManifest> => ({
  files: { 'js/entry.js': { integrity: 'sha384-x', bytes: brotli * 3, brotli } },
});

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

async function build(part: string, changes: Partial<PartManifest> = {}): Promise<void> {
  publishedBuild(releases, part, BUILD, changes);
  await changeRegistry(releases, (registry) => withRelease(registry, part, BUILD, '2026-11-20'));
}

test('builds within their budgets are let through', async () => {
  for (const part of PARTS) await build(part);
  expect(await overBudget(releases, PARTS)).toEqual([]);
});

test('every part and every page over its budget is told, in the words of a refused release', async () => {
  const { entry, page } = BUDGETS;
  const path = '/chat';
  const route = { path, chunk: 'chat', title, layout: 'default' as const, guest: true };
  const description = {
    name: 'mf-chat',
    contract: '1.0',
    mounts: [path],
    routes: [{ ...route, tabBar: true, footer: true, query: [] }],
    menus: [],
    upcoming: [],
  };
  await build('shell', weighing(page));
  await build('mf-chat', { ...weighing(entry.remote + 100), description });

  expect(await overBudget(releases, PARTS)).toEqual([
    `shell: js/entry.js has ${kilobytes(page)}; its budget is ${kilobytes(entry.shell)}.`,
    `mf-chat: js/entry.js has ${kilobytes(entry.remote + 100)}; its budget is ${kilobytes(entry.remote)}.`,
    `The page /chat has ${kilobytes(page + entry.remote + 100)}; its budget is ${kilobytes(page)}.`,
  ]);
});

test('a part that was not built is not taken for one within its budget', async () => {
  await build('shell');
  expect(await overBudget(releases, PARTS)).toEqual([
    'mf-chat has not been built: npm run build -- mf-chat.',
  ]);
});
