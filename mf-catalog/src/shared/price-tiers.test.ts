import fc from 'fast-check';
import { tierAt } from './price-tiers.ts';

const tiers = [
  { minQty: 1, maxQty: 11, price: 40_500 },
  { minQty: 12, maxQty: 59, price: 38_500 },
  { minQty: 60, maxQty: null, price: 36_900 },
];

test.each([
  [0, 40_500],
  [1, 40_500],
  [11, 40_500],
  [12, 38_500],
  [59, 38_500],
  [60, 36_900],
  [99_999, 36_900],
])('%i bottles cost %i won each', (bottles, price) => {
  expect(tierAt(tiers, bottles).price).toBe(price);
});

test('more bottles never cost more each', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), (one, more) => {
      expect(tierAt(tiers, one + more).price).toBeLessThanOrEqual(tierAt(tiers, one).price);
    }),
  );
});
