import {
  cancelOrderForm,
  completeDelivery,
  completeOrderForm,
  countCoupons,
  createDelivery,
  createOrderForm,
  getBuyerLevels,
  getOrderPayment,
  listCoupons,
  listReceipts,
  type OrderForm,
  type QueryOf,
  respondOrderForm,
} from '@vitis/contracts';
import { asc, eq, sql } from 'drizzle-orm';
import { INVARIANTS } from '../../commands/invariants.ts';
import { ledgerEntries } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { SHIPPING } from '../../test-support/orders.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';
import { giveCoupons } from './coupons.repository.ts';

let provider: TestProvider;
const as = 'buyer@vitis.test';
const sales = 'sales@vitis.test';
const now = new Date('2026-11-20T10:24:00+09:00');

/** Both companies have bought enough for silver before the quarter began. */
beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => now });
  const sold = {
    date: '2026-08-03',
    kind: 'SALE',
    supply: 12_000_000,
    tax: 1_200_000,
    change: 13_200_000,
  } as const;
  await provider.database.insert(ledgerEntries).values([
    { clientCompanyId: 1, ...sold },
    { clientCompanyId: 2, ...sold },
  ]);
});

afterEach(() => provider.close());

const coupons = async (who = as) => (await ask(provider, listCoupons, { as: who }))._embedded.items;
const order = (orderCoupons: number[], who = as) =>
  call(provider, createOrderForm, {
    as: who,
    headers: writing(),
    body: {
      dueDate: '2026-11-24',
      shipping: SHIPPING,
      products: [{ idProduct: 1, qty: 6 }],
      orderCoupons,
      creditAcknowledged: true,
    },
  });
/** Carries bottles of an order to its client or back, as `SUPPLY 6`. */
async function carry(orderFormNumber: string, step: string) {
  const [classify, qty] = step.split(' ') as ['SUPPLY' | 'COLLECT', string];
  const { idDeliveryInfo: id } = await ask(provider, createDelivery, {
    ...{ as: sales, headers: writing() },
    body: {
      ...{ type: 'DIRECT', classify, requestDate: '2026-11-20', idDriver: 5, orderFormNumber },
      products: [{ idProduct: 1, qty: Number(qty) }],
    },
  });
  const body = { completedAt: now.toISOString(), receivedBy: '김민수' };
  await ask(provider, completeDelivery, {
    as: 'driver@vitis.test',
    params: { id },
    headers: writing(),
    body,
  });
}
const allowances = () =>
  provider.database
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.kind, 'ALLOWANCE'))
    .orderBy(asc(ledgerEntries.id));
const sumOf = (entries: { supply: number; change: number }[]) => ({
  supply: entries.reduce((sum, { supply }) => sum + supply, 0),
  change: entries.reduce((sum, { change }) => sum + change, 0),
});
/** What `provider check` finds wrong with coupons. */
async function broken() {
  const ofCoupons = Object.entries(INVARIANTS).filter(([name]) => name.includes('coupon'));
  const found = await Promise.all(ofCoupons.map(([, query]) => provider.database.execute(sql.raw(query))));
  return found.flatMap(({ rows }) => rows);
}
const placed = async (orderCoupons: number[]) => (await (await order(orderCoupons)).json()) as OrderForm;

test('each company gets the coupon of its level once a quarter, also when several processes give at once', async () => {
  const given = await Promise.all([1, 2].map(() => giveCoupons(provider.database, '2026-11-20')));
  expect(given.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await giveCoupons(provider.database, '2026-12-31')).toBe(0);
  expect(await coupons()).toMatchObject([
    {
      level: 'SILVER',
      percent: 2,
      most: 100_000,
      validFrom: '2026-10-01',
      validTo: '2026-12-31',
      state: 'USABLE',
    },
  ]);
});

test('what is bought on the first day of a quarter counts for the next one', async () => {
  await provider.database.insert(ledgerEntries).values({
    ...{ clientCompanyId: 1, date: '2026-10-01', kind: 'SALE' },
    ...{ supply: 20_000_000, tax: 2_000_000, change: 22_000_000 },
  });
  await giveCoupons(provider.database, '2026-10-01');
  expect(await coupons()).toMatchObject([{ level: 'SILVER', validFrom: '2026-10-01' }]);
  await giveCoupons(provider.database, '2027-01-01');
  expect(await coupons()).toMatchObject([{ level: 'GOLD' }, { level: 'SILVER' }]);
});

test('says the level of what was bought within a year, and what is missing for the next one', async () => {
  expect(await ask(provider, getBuyerLevels, { as })).toMatchObject({
    level: 'SILVER',
    bought: 12_000_000,
    next: { code: 'GOLD', missing: 18_000_000 },
    dateFrom: '2025-11-20',
    dateTo: '2026-11-20',
  });
});

test('a coupon comes off once its order is handed over, as an allowance of that order', async () => {
  await giveCoupons(provider.database, '2026-11-20');
  const [coupon] = await coupons();
  const { orderFormNumber: number, version, supply, total, coupon: used } = await placed([coupon!.id]);
  const off = Math.floor((supply * 2) / 100);
  expect(used).toEqual({
    id: coupon!.id,
    percent: 2,
    supply: off,
    tax: Math.floor(off / 10),
    total: off + Math.floor(off / 10),
    idProduct: null,
  });
  expect((await coupons())[0]).toMatchObject({ state: 'USED', orderFormNumber: number, discount: off });
  const payment = await ask(provider, getOrderPayment, { as, params: { number } });
  expect(payment.amountDue).toBe(total - used!.total);

  const step = { as: sales, params: { number } };
  const confirmed = await ask(provider, respondOrderForm, { ...step, headers: writing(version), body: {} });
  const completed = await ask(provider, completeOrderForm, {
    ...step,
    headers: writing(confirmed.version),
  });
  expect(completed.statements).toEqual([
    {
      idDeliveryInfo: null,
      broughtForward: 13_200_000,
      today: total,
      paid: used!.total,
      balance: 13_200_000 + total - used!.total,
    },
  ]);
  const { _embedded } = await ask(provider, listReceipts, { as, query: { status: 'ALLOWANCE' } });
  expect(_embedded.items).toMatchObject([
    { change: -used!.total, supply: -used!.supply, orderFormNumber: number, memo: `${number} 쿠폰 할인` },
  ]);
  expect((await ask(provider, getOrderPayment, { as, params: { number } })).amountDue).toBe(
    total - used!.total,
  );
});

test('a coupon twice, of another company, or after its days is refused in clear words, and nothing is ordered', async () => {
  await giveCoupons(provider.database, '2026-11-20');
  const [own] = await coupons();
  const [theirs] = await coupons('buyer2@vitis.test');
  expect(await refused(await order([theirs!.id]))).toMatchObject({ status: 409, code: 'COUPON_UNKNOWN' });
  expect((await refused(await order([own!.id, theirs!.id]))).status).toBe(400);
  const both = await Promise.all([order([own!.id]), order([own!.id])]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await refused(await order([own!.id]))).message).toMatch(/이미 사용하신 쿠폰/);
});

test('a cancelled order gives its coupon back', async () => {
  await giveCoupons(provider.database, '2026-11-20');
  const [coupon] = await coupons();
  const { orderFormNumber: number, version } = await placed([coupon!.id]);
  await ask(provider, cancelOrderForm, { as, params: { number }, headers: writing(version), body: {} });
  expect(await coupons()).toMatchObject([{ state: 'USABLE', orderFormNumber: null, discount: null }]);
});

test('a coupon is so many percent of what was agreed, when an order is confirmed at other prices', async () => {
  await giveCoupons(provider.database, '2026-11-20');
  const [coupon] = await coupons();
  const { orderFormNumber: number, version, supply } = await placed([coupon!.id]);
  const confirmed = await ask(provider, respondOrderForm, {
    ...{ as: sales, params: { number }, headers: writing(version) },
    body: { prices: [{ idProduct: 1, unitPrice: 10_000, discountReason: '연말 할인' }] },
  });
  expect(confirmed.supply).toBe(60_000);
  expect(supply).toBeGreaterThan(60_000);
  expect(confirmed.coupon).toMatchObject({ supply: 1_200, tax: 120, total: 1_320 });
  await ask(provider, completeOrderForm, {
    ...{ as: sales, params: { number }, headers: writing(confirmed.version) },
  });
  expect(await allowances()).toMatchObject([{ supply: -1_200, change: -1_320 }]);
});

test.each([
  ['after its order was completed', ['SUPPLY 6', 'COLLECT 2', 'COLLECT 4']],
  ['before that', ['SUPPLY 4', 'COLLECT 2', 'SUPPLY 2', 'COLLECT 4']],
])('a coupon is worth what the client keeps, also of what comes back %s', async (_when, steps) => {
  await giveCoupons(provider.database, '2026-11-20');
  const [coupon] = await coupons();
  const { orderFormNumber: number, version, supply, coupon: used } = await placed([coupon!.id]);
  const params = { number };
  await ask(provider, respondOrderForm, { as: sales, params, headers: writing(version), body: {} });
  for (const step of steps.slice(0, -1)) await carry(number, step);

  // Two of six bottles have come back.
  const kept = Math.floor((used!.supply * 4) / 6);
  const allowed = kept + Math.floor(kept / 10);
  expect(sumOf(await allowances())).toEqual({ supply: -kept, change: -allowed });
  expect(await broken()).toEqual([]);
  const left = (supply / 6) * 4 * 1.1 - allowed;
  expect(await ask(provider, getOrderPayment, { as, params })).toMatchObject({ amountDue: left });

  await carry(number, steps.at(-1)!);
  const entries = await allowances();
  expect(sumOf(entries)).toEqual({ supply: 0, change: 0 });
  expect(entries.at(-1)).toMatchObject({ memo: `${number} 반품분 쿠폰 할인 취소`, dueDate: '2026-12-20' });
  expect(await broken()).toEqual([]);
  expect(await ask(provider, getOrderPayment, { as, params })).toMatchObject({ amountDue: 0, dueDay: null });
});

test('coupons are found by state, days and the order that they were used on, and counted so', async () => {
  await giveCoupons(provider.database, '2026-11-20');
  const [first] = await coupons();
  const { body } = await order([first!.id]).then(async (response) => ({
    body: (await response.json()) as OrderForm,
  }));
  await giveCoupons(provider.database, '2027-01-04');
  const listed = async (query: QueryOf<typeof listCoupons>) =>
    (await ask(provider, listCoupons, { as, query }))._embedded.items.map(({ state }) => state);
  const next = await listed({ dateFrom: '2027-01-01' });
  expect(next).toHaveLength(1);
  expect(await listed({ status: 'USED' })).toEqual(['USED']);
  expect(await listed({ q: body.orderFormNumber.toLowerCase() })).toEqual(['USED']);
  expect(await listed({ q: 'O19990101' })).toEqual([]);
  expect(await listed({ dateTo: '2026-09-30' })).toEqual([]);
  expect(await ask(provider, countCoupons, { as })).toMatchObject({ USED: 1, total: 2 });
  expect(await ask(provider, countCoupons, { as, query: { dateTo: '2026-12-31' } })).toEqual({
    USABLE: 0,
    USED: 1,
    EXPIRED: 0,
    total: 1,
  });
});
