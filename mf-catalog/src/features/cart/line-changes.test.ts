import { aCartItem } from '@vitis/testing/builders/cart';
import { cartLine } from '../../shared/order-flow/cart-line.ts';
import { changesOf } from './line-changes.ts';

const tiers = (first: number, second: number) => [
  { minQty: 1, maxQty: 11, price: first },
  { minQty: 12, maxQty: null, price: second },
];
const line = (qty: number, seen: { first?: number; stock?: number; sold?: boolean } | null, now = {}) => {
  const { first = 40_000, stock = 100, sold = true } = seen ?? {};
  const was = seen === null ? null : { tiers: sold ? tiers(first, first - 2_000) : [], stock };
  return cartLine(
    aCartItem(1, qty, { price: { tiers: tiers(40_000, 38_000), stock: 100, ...now }, seen: was }),
  );
};

test.each([
  ['nothing noted yet', line(6, null), []],
  ['nothing new', line(6, {}), []],
  ['another price', line(6, { first: 39_000 }), [{ kind: 'price', before: 39_000, now: 40_000 }]],
  [
    'another price of the tier that is reached',
    line(12, { first: 41_000 }),
    [{ kind: 'price', before: 39_000, now: 38_000 }],
  ],
  ['a stock that is still enough', line(6, {}, { stock: 6 }), []],
  [
    'a stock that is not enough any more',
    line(7, {}, { stock: 6 }),
    [{ kind: 'stock', before: 100, now: 6 }],
  ],
  ['a stock that is enough again', line(7, { stock: 6 }), [{ kind: 'back' }]],
  ['a wine that is sold again', line(7, { sold: false }), [{ kind: 'back' }]],
])('%s', (_name, given, changes) => {
  expect(changesOf(given)).toEqual(changes);
});

test('a wine that is no longer sold is told of once', () => {
  const seen = { tiers: tiers(40_000, 38_000), stock: 10 };
  expect(changesOf(cartLine(aCartItem(1, 6, { price: null, seen })))).toEqual([{ kind: 'gone' }]);
  expect(changesOf(cartLine(aCartItem(1, 6, { price: null, seen: { tiers: [], stock: 0 } })))).toEqual([]);
});
