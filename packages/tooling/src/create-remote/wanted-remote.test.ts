import { readWanted } from './wanted-remote.ts';

test('a name is enough: path, feature and a title that is to be written follow from it, and guests see it', () => {
  expect(readWanted(['mf-order-notes'])).toEqual({
    name: 'mf-order-notes',
    feature: 'order-notes',
    mount: '/order-notes',
    guest: true,
    title: {
      'ko-KR': '✎ Order notes',
      'en-US': '✎ Order notes',
      'zh-CN': '✎ Order notes',
      'zh-TW': '✎ Order notes',
      'ja-JP': '✎ Order notes',
    },
    menus: [],
  });
});

test('path, audience, menus and titles may be said', () => {
  const args = ['mf-reviews', '--mount', '/wine-reviews/all', '--members', '--menu', 'B2B', '--menu', 'B2B'];
  const titles = ['--ko-KR', '시음 후기', '--zh-CN', '评论', '--zh-TW', '評論', '--ja-JP', 'レビュー'];
  expect(readWanted([...args, ...titles])).toMatchObject({
    mount: '/wine-reviews/all',
    guest: false,
    title: { 'ko-KR': '시음 후기', 'en-US': '✎ Reviews', 'ja-JP': 'レビュー' },
    menus: ['B2B'],
  });
});

test.each([
  'reviews',
  'mf-',
  'mf-Reviews',
  'mf_reviews',
  'mf-2x',
  'mf-a--b',
  'mf-a-',
  'mf-리뷰',
  '../mf-a',
  'mf-a/b',
])('"%s" is no name for a remote', (name) => {
  expect(() => readWanted([name])).toThrow(`"${name}" is no name for a remote`);
});

test.each(['reviews', '/', '/Reviews', '/reviews/', '//reviews', '/:id', '/a b', '/../a', '/a?b', ''])(
  '"%s" is no path for a remote',
  (mount) => {
    expect(() => readWanted(['mf-reviews', `--mount=${mount}`])).toThrow(
      `"${mount}" is no path for a remote`,
    );
  },
);

test.each([
  [[], 'Usage: npm run create-remote'],
  [['mf-a', 'mf-b'], 'Usage: npm run create-remote'],
  [['mf-a', '--fr-FR', 'Avis'], "Unknown option '--fr-FR'"],
  [['mf-a', '--menu', 'GUEST'], 'There is no role "GUEST" with a menu; there are B2B, SALESPERSON, DRIVER.'],
  [['mf-remote'], 'mf-remote would be mistaken for the remote itself.'],
])('%j is refused with the reason', (args, reason) => {
  expect(() => readWanted(args)).toThrow(reason);
});
