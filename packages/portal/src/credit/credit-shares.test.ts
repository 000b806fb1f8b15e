import { creditShares } from './credit-shares.ts';

test.each([
  ['stands beside what is to come', { receivable: 250, openOrders: 500 }, 100, [25, 50, 10]],
  ['ends with the limit', { receivable: 800, openOrders: 500 }, 100, [80, 20, 0]],
  ['fills the bar where the limit is passed', { receivable: 1_500, openOrders: 500 }, 0, [100, 0, 0]],
  ['is nothing where the client has paid ahead', { receivable: -200, openOrders: 500 }, 0, [0, 50, 0]],
] as const)('what is owed %s', (_name, parts, cart, [owed, toCome, ofCart]) => {
  expect(creditShares({ limit: 1_000, ...parts }, cart)).toEqual({ owed, toCome, cart: ofCart });
});

test('a limit of nothing is used up, whatever is owed', () => {
  for (const receivable of [0, 500])
    expect(creditShares({ limit: 0, receivable, openOrders: 0 })).toEqual({ owed: 100, toCome: 0, cart: 0 });
});

test('without a limit the bar is of what was paid ahead', () => {
  const ahead = { limit: 0, receivable: -1_000 };
  expect(creditShares({ ...ahead, openOrders: 0 })).toEqual({ owed: 0, toCome: 0, cart: 0 });
  expect(creditShares({ ...ahead, openOrders: 250 }, 500)).toEqual({ owed: 0, toCome: 25, cart: 50 });
});
