import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartManifest } from '@vitis/contracts/registry';
import { withRelease, withRollback } from '../release/registry-changes.ts';
import { changeRegistry } from '../release/registry-file.ts';
import { publishedBuild } from '../test/published-build.ts';
import { mixed, releaseSet, servedSet, setBefore, withOthers } from './compose.ts';

const [A, B, C] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'] as const;
const PARTS = ['shell', 'mf-chat'] as const;

let folder: string;
let releases: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitis-skew-'));
  releases = join(folder, 'releases');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function release(part: string, build: string, changes: Partial<PartManifest> = {}): Promise<void> {
  publishedBuild(releases, part, build, changes);
  await changeRegistry(releases, (registry) => withRelease(registry, part, build, '2026-11-20'));
}

const builds = (set: ReturnType<typeof servedSet> | null) =>
  Object.fromEntries([...(set ?? [])].map(([part, { build }]) => [part, build]));

test('the shell of one release stands with the remotes of the one before, whole, in a registry of its own', async () => {
  for (const build of [A, B]) for (const part of PARTS) await release(part, build);
  const before = await setBefore(releases);
  if (before === null) throw new Error('there is a release before');
  const target = join(folder, 'mixed');

  await releaseSet(mixed(servedSet(releases), before), target);

  expect(builds(servedSet(target))).toEqual({ shell: B, 'mf-chat': A });
  expect(existsSync(join(target, 'mf-chat', A, 'manifest.json'))).toBe(true);
});

test('the release before of a part is the newest that is another build', async () => {
  const sets = [];
  for (const [shell, chat] of [
    [A, A],
    [B, A],
    [C, B],
  ] as const) {
    await release('shell', shell);
    await release('mf-chat', chat);
    sets.push(servedSet(releases));
  }
  const [oldest = new Map(), older = new Map(), now = new Map()] = sets;
  const unchanged = new Map([...older, ...[...now].filter(([part]) => part === 'mf-chat')]);

  const first = withOthers(new Map(), unchanged, now);
  expect(builds(first)).toEqual({ shell: B });
  expect(builds(withOthers(first, oldest, now))).toEqual({ shell: B, 'mf-chat': A });
});

test('a part that is not there any more is no part of the release before', async () => {
  for (const part of PARTS) await release(part, A);
  const before = servedSet(releases);
  await release('shell', B);
  const now = new Map([...servedSet(releases)].filter(([part]) => part === 'shell'));
  expect(builds(withOthers(new Map(), before, now))).toEqual({ shell: A });
});

test('what does not fit together is refused, as a release would be', async () => {
  for (const part of PARTS) await release(part, A, { contract: '1.0' });
  for (const part of PARTS) await release(part, B, { contract: '2.0' });
  const before = await setBefore(releases);
  if (before === null) throw new Error('there is a release before');

  await expect(releaseSet(mixed(servedSet(releases), before), join(folder, 'mixed'))).rejects.toThrow(
    /is built for platform 1.0/,
  );
});

test('there is no release before where one part has only one, or has lost its files', async () => {
  for (const part of PARTS) await release(part, A);
  await release('shell', B);
  expect(await setBefore(releases)).toBeNull();

  await release('mf-chat', B);
  expect(builds(await setBefore(releases))).toEqual({ shell: A, 'mf-chat': A });
  rmSync(join(releases, 'mf-chat', A), { recursive: true });
  expect(await setBefore(releases)).toBeNull();
});

test('after a rollback the release before is the one that the rollback would lead to next', async () => {
  for (const build of [A, B, C]) for (const part of PARTS) await release(part, build);
  for (const part of PARTS)
    await changeRegistry(releases, (registry) => withRollback(registry, part, '2026-11-21'));

  expect(builds(servedSet(releases))).toEqual({ shell: B, 'mf-chat': B });
  expect(builds(await setBefore(releases))).toEqual({ shell: A, 'mf-chat': A });
});
