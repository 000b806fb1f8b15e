import {
  acknowledgeCart,
  addToCart,
  createEstimate,
  createOrderForm,
  deleteFromCart,
  getCart,
  getDashboard,
  listPrices,
  listWishes,
  modifyCart,
  type QueryOf,
  restoreToCart,
  saveForLater,
  toggleWish,
} from '@vitis/contracts';
import { eq, sql } from 'drizzle-orm';
import { cartItems, estimates, prices, products, stock } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { SHIPPING } from '../../test-support/orders.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

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

test('names wines in the language that is asked for, which a paper does', async () => {
  await ask(provider, addToCart, { body: lines({ idProduct: 1, qty: 1 }), as: buyer });
  const nameIn = async (query: { language?: 'ko-KR' }) => {
    const { _embedded } = await ask(provider, getCart, {
      query,
      as: buyer,
      headers: { 'accept-language': 'en-US' },
    });
    return _embedded.items[0]?.product;
  };
  const [read, printed] = [await nameIn({}), await nameIn({ language: 'ko-KR' })];
  expect(read?.name).toBe(read?.nameEn);
  expect(printed?.name).toMatch(/[가-힣]/);
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

test.each([
  [2, 409, '품절된 와인이 있습니다: 샤토 라모네 2018'],
  [8, 404, '지금은 주문하실 수 없는 와인이 있습니다: '],
])(
  'who is refused wine %i reads which it is, and that nothing was added',
  async (idProduct, status, message) => {
    const body = lines({ idProduct: 1, qty: 1 }, { idProduct, qty: 1 });
    const problem = await refused(await call(provider, addToCart, { as: buyer, body }));
    expect(problem).toMatchObject({ status, message: expect.stringContaining(message) });
    expect(problem.message).not.toContain('2019');
  },
);

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
  const found = async (query: QueryOf<typeof listWishes>) => {
    const { _embedded, page } = await ask(provider, listWishes, { as: buyer, query });
    expect(page.totalElements).toBe(_embedded.items.length);
    return _embedded.items.map(({ idProduct }) => idProduct);
  };
  expect(await found({ sort: 'name,asc' })).toEqual([3, 1]);
  // By first consonants, by the label, and by the winery beside the vintage.
  expect(await found({ q: 'ㅅㅌㄹㅁㄴ' })).toEqual([1]);
  expect(await found({ q: 'château LAMONET' })).toEqual([1]);
  expect(await found({ q: '100%' })).toEqual([]);
  expect((await ask(provider, listWishes, { as: other })).page.totalElements).toBe(0);
  expect(await ask(provider, toggleWish, { as: buyer, params: { id: 1 } })).toEqual({
    idProduct: 1,
    wished: false,
    count: 1,
  });
  expect((await call(provider, toggleWish, { as: buyer, params: { id: 8 } })).status).toBe(404);
});

test('what two windows send of one cart at once is asked for once, and the other is told what is gone', async () => {
  const line = { idProduct: 1, qty: 6 };
  const shared = { products: [line], fromCart: true };
  const order = { ...shared, dueDate: '2026-11-24', shipping: SHIPPING };
  for (const send of [
    () => call(provider, createEstimate, { as: buyer, body: shared, headers: writing() }),
    () => call(provider, createOrderForm, { as: buyer, body: order, headers: writing() }),
  ]) {
    await ask(provider, addToCart, { as: buyer, body: lines(line) });
    const answers = await Promise.all([send(), send()]);
    const late = answers.find(({ status }) => status !== 201)!;
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await refused(late)).toMatchObject({
      status: 409,
      code: 'LEFT_CART',
      message: '이미 신청하셨거나 장바구니에서 삭제하신 와인입니다: 샤토 라모네 2019',
    });
    expect(await cartOf(buyer)).toEqual([]);
  }
});

test('an estimate of what the stock does not reach leaves in the cart what it reaches', async () => {
  await ask(provider, addToCart, { as: buyer, body: lines({ idProduct: 1, qty: 312 }) });
  const rest = { products: [{ idProduct: 1, qty: 88 }], fromCart: true, keepsCart: true };
  const { products } = await ask(provider, createEstimate, { as: buyer, body: rest, headers: writing() });
  expect(products).toMatchObject([{ idProduct: 1, qty: 88 }]);
  expect(await cartOf(buyer)).toEqual([[1, 312]]);

  // Another window has the same form open.
  const again = await call(provider, createEstimate, { as: buyer, body: rest, headers: writing() });
  expect(await refused(again)).toMatchObject({ status: 409, code: 'LEFT_CART' });

  // Who needs the same later asks anew.
  await provider.database
    .update(estimates)
    .set({ requestedAt: sql`${estimates.requestedAt} - interval '61 minutes'` });
  const later = await call(provider, createEstimate, { as: buyer, body: rest, headers: writing() });
  expect(later.status).toBe(201);
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

describe('what was deleted, put aside and seen', () => {
  const cart = () => ask(provider, getCart, { as: buyer });
  const product = (id: number) => ({ as: buyer, body: { idProducts: [id] } });
  const later = (id: number, aside: boolean) =>
    ask(provider, saveForLater, { as: buyer, body: { idProducts: [id], later: aside } });

  beforeEach(async () => {
    const body = lines({ idProduct: 1, qty: 6 }, { idProduct: 3, qty: 2 });
    await ask(provider, addToCart, { as: buyer, body });
  });

  test('several lines come back as and where they stood, also what cannot be put into a cart any more', async () => {
    await ask(provider, deleteFromCart, { as: buyer, body: { idProducts: [1, 3] } });
    expect(await cartOf(buyer)).toEqual([]);
    await provider.database.update(stock).set({ qty: 0 }).where(eq(stock.productId, 1));
    await ask(provider, restoreToCart, { as: buyer, body: { idProducts: [3, 1] } });
    expect(await cartOf(buyer)).toEqual([
      [1, 6],
      [3, 2],
    ]);
  });

  test('only what was deleted of the own cart, and within the hour, comes back', async () => {
    await ask(provider, restoreToCart, product(7));
    await ask(provider, deleteFromCart, product(1));
    await ask(provider, restoreToCart, { as: other, body: { idProducts: [1] } });
    expect(await cartOf(other)).toEqual([]);
    await provider.database
      .update(cartItems)
      .set({ removedAt: new Date(Date.now() - 3_700_000) })
      .where(eq(cartItems.productId, 1));
    await ask(provider, deleteFromCart, product(3));
    await ask(provider, restoreToCart, { as: buyer, body: { idProducts: [1, 3, 7] } });
    expect(await cartOf(buyer)).toEqual([[3, 2]]);
  });

  test('a deleted line that is added again has the bottles that were added', async () => {
    await ask(provider, deleteFromCart, product(1));
    await ask(provider, addToCart, { as: buyer, body: lines({ idProduct: 1, qty: 1 }) });
    expect(await cartOf(buyer)).toEqual([
      [3, 2],
      [1, 1],
    ]);
  });

  test('what is put aside is in no sum and no count, is not ordered, and comes back as it was', async () => {
    const aside = await later(1, true);
    expect(aside._embedded.items.map(({ idProduct }) => idProduct)).toEqual([3]);
    expect(aside._embedded.later).toMatchObject([{ idProduct: 1, qty: 6 }]);
    expect(aside.totals.supply).toBe(aside._embedded.items[0]!.supply);
    expect((await ask(provider, getDashboard, { as: buyer })).cartCount).toBe(1);
    expect(
      (await call(provider, modifyCart, { as: buyer, body: lines({ idProduct: 1, qty: 1 }) })).status,
    ).toBe(404);
    const back = await later(1, false);
    expect(back._embedded).toMatchObject({ items: [{ idProduct: 1, qty: 6 }, { idProduct: 3 }], later: [] });
  });

  test('a price and a stock that have changed are there to be compared, until the buyer has seen them', async () => {
    const before = (await cart())._embedded.items[0]!;
    expect(before.seen).toEqual({ tiers: before.price!.tiers, stock: before.price!.stock });

    await provider.database.update(prices).set({ price: sql`price + 1000` }).where(eq(prices.productId, 1));
    await provider.database.update(stock).set({ qty: 3 }).where(eq(stock.productId, 1));
    // A change of the quantity is no look at the price.
    await ask(provider, modifyCart, { as: buyer, body: lines({ idProduct: 1, qty: 7 }) });
    const changed = (await cart())._embedded.items[0]!;
    expect(changed.seen).toEqual(before.seen);
    expect(changed.price).toMatchObject({ price: before.price!.price + 1000, stock: 3 });

    await ask(provider, acknowledgeCart, product(1));
    const seen = (await cart())._embedded.items[0]!;
    expect(seen.seen).toEqual({ tiers: changed.price!.tiers, stock: 3 });
  });

  test('what changed after the page was shown is not seen with it', async () => {
    const before = (await cart())._embedded.items[0]!;
    const shown = [{ idProduct: 1, tiers: before.price!.tiers, stock: before.price!.stock }];
    await provider.database.update(prices).set({ price: sql`${prices.price} + 1000` });
    await ask(provider, acknowledgeCart, { as: buyer, body: { idProducts: [1], shown } });
    const { seen, price } = (await cart())._embedded.items[0]!;
    expect(seen).toEqual({ tiers: before.price!.tiers, stock: before.price!.stock });
    expect(price!.price).toBe(before.price!.price + 1000);
  });

  test('a wine that is no longer sold was sold when it was seen', async () => {
    await provider.database.update(products).set({ onSale: false }).where(eq(products.id, 1));
    const gone = (await cart())._embedded.items[0]!;
    expect(gone.price).toBeNull();
    expect(gone.seen?.tiers).not.toHaveLength(0);
    const seen = (await ask(provider, acknowledgeCart, product(1)))._embedded.items[0]!;
    expect(seen.seen).toEqual({ tiers: [], stock: 0 });
  });
});
