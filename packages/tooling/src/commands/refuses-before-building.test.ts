import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartManifest } from '@vitis/contracts/registry';
import { execa } from 'execa';
import { readRemoteJson } from '../release/part-checks.ts';
import { withRelease } from '../release/registry-changes.ts';
import { changeRegistry } from '../release/registry-file.ts';
import { publishedBuild } from '../test/published-build.ts';

const BUILD = '1.0.0-aaaaaaaa';
const [PATH = ''] = readRemoteJson('mf-account')?.mounts ?? [];

// Programs are started: a loaded machine may take its time.
jest.setTimeout(60_000);

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'vitis-refusal-'));
});
afterEach(() => rmSync(releases, { recursive: true }));

/** A build that everybody gets; its sources are not in this checkout. */
async function served(part: string, changes: Partial<PartManifest>): Promise<void> {
  publishedBuild(releases, part, BUILD, changes);
  await changeRegistry(releases, (registry) => withRelease(registry, part, BUILD, '2026-11-20'));
}

const owning = (name: string, path: string) => ({
  description: { name, contract: '1.0', mounts: [path], routes: [], menus: [], upcoming: [] },
});

/** Runs a command on the releases of this test. */
async function run(command: string): Promise<{ code: number | undefined; said: string }> {
  const { exitCode, stderr } = await execa(
    process.execPath,
    [join(__dirname, `${command}.ts`), 'mf-account'],
    { env: { RELEASES_FOLDER: releases, RELEASES_STORE: '' }, stdin: 'ignore', reject: false },
  );
  return { code: exitCode, said: stderr };
}

test.each(['release', 'build'])(
  '%s refuses a path that a served part owns, before it builds',
  async (name) => {
    await served('mf-other', owning('mf-other', PATH));
    const registry = readFileSync(join(releases, 'registry.json'), 'utf8');

    const { code, said } = await run(name);

    expect(said).toContain(`${PATH} belongs to mf-other and to mf-account.`);
    expect(code).toBe(1);
    expect(existsSync(join(releases, 'mf-account'))).toBe(false);
    expect(readFileSync(join(releases, 'registry.json'), 'utf8')).toBe(registry);
  },
);

test('release refuses what the served shell does not provide, before it builds', async () => {
  await served('shell', { provides: { react: '18.0.0' } });

  const { code, said } = await run('release');

  expect(said).toMatch(/^Not released\. mf-account of these sources needs react \^.*provides 18\.0\.0\.$/);
  expect(code).toBe(1);
  expect(existsSync(join(releases, 'mf-account'))).toBe(false);
});
