import { getClientLedger, getSalesToken, listClientAccounts, listClientCredits } from '@vitis/contracts';
import { clientCompanies, ledgerEntries } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
const as = 'sales@vitis.test';
const other = 'sales2@vitis.test';
const buyer = 'buyer@vitis.test';

/** It is 2026-11-20: what was brought forward is paid, and a part of October's sale is six days late. */
beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  const of = { clientCompanyId: 1, memo: '' };
  await provider.database.insert(ledgerEntries).values([
    { ...of, date: '2026-10-02', kind: 'OPENING', change: 200_000, dueDate: '2026-10-31' },
    {
      ...of,
      date: '2026-10-15',
      kind: 'SALE',
      supply: 100_000,
      tax: 10_000,
      change: 110_000,
      dueDate: '2026-11-14',
    },
    {
      ...of,
      date: '2026-11-05',
      kind: 'SALE',
      supply: 300_000,
      tax: 30_000,
      change: 330_000,
      dueDate: '2026-12-05',
    },
    { ...of, date: '2026-11-10', kind: 'RETURN', supply: -30_000, tax: -3_000, change: -33_000 },
    { ...of, date: '2026-11-12', kind: 'PAYMENT', change: -250_000, memo: '계좌 입금' },
    { ...of, clientCompanyId: 2, date: '2026-11-12', kind: 'PAYMENT', change: -1, memo: '계좌 입금' },
  ]);
});

afterAll(() => provider.close());

const accounts = (query = {}) => ask(provider, listClientAccounts, { as, query });
const ledger = (query = {}) => ask(provider, getClientLedger, { as, query: { code: 'C001', ...query } });

test('an account says what moved it this month, how old its debts are, and what of its limit is left', async () => {
  const { _embedded, ...sums } = await accounts();
  const movement = {
    broughtForward: 310_000,
    sales: 330_000,
    given: -33_000,
    paid: -250_000,
    balance: 357_000,
  };
  const ageing = { CURRENT: 330_000, DAYS_30: 27_000, DAYS_60: 0, DAYS_90: 0, OVER_90: 0 };
  expect(_embedded.items).toMatchObject([
    {
      ...{ idClient: 1, erpCode: 'C001', ...movement, receivable: 357_000, ageing, overdue: 27_000 },
      ...{ oldestOverdue: { date: '2026-11-14', days: 6 }, nextDue: '2026-12-05' },
      credit: { receivable: 357_000 },
    },
  ]);
  expect(sums).toMatchObject({
    ...{ dateFrom: '2026-11-01', dateTo: '2026-11-20', totals: movement, receivable: 357_000, ageing },
    before: { dateFrom: '2026-10-01', dateTo: '2026-10-20', sales: 110_000, paid: 0 },
    overdue: { amount: 27_000, clients: 1, days: 6 },
    expected: { until: '2026-11-30', amount: 0 },
  });
});

test('narrows the clients by words, by what is late, and by how much of a limit is used', async () => {
  const found = async (query: object) => (await accounts(query)).page.totalElements;
  expect(await found({ q: '한강' })).toBe(1);
  expect(await found({ q: 'c001' })).toBe(1);
  expect(await found({ q: 'ㅎㄱ' })).toBe(1);
  expect(await found({ q: 'ㅎㄱㅎ(' })).toBe(0);
  expect(await found({ q: '남산' })).toBe(0);
  expect(await found({ overdue: true })).toBe(1);
  await provider.database.update(clientCompanies).set({ creditLimit: 400_000_000 });
  expect(await found({ nearLimit: true })).toBe(0);
  await provider.database.update(clientCompanies).set({ creditLimit: 400_000 });
  expect(await found({ nearLimit: true })).toBe(1);
});

test('a ledger carries its balance through the rows of any period, also where only payments are shown', async () => {
  expect(await ledger({ dateFrom: '2026-11-06', dateTo: '2026-11-30' })).toMatchObject({
    ...{ idClient: 1, broughtForward: 640_000, balance: 357_000 },
    entries: [{ balance: 607_000 }, { balance: 357_000 }],
    totals: { SALE: 0, RETURN: -33_000, PAYMENT: -250_000 },
    owed: { receivable: 357_000, overdue: 27_000, overdueCount: 1 },
  });
  const paid = await ledger({ type: 'PAYMENT' });
  expect(paid.entries).toMatchObject([{ type: 'PAYMENT', balance: 357_000 }]);
  expect(paid.balance).toBe(357_000);
});

test("a buyer reads its own company's ledger whatever it names; another contact's client is not there", async () => {
  const own = await ask(provider, getClientLedger, { as: buyer, query: { code: 'C002' } });
  expect(own.idClient).toBe(1);
  expect((await call(provider, getClientLedger, { as: other, query: { code: 'C001' } })).status).toBe(404);
  expect((await call(provider, getClientLedger, { as, query: { code: 'C009' } })).status).toBe(404);
  const { _embedded } = await ask(provider, listClientAccounts, { as: other });
  expect(_embedded.items.map(({ idClient }) => idClient)).toEqual([2]);
});

test('days the wrong way round, too many of them, and no client are refused at their field', async () => {
  const problemOf = async (query: object) =>
    (await refused(await call(provider, getClientLedger, { as, query: { code: 'C001', ...query } }))).errors;
  expect(await problemOf({ dateFrom: '2026-11-02', dateTo: '2026-11-01' })).toMatchObject([
    { field: 'dateTo' },
  ]);
  expect(await problemOf({ dateFrom: '2024-01-01', dateTo: '2026-11-01' })).toMatchObject([
    { field: 'dateTo' },
  ]);
  expect(await problemOf({ code: undefined })).toMatchObject([{ field: 'code', code: 'REQUIRED' }]);
});

test('the credit of a client says what is late of what it owes, and of another contact’s nothing', async () => {
  const query = { ids: [1] };
  const { _embedded } = await ask(provider, listClientCredits, { as, query });
  expect(_embedded.items).toMatchObject([
    {
      idClient: 1,
      receivable: 357_000,
      overdue: 27_000,
      oldestOverdue: { days: 6 },
      credit: { receivable: 357_000 },
    },
  ]);
  expect((await call(provider, listClientCredits, { as: other, query })).status).toBe(404);
  expect((await call(provider, listClientCredits, { as, query: { ids: [1, 2] } })).status).toBe(404);
});

test('a token of the bookkeeping is another one each time, and ends', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => ask(provider, getSalesToken, { as })));
  expect(first!.token).not.toBe(second!.token);
  expect(new Date(first!.expiresAt).getTime() - TODAY.getTime()).toBe(30 * 60_000);
});
