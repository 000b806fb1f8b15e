import { readWantedScreen } from './wanted-screen.ts';

const screen = ['mf-mypage-buyer', 'receipts'];

test('remote, name, kind and endpoint are enough', () => {
  expect(readWantedScreen([...screen, '--list', '--endpoint', 'listReceipts'])).toEqual({
    remote: 'mf-mypage-buyer',
    name: 'receipts',
    kind: 'list',
    endpoint: 'listReceipts',
    path: null,
    title: {},
    menu: null,
  });
});

test('path, menu and titles may be said', () => {
  const words = [
    '--detail',
    '--endpoint',
    'getReceipt',
    '--path',
    '/mypage/receipt/:rid',
    '--menu',
    'orders',
  ];
  expect(readWantedScreen([...screen, ...words, '--ko-KR', '영수증', '--ja-JP', ' '])).toMatchObject({
    kind: 'detail',
    path: '/mypage/receipt/:rid',
    title: { 'ko-KR': '영수증' },
    menu: 'orders',
  });
});

test.each([
  [[], 'Usage: npm run create-screen'],
  [['mf-mypage-buyer'], 'Usage: npm run create-screen'],
  [[...screen, 'more', '--list', '--endpoint', 'x'], 'Usage: npm run create-screen'],
  [
    [...screen, '--endpoint', 'x'],
    'Say what kind of screen it is, one of --list, --detail, --form, --article.',
  ],
  [[...screen, '--list', '--form', '--endpoint', 'x'], 'Say what kind of screen it is'],
  [[...screen, '--list'], 'Say what it reads: --endpoint'],
  [[...screen, '--form'], 'Say what it sends: --endpoint'],
  [['mf-mypage-buyer', 'Receipts', '--list', '--endpoint', 'x'], '"Receipts" is no name for a screen'],
  [['mf-mypage-buyer', '../a', '--list', '--endpoint', 'x'], '"../a" is no name for a screen'],
  [['mf-mypage-buyer', 'portal', '--list', '--endpoint', 'x'], '"portal" has a meaning of its own'],
  [[...screen, '--list', '--endpoint', 'x', '--path', 'receipt'], '"receipt" is no path for a screen'],
  [[...screen, '--list', '--endpoint', 'x', '--menu', 'all'], 'There is no group "all" in the menus'],
  [[...screen, '--list', '--endpoint', 'x', '--fr-FR', 'Reçus'], "Unknown option '--fr-FR'"],
])('%j is refused with what is wrong', (words, reason) => {
  expect(() => readWantedScreen(words)).toThrow(reason);
});
