import {
  addToCart,
  deleteFromCart,
  getCart,
  listPrices,
  listWishes,
  modifyCart,
  toggleWish,
} from '@vitis/contracts';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterEach(() => provider.close());

const buyer = 'buyer@vitis.test';
const other = 'buyer2@vitis.test';
const lines = (...items: { idProduct: number; qty: number }[]) => ({ items });

async function cartOf(email: string): Promise<[number, number][]> {
  const { _embedded } = await ask(provider, getCart, { as: email });
  return _embedded.items.map(({ idProduct, qty }) => [idProduct, qty]);
}

test('adds bottles at the company’s own price for that many', async () => {
  await ask(provider, addToCart, { as: buyer, body: lines({ idProduct: 1, qty: 6 }) });
  const cart = await ask(provider, addToCart, {
    as: buyer,
    body: lines({ idProduct: 1, qty: 6 }, { idProduct: 7, qty: 1 }),
  });
  // Twelve bottles of wine 1 reach the second tier; wine 7 has no price for hotels and goes by the list.
  expect(cart._embedded.items).toMatchObject([
    {
      idProduct: 1,
      qty: 12,
      businessType: 'B2B',
      unitPrice: 34_450,
      supply: 413_400,
      tax: 41_340,
      product: { name: '샤토 라모네' },
    },
    { idProduct: 7, qty: 1, unitPrice: 15_000, supply: 15_000, tax: 1_500 },
  ]);
  expect(cart.totals).toEqual({ supply: 428_400, tax: 42_840, total: 471_240 });
});

test('sets and takes out lines', async () => {
  await ask(provider, addToCart, {
    as: buyer,
    body: lines({ idProduct: 1, qty: 6 }, { idProduct: 3, qty: 2 }),
  });
  await ask(provider, modifyCart, { as: buyer, body: lines({ idProduct: 3, qty: 5 }) });
  expect(await cartOf(buyer)).toEqual([
    [1, 6],
    [3, 5],
  ]);
  await ask(provider, deleteFromCart, { as: buyer, body: { idProducts: [1, 4711] } });
  expect(await cartOf(buyer)).toEqual([[3, 5]]);
});

test('one company never sees or changes the cart of another', async () => {
  await ask(provider, addToCart, { as: buyer, body: lines({ idProduct: 1, qty: 6 }) });
  expect(await cartOf(other)).toEqual([]);
  expect(
    (await call(provider, modifyCart, { as: other, body: lines({ idProduct: 1, qty: 1 }) })).status,
  ).toBe(404);
  await ask(provider, deleteFromCart, { as: other, body: { idProducts: [1] } });
  expect(await cartOf(buyer)).toEqual([[1, 6]]);
});

test.each([
  [
    'a wine that does not exist',
    lines({ idProduct: 1, qty: 1 }, { idProduct: 4711, qty: 1 }),
    404,
    'NOT_FOUND',
  ],
  [
    'a wine that is no longer sold',
    lines({ idProduct: 1, qty: 1 }, { idProduct: 8, qty: 1 }),
    404,
    'NOT_FOUND',
  ],
  ['a wine that is sold out', lines({ idProduct: 1, qty: 1 }, { idProduct: 2, qty: 1 }), 409, 'OUT_OF_STOCK'],
  ['no bottles', lines({ idProduct: 1, qty: 0 }), 400, 'INVALID_INPUT'],
  ['half a bottle', lines({ idProduct: 1, qty: 0.5 }), 400, 'INVALID_INPUT'],
  [
    'more bottles than a line holds',
    lines({ idProduct: 1, qty: 99_999 }, { idProduct: 1, qty: 1 }),
    409,
    'QUANTITY_TOO_LARGE',
  ],
  ['nothing', lines(), 400, 'INVALID_INPUT'],
])('refuses to add %s, and adds nothing of that call', async (_name, body, status, code) => {
  expect(await refused(await call(provider, addToCart, { as: buyer, body }))).toMatchObject({ status, code });
  expect(await cartOf(buyer)).toEqual([]);
});

test('two calls at once both count', async () => {
  await Promise.all(
    Array.from({ length: 8 }, () =>
      ask(provider, addToCart, { as: buyer, body: lines({ idProduct: 1, qty: 1 }) }),
    ),
  );
  expect(await cartOf(buyer)).toEqual([[1, 8]]);
});

test.each([['sales@vitis.test'], ['driver@vitis.test']])('%s has no cart', async (as) => {
  expect(await refused(await call(provider, getCart, { as }))).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  });
});

test('a wish is put on and taken off', async () => {
  expect(await ask(provider, toggleWish, { as: buyer, params: { id: 1 } })).toEqual({
    idProduct: 1,
    wished: true,
    count: 1,
  });
  await ask(provider, toggleWish, { as: buyer, params: { id: 3 } });
  const list = await ask(provider, listWishes, { as: buyer });
  expect(list._embedded.items.map(({ idProduct }) => idProduct)).toEqual([3, 1]);
  expect((await ask(provider, listWishes, { as: other })).page.totalElements).toBe(0);
  expect(await ask(provider, toggleWish, { as: buyer, params: { id: 1 } })).toEqual({
    idProduct: 1,
    wished: false,
    count: 1,
  });
  expect((await call(provider, toggleWish, { as: buyer, params: { id: 8 } })).status).toBe(404);
});

test('each company sees its own prices, stock, wishes and last purchase', async () => {
  await ask(provider, toggleWish, { as: buyer, params: { id: 1 } });
  const mine = await ask(provider, listPrices, { as: buyer, query: { ids: [1, 2, 8, 4711] } });
  expect(mine._embedded.items).toEqual([
    {
      idProduct: 1,
      price: 36_450,
      tiers: [
        { minQty: 1, maxQty: 11, price: 36_450 },
        { minQty: 12, maxQty: 59, price: 34_450 },
        { minQty: 60, maxQty: null, price: 32_850 },
      ],
      caseSize: 6,
      stock: 312,
      lastPurchase: { date: '2026-08-12', qty: 24, price: 36_450 },
      wished: true,
    },
    expect.objectContaining({ idProduct: 2, stock: 0, lastPurchase: null, wished: false }),
  ]);
  const theirs = await ask(provider, listPrices, { as: other, query: { ids: [1] } });
  expect(theirs._embedded.items).toMatchObject([{ price: 40_500, lastPurchase: null, wished: false }]);
});

test('sales staff see the prices of their own clients and the list prices', async () => {
  const as = 'sales@vitis.test';
  const ids = [1];
  expect((await ask(provider, listPrices, { as, query: { ids } }))._embedded.items[0]?.price).toBe(40_500);
  const own = await ask(provider, listPrices, { as, query: { ids, idClient: 1 } });
  expect(own._embedded.items[0]).toMatchObject({ price: 36_450, lastPurchase: { qty: 24 } });
  expect((await call(provider, listPrices, { as, query: { ids, idClient: 2 } })).status).toBe(404);
  expect((await call(provider, listPrices, { as: 'driver@vitis.test', query: { ids } })).status).toBe(403);
  expect((await call(provider, listPrices, { query: { ids } })).status).toBe(401);
});

test('what cannot be read back has not been done: a second try adds nothing twice', async () => {
  const holder = await provider.pool.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE prices IN ACCESS EXCLUSIVE MODE');
  const body = lines({ idProduct: 1, qty: 6 });
  const { status } = await call(provider, addToCart, { as: buyer, body });
  await holder.query('ROLLBACK');
  holder.release();
  expect(status).toBe(503);
  expect(await cartOf(buyer)).toEqual([]);
  await ask(provider, addToCart, { as: buyer, body });
  expect(await cartOf(buyer)).toEqual([[1, 6]]);
});
