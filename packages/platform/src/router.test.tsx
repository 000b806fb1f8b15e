import { withLanguage } from './router.tsx';

test('addresses of the default language carry none', () => {
  expect(withLanguage('/product?idKinds=1', 'ko-KR')).toBe('/product?idKinds=1');
});

test('another language stays with every link, once', () => {
  expect(withLanguage('/product', 'en-US')).toBe('/product?lang=en-US');
  expect(withLanguage('/product?idKinds=1#top', 'ja-JP')).toBe('/product?idKinds=1&lang=ja-JP#top');
  expect(withLanguage('/product?lang=zh-CN', 'ja-JP')).toBe('/product?lang=zh-CN');
  expect(withLanguage({ pathname: '/cart', search: '?a=1' }, 'zh-TW')).toEqual({
    pathname: '/cart',
    search: '?a=1&lang=zh-TW',
  });
});

test('a search alone keeps its language, a relative path is left as it is', () => {
  expect(withLanguage('?page=2', 'en-US')).toBe('?page=2&lang=en-US');
  expect(withLanguage('..', 'en-US')).toBe('..');
});
