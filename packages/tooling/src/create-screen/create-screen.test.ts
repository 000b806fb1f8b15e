import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@vitis/contracts';
import { RemoteJson } from '@vitis/contracts/remote-json';
import * as v from 'valibot';
import { checkFolder } from '../checks/locales.ts';
import { unwrittenTexts } from '../checks/unwritten.ts';
import { filesBelow } from '../release/files-below.ts';
import { ROOT } from '../workspace.ts';
import { createScreen } from './create-screen.ts';
import { SCREEN_TEMPLATES } from './screen-files.ts';
import { readWantedScreen } from './wanted-screen.ts';

const REMOTE = 'mf-papers';
const LIST = ['--list', '--endpoint', 'listOrderForms'];
const UPCOMING = ['/papers/receipt', '/papers/receipt/:rid', '/papers/faq'];
const label = { 'ko-KR': '문서', 'en-US': 'Papers', 'zh-CN': '文件', 'zh-TW': '文件', 'ja-JP': '書類' };
const MENUS = [{ role: 'B2B', group: 'orders', path: '/papers/list', label, order: 30 }];
let root: string;

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const make = (words: string[], format = () => {}) =>
  createScreen(root, readWantedScreen([REMOTE, ...words]), format);
const described = () => v.parse(RemoteJson, JSON.parse(read(`${REMOTE}/remote.json`)));
/** Every file as it stands now. */
const all = () =>
  Object.fromEntries(
    filesBelow(root)
      .filter((file) => !file.startsWith('.data/'))
      .map((file) => [file, read(file)]),
  );

/** A remote that announces some screens: the templates under another name. */
function writeRemote(): void {
  cpSync(join(ROOT, SCREEN_TEMPLATES), join(root, REMOTE), {
    recursive: true,
    filter: (file) => !/\/(?:node_modules|dist)$/.test(file),
  });
  for (const file of filesBelow(join(root, REMOTE))) {
    const renamed = read(`${REMOTE}/${file}`)
      .replaceAll('mf-new-screens', REMOTE)
      .replaceAll('/its-path', '/papers');
    write(`${REMOTE}/${file}`, renamed);
  }
  const description = JSON.parse(read(`${REMOTE}/remote.json`));
  write(`${REMOTE}/remote.json`, JSON.stringify({ ...description, menus: MENUS, upcoming: UPCOMING }));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitis-create-screen-'));
  write('pnpm-workspace.yaml', 'packages:\n  - mf-*\n');
  write('package.json', '{}');
  cpSync(join(ROOT, 'packages/mf-new-remote'), join(root, 'mf-other'), {
    recursive: true,
    filter: (file) => !/\/(?:node_modules|dist)$/.test(file),
  });
  writeRemote();
});
afterEach(() => rmSync(root, { recursive: true }));

test('a screen is there whole: its own names, five languages, its place among the others', async () => {
  await make(['receipts', ...LIST, '--ko-KR', '거래 영수증']);

  const route = read(`${REMOTE}/src/features/receipts/receipts.route.tsx`);
  expect(route).toContain("path: '/papers/receipt',");
  expect(route).not.toMatch(/new-?list/i);
  for (const file of filesBelow(join(root, REMOTE)))
    expect(`${file}: ${read(`${REMOTE}/${file}`)}`).not.toMatch(/mf-new|its-path/);
  expect(checkFolder(join(root, REMOTE, 'src/locales'))).toEqual([]);
  expect(JSON.parse(read(`${REMOTE}/src/locales/ko-KR.json`)).receipts.title).toBe('거래 영수증');
  expect(described().routes.at(-1)).toMatchObject({
    path: '/papers/receipt',
    title: { 'ko-KR': '거래 영수증' },
    layout: 'mypage',
  });
  expect(described().upcoming).toEqual(['/papers/receipt/:rid', '/papers/faq']);
  expect(read(`${REMOTE}/src/remote.ts`)).toContain("'./features/receipts/receipts.route.tsx'");
});

test.each([
  ['detail', 'getEstimate', '/papers/notes/:number'],
  ['article', 'getWinery', '/papers/notes/:number'],
  ['form', 'changePassword', '/papers/notes'],
])('so is %s: nothing of its template is left', async (kind, endpoint, path) => {
  await make(['notes', `--${kind}`, '--endpoint', endpoint]);
  for (const file of ['notes.route.tsx', 'notes.test.tsx']) {
    const source = read(`${REMOTE}/src/features/notes/${file}`);
    expect(source).toContain(endpoint);
    expect(source).not.toMatch(/new-?(?:detail|article|form)|its-path|OrderForm|Legal|ShippingAddress/i);
  }
  expect(described().routes.at(-1)?.path).toBe(path);
  expect(checkFolder(join(root, REMOTE, 'src/locales'))).toEqual([]);
});

test('a form has a field for each that its endpoint takes', async () => {
  await make(['notes', '--form', '--endpoint', 'changePassword']);
  const source = read(`${REMOTE}/src/features/notes/notes.route.tsx`);
  expect(source).toContain("const start = { password: '', newPassword: '', confirmNewPassword: '' };");
  expect(source.match(/<TextInput/g)).toHaveLength(3);
  expect(JSON.parse(read(`${REMOTE}/src/locales/ko-KR.json`)).notes.fields).toEqual({
    password: '✎ Password',
    newPassword: '✎ New password',
    confirmNewPassword: '✎ Confirm new password',
  });
});

test('a screen that reads something has sample addresses in the test of its remote', async () => {
  await make(['receipts', ...LIST]);
  await make(['notes', '--detail', '--endpoint', 'getOrderForm']);
  const source = read(`${REMOTE}/src/remote.test.ts`);
  expect(source).toContain("'/papers/notes/:number': { foreseen: ['/papers/notes/O20261118-0004'] },");
  expect(source).toContain(
    "'/papers/receipt': samplesOfList('/papers/receipt', { status: 'REQUESTED', sort: '",
  );
});

test('a title that nobody gave is marked, so that no release has it', async () => {
  await make(['receipts', ...LIST, '--ko-KR', '거래 영수증', '--en-US', 'Receipts']);
  const others = LANGUAGES.filter((language) => !['ko-KR', 'en-US'].includes(language));
  expect(unwrittenTexts(root, REMOTE)).toHaveLength(2 * others.length);

  await make(['cash', ...LIST, ...LANGUAGES.flatMap((language) => [`--${language}`, 'Cash'])]);
  expect(unwrittenTexts(root, REMOTE)).toHaveLength(2 * others.length);
});

test('a screen that is to be in a menu stands there last, and its remote’s test says so', async () => {
  await make(['receipts', ...LIST, '--menu', 'orders']);
  expect(described().menus.at(-1)).toMatchObject({
    role: 'B2B',
    group: 'orders',
    path: '/papers/receipt',
    order: 40,
  });
  expect(read(`${REMOTE}/src/remote.test.ts`)).toContain("menus: { B2B: { orders: ['/papers/receipt'] } },");

  await make(['faq', ...LIST, '--menu', 'orders']);
  expect(read(`${REMOTE}/src/remote.test.ts`)).toContain("orders: ['/papers/receipt', '/papers/faq'] } },");
});

test('a remote that had no texts of portal carries them from then on', async () => {
  await createScreen(root, readWantedScreen(['mf-other', 'papers', ...LIST]), () => {});
  expect(JSON.parse(read('mf-other/package.json')).vitis).toEqual({ texts: ['portal'] });
  expect(JSON.parse(read('mf-other/remote.json')).routes.at(-1).path).toBe('/its-path/papers');
});

test.each([
  ['an unknown remote', 'mf-none', [], 'There is no remote "mf-none"; there are mf-other, mf-papers.'],
  [
    'an endpoint that is not there',
    REMOTE,
    ['--endpoint', 'listUnicorns'],
    'There is no endpoint "listUnicorns". Declare it first',
  ],
  ['an endpoint of another kind', REMOTE, ['--endpoint', 'getEstimate'], 'getEstimate is not for a list'],
  ['a path of its own', REMOTE, ['--path', '/papers/list'], '/papers/list belongs to a screen of mf-papers'],
  [
    'the same path to a router',
    REMOTE,
    ['--path', '/papers/List'],
    '/papers/List belongs to a screen of mf-papers',
  ],
  [
    'a detail without a parameter',
    REMOTE,
    ['--detail', '--endpoint', 'getOrderForm', '--path', '/papers/note'],
    '/papers/note has no parameter at its end',
  ],
  ['a list with one', REMOTE, ['--path', '/papers/note/:x'], '/papers/note/:x has a parameter at its end'],
  [
    'what guests read, at a members’ place,',
    REMOTE,
    ['--article', '--endpoint', 'getWinery', '--path', '/papers/cart/:number'],
    'getWinery answers everyone, and /papers/cart/:number is for members alone',
  ],
  ['another’s path', REMOTE, ['--path', '/its-path'], "/its-path is not mf-papers's, which owns /papers"],
])('%s is named, and nothing changes', async (_what, remote, words, reason) => {
  const before = all();
  const wanted = readWantedScreen([
    remote,
    'receipts',
    ...(words.includes('--detail') || words.includes('--article') ? [] : LIST),
    ...words,
  ]);
  await expect(createScreen(root, wanted, () => {})).rejects.toThrow(reason);
  expect(all()).toEqual(before);
});

test.each(['new-list', 'taken'])('the name %s is taken, by a screen or by texts', async (name) => {
  for (const language of LANGUAGES) {
    const file = `${REMOTE}/src/locales/${language}.json`;
    write(file, JSON.stringify({ ...JSON.parse(read(file)), taken: {} }));
  }
  await expect(make([name, ...LIST])).rejects.toThrow(`mf-papers has something called ${name} already`);
});

test('when it cannot be formatted, nothing half-made stays, and the next try works', async () => {
  const before = all();
  const failing = () => {
    throw new Error('no room');
  };
  await expect(make(['receipts', ...LIST], failing)).rejects.toThrow('no room');
  expect(all()).toEqual(before);
  await make(['receipts', ...LIST]);
  expect(described().routes.at(-1)?.path).toBe('/papers/receipt');
});
