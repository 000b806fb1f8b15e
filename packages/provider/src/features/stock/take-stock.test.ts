import { stockOf } from '../../test-support/orders.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { type Bottles, giveStockBack, takeStock } from './take-stock.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop });
});

afterEach(() => provider.close());

const take = (...wanted: Bottles[]) => provider.database.transaction((tx) => takeStock(tx, wanted, 'ko-KR'));

test('takes all or nothing', async () => {
  await take({ productId: 1, qty: 12 }, { productId: 3, qty: 18 });
  expect([await stockOf(provider, 1), await stockOf(provider, 3)]).toEqual([300, 0]);
  await expect(take({ productId: 1, qty: 1 }, { productId: 3, qty: 1 })).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
  });
  expect(await stockOf(provider, 1)).toBe(300);
});

test('a wine without stock of its own is one of which there is none', async () => {
  await expect(take({ productId: 4711, qty: 1 })).rejects.toMatchObject({
    details: { values: { wines: '#4711 0병' } },
  });
});

test('gives back, and tells of which there were none', async () => {
  const back = await provider.database.transaction((tx) =>
    giveStockBack(tx, [
      { productId: 1, qty: 6 },
      { productId: 2, qty: 6 },
    ]),
  );
  expect(back).toEqual([2]);
  expect([await stockOf(provider, 1), await stockOf(provider, 2)]).toEqual([318, 6]);
});

test('orders that name the same wines the other way round wait for each other', async () => {
  const forth = [1, 3, 4, 5].map((productId) => ({ productId, qty: 1 }));
  await Promise.all(
    Array.from({ length: 9 }, (_, index) => take(...(index % 2 === 0 ? forth : forth.toReversed()))),
  );
  expect(await stockOf(provider, 3)).toBe(9);
});
