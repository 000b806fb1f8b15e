import { clearTokenCookie, readTokenCookie, writeTokenCookie } from './token-cookie.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  clearTokenCookie();
});

test('a token is kept as a cookie, and cleared', () => {
  writeTokenCookie('a.b=.c', 60);
  expect(readTokenCookie()).toBe('a.b=.c');
  clearTokenCookie();
  expect(readTokenCookie()).toBeNull();
});

test.each([
  [
    'lets the page have no cookies',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
  ['keeps no cookies', () => ''],
])('a browser that %s keeps the session as long as the page', (_title, cookies) => {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: cookies,
    set: () => void cookies(),
  });
  expect(readTokenCookie()).toBeNull();
  writeTokenCookie('a.b.c', 60);
  expect(readTokenCookie()).toBe('a.b.c');
  clearTokenCookie();
  expect(readTokenCookie()).toBeNull();
});

test('what another tab has signed out is not remembered here', () => {
  writeTokenCookie('a.b.c', 60);
  // biome-ignore lint/suspicious/noDocumentCookie: as the other tab does
  document.cookie = 'vitis-b2b-access-token=; Path=/; Max-Age=0';
  expect(readTokenCookie()).toBeNull();
});
