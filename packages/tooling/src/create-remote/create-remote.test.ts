import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@vitis/contracts';
import { RemoteJson } from '@vitis/contracts/remote-json';
import * as v from 'valibot';
import { checkFolder } from '../checks/locales.ts';
import { unwrittenTexts } from '../checks/unwritten.ts';
import { filesBelow } from '../release/files-below.ts';
import { ROOT } from '../workspace.ts';
import { createRemote, type Finish } from './create-remote.ts';
import { forgetFolder } from './forget-folder.ts';
import { linkPackages } from './link-packages.ts';
import { readWanted } from './wanted-remote.ts';

const lockFile = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
const done: Finish = { install: () => {}, format: () => {} };
let root: string;

const write = (file: string, content: unknown) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** All that is there, but for the folder that no commit has. */
const there = () => readdirSync(root).filter((name) => name !== '.data');
const make = (...args: string[]) => createRemote(root, readWanted(args), done);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitis-create-remote-'));
  write('pnpm-workspace.yaml', 'packages:\n  - mf-*\n  - packages/*\n');
  write('pnpm-lock.yaml', lockFile);
  write('package.json', {});
  write('mf-catalog/package.json', { name: '@vitis/mf-catalog' });
  write('mf-catalog/remote.json', {
    name: 'mf-catalog',
    contract: '1.0',
    mounts: ['/', '/winery'],
    routes: [],
    upcoming: ['/magazine/:id'],
  });
  write('packages/other/package.json', { name: '@vitis/mf-other' });
});
afterEach(() => rmSync(root, { recursive: true }));

test('a remote is there whole: its own names everywhere, five languages, a description that holds', async () => {
  await make('mf-wine-reviews', '--ko-KR', '시음 후기', '--menu', 'B2B', '--members');

  const files = filesBelow(join(root, 'mf-wine-reviews'));
  expect(files).toEqual(
    expect.arrayContaining([
      'package.json',
      'tsconfig.json',
      'src/remote.ts',
      'src/features/wine-reviews/wine-reviews.route.tsx',
      'src/features/wine-reviews/wine-reviews.test.tsx',
    ]),
  );
  for (const file of files)
    expect(`${file}: ${read(`mf-wine-reviews/${file}`)}`).not.toMatch(/new-?remote|its-path|node_modules/i);
  expect(checkFolder(join(root, 'mf-wine-reviews/src/locales'))).toEqual([]);
  expect(JSON.parse(read('mf-wine-reviews/src/locales/ko-KR.json')).wineReviews.title).toBe('시음 후기');
  expect(v.parse(RemoteJson, JSON.parse(read('mf-wine-reviews/remote.json')))).toMatchObject({
    name: 'mf-wine-reviews',
    mounts: ['/wine-reviews'],
    routes: [{ path: '/wine-reviews', title: { 'ko-KR': '시음 후기' } }],
    menus: [{ role: 'B2B', group: 'support', path: '/wine-reviews', label: { 'ko-KR': '시음 후기' } }],
  });
  expect(read('mf-wine-reviews/src/features/wine-reviews/wine-reviews.route.tsx')).toContain(
    "access: ['B2B']",
  );
  expect(read('pnpm-lock.yaml')).toContain('\n  mf-wine-reviews:\n');
});

test('a title that nobody gave is marked, so that no release has it', async () => {
  await make('mf-reviews', '--ko-KR', '시음 후기', '--menu', 'B2B');
  // Of the page and of the menu in remote.json, and of the screen itself.
  expect(unwrittenTexts(root, 'mf-reviews')).toHaveLength(3 * (LANGUAGES.length - 1));
  expect(JSON.parse(read('mf-reviews/package.json')).description).toBe('Reviews.');

  await make('mf-cellar', ...LANGUAGES.flatMap((language) => [`--${language}`, 'Cellar']));
  expect(unwrittenTexts(root, 'mf-cellar')).toEqual([]);
});

test.each([
  ['a folder', 'mf-notes/anything', ['mf-notes'], 'mf-notes is there already'],
  ['a file', 'mf-notes', ['mf-notes'], 'mf-notes is there already'],
  ['a package of its name', 'x', ['mf-other'], '@vitis/mf-other is the name of packages/other already.'],
  ['another’s path', 'x', ['mf-winery'], '/winery belongs to mf-catalog'],
  [
    'another’s path below',
    'x',
    ['mf-magazine'],
    '/magazine/:id, which lies below /magazine, belongs to mf-catalog',
  ],
  [
    'the API',
    'x',
    ['mf-a', '--mount', '/api'],
    "/api cannot be a remote's: the servers answer /api themselves.",
  ],
  ['a release', 'x', ['mf-a', '--mount', '/r/mf-a'], 'the servers answer /r themselves'],
])('%s in the way is named, and nothing changes', async (_what, file, args, reason) => {
  write(file, '');
  const before = there();
  await expect(make(...args)).rejects.toThrow(reason);
  expect(there()).toEqual(before);
  expect(read('pnpm-lock.yaml')).toBe(lockFile);
});

test('a path below that of another is free: the longest one owns', async () => {
  await make('mf-cellar', '--mount', '/winery/cellar');
  expect(existsSync(join(root, 'mf-cellar/remote.json'))).toBe(true);
});

test.each(['install', 'format'] as const)(
  'when it cannot %s, nothing half-made stays, and the next try works',
  async (step) => {
    const wanted = readWanted(['mf-reviews']);
    const failing = () => {
      throw new Error('no room');
    };
    await expect(createRemote(root, wanted, { ...done, [step]: failing })).rejects.toThrow('no room');
    expect(there()).not.toContain('mf-reviews');
    expect(readdirSync(join(root, '.data'))).toEqual([]);
    expect(read('pnpm-lock.yaml')).toBe(lockFile);

    await createRemote(root, wanted, done);
    expect(there()).toContain('mf-reviews');
  },
);

test('it has the packages of the template, each by a link of its own', () => {
  write('packages/ui/index.ts', 'ui');
  write('packages/sample/node_modules/.bin/tool', '');
  mkdirSync(join(root, 'packages/sample/node_modules/@vitis'));
  symlinkSync('../../../ui', join(root, 'packages/sample/node_modules/@vitis/ui'));
  linkPackages(root, 'packages/sample', 'mf-reviews');
  expect(readlinkSync(join(root, 'mf-reviews/node_modules/@vitis/ui'))).toBe('../../../packages/ui');
  expect(read('mf-reviews/node_modules/@vitis/ui/index.ts')).toBe('ui');
  expect(readdirSync(join(root, 'mf-reviews/node_modules'))).toEqual(['@vitis']);
});

test('a lock file that is being changed keeps its changes', async () => {
  write('pnpm-lock.yaml', `${lockFile}# mine\n`);
  await make('mf-reviews');
  expect(read('pnpm-lock.yaml')).toMatch(/# mine\n$/);
});

test('what the lock file says of a remote stays while its folder is there, and goes after it', async () => {
  await make('mf-reviews');
  expect(await forgetFolder(root, 'mf-reviews')).toBe(false);
  expect(read('pnpm-lock.yaml')).not.toBe(lockFile);

  rmSync(join(root, 'mf-reviews'), { recursive: true });
  expect(await forgetFolder(root, 'mf-reviews')).toBe(true);
  expect(read('pnpm-lock.yaml')).toBe(lockFile);
  expect(await forgetFolder(root, 'mf-reviews')).toBe(false);
});
