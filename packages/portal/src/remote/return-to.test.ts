import { safeReturnTo } from './return-to.ts';

test.each([
  '/',
  '/product',
  '/product?idKinds=1,2&page=3',
  '/mypage/wish#top',
  '/search-result?q=https://a.test/',
])('%s is a place of this shop', (path) => {
  expect(safeReturnTo(path)).toBe(path);
});

test.each([
  null,
  '',
  'product',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/product\\..\\..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example/mypage',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.example',
  '?returnTo=//evil.example',
])('%j leads nowhere else: the home page instead', (address) => {
  expect(safeReturnTo(address)).toBe('/');
});

test('what stays is read by a browser as an address of the same origin', () => {
  for (const path of ['/%2F%2Fevil.example', '/%5Cevil.example', '/@evil.example', '/:80', '/a//b']) {
    const target = safeReturnTo(path);
    expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example');
    expect(target).toMatch(/^\/(?!\/)/);
  }
});

test('does not lead back to the pages of signing in', () => {
  expect(safeReturnTo('/account/login?returnTo=/cart')).toBe('/');
  expect(safeReturnTo('/account')).toBe('/');
  expect(safeReturnTo('/accounting')).toBe('/accounting');
  expect(safeReturnTo('/account/resetpw')).toBe('/');
  expect(safeReturnTo('/account/resetpw/old')).toBe('/account/resetpw/old');
});
