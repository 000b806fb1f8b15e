import fc from 'fast-check';
import { tiersOf, unitPriceAt } from './price-tiers.ts';

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
