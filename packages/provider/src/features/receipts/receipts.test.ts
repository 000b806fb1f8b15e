import {
  completeDelivery,
  countReceipts,
  createDelivery,
  type DeliveryInfo,
  getCash,
  getReceipt,
  listDeliveriesOfBuyer,
  listReceipts,
} from '@vitis/contracts';
import { readXlsx } from 'hucre/xlsx';
import { ledgerEntries } from '../../db/schema.ts';
import { ask, call } from '../../test-support/call.ts';
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

/** The first order handed over in two parts; two bottles of it came back, and half a million was paid. */
beforeAll(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
  await complete(await planned(provider, [{ idProduct: 4, qty: 10 }]));
  await complete(await planned(provider));
  await complete(
    await ask(provider, createDelivery, {
      as: sales,
      headers: writing(),
      body: {
        ...plan,
        classify: 'COLLECT',
        orderFormNumber: orderNumber,
        products: [{ idProduct: 4, qty: 2 }],
      },
    }),
  );
  await provider.database.insert(ledgerEntries).values([
    {
      clientCompanyId: 1,
      date: '2026-10-02',
      kind: 'OPENING',
      change: 200_000,
      dueDate: '2026-10-31',
      memo: '전기 이월',
    },
    { clientCompanyId: 1, date: '2026-11-20', kind: 'PAYMENT', change: -500_000, memo: '계좌 입금' },
    { clientCompanyId: 2, date: '2026-11-20', kind: 'PAYMENT', change: -1, memo: '계좌 입금' },
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

const receipts = async (query = {}) => (await ask(provider, listReceipts, { as, query }))._embedded.items;

const first = 10 * 30_690;
const second = 14 * 30_690 + 49;
const back = 2 * 30_690;

test('lists what was handed over, came back and was paid, the latest first, with what is open of it', async () => {
  expect(await receipts()).toMatchObject([
    { type: 'PAYMENT', change: -500_000, open: 0, status: null, orderFormNumber: null },
    { type: 'RETURN', change: -back, open: 0, orderFormNumber: orderNumber },
    { type: 'SALE', change: second, status: 'PARTLY_PAID', open: 200_000 + first + second - back - 500_000 },
    { type: 'SALE', change: first, status: 'PAID', open: 0, dueDate: '2026-12-20' },
    { type: 'OPENING', change: 200_000, status: 'PAID', balance: 200_000 },
  ]);
});

test('narrows them by kind, by what is open, by days and by the words of a wine', async () => {
  const types = async (query: object) => (await receipts(query)).map(({ type }) => type);
  expect(await types({ status: 'SALE' })).toEqual(['SALE', 'SALE']);
  expect(await types({ status: 'OPEN' })).toEqual(['SALE']);
  expect(await types({ dateTo: '2026-10-31' })).toEqual(['OPENING']);
  expect(await types({ q: '와인 7' })).toEqual(['RETURN', 'SALE', 'SALE']);
  expect(await types({ q: '이월' })).toEqual(['OPENING']);
  expect(await types({ q: 'ㅇㅇ 7' })).toEqual(['RETURN', 'SALE', 'SALE']);
  expect(await types({ sort: 'change,asc', size: 1 })).toEqual(['PAYMENT']);
  expect(await ask(provider, countReceipts, { as })).toEqual({
    ...{ OPEN: 1, SALE: 2, RETURN: 1, ALLOWANCE: 0, PAYMENT: 1 },
    total: 5,
  });
  expect(await ask(provider, countReceipts, { as, query: { q: '와인 7' } })).toMatchObject({
    ...{ SALE: 2, RETURN: 1, PAYMENT: 0, total: 3 },
  });
});

test('each delivery of an order has a statement of its own, which finds it and stands in the workbook', async () => {
  const sales = await receipts({ status: 'SALE' });
  expect(sales.map(({ statementNumber }) => statementNumber)).toEqual(['D20261120-0002', 'D20261120-0001']);
  expect(await receipts({ q: 'D20261120-0002' })).toMatchObject([{ id: sales[0]!.id }]);
  const { _embedded } = await ask(provider, listDeliveriesOfBuyer, { as, query: { q: 'D20261120-0002' } });
  expect(_embedded.items).toMatchObject([{ idDeliveryInfo: sales[0]!.idDelivery }]);
  for (const endpoint of [listReceipts, listDeliveriesOfBuyer, getCash] as const) {
    const answered = await call(provider, endpoint, { as, query: { format: 'xlsx' } });
    const { sheets } = await readXlsx(new Uint8Array(await answered.arrayBuffer()));
    const [headers, ...rows] = sheets[0]!.rows;
    const at = headers!.indexOf('거래명세서 번호');
    expect(rows.map((row) => row[at])).toEqual(expect.arrayContaining(['D20261120-0001', 'D20261120-0002']));
  }
  const [payment] = await receipts({ status: 'PAYMENT' });
  const { parts } = await ask(provider, getReceipt, { as, params: { id: payment!.id } });
  expect(parts.map(({ statementNumber }) => statementNumber)).toEqual([
    null,
    'D20261120-0001',
    'D20261120-0002',
  ]);
});

test('every won of a receipt has its line, its delivery and what paid it', async () => {
  for (const receipt of await receipts({ q: orderNumber })) {
    const { lines, delivery, supply, tax } = await ask(provider, getReceipt, {
      as,
      params: { id: receipt.id },
    });
    expect(lines.reduce((sum, line) => sum + line.supply, 0)).toBe(supply);
    expect(lines.reduce((sum, line) => sum + line.tax, 0)).toBe(tax);
    expect(lines.map(({ idProduct, qty }) => ({ idProduct, qty }))).toEqual(
      delivery!.products.map(({ idProduct, qty }) => ({ idProduct, qty })),
    );
  }
  const [payment] = await receipts({ status: 'PAYMENT' });
  const { parts } = await ask(provider, getReceipt, { as, params: { id: payment!.id } });
  expect(parts.map(({ type, amount }) => ({ type, amount }))).toEqual([
    { type: 'OPENING', amount: 200_000 },
    { type: 'SALE', amount: first - back },
    { type: 'SALE', amount: 500_000 - 200_000 - first + back },
  ]);
});

test('the ledger of a month carries the balance of the one before through to its own', async () => {
  const october = await ask(provider, getCash, { as, query: { month: '2026-10' } });
  const november = await ask(provider, getCash, { as });
  expect(november).toMatchObject({
    month: '2026-11',
    firstMonth: '2026-10',
    broughtForward: october.balance,
    totals: { SALE: first + second, RETURN: -back, PAYMENT: -500_000 },
    balance: 200_000 + first + second - back - 500_000,
    owed: { overdue: 0, nextDue: { date: '2026-12-20' } },
  });
  expect(november.owed.receivable).toBe(november.balance);
  const empty = await ask(provider, getCash, { as, query: { month: '2026-12' } });
  expect(empty).toMatchObject({ entries: [], broughtForward: november.balance, balance: november.balance });
});

test("another company's receipt is none", async () => {
  const [theirs] = (await ask(provider, listReceipts, { as: 'buyer2@vitis.test' }))._embedded.items;
  expect((await call(provider, getReceipt, { as, params: { id: theirs!.id } })).status).toBe(404);
  expect((await call(provider, getCash, { as, query: { month: '2026-13' } })).status).toBe(400);
});

test('a payment that another provider has booked is there with the next look, and changes what is open', async () => {
  const before = await receipts({ status: 'OPEN' });
  const paid = { clientCompanyId: 1, date: '2026-11-20', kind: 'PAYMENT', memo: '창구 입금' } as const;
  await provider.database.insert(ledgerEntries).values({ ...paid, change: -1_000 });
  const [payment] = await receipts();
  expect(payment).toMatchObject({ type: 'PAYMENT', change: -1_000, memo: '창구 입금' });
  expect(await receipts({ status: 'OPEN' })).toMatchObject([{ open: before[0]!.open - 1_000 }]);
});
