import { UNIT_PRICE_LIMIT } from '@vitis/contracts';
import { MAX_LINE_BOTTLES } from '@vitis/domain';
import { typedAmounts, typedTotals } from './typed-amounts.ts';

test('a line has amounts once its figures are some', () => {
  expect(typedAmounts({ qty: 24, unitPrice: 36_900 })).toEqual({
    supply: 885_600,
    tax: 88_560,
    total: 974_160,
  });
});

test.each([
  { qty: null, unitPrice: 36_900 },
  { qty: 24, unitPrice: null },
  { qty: 0, unitPrice: 36_900 },
  { qty: MAX_LINE_BOTTLES + 1, unitPrice: 36_900 },
  { qty: 24, unitPrice: UNIT_PRICE_LIMIT + 1 },
])('until then it has none, and counts for nothing: %j', (line) => {
  expect(typedAmounts(line)).toBeNull();
  expect(typedTotals([line, { qty: 1, unitPrice: 1_000 }])).toEqual({
    supply: 1_000,
    tax: 100,
    total: 1_100,
  });
});
