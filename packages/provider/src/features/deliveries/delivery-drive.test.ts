import {
  cancelDelivery,
  completeDelivery,
  createDelivery,
  failDelivery,
  startDelivery,
} from '@vitis/contracts';
import { desc, eq } from 'drizzle-orm';
import { audit, deliveries, ledgerEntries, orderForms, outbox, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import {
  clock,
  deliveryShop,
  driver,
  driverId,
  orderNumber,
  otherDriver,
  plan,
  planned,
  sales,
} from '../../test-support/delivery-shop.ts';
import { footprint } from '../../test-support/footprint.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
});

afterEach(() => provider.close());

const completedAt = '2026-11-20T10:00:00+09:00';

const complete = (id: number, body: object = {}, as = driver, headers: Record<string, string> = writing()) =>
  call(provider, completeDelivery, { params: { id }, as, headers, body: { completedAt, ...body } });

const start = (id: number, as = driver) => call(provider, startDelivery, { params: { id }, as });

const fail = (id: number, reason: string, as = driver) =>
  call(provider, failDelivery, { params: { id }, as, headers: writing(), body: { reason } });

const orderNow = async () =>
  (await provider.database.select().from(orderForms).where(eq(orderForms.number, orderNumber)))[0]!;

test('a driver leaves once, however often it says so, and hands over: the sale is in the ledger, the order is done', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  const left = await ask(provider, startDelivery, { params: { id }, as: driver });
  expect(left).toMatchObject({
    status: 'IN_TRANSIT',
    startedAt: '2026-11-20T10:00:00.000+09:00',
    version: 2,
  });
  const before = await footprint(provider);
  expect(await ask(provider, startDelivery, { params: { id }, as: driver })).toEqual(left);
  expect(await footprint(provider)).toEqual(before);

  const response = await complete(id);
  expect([response.status, response.headers.get('etag')]).toEqual([200, '"v3"']);
  expect(await response.json()).toMatchObject({
    status: 'COMPLETED',
    completedAt: '2026-11-20T10:00:00.000+09:00',
    images: [],
  });
  const order = await orderNow();
  expect(order).toMatchObject({ status: 'COMPLETED', version: 2, completedAt: clock() });
  expect(await provider.database.select().from(ledgerEntries)).toMatchObject([
    {
      kind: 'SALE',
      clientCompanyId: 1,
      orderFormId: order.id,
      deliveryId: id,
      date: '2026-11-20',
      dueDate: '2026-12-20',
      supply: order.supply,
      tax: order.tax,
      change: order.total,
      authorId: driverId,
    },
  ]);
});

test('tells company, staff and driver, writes to the buyer, and records who did it', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  await provider.app.outbox.drain();
  await complete(id);
  const enqueued = await provider.database.select().from(outbox).orderBy(desc(outbox.id)).limit(3);
  const rooms = ['user:1', 'user:3', `user:${driverId}`];
  const [mail, order, delivery] = enqueued.map(({ payload }) => payload);
  expect(delivery).toEqual({
    rooms,
    event: 'delivery:changed',
    data: { idDeliveryInfo: id, status: 'COMPLETED' },
  });
  expect(order).toEqual({
    rooms,
    event: 'order:changed',
    data: { orderFormNumber: orderNumber, status: 'COMPLETED' },
  });
  expect(mail).toMatchObject({
    recipient: 'buyer@vitis.test',
    subject: `[VITIS] 배송 완료 ${orderNumber}`,
    body: expect.stringContaining('- 와인 4 (750ml × 6) 24병'),
  });
  const auditRows = await provider.database.select().from(audit).orderBy(audit.id);
  expect(auditRows.slice(-2).map(({ action, target, userId }) => [action, target, userId])).toEqual([
    ['order-form.complete-by-delivery', `order-form:${orderNumber}`, driverId],
    ['delivery.complete', `delivery:${id}`, driverId],
  ]);
});

test('writes to the buyer in the language that the buyer reads', async () => {
  await provider.database.update(users).set({ language: 'zh-TW' }).where(eq(users.email, 'buyer@vitis.test'));
  await complete((await planned(provider)).idDeliveryInfo);
  const [mail] = await provider.database.select().from(outbox).where(eq(outbox.channel, 'mail'));
  expect(mail?.payload).toMatchObject({
    language: 'zh-TW',
    subject: `[VITIS] 配送完成 ${orderNumber}`,
    body: expect.stringMatching(
      /您訂購的酒款已送達。[\s\S]*送達時間：2026-11-20[\s\S]*- 와인 4 \(750ml × 6\) 24/,
    ),
    action: { label: '查看訂貨', path: `/mypage/estimate-order-history/${orderNumber}?lang=zh-TW` },
  });
});

test('an order in three deliveries is sold to the won, and done with the last of them', async () => {
  const parts = [];
  for (const bottles of [7, 7, 10]) {
    const products = [
      { idProduct: 4, qty: bottles },
      { idProduct: 7, qty: 1 },
    ];
    parts.push(await planned(provider, products));
  }
  for (const [index, { idDeliveryInfo }] of parts.entries()) {
    expect((await orderNow()).status).toBe('CONFIRMED');
    expect((await complete(idDeliveryInfo)).status).toBe(200);
    expect(await provider.database.$count(ledgerEntries)).toBe(index + 1);
  }
  const order = await orderNow();
  const sales = await provider.database.select().from(ledgerEntries).orderBy(ledgerEntries.id);
  expect(sales.map(({ supply, tax }) => [supply, tax])).toEqual([
    [7 * 27_900 + 15, 7 * 2_790 + 1],
    [7 * 27_900 + 15, 7 * 2_790 + 1],
    // Three times 15 won are taxed with 4: the last bottle bears the one that was rounded off.
    [10 * 27_900 + 15, 10 * 2_790 + 2],
  ]);
  const sum = (column: 'supply' | 'tax') => sales.reduce((all, row) => all + row[column], 0);
  expect([order.status, order.supply, order.tax]).toEqual(['COMPLETED', sum('supply'), sum('tax')]);
});

test('an order of which bottles are left to plan stays open', async () => {
  const { idDeliveryInfo: id } = await planned(provider, [{ idProduct: 4, qty: 24 }]);
  await complete(id);
  expect((await orderNow()).status).toBe('CONFIRMED');
  await complete((await planned(provider)).idDeliveryInfo);
  expect((await orderNow()).status).toBe('COMPLETED');
});

test('two drivers who hand over the last two parts at once complete the order once', async () => {
  const one = await planned(provider, [{ idProduct: 4, qty: 24 }]);
  const two = await planned(provider);
  const both = await Promise.all([complete(one.idDeliveryInfo), complete(two.idDeliveryInfo)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await orderNow()).toMatchObject({ status: 'COMPLETED', version: 2 });
  expect(await provider.database.$count(ledgerEntries)).toBe(2);
});

test('a sample sells nothing and completes nothing', async () => {
  const body = { ...plan, orderFormNumber: orderNumber, classify: 'SAMPLE' as const };
  const { idDeliveryInfo: id } = await ask(provider, createDelivery, { as: sales, headers: writing(), body });
  expect((await complete(id)).status).toBe(200);
  expect((await orderNow()).status).toBe('CONFIRMED');
  expect(await provider.database.$count(ledgerEntries)).toBe(0);
});

test('the same key hands over once; another one is told that it is done', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  const headers = writing();
  const [one, again] = [await complete(id, {}, driver, headers), await complete(id, {}, driver, headers)];
  expect(await again.text()).toBe(await one.text());
  expect(await provider.database.$count(ledgerEntries)).toBe(1);
  const before = await footprint(provider);
  expect(await refused(await complete(id))).toMatchObject({ status: 409, code: 'ILLEGAL_TRANSITION' });
  expect(await refused(await start(id))).toMatchObject({ status: 409, code: 'ILLEGAL_TRANSITION' });
  expect(await refused(await fail(id, '부재중'))).toMatchObject({ status: 409 });
  expect(await footprint(provider)).toEqual(before);
});

test('what could not be handed over says why, and can be taken back and planned again', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  await start(id);
  const failed = await (await fail(id, ' 휴무일입니다. ')).json();
  expect(failed).toMatchObject({ status: 'FAILED', failedReason: '휴무일입니다.', version: 3 });
  expect(await provider.database.$count(ledgerEntries)).toBe(0);
  await ask(provider, cancelDelivery, { params: { id }, as: sales, headers: writing(3) });
  expect((await planned(provider)).totalQty).toBe(27);
});

test('it was handed over before the call, yet not before it was planned, and not in the future', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  const before = await footprint(provider);
  for (const time of ['2026-11-20T10:02:00+09:00', '2026-11-20T09:59:59+09:00', '2099-01-01T00:00:00Z']) {
    expect(await refused(await complete(id, { completedAt: time }))).toMatchObject({
      status: 400,
      errors: [{ field: 'completedAt' }],
    });
  }
  expect(await footprint(provider)).toEqual(before);
  await provider.database.update(deliveries).set({ createdAt: new Date('2026-11-19T00:00:00Z') });
  const yesterday = '2026-11-19T23:59:59+09:00';
  expect((await complete(id, { completedAt: yesterday })).status).toBe(200);
  const [entry] = await provider.database.select().from(ledgerEntries);
  expect(entry).toMatchObject({ date: '2026-11-19', dueDate: '2026-12-19' });
});

test('a clock that is some seconds ahead says now', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  const said = await complete(id, { completedAt: '2026-11-20T10:00:30+09:00' });
  expect(await said.json()).toMatchObject({ completedAt: '2026-11-20T10:00:00.000+09:00' });
});

test('an order that is no longer confirmed is not sold', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  await provider.database
    .update(orderForms)
    .set({ status: 'CANCELLED' })
    .where(eq(orderForms.number, orderNumber));
  const before = await footprint(provider);
  expect(await refused(await complete(id))).toMatchObject({ status: 409, code: 'ILLEGAL_TRANSITION' });
  expect(await footprint(provider)).toEqual(before);
});

test.each([
  [otherDriver, 404],
  [sales, 403],
  ['buyer@vitis.test', 403],
])('%s drives nothing of it: %i', async (as, status) => {
  const { idDeliveryInfo: id } = await planned(provider);
  const before = await footprint(provider);
  expect(await refused(await start(id, as))).toMatchObject({ status });
  expect(await refused(await complete(id, {}, as))).toMatchObject({ status });
  expect(await refused(await fail(id, '부재중', as))).toMatchObject({ status });
  expect(await refused(await fail(id, '부재\u0007중'))).toMatchObject({ status: 400 });
  expect(await refused(await fail(id, '  '))).toMatchObject({ status: 400 });
  expect(await refused(await fail(id, '\u200b'))).toMatchObject({ status: 400 });
  expect(await footprint(provider)).toEqual(before);
});
