import {
  createManualOrderForm,
  createOrderForm,
  getCredit,
  getDashboard,
  listOrderForms,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { audit, clientCompanies, ledgerEntries, orderForms } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { footprint } from '../../test-support/footprint.ts';
import { SHIPPING } from '../../test-support/orders.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

/** What is owed, and the confirmed order form of the small shop that is not sold yet. */
const owed = 1_000_000;
const open = 962_280;
/** Twelve bottles at 34,450 won, VAT included. */
const dozen = 454_740;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  await provider.database
    .insert(ledgerEntries)
    .values({ clientCompanyId: 1, date: '2026-11-01', kind: 'OPENING', change: owed });
});

afterEach(() => provider.close());

const setLimit = (creditLimit: number | null, creditCheck: 'NONE' | 'WARN' | 'BLOCK') =>
  provider.database
    .update(clientCompanies)
    .set({ creditLimit, creditCheck })
    .where(eq(clientCompanies.id, 1));

const order = (creditAcknowledged = false) =>
  call(provider, createOrderForm, {
    as: 'buyer@vitis.test',
    headers: writing(),
    body: {
      dueDate: '2026-11-24',
      shipping: SHIPPING,
      products: [{ idProduct: 1, qty: 12 }],
      creditAcknowledged,
    },
  });

test.each<[string, number | null, 'NONE' | 'WARN' | 'BLOCK']>([
  ['reaches the limit to the won', owed + open + dozen, 'BLOCK'],
  ['has no limit', null, 'BLOCK'],
  ['passes a limit that nobody checks', 0, 'NONE'],
])('places an order that %s', async (_name, limit, policy) => {
  await setLimit(limit, policy);
  expect((await order()).status).toBe(201);
});

test('says beforehand what an order is judged by, and nothing where no limit is set', async () => {
  await setLimit(5_000_000, 'WARN');
  const as = 'buyer@vitis.test';
  expect(await ask(provider, getCredit, { as })).toEqual({
    credit: {
      limit: 5_000_000,
      policy: 'WARN',
      bound: null,
      receivable: owed,
      openOrders: open,
      openOrderCount: 1,
    },
  });
  await order();
  expect(await ask(provider, getCredit, { as })).toMatchObject({
    credit: { openOrders: open + dozen, openOrderCount: 2 },
  });
  // The buyer sees the same ones.
  const { page } = await ask(provider, listOrderForms, { as, query: { open: true } });
  expect(page.totalElements).toBe(2);
  await setLimit(null, 'WARN');
  expect(await ask(provider, getCredit, { as })).toEqual({ credit: null });
});

test('warns, and places the order once the warning is acknowledged, which is recorded', async () => {
  await setLimit(owed + open + dozen - 1, 'WARN');
  const before = await footprint(provider);
  const problem = await refused(await order());
  expect(problem).toMatchObject({ status: 409, code: 'CREDIT_LIMIT_WARNING' });
  expect(problem.message).toContain('1원');
  expect(await footprint(provider)).toEqual(before);
  expect((await order(true)).status).toBe(201);
  const [recorded] = await provider.database
    .select()
    .from(audit)
    .where(eq(audit.action, 'order-form.create'));
  expect(recorded?.details).toEqual({ credit: 'WARN' });
});

test.each([[false], [true]])('blocks, acknowledged or not (%s)', async (acknowledged) => {
  await setLimit(owed + open + dozen - 1, 'BLOCK');
  const before = await footprint(provider);
  expect(await refused(await order(acknowledged))).toMatchObject({
    status: 409,
    code: 'CREDIT_LIMIT_EXCEEDED',
  });
  expect(await footprint(provider)).toEqual(before);
});

test('holds for orders on the telephone as well', async () => {
  await setLimit(owed, 'BLOCK');
  const response = await call(provider, createManualOrderForm, {
    as: 'sales@vitis.test',
    headers: writing(),
    body: {
      idClient: 1,
      dueDate: '2026-11-24',
      shipping: SHIPPING,
      products: [{ idProduct: 1, qty: 1, unitPrice: 0 }],
    },
  });
  expect(await refused(response)).toMatchObject({ code: 'CREDIT_LIMIT_EXCEEDED' });
});

test('orders at once cannot slip under the limit together; what is placed counts before it is confirmed', async () => {
  await setLimit(owed + open + 2 * dozen, 'BLOCK');
  const statuses = (await Promise.all(Array.from({ length: 6 }, () => order()))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
  const { credit } = await ask(provider, getDashboard, { as: 'buyer@vitis.test' });
  expect(credit).toMatchObject({ receivable: owed, available: 0 });
  expect(await provider.database.$count(orderForms, eq(orderForms.status, 'REQUESTED'))).toBe(2);
});
