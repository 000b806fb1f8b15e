import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@vitis/contracts/registry';
import { folderStore } from './folder-store.ts';
import { withCanary, withRelease, withRemoval } from './registry-changes.ts';
import { readRegistry, writeRegistry } from './registry-file.ts';
import { sweep } from './sweep.ts';

const PART = 'mf-chat';
const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const build = (digit: number) => `1.0.0-${String(digit).repeat(8)}`;

let releases: string;

beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'vitis-sweep-'));
});
afterEach(() => rmSync(releases, { recursive: true }));

function store(name: string, at: Date): void {
  const folder = join(releases, PART, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'manifest.json'), '{}');
  utimesSync(folder, at, at);
}

/** Releases build 0, 1, 2, … so many days ago each. */
function release(...days: number[]): Registry {
  let registry: Registry = { version: 1, parts: {} };
  days.forEach((ago, digit) => {
    store(build(digit), daysAgo(ago));
    registry = withRelease(registry, PART, build(digit), daysAgo(ago).toISOString());
  });
  return registry;
}

const left = () => readdirSync(join(releases, PART)).sort();

test('takes away what is past three releases and seven days, and forgets it', async () => {
  writeRegistry(releases, release(40, 30, 20, 10, 9));

  expect(await sweep(folderStore(releases), NOW)).toEqual([`${PART} ${build(0)}`, `${PART} ${build(1)}`]);

  expect(left()).toEqual([build(2), build(3), build(4)]);
  expect(readRegistry(releases).parts[PART]?.history.map((past) => past.build)).toEqual(left().reverse());
});

test('a build that was served until yesterday stays, however old it is', async () => {
  writeRegistry(releases, release(40, 30, 20, 1, 0.5, 0.2));
  expect(await sweep(folderStore(releases), NOW)).toEqual([`${PART} ${build(0)}`, `${PART} ${build(1)}`]);
  expect(left()).toContain(build(2));
});

test('three releases stay, however old they are', async () => {
  writeRegistry(releases, release(40, 30, 20));
  expect(await sweep(folderStore(releases), NOW)).toEqual([]);
});

test('what the registry serves stays: current, last good and canary', async () => {
  const registry = release(60, 50, 40, 30, 20, 10);
  const part = registry.parts[PART];
  if (part === undefined) throw new Error('nothing released');
  const served = withCanary(
    { ...registry, parts: { [PART]: { ...part, current: build(0), lastGood: build(1) } } },
    PART,
    build(2),
    10,
    daysAgo(9).toISOString(),
  );
  writeRegistry(releases, served);

  await sweep(folderStore(releases), NOW);

  expect(left()).toEqual(expect.arrayContaining([build(0), build(1), build(2)]));
});

test('a registry from before the end of a build was written down is understood', async () => {
  for (const digit of [0, 1, 2, 3, 4]) store(build(digit), daysAgo(30));
  const at = [40, 30, 20, 2, 1];
  writeRegistry(releases, {
    version: 1,
    parts: {
      [PART]: {
        current: build(4),
        history: [4, 3, 2, 1, 0].map((digit) => ({
          build: build(digit),
          releasedAt: daysAgo(at[digit] ?? 0).toISOString(),
        })),
      },
    },
  });

  // Build 1 ended when build 2 began, twenty days ago.
  expect(await sweep(folderStore(releases), NOW)).toEqual([`${PART} ${build(0)}`, `${PART} ${build(1)}`]);
});

test('what no registry names goes after a week; so do the remains of interrupted releases after a day', async () => {
  writeRegistry(releases, release(1));
  store(build(8), daysAgo(8));
  store(build(9), daysAgo(1));
  store('.draft-1', daysAgo(2));
  store('.draft-2', daysAgo(0.1));

  expect(await sweep(folderStore(releases), NOW)).toEqual([`${PART} ${build(8)}`]);

  expect(left()).toEqual(['.draft-2', build(0), build(9)]);
  expect(existsSync(join(releases, 'registry.json'))).toBe(true);
});

test('the builds of a part that was taken away stay for a week, then it is forgotten', async () => {
  const removedAt = (days: number) => withRemoval(release(40, 30), PART, daysAgo(days).toISOString());

  writeRegistry(releases, removedAt(6));
  expect(await sweep(folderStore(releases), NOW)).toEqual([]);
  expect(left()).toEqual([build(0), build(1)]);

  writeRegistry(releases, removedAt(8));
  expect(await sweep(folderStore(releases), NOW)).toEqual([`${PART} ${build(0)}`, `${PART} ${build(1)}`]);
  expect(readRegistry(releases)).toEqual({ version: 1, parts: {} });
});

test('a build that is released again while others are swept away stays', async () => {
  writeRegistry(releases, release(1));
  store(build(8), daysAgo(8));
  const folder = folderStore(releases);
  let forgotten = false;
  const racing: typeof folder = {
    ...folder,
    async changeRegistry(change) {
      const registry = await folder.changeRegistry(change);
      if (forgotten) return registry;
      forgotten = true;
      await folder.changeRegistry((latest) => withRelease(latest, PART, build(8), NOW.toISOString()));
      return registry;
    },
  };

  expect(await sweep(racing, NOW)).toEqual([]);

  expect(left()).toContain(build(8));
});

test('two commands that sweep at once do not stumble over each other', async () => {
  writeRegistry(releases, release(1));
  for (const digit of [5, 6, 7, 8]) store(build(digit), daysAgo(8));
  store('.draft-1', daysAgo(2));

  const gone = await Promise.all([sweep(folderStore(releases), NOW), sweep(folderStore(releases), NOW)]);

  expect([...new Set(gone.flat())].sort()).toEqual([5, 6, 7, 8].map((digit) => `${PART} ${build(digit)}`));
  expect(left()).toEqual([build(0)]);
});
