import {
  completeDelivery,
  createDelivery,
  type DeliveryInfo,
  getPurchaseSituation,
  getSalesSituation,
  listClientAccounts,
  PURCHASE_GROUPS,
  SALES_GROUPS,
} from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { ledgerEntries } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import {
  clock,
  deliveryShop,
  driver,
  orderNumber,
  plan,
  planned,
  sales,
} from '../../test-support/delivery-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;
const as = 'buyer@vitis.test';

/**
 * 24 bottles of one wine and 3 of another; two of the first came back, and a bottle was let off. A client of somebody else
 * has bought, too, before this shop kept its wines.
 */
beforeAll(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
  await complete(await planned(provider, [{ idProduct: 4, qty: 10 }]));
  await complete(await planned(provider));
  const products = [{ idProduct: 4, qty: 2 }];
  const body = { ...plan, classify: 'COLLECT' as const, orderFormNumber: orderNumber, products };
  await complete(await ask(provider, createDelivery, { as: sales, headers: writing(), body }));
  await provider.database.insert(ledgerEntries).values([
    { clientCompanyId: 1, date: '2026-11-20', kind: 'ALLOWANCE', supply: -9_000, tax: -900, change: -9_900 },
    { clientCompanyId: 1, date: '2026-11-20', kind: 'PAYMENT', change: -100_000 },
    { clientCompanyId: 2, date: '2026-10-05', kind: 'SALE', supply: 50_000, tax: 5_000, change: 55_000 },
  ]);
});

afterAll(() => provider.close());

const complete = ({ idDeliveryInfo: id }: DeliveryInfo) =>
  ask(provider, completeDelivery, {
    params: { id },
    as: driver,
    headers: writing(),
    body: { completedAt: '2026-11-20T10:00:00+09:00', receivedBy: '김민수' },
  });

const situation = (query = {}) => ask(provider, getPurchaseSituation, { as, query });
const sold = 22 * 27_900;

test.each(PURCHASE_GROUPS)('purchases by %s add up to what the ledger charged without tax', async (by) => {
  const { rows, totals } = await situation({ by });
  const {
    rows: [ledger],
  } = await provider.database.execute<{ supply: string; tax: string }>(
    sql`SELECT sum(supply) AS supply, sum(tax) AS tax FROM ledger_entries WHERE client_company_id = 1`,
  );
  expect(totals).toEqual({ qty: 25, supply: Number(ledger!.supply), tax: Number(ledger!.tax) });
  expect(rows.reduce((sum, { supply }) => sum + supply, 0)).toBe(totals.supply);
});

test('what came back is off its wine, and an allowance is of no wine', async () => {
  const { rows } = await situation({ by: 'wine' });
  expect(rows.map(({ key, qty, supply }) => ({ key, qty, supply }))).toEqual([
    { key: '4', qty: 22, supply: sold },
    { key: '7', qty: 3, supply: 45 },
    { key: '', qty: 0, supply: -9_000 },
  ]);
});

test('each sum leads to its documents', async () => {
  const { rows, totals, within } = await situation({ by: 'document', of: 'wine', key: '4' });
  expect(rows.map(({ receipt, label, qty }) => [receipt?.type, label, qty])).toEqual([
    ['RETURN', orderNumber, -2],
    ['SALE', orderNumber, 14],
    ['SALE', orderNumber, 10],
  ]);
  expect(totals.supply).toBe(sold);
  expect(within).toMatchObject({ of: 'wine', key: '4' });
});

test('rows come in pages where a size is asked for, and the sums are of all of them', async () => {
  const all = await situation({ by: 'document' });
  expect(all.page).toBeUndefined();
  const second = await situation({ by: 'document', size: 2, page: 1 });
  expect(second.rows).toEqual(all.rows.slice(2, 4));
  expect(second.page).toEqual({ number: 1, size: 2, totalElements: 4, totalPages: 2 });
  expect(second.totals).toEqual(all.totals);
});

test('the period before stands beside its rows, also where nothing was bought since', async () => {
  const later = { dateFrom: '2026-11-21', dateTo: '2026-11-22' };
  const { rows, before, totals } = await situation({ by: 'price', ...later });
  expect(totals).toEqual({ qty: 0, supply: 0, tax: 0 });
  expect(before).toMatchObject({ dateFrom: '2026-11-19', dateTo: '2026-11-20', qty: 25 });
  expect(rows.map(({ key, qty, before: then }) => [key, qty, then?.qty])).toEqual([
    ['0', 0, 3],
    ['20000', 0, 22],
    ['', 0, 0],
  ]);
});

test('names are in the language of the reader', async () => {
  const of = async (language: string) => {
    const headers = { 'accept-language': language };
    const { rows } = await ask(provider, getPurchaseSituation, { as, query: { by: 'kind' }, headers });
    return rows.map(({ label }) => label).filter(Boolean);
  };
  expect(await of('en-US')).not.toEqual(await of('ko-KR'));
});

test('days that end before they begin, and too many of them, are refused at their field', async () => {
  for (const days of [
    { dateFrom: '2026-11-02', dateTo: '2026-11-01' },
    { dateFrom: '2024-01-01', dateTo: '2026-11-01' },
  ]) {
    const problem = await refused(await call(provider, getPurchaseSituation, { as, query: days }));
    expect(problem).toMatchObject({ status: 400, errors: [{ field: 'dateTo' }] });
  }
});

test('days so early that none are before them are refused at their field', async () => {
  const query = { dateFrom: '1000-01-01', dateTo: '1000-01-31' };
  for (const reply of [
    await call(provider, getPurchaseSituation, { as, query }),
    await call(provider, getSalesSituation, { as: sales, query }),
    await call(provider, listClientAccounts, { as: sales, query }),
  ])
    expect(await refused(reply)).toMatchObject({ status: 400, errors: [{ field: 'dateFrom' }] });
});

const sums = (query = {}, who = sales) => ask(provider, getSalesSituation, { as: who, query });

test.each(SALES_GROUPS)('sales by %s add up to what moved the accounts of own clients', async (by) => {
  const { rows, totals } = await sums({ by });
  const { totals: moved } = await ask(provider, listClientAccounts, { as: sales });
  expect(totals.supply + totals.tax).toBe(moved.sales + moved.given);
  for (const figure of ['qty', 'supply', 'tax'] as const)
    expect(rows.reduce((sum, row) => sum + row[figure], 0)).toBe(totals[figure]);
});

test('a client leads to its documents, and each of them says whose it is', async () => {
  const { rows } = await sums({ by: 'client' });
  expect(rows.map(({ key, qty }) => [key, qty])).toEqual([['C001', 25]]);
  const { rows: documents, within } = await sums({ by: 'document', of: 'client', key: 'C001' });
  expect(documents.map(({ receipt }) => [receipt?.type, receipt?.client?.code])).toEqual([
    ['ALLOWANCE', 'C001'],
    ['RETURN', 'C001'],
    ['SALE', 'C001'],
    ['SALE', 'C001'],
  ]);
  expect(within).toEqual({ of: 'client', key: 'C001', label: rows[0]!.label });
  expect((await sums({ code: 'C001' })).rows).toEqual(rows);
});

test('a sale of no wine that is known counts to the won, and is compared with the same days of the month before', async () => {
  const now = await sums({ by: 'wine' }, 'sales2@vitis.test');
  expect(now).toMatchObject({
    totals: { qty: 0, supply: 0, tax: 0 },
    before: { dateFrom: '2026-10-01', dateTo: '2026-10-20', supply: 50_000, tax: 5_000 },
    rows: [{ key: '', supply: 0, before: { supply: 50_000 } }],
  });
});

test("rows come in pages; another contact's client, and days the wrong way round, are refused", async () => {
  const { rows, page, totals } = await sums({ by: 'document', size: 1, page: 1 });
  expect([rows.length, page.totalElements, totals.qty]).toEqual([1, 4, 25]);
  const refusal = async (query: object) =>
    refused(await call(provider, getSalesSituation, { as: sales, query }));
  for (const code of ['C002', 'C009']) expect((await refusal({ code })).status).toBe(404);
  expect(await refusal({ dateFrom: '2026-11-02', dateTo: '2026-11-01' })).toMatchObject({
    status: 400,
    errors: [{ field: 'dateTo' }],
  });
});
