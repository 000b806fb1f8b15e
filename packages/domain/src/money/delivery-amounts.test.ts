import fc from 'fast-check';
import {
  type AgreedLine,
  type DeliveredBottles,
  deliveryAmounts,
  handedOverLines,
} from './delivery-amounts.ts';
import { documentTotals, lineAmounts, vatOf } from './vat.ts';

const line = (idProduct: number, qty: number, unitPrice: number): AgreedLine => {
  const { supply, tax } = lineAmounts({ unitPrice, bottles: qty });
  return { idProduct, qty, supply, tax };
};

/** An order, and its bottles dealt out to some deliveries in any way. */
const dealtOrder = fc
  .array(
    fc.record({
      idProduct: fc.integer({ min: 1, max: 4 }),
      qty: fc.integer({ min: 1, max: 40 }),
      unitPrice: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 100_000_000 })),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .chain((given) => {
    const lines = given.map(({ idProduct, qty, unitPrice }) => line(idProduct, qty, unitPrice));
    const bottles = lines.flatMap(({ idProduct, qty }) => Array<number>(qty).fill(idProduct));
    return fc
      .array(fc.integer({ min: 0, max: 4 }), { minLength: bottles.length, maxLength: bottles.length })
      .map((turns) => ({ lines, deliveries: deal(bottles, turns) }));
  });

function deal(bottles: readonly number[], turns: readonly number[]): DeliveredBottles[][] {
  const deliveries = new Map<number, Map<number, number>>();
  bottles.forEach((idProduct, index) => {
    const carried = deliveries.get(turns[index]!) ?? new Map<number, number>();
    deliveries.set(turns[index]!, carried.set(idProduct, (carried.get(idProduct) ?? 0) + 1));
  });
  return [...deliveries.values()].map((carried) =>
    [...carried].map(([idProduct, qty]) => ({ idProduct, qty })),
  );
}

test('however an order is split, its deliveries add up to it to the won, and none is negative', () => {
  fc.assert(
    fc.property(dealtOrder, ({ lines, deliveries }) => {
      const parts = deliveryAmounts(lines, deliveries);
      const whole = lines.map(({ supply, tax }) => ({ supply, tax, total: supply + tax }));
      expect(documentTotals(parts)).toEqual(documentTotals(whole));
      for (const { supply, tax, total } of parts) {
        expect(Math.min(supply, tax)).toBeGreaterThanOrEqual(0);
        expect(total).toBe(supply + tax);
      }
    }),
  );
});

test('what a delivery charges does not hang on those that come after it', () => {
  fc.assert(
    fc.property(dealtOrder, ({ lines, deliveries }) => {
      const all = deliveryAmounts(lines, deliveries);
      expect(deliveryAmounts(lines, deliveries.slice(0, 1))).toEqual(all.slice(0, 1));
    }),
  );
});

test('the last part of a line takes the won that rounding left', () => {
  const parts = deliveryAmounts(
    [line(1, 3, 15)],
    [1, 1, 1].map((qty) => [{ idProduct: 1, qty }]),
  );
  expect(parts.map(({ supply, tax }) => [supply, tax])).toEqual([
    [15, 1],
    [15, 1],
    [15, 2],
  ]);
  expect(vatOf(45)).toBe(4);
});

test('a discount that does not divide is shared out as well', () => {
  const parts = deliveryAmounts(
    [{ idProduct: 1, qty: 3, supply: 100, tax: 10 }],
    [[{ idProduct: 1, qty: 2 }], [{ idProduct: 1, qty: 1 }]],
  );
  expect(parts.map(({ supply, tax }) => [supply, tax])).toEqual([
    [66, 6],
    [34, 4],
  ]);
});

test.each<[string, DeliveredBottles]>([
  ['more than was ordered', { idProduct: 1, qty: 4 }],
  ['a wine that was not', { idProduct: 2, qty: 1 }],
  ['no bottle', { idProduct: 1, qty: 0 }],
  ['half a bottle', { idProduct: 1, qty: 0.5 }],
])('%s has no amounts', (_name, carried) => {
  expect(() => deliveryAmounts([line(1, 3, 100)], [[carried]])).toThrow(RangeError);
});

test('the lines that were handed over charge what their deliveries have charged, and nothing is left to charge', () => {
  fc.assert(
    fc.property(dealtOrder, ({ lines, deliveries }) => {
      const done = deliveries.slice(0, -1);
      const charged = deliveryAmounts(lines, done);
      const kept = handedOverLines(lines, done);
      expect(documentTotals(kept.map(({ supply, tax }) => ({ supply, tax, total: supply + tax })))).toEqual(
        documentTotals(charged),
      );
      expect(deliveryAmounts(kept, done)).toEqual(charged);
      for (const { qty, supply, tax } of kept) {
        expect(qty).toBeGreaterThan(0);
        expect(tax).toBe(vatOf(supply));
      }
    }),
  );
});

test('a line whose parts were rounded down is a line for each of them', () => {
  const parts = [[{ idProduct: 1, qty: 1 }], [{ idProduct: 1, qty: 1 }]];
  expect(handedOverLines([line(1, 3, 15), line(2, 6, 100)], parts)).toEqual([line(1, 1, 15), line(1, 1, 15)]);
  expect(handedOverLines([line(1, 3, 100), line(2, 6, 100)], parts)).toEqual([line(1, 2, 100)]);
});
