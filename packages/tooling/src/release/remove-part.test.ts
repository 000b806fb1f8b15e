import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSamePackages } from '../create-remote/lock-file.ts';
import { publishedBuild } from '../test/published-build.ts';
import { ROOT } from '../workspace.ts';
import { folderStore } from './folder-store.ts';
import { putInForce } from './release-part.ts';
import type { ReleaseStore } from './release-store.ts';
import { removePart } from './remove-part.ts';

const lockFile = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
const MONDAY = new Date('2026-11-16T09:00:00Z');
const FORGOTTEN = 'mf-notes is not released; its entry in pnpm-lock.yaml is gone.';
let root: string;
let store: ReleaseStore;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitis-remove-'));
  mkdirSync(join(root, '.data'));
  writeFileSync(join(root, 'pnpm-workspace.yaml'), 'packages:\n  - mf-*\n');
  writeFileSync(join(root, 'package.json'), '{}');
  store = folderStore(join(root, 'releases'));
  lockNotes();
});
afterEach(() => rmSync(root, { recursive: true }));

/** As `create-remote` leaves it, whose folder has been deleted since. */
const lockNotes = () =>
  writeFileSync(
    join(root, 'pnpm-lock.yaml'),
    withSamePackages(lockFile, 'packages/mf-new-remote', 'mf-notes'),
  );
const lockNow = () => readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');

async function remove(part: string): Promise<string[]> {
  const said: string[] = [];
  await removePart(root, store, part, MONDAY, (line) => said.push(line));
  return said;
}

test('a remote that was never released leaves the lock file, and nothing else is said to be done', async () => {
  expect(await remove('mf-notes')).toEqual([FORGOTTEN]);
  expect(lockNow()).toBe(lockFile);
  await expect(remove('mf-notes')).rejects.toThrow('mf-notes has never been released');
});

test('one that is released goes from both, and once more from the lock file alone', async () => {
  const manifest = publishedBuild(join(root, 'releases'), 'mf-notes', '1.0.0-aaaaaaaa');
  await putInForce(store, { manifest }, MONDAY);

  expect(await remove('mf-notes')).toEqual([
    'pnpm-lock.yaml knows nothing of mf-notes any more.',
    'Nobody gets mf-notes with the next page; npm run rollback -- mf-notes brings it back.',
  ]);
  expect((await store.readRegistry()).parts).toEqual({});
  expect(lockNow()).toBe(lockFile);

  lockNotes();
  expect(await remove('mf-notes')).toEqual([FORGOTTEN]);
  await expect(remove('mf-notes')).rejects.toThrow('mf-notes has been taken away already.');
});
