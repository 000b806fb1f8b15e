import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartManifest } from '@vitis/contracts/registry';
import { publishedBuild } from '../test/published-build.ts';
import { folderStore } from './folder-store.ts';
import { withRemoval, withWithdrawal } from './registry-changes.ts';
import { checkRelease, promote, putInForce, rollBack } from './release-part.ts';
import type { ReleaseStore } from './release-store.ts';
import { formatTable, releaseRows } from './releases-table.ts';

const MONDAY = new Date('2026-11-16T09:00:00Z');
const TUESDAY = new Date('2026-11-17T09:00:00Z');
const [A, B] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;

let releases: string;
let store: ReleaseStore;

beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'vitis-release-'));
  store = folderStore(releases);
});
afterEach(() => rmSync(releases, { recursive: true }));

/** A published build that nobody gets yet. */
const published = (part: string, build: string, changes?: Partial<PartManifest>) =>
  publishedBuild(releases, part, build, changes);

const inForce = async (part: string) => (await store.readRegistry()).parts[part]?.current;

test('a release goes to everybody, or to some until it is promoted or withdrawn', async () => {
  await putInForce(store, { manifest: published('mf-chat', A) }, MONDAY);
  await putInForce(store, { manifest: published('mf-chat', B), canary: 10 }, TUESDAY);
  expect(await inForce('mf-chat')).toBe(A);
  expect((await store.readRegistry()).parts['mf-chat']?.canary?.build).toBe(B);

  const third = { manifest: published('mf-chat', '1.2.0-cccccccc') };
  await expect(putInForce(store, third, TUESDAY)).rejects.toThrow(
    `mf-chat ${B} is being tried on 10 % of visitors: promote or withdraw it first.`,
  );
  await putInForce(store, { manifest: published('mf-chat', B) }, TUESDAY);
  expect((await store.readRegistry()).parts['mf-chat']).toMatchObject({ current: B, lastGood: A });
});

test('what does not fit the released shell is refused, and the registry stays', async () => {
  await putInForce(store, { manifest: published('shell', A) }, MONDAY);
  const newer = published('mf-chat', B, { contract: '2.0' });
  await expect(checkRelease(store, newer)).rejects.toThrow(/is built for platform 2.0/);
  await expect(putInForce(store, { manifest: newer }, TUESDAY)).rejects.toThrow(/is built for platform 2.0/);
  expect(await inForce('mf-chat')).toBeUndefined();
});

test('a rollback that does not fit the shell of today, or whose files are gone, is refused', async () => {
  await putInForce(store, { manifest: published('mf-chat', A) }, MONDAY);
  await putInForce(store, { manifest: published('mf-chat', B, { requires: { react: '^20.0.0' } }) }, TUESDAY);
  await putInForce(store, { manifest: published('shell', A, { provides: { react: '20.1.0' } }) }, TUESDAY);
  published('mf-chat', A, { requires: { react: '^19.0.0' } });
  await expect(rollBack(store, 'mf-chat', TUESDAY)).rejects.toThrow('needs react ^19.0.0');

  await store.remove('mf-chat', A);
  await expect(rollBack(store, 'mf-chat', TUESDAY)).rejects.toThrow(
    `mf-chat ${A} came before, but its files are gone.`,
  );
  expect(await inForce('mf-chat')).toBe(B);
});

test('a build that was taken away before it was released is not released', async () => {
  const manifest = published('mf-chat', A);
  await store.remove('mf-chat', A);
  await expect(putInForce(store, { manifest }, MONDAY)).rejects.toThrow('release it again');
});

test('the list says who gets what, since when, and what it weighs', async () => {
  await putInForce(store, { manifest: published('mf-chat', A) }, MONDAY);
  await putInForce(store, { manifest: published('mf-chat', B), canary: 10 }, TUESDAY);
  expect(formatTable(await releaseRows(store)).split('\n')).toEqual([
    'part     build           share  released           entry  scripts  all files  contract',
    'mf-chat  1.1.0-bbbbbbbb  10 %   2026-11-17 09:00  7.0 kB   7.0 kB     7.0 kB  1.0',
    'mf-chat  1.0.0-aaaaaaaa  90 %   2026-11-16 09:00  7.0 kB   7.0 kB     7.0 kB  1.0',
  ]);
});

test('a part that was taken away is in the list until it is forgotten, and its path is free for another', async () => {
  const described = (name: string) => ({
    description: { name, contract: '1.0', mounts: ['/talk'], routes: [], menus: [], upcoming: [] },
  });
  await putInForce(store, { manifest: published('mf-chat', A, described('mf-chat')) }, MONDAY);
  const other = { manifest: published('mf-talk', B, described('mf-talk')) };
  await expect(putInForce(store, other, TUESDAY)).rejects.toThrow('/talk belongs to mf-chat and to mf-talk.');

  await store.changeRegistry((registry) => withRemoval(registry, 'mf-chat', TUESDAY.toISOString()));
  expect((await releaseRows(store)).map((row) => row.slice(0, 3))).toEqual([['mf-chat', A, 'removed']]);

  await putInForce(store, other, TUESDAY);
  expect(await inForce('mf-talk')).toBe(B);
  await expect(rollBack(store, 'mf-chat', TUESDAY)).rejects.toThrow('/talk belongs to');
});

test('a build on trial is promoted only whole', async () => {
  await putInForce(store, { manifest: published('mf-chat', A) }, MONDAY);
  await putInForce(store, { manifest: published('mf-chat', B), canary: 10 }, MONDAY);
  const entry = join(releases, 'mf-chat', B, 'js/entry.js');
  const before = readFileSync(entry);

  writeFileSync(entry, 'changed');
  await expect(promote(store, 'mf-chat', TUESDAY)).rejects.toThrow(
    `mf-chat ${B} is damaged: js/entry.js is not the file that the manifest names.`,
  );
  expect(await inForce('mf-chat')).toBe(A);

  writeFileSync(entry, before);
  const both = await Promise.allSettled([
    promote(store, 'mf-chat', TUESDAY),
    promote(store, 'mf-chat', TUESDAY),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await store.readRegistry()).parts['mf-chat']).toMatchObject({ current: B, lastGood: A });
});

test('a trial whose files are gone is not promoted, and can be withdrawn', async () => {
  await putInForce(store, { manifest: published('mf-chat', A) }, MONDAY);
  await putInForce(store, { manifest: published('mf-chat', B), canary: 10 }, MONDAY);
  await store.remove('mf-chat', B);
  await expect(promote(store, 'mf-chat', TUESDAY)).rejects.toThrow('has lost its files: withdraw it');
  await store.changeRegistry((registry) => withWithdrawal(registry, 'mf-chat', TUESDAY.toISOString()));
  expect((await store.readRegistry()).parts['mf-chat']).not.toHaveProperty('canary');
});

test('nobody is given a damaged build, neither by a release nor by a rollback', async () => {
  await putInForce(store, { manifest: published('mf-chat', A) }, MONDAY);
  await putInForce(store, { manifest: published('mf-chat', B) }, MONDAY);
  rmSync(join(releases, 'mf-chat', A, 'js/entry.js'));
  await expect(rollBack(store, 'mf-chat', TUESDAY)).rejects.toThrow('js/entry.js is missing.');

  const manifest = published('mf-chat', '1.2.0-cccccccc');
  writeFileSync(join(releases, 'mf-chat', manifest.build, 'server.cjs'), '');
  await expect(putInForce(store, { manifest }, TUESDAY)).rejects.toThrow('is damaged: server.cjs is not the');
  expect(await inForce('mf-chat')).toBe(B);
});
