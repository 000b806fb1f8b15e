import {
  type BodyOf,
  cancelOrderForm,
  completeDelivery,
  createDelivery,
  createOrder,
  createShippingAddress,
  getCart,
  getOrderPayment,
  listCoupons,
  listOrderForms,
  type OrderForm,
  respondOrderForm,
} from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { INVARIANTS } from '../../commands/invariants.ts';
import { ledgerEntries } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { SHIPPING } from '../../test-support/orders.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';
import { giveCoupons } from '../coupons/coupons.repository.ts';

let provider: TestProvider;
const as = 'buyer@vitis.test';
const sales = 'sales@vitis.test';
const now = new Date('2026-11-20T10:24:00+09:00');

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => now });
});

afterEach(() => provider.close());

const wines = [
  { idProduct: 1, qty: 6 },
  { idProduct: 4, qty: 6 },
];
type Body = Partial<BodyOf<typeof createOrder>>;
const send = (body: Body = {}, headers = writing()) =>
  call(provider, createOrder, {
    as,
    headers,
    body: { products: wines, shipping: SHIPPING, creditAcknowledged: true, ...body },
  });
const placed = async (body: Body = {}) => {
  const reply = await send(body);
  expect(reply.status).toBe(201);
  return (await reply.json()) as OrderForm;
};
const fieldsOf = async (body: Body) => (await refused(await send(body))).errors?.map(({ field }) => field);
const orders = async () => (await ask(provider, listOrderForms, { as })).page.totalElements;
const ledger = (row: Partial<typeof ledgerEntries.$inferInsert>) =>
  provider.database.insert(ledgerEntries).values({
    ...{ clientCompanyId: 1, date: '2026-08-03', kind: 'SALE', change: 0 },
    ...row,
  });
/** A silver coupon: what was bought is paid. */
async function giveCoupon(): Promise<number> {
  await ledger({ supply: 12_000_000, tax: 1_200_000, change: 13_200_000 });
  await ledger({ kind: 'PAYMENT', change: -13_200_000 });
  await giveCoupons(provider.database, '2026-11-20');
  const { _embedded } = await ask(provider, listCoupons, { as });
  return _embedded.items[0]!.id;
}

test('wines alone are an order: to the default address, on the earliest day there', async () => {
  const address = { name: '본점', ...SHIPPING, address2: '2층', isDefault: true };
  await ask(provider, createShippingAddress, { as, body: address });
  const reply = await call(provider, createOrder, {
    ...{ as, headers: writing() },
    body: { products: wines, creditAcknowledged: true },
  });
  expect(reply.status).toBe(201);
  expect(await reply.json()).toMatchObject({
    status: 'REQUESTED',
    dueDate: '2026-11-23',
    shipping: { address2: '2층' },
    coupon: null,
    products: [{ idProduct: 1 }, { idProduct: 4 }],
  });
  expect((await ask(provider, getCart, { as }))._embedded.items).toEqual([]);
});

test('sent again with its key it is the same order', async () => {
  const headers = writing();
  const before = await orders();
  const first = (await (await send({}, headers)).json()) as OrderForm;
  const again = (await (await send({}, headers)).json()) as OrderForm;
  expect(again.orderFormNumber).toBe(first.orderFormNumber);
  expect(await orders()).toBe(before + 1);
});

test('a gift tells the driver that no paper with prices goes along', async () => {
  const { shipping } = await placed({ gift: true, shipping: { ...SHIPPING, message: '벨을 눌러 주세요.' } });
  expect(shipping.message).toBe('선물: 가격이 적힌 서류를 동봉하지 마세요. 벨을 눌러 주세요.');
});

test('what does not go together is refused at its field, and nothing is ordered', async () => {
  const before = await orders();
  const pickup = { idStore: 1, time: '10:00' };
  expect(await fieldsOf({ type: 'PICKUP' })).toEqual(['pickup']);
  expect(await fieldsOf({ type: 'PICKUP', pickup })).toEqual(['dueDate']);
  expect(await fieldsOf({ type: 'PICKUP', pickup, dueDate: '2026-11-23', gift: true })).toEqual(['gift']);
  expect(await fieldsOf({ pickup })).toEqual(['pickup']);
  expect(await fieldsOf({ dueDate: '2026-11-22' })).toEqual(['dueDate']);
  expect(await fieldsOf({ useCash: -1 })).toEqual(['useCash']);
  expect(await fieldsOf({ gift: true, shipping: { ...SHIPPING, message: '가'.repeat(190) } })).toEqual([
    'shipping.message',
  ]);
  expect(await orders()).toBe(before);
});

test('what was paid ahead is set aside for an order once, and comes off what is due', async () => {
  expect(await refused(await send({ useCash: 1 }))).toMatchObject({ status: 409, code: 'CASH_INSUFFICIENT' });
  await ledger({ kind: 'PAYMENT', change: -100_000 });
  expect(await fieldsOf({ useCash: 1_000_000_000 })).toEqual(['useCash']);
  const both = await Promise.all([send({ useCash: 60_000 }), send({ useCash: 60_000 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const second = both.find(({ status }) => status === 409)!;
  expect((await refused(second)).message).toContain('40,000원');
  const order = (await (await both.find(({ status }) => status === 201)!).json()) as OrderForm;
  const params = { number: order.orderFormNumber };
  expect(await ask(provider, getOrderPayment, { as, params })).toMatchObject({
    cash: 60_000,
    amountDue: order.total - 60_000,
  });
  await ask(provider, cancelOrderForm, { as, params, headers: writing(order.version), body: {} });
  expect((await send({ useCash: 100_000 })).status).toBe(201);
});

test('money that another order has used up meanwhile is no longer set aside, and is due', async () => {
  await ledger({ kind: 'PAYMENT', change: -100_000 });
  const order = await placed({ useCash: 100_000 });
  const params = { number: order.orderFormNumber };
  const payment = () => ask(provider, getOrderPayment, { as, params });
  expect(await payment()).toMatchObject({ cash: 100_000, amountDue: order.total - 100_000 });
  await ledger({ date: '2026-11-20', change: 70_000 });
  expect(await payment()).toMatchObject({ cash: 30_000, amountDue: order.total - 30_000 });
});

test('an order that is confirmed for less sets aside no more than it comes to', async () => {
  const order = await placed();
  await ledger({ kind: 'PAYMENT', change: -order.total });
  await ask(provider, cancelOrderForm, {
    ...{ as, params: { number: order.orderFormNumber } },
    headers: writing(order.version),
    body: {},
  });
  const paid = await placed({ useCash: order.total });
  const params = { number: paid.orderFormNumber };
  const { total } = await ask(provider, respondOrderForm, {
    ...{ as: sales, params, headers: writing(paid.version) },
    body: { prices: [{ idProduct: 1, unitPrice: 10_000, discountReason: '연말 할인' }] },
  });
  expect(await ask(provider, getOrderPayment, { as, params })).toMatchObject({ cash: total, amountDue: 0 });
  // What is left over can be set aside for the next one.
  expect((await send({ useCash: order.total - total })).status).toBe(201);
});

test('a coupon on one wine takes off that wine alone, for as many bottles as the client keeps', async () => {
  const idCoupon = await giveCoupon();
  const order = await placed({ productCoupons: [{ idCoupon, idProduct: 4 }] });
  const [, second] = order.products;
  const off = Math.floor((second!.supply * 2) / 100);
  expect(order.coupon).toMatchObject({ id: idCoupon, idProduct: 4, supply: off });

  const params = { number: order.orderFormNumber };
  const step = { as: sales, params };
  const half = { idProduct: 4, unitPrice: second!.unitPrice / 2, discountReason: '연말 할인' };
  const confirmed = await ask(provider, respondOrderForm, {
    ...step,
    headers: writing(order.version),
    body: { prices: [half] },
  });
  const agreed = Math.floor((half.unitPrice * 6 * 2) / 100);
  expect(confirmed.coupon).toMatchObject({ supply: agreed });

  await carry(params.number, 'SUPPLY', wines);
  expect(await allowed()).toBe(-agreed);
  await carry(params.number, 'COLLECT', [{ idProduct: 1, qty: 6 }]);
  expect(await allowed()).toBe(-agreed);
  await carry(params.number, 'COLLECT', [{ idProduct: 4, qty: 4 }]);
  expect(await allowed()).toBe(-Math.floor((agreed * 2) / 6));
  const ofCoupons = Object.entries(INVARIANTS).filter(([name]) => name.includes('coupon'));
  for (const [, query] of ofCoupons)
    expect((await provider.database.execute(sql.raw(query))).rows).toEqual([]);
});

test('an order takes one coupon, on a wine that it has', async () => {
  const idCoupon = await giveCoupon();
  const before = await orders();
  expect(await fieldsOf({ orderCoupons: [idCoupon], productCoupons: [{ idCoupon, idProduct: 1 }] })).toEqual([
    'productCoupons',
  ]);
  expect(await fieldsOf({ productCoupons: [{ idCoupon, idProduct: 3 }] })).toEqual([
    'productCoupons.0.idProduct',
  ]);
  const unknown = await refused(await send({ productCoupons: [{ idCoupon: 9_999, idProduct: 1 }] }));
  expect(unknown).toMatchObject({ status: 409, code: 'COUPON_UNKNOWN' });
  expect(await orders()).toBe(before);
});

/** Carries bottles of an order to its client or back. */
async function carry(orderFormNumber: string, classify: 'SUPPLY' | 'COLLECT', products: typeof wines) {
  const { idDeliveryInfo: id } = await ask(provider, createDelivery, {
    ...{ as: sales, headers: writing() },
    body: { type: 'DIRECT', classify, requestDate: '2026-11-20', idDriver: 5, orderFormNumber, products },
  });
  const body = { completedAt: now.toISOString(), receivedBy: '김민수' };
  await ask(provider, completeDelivery, {
    as: 'driver@vitis.test',
    params: { id },
    headers: writing(),
    body,
  });
}

/** Supply value of all that was allowed. */
async function allowed(): Promise<number> {
  const rows = await provider.database.select().from(ledgerEntries);
  return rows.filter(({ kind }) => kind === 'ALLOWANCE').reduce((sum, { supply }) => sum + supply, 0);
}
