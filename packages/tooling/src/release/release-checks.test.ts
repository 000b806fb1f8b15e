import { LANGUAGES } from '@vitis/contracts';
import type { PartManifest, RemoteDescription } from '@vitis/contracts/registry';
import { BUDGETS } from './budgets.ts';
import { checkAgainst, checkOwnBudgets, checkPageBudgets } from './release-checks.ts';

const texts = Object.fromEntries(LANGUAGES.map((language) => [language, 'x'])) as PartManifest['messages'];
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const none = { scripts: [], styles: [] };

function manifest(part: string, changes: Partial<PartManifest> = {}): PartManifest {
  return {
    part,
    build: '1.0.0-aaaaaaaa',
    contract: '1.0',
    builtAt: '2026-11-20T00:00:00Z',
    container: '',
    entry: { scripts: ['entry.js'], styles: [] },
    exposed: none,
    chunks: {},
    messages: texts,
    server: 'server.cjs',
    files: { 'entry.js': { integrity: 'sha384-x', bytes: 30_000, brotli: 7_000 } },
    description: null,
    ...changes,
  };
}

const owns = (name: string, path: string): RemoteDescription => ({
  name,
  contract: '1.0',
  mounts: [path],
  routes: [
    {
      path,
      chunk: 'list',
      title: texts as RemoteDescription['routes'][0]['title'],
      layout: 'default',
      guest: true,
      tabBar: true,
      footer: true,
      query: [],
    },
  ],
  menus: [],
  upcoming: [],
});

const shell = manifest('shell', { provides: { react: '19.3.1' } });

test('a remote for another major than the released shell is refused, and so is such a shell', () => {
  const newer = manifest('mf-chat', { contract: '2.0' });
  expect(() => checkAgainst(newer, [shell])).toThrow(
    'mf-chat 1.0.0-aaaaaaaa is built for platform 2.0; shell 1.0.0-aaaaaaaa speaks 1.0.',
  );
  const newerShell = manifest('shell', { contract: '2.0' });
  expect(() => checkAgainst(newerShell, [manifest('mf-chat')])).toThrow(/built for platform 1.0/);
  expect(() => checkAgainst(manifest('mf-chat', { contract: '1.4' }), [shell])).not.toThrow();
});

test('every shell that some visitor gets counts, the one on trial as well', () => {
  const trial = manifest('shell', { build: '2.0.0-bbbbbbbb', contract: '2.0' });
  expect(() => checkAgainst(manifest('mf-chat'), [shell, trial])).toThrow(/shell 2.0.0-bbbbbbbb speaks 2.0/);
});

test.each([
  ['^19.3.1', true],
  ['^19.4.0', false],
  ['^18.0.0', false],
])('a remote that needs react %s fits a shell with 19.3.1: %s', (range, fits) => {
  const remote = manifest('mf-chat', { requires: { react: range } });
  const check = () => checkAgainst(remote, [shell]);
  if (fits) expect(check).not.toThrow();
  else expect(check).toThrow(`needs react ${range}; shell 1.0.0-aaaaaaaa provides 19.3.1.`);
});

test('a module that the shell does not provide at all is refused; builds that recorded none pass', () => {
  const remote = manifest('mf-chat', { requires: { 'react-dom': '^19.3.1' } });
  expect(() => checkAgainst(remote, [shell])).toThrow('provides none');
  expect(() => checkAgainst(remote, [manifest('shell')])).not.toThrow();
  expect(() => checkAgainst(manifest('mf-chat'), [shell])).not.toThrow();
});

test('a path that a released remote owns is refused, whatever the sources of that remote say', () => {
  const mine = manifest('mf-chat', { description: owns('mf-chat', '/wine') });
  const theirs = manifest('mf-catalog', { description: owns('mf-catalog', '/wine') });
  expect(() => checkAgainst(mine, [shell, theirs])).toThrow('/wine belongs to mf-catalog and to mf-chat.');
});

test('a file over its budget is refused with both numbers', () => {
  const heavy = manifest('mf-chat', {
    files: { 'entry.js': { integrity: 'sha384-x', bytes: 30_000, brotli: BUDGETS.entry.remote + 100 } },
  });
  expect(() => checkOwnBudgets(heavy)).toThrow(
    `mf-chat: entry.js has ${kB(BUDGETS.entry.remote + 100)}; its budget is ${kB(BUDGETS.entry.remote)}.`,
  );
  expect(() => checkOwnBudgets(manifest('mf-chat'))).not.toThrow();
});

test('what has no compressed size counts as it is', () => {
  const chunk = { scripts: ['a.js'], styles: [] };
  const files = { 'a.js': { integrity: 'sha384-x', bytes: BUDGETS.chunk + 1 } };
  expect(() => checkOwnBudgets(manifest('mf-chat', { files, chunks: { a: chunk } }))).toThrow(/chunk "a"/);
});

test('a page is shell and remote together', () => {
  const file = (brotli: number) => ({ integrity: 'sha384-x', bytes: brotli * 3, brotli });
  const heavyShell = manifest('shell', { files: { 'entry.js': file(BUDGETS.page - 10_000) } });
  const remote = manifest('mf-chat', {
    description: owns('mf-chat', '/chat'),
    chunks: { list: { scripts: ['list.js'], styles: ['list.css'] } },
    files: { 'entry.js': file(7_000), 'list.js': file(2_000), 'list.css': file(1_001) },
  });
  expect(() => checkPageBudgets(heavyShell, remote)).toThrow(`The page /chat has ${kB(BUDGETS.page + 1)}`);
  expect(() => checkPageBudgets(shell, remote)).not.toThrow();
});

test('scripts of the pages that strangers arrive at have a budget of their own', () => {
  const file = (brotli: number) => ({ integrity: 'sha384-x', bytes: brotli * 3, brotli });
  const limit = BUDGETS.scripts['/product'] ?? 0;
  const frame = manifest('shell', { files: { 'entry.js': file(limit - 10_000) } });
  const remote = (brotli: number, styles = 0) =>
    manifest('mf-catalog', {
      description: owns('mf-catalog', '/product'),
      exposed: { scripts: ['remote.js'], styles: [] },
      chunks: { list: { scripts: ['list.js'], styles: ['list.css'] } },
      files: {
        'entry.js': file(4_000),
        'remote.js': file(4_000),
        'list.js': file(brotli),
        'list.css': file(styles),
      },
    });
  expect(() => checkPageBudgets(frame, remote(2_000, 4_000))).not.toThrow();
  expect(() => checkPageBudgets(frame, remote(2_001))).toThrow(
    /JavaScript of the page \/product has [\d.]+ kB/,
  );
});

test('a further list that brings the code of all lists once more is refused', () => {
  const [first, further] = ['/mypage/estimate-apply-history', '/mypage/estimate-order-history'] as const;
  const { routes, ...rest } = owns('mf-mypage-buyer', '/mypage');
  const route = routes[0]!;
  const file = (brotli: number) => ({ integrity: 'sha384-x', bytes: brotli * 3, brotli });
  const built = (chunks: PartManifest['chunks']) =>
    manifest('mf-mypage-buyer', {
      chunks,
      files: {
        'shared.js': file(20_000),
        'first.js': file(900),
        'further.js': file(900),
        'whole.js': file(20_900),
      },
      description: {
        ...rest,
        routes: [
          { ...route, path: first, chunk: 'first' },
          { ...route, path: further, chunk: 'further' },
        ],
      },
    });
  const sharing = { scripts: ['shared.js', 'first.js'], styles: [] };
  expect(() =>
    checkOwnBudgets(built({ first: sharing, further: { scripts: ['shared.js', 'further.js'], styles: [] } })),
  ).not.toThrow();
  expect(() =>
    checkOwnBudgets(built({ first: sharing, further: { scripts: ['whole.js'], styles: [] } })),
  ).toThrow(`What ${further} adds to ${first} has 20.9 kB; its budget is`);
});
