import { discounted, filledPrice } from './price-filling.ts';

test.each([
  [38_500, 4.2, 1, 36_883],
  [38_500, 4.2, 10, 36_880],
  [38_500, 4.2, 100, 36_900],
  [38_500, 0, 1, 38_500],
  [38_500, 250, 10, 0],
] as const)('%i won less %f percent, rounded to %i won, is %i', (price, percent, rounding, expected) => {
  expect(discounted(price, percent, rounding)).toBe(expected);
});

test('a filling that knows no price leaves the line alone', () => {
  const known = { listPrice: 38_500, lastAnswer: 36_900, lastPurchase: 35_000 };
  expect(filledPrice({ by: 'list' }, known)).toBe(38_500);
  expect(filledPrice({ by: 'last' }, known)).toBe(36_900);
  expect(filledPrice({ by: 'purchase' }, known)).toBe(35_000);
  expect(filledPrice({ by: 'discount', percent: 10, rounding: 10 }, known)).toBe(34_650);
  expect(filledPrice({ by: 'last' }, { listPrice: 1 })).toBeNull();
  expect(filledPrice({ by: 'purchase' }, { listPrice: 1 })).toBeNull();
});
