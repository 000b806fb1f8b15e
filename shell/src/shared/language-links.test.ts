import { languageAddress } from './language-links.ts';

test('keeps the address and changes only the language', () => {
  expect(languageAddress('/product', '?idKinds=1&lang=ja-JP', 'en-US')).toBe('/product?idKinds=1&lang=en-US');
});

test('the default language has no parameter', () => {
  expect(languageAddress('/product', '?lang=ja-JP', 'ko-KR')).toBe('/product');
});

test('a heading in the old language stays behind', () => {
  expect(languageAddress('/product', '?idKinds=1&title=레드', 'en-US')).toBe('/product?idKinds=1&lang=en-US');
});
