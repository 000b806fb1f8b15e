import { ledgerEntries } from '../../db/schema.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { recordSale, type Sale, unsoldOf } from './record-sale.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop });
});

afterEach(() => provider.close());

/** The order form of the small shop: 24 bottles at 36,450. */
const whole = { supply: 874_800, tax: 87_480, total: 962_280 };

const sale = (amounts: Pick<Sale, 'supply' | 'tax'>, more: Partial<Sale> = {}): Sale => ({
  clientCompanyId: 1,
  orderFormId: 1,
  deliveryId: null,
  date: '2026-11-20',
  dueDate: '2026-12-20',
  authorId: 3,
  ...amounts,
  ...more,
});

const sell = (each: Sale) => provider.database.transaction((tx) => recordSale(tx, each));

test('sells an order in parts, to the last won of it', async () => {
  await sell(sale({ supply: 800_000, tax: 80_000 }));
  const left = await unsoldOf(provider.database, 1);
  expect(left).toEqual({ supply: 74_800, tax: 7_480, total: 82_280 });
  await sell(sale(left));
  expect((await unsoldOf(provider.database, 1)).total).toBe(0);
  const entries = await provider.database.select().from(ledgerEntries).orderBy(ledgerEntries.id);
  expect(entries).toMatchObject([
    { kind: 'SALE', change: 880_000, memo: 'O20260812-0001 납품', dueDate: '2026-12-20', authorId: 3 },
    { kind: 'SALE', change: 82_280 },
  ]);
});

test('writes nothing for what is worth nothing', async () => {
  await sell(sale({ supply: 0, tax: 0 }));
  expect(await provider.database.select().from(ledgerEntries)).toEqual([]);
});

test.each<[string, Sale]>([
  ['more than the order is worth', sale({ supply: whole.supply + 1, tax: whole.tax })],
  ['less than nothing', sale({ supply: -10, tax: -1 })],
  ["another client's order", sale({ supply: 10, tax: 1 }, { clientCompanyId: 2 })],
  ['an order that is not there', sale({ supply: 10, tax: 1 }, { orderFormId: 4711 })],
])('sells no %s', async (_name, each) => {
  await expect(sell(each)).rejects.toThrow(RangeError);
  expect(await provider.database.select().from(ledgerEntries)).toEqual([]);
});

test('two sales at once never exceed the order', async () => {
  const both = await Promise.allSettled([sell(sale(whole)), sell(sale(whole))]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await unsoldOf(provider.database, 1)).total).toBe(0);
});
