import fc from 'fast-check';
import { tierAfter, tierAt, tiersOf, unitPriceAt } from './price-tiers.ts';

/** Rows of a price list: from one bottle on, ascending. */
const priceList = fc
  .uniqueArray(fc.integer({ min: 2, max: 5_000 }), { maxLength: 6 })
  .chain((steps) =>
    fc.tuple(
      ...[1, ...steps.sort((a, b) => a - b)].map((minQty) =>
        fc.integer({ min: 1, max: 1_000_000 }).map((price): [number, number] => [minQty, price]),
      ),
    ),
  );

test('tiers leave no quantity out and none to two', () => {
  fc.assert(
    fc.property(priceList, fc.integer({ min: 1, max: 99_999 }), (rows, bottles) => {
      const tiers = tiersOf(rows);
      const fitting = tiers.filter(
        ({ minQty, maxQty }) => minQty <= bottles && (maxQty === null || bottles <= maxQty),
      );
      expect(fitting).toHaveLength(1);
      expect(unitPriceAt(tiers, bottles)).toBe(fitting[0]!.price);
    }),
  );
});

test('less than a list begins with has no price', () => {
  expect(() => unitPriceAt(tiersOf([[12, 100]]), 11)).toThrow('no price for 11 bottles');
});

const tiers = tiersOf([
  [1, 40_500],
  [12, 38_500],
  [60, 36_900],
]);

test.each([
  [0, 40_500],
  [1, 40_500],
  [11, 40_500],
  [12, 38_500],
  [59, 38_500],
  [60, 36_900],
  [99_999, 36_900],
])('%i bottles are shown at %i won each', (bottles, price) => {
  expect(tierAt(tiers, bottles).price).toBe(price);
});

test('the next tier and what is missing to it', () => {
  expect(tierAfter(tiers, 6)).toMatchObject({ tier: { price: 38_500 }, missing: 6 });
  expect(tierAfter(tiers, 12)).toMatchObject({ tier: { price: 36_900 }, missing: 48 });
  expect(tierAfter(tiers, 60)).toBeNull();
});

test('where a price is shown, it is the one that is charged', () => {
  fc.assert(
    fc.property(priceList, fc.integer({ min: 1, max: 99_999 }), (rows, bottles) => {
      expect(tierAt(tiersOf(rows), bottles).price).toBe(unitPriceAt(tiersOf(rows), bottles));
    }),
  );
});
