import { PRICE_PRESETS, presetsWithin } from './price-presets.ts';
import { typedAmount } from './typed-amount.ts';

test.each([
  ['30000', 30_000],
  ['30,000원', 30_000],
  [' ₩ 30,000 ', 30_000],
  ['3만', 30_000],
  ['3.5만', 35_000],
  ['３万', 30_000],
  ['30k', 30_000],
  ['13.5 %', 13.5],
  ['', null],
  ['싸게', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['9'.repeat(10_000), undefined],
])('%j is read as %j', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test('ranges in which no wine lies are not offered', () => {
  expect(presetsWithin(PRICE_PRESETS, 25_000, 48_000)).toEqual([
    { from: 20_000, to: 30_000 },
    { from: 30_000, to: 50_000 },
  ]);
});
