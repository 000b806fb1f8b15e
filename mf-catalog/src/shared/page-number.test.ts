import { readPageNumber } from './page-number.ts';

test.each([
  ['1', 1],
  ['31', 31],
  ['100001', 100_000],
  ['999999999', 100_000],
  ['9'.repeat(2_000), 100_000],
])('%.20s is a page, whether a list reaches it or not', (text, page) => {
  expect(readPageNumber(text)).toBe(page);
});

test.each(['', '0', '-1', '01', '1.5', '1e3', ' 2', '２', 'abc', '\u0000'])('%j is none', (text) => {
  expect(readPageNumber(text)).toBeUndefined();
});
