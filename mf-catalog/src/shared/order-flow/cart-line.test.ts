import { aCartItem } from '@vitis/testing/builders/cart';
import fc from 'fast-check';
import { bottlesOf, cartLine, chosenLines, flowAddress, isAskable, restOf, sumOf } from './cart-line.ts';

const soldOut = aCartItem(3, 6, { wine: { availability: 'SOLD_OUT' }, price: { stock: 0 } });
const gone = aCartItem(4, 6, { price: null });
const short = aCartItem(5, 24, { price: { stock: 10 } });

test.each([
  [aCartItem(1, 6), 'orderable', true],
  [short, 'short', true],
  [soldOut, 'sold-out', false],
  [gone, 'gone', false],
])('a line says what can be done with it', (item, state, askable) => {
  expect(cartLine(item).state).toBe(state);
  expect(isAskable(cartLine(item))).toBe(askable);
});

test('another quantity is another tier, and the next one is named while the stock reaches it', () => {
  const item = aCartItem(1, 6);
  expect(cartLine(item)).toMatchObject({ unitPrice: 40_500, next: { price: 38_500, missing: 6 } });
  expect(cartLine(item, 12)).toMatchObject({ unitPrice: 38_500, next: { price: 36_900, missing: 48 } });
  expect(cartLine(aCartItem(1, 12, { price: { stock: 40 } })).next).toBeNull();
  expect(cartLine(item, 60).next).toBeNull();
});

test('what the screen reckons is what the provider says', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 8 }), (quantities) => {
      const items = quantities.map((qty, at) => aCartItem(at + 1, qty));
      const lines = items.map((item) => cartLine(item));
      const sum = (field: 'supply' | 'tax') => items.reduce((all, item) => all + (item[field] ?? 0), 0);
      expect(sumOf(lines)).toEqual({
        supply: sum('supply'),
        tax: sum('tax'),
        total: sum('supply') + sum('tax'),
      });
      expect(bottlesOf(lines)).toBe(quantities.reduce((all, qty) => all + qty, 0));
    }),
  );
});

test('the address names the lines; those that cannot be asked for are told apart', () => {
  const items = [aCartItem(1, 6), aCartItem(2, 6), soldOut, gone];
  const idsOf = (ids: string | null) => {
    const { lines, leftOut } = chosenLines(items, ids);
    return [lines.map(({ id }) => id), leftOut.map(({ id }) => id)];
  };
  expect(idsOf('2,3')).toEqual([[2], [3]]);
  expect(idsOf(null)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(idsOf('77,abc')).toEqual([[], []]);
  expect(flowAddress('apply', [1, 2])).toBe('/cart/apply?ids=1,2');
  expect(flowAddress('order', [2])).toBe('/cart/order?from=cart&ids=2');
  expect(flowAddress('apply', [2], 170)).toBe('/cart/apply?ids=2&rest=170');
});

test.each([
  ['ids=2&rest=170', 170],
  ['ids=2', undefined],
  ['ids=1,2&rest=170', undefined],
  ['rest=170', undefined],
  ['ids=2&rest=-1', undefined],
  ['ids=2&rest=1.5', undefined],
  ['ids=2&rest=1e9', undefined],
])('an address may ask for what the stock does not reach: %s', (search, rest) => {
  expect(restOf(new URLSearchParams(search))).toBe(rest);
});
