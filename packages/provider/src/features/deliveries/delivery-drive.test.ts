import {
  cancelDelivery,
  completeDelivery,
  createDelivery,
  type DeliveryInfo,
  failDelivery,
  getOrderForm,
  saveDeliveries,
  startDelivery,
} from '@vitis/contracts';
import { desc, eq } from 'drizzle-orm';
import {
  audit,
  clientCompanies,
  deliveries,
  ledgerEntries,
  orderForms,
  outbox,
  stores,
  users,
} from '../../db/schema.ts';
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
import { messagesTo } from '../../test-support/sent-messages.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
});

afterEach(() => provider.close());

const completedAt = '2026-11-20T10:00:00+09:00';

const complete = (id: number, body: object = {}, as = driver, headers: Record<string, string> = writing()) =>
  call(provider, completeDelivery, {
    params: { id },
    as,
    headers,
    body: { completedAt, receivedBy: '김민수', ...body },
  });

const start = (id: number, as = driver, body = {}) =>
  call(provider, startDelivery, { params: { id }, as, body });

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
    // Who plans for other clients sees the stops around, too.
    rooms: [...rooms, 'user:4'],
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
    subject: `배송 완료 ${orderNumber}`,
    body: expect.stringContaining('- 와인 4 (750ml × 6) 24병'),
  });
  const auditRows = await provider.database.select().from(audit).orderBy(audit.id);
  expect(auditRows.slice(-2).map(({ action, target, userId }) => [action, target, userId])).toEqual([
    ['order-form.complete-by-delivery', `order-form:${orderNumber}`, driverId],
    ['delivery.complete', `delivery:${id}`, driverId],
  ]);
});

test('writes to the buyer once that the driver has left, and whom to call', async () => {
  await provider.database.update(users).set({ mobile: '01099990003' }).where(eq(users.email, sales));
  const { idDeliveryInfo: id } = await planned(provider);
  await start(id);
  await start(id);
  const [mail, ...others] = await messagesTo(provider, 'buyer@vitis.test');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: `[VITIS] 기사 출발 ${orderNumber}`,
    body: expect.stringMatching(
      /출발하였습니다[\s\S]*- 와인 4 \(750ml × 6\) 24병[\s\S]*한서윤 010-9999-0003/,
    ),
  });
});

/** Mails about the order that a pick-up was begun and did not take place. */
async function mailsOfFailedPickup() {
  const body = { ...plan, type: 'PICKUP', orderFormNumber: orderNumber } as const;
  const { idDeliveryInfo: id } = await ask(provider, createDelivery, { as: sales, headers: writing(), body });
  await start(id);
  await provider.app.outbox.drain();
  await fail(id, '오시지 않았습니다.');
  await provider.app.outbox.drain();
  const sent = [...(await messagesTo(provider, 'buyer@vitis.test')), ...(await messagesTo(provider, sales))];
  return sent.filter(({ subject }) => subject?.includes(orderNumber));
}

test('mails of what the client fetches speak of no driver and no delivery, also when nobody came', async () => {
  const mails = await mailsOfFailedPickup();
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `[VITIS] 방문수령 준비 ${orderNumber}`,
    `[VITIS] 주식회사 한강호텔 미수령 ${orderNumber}`,
    `[VITIS] 주식회사 한강호텔 미수령 ${orderNumber}`,
  ]);
  // Ordered to be brought, the order has the client's own address: nobody is sent there.
  for (const { body } of mails) expect(body).not.toMatch(/배송|기사|수령 장소/);
});

test('mails of an order that is fetched at a store say where that is', async () => {
  await provider.database
    .insert(stores)
    .values({ id: 9, name: { 'ko-KR': '쇼룸' }, address: { 'ko-KR': '성수이로 118' } });
  await provider.database
    .update(orderForms)
    .set({ pickupStoreId: 9, pickupTime: '14:30', address1: '성수이로 118', address2: '' })
    .where(eq(orderForms.number, orderNumber));
  const mails = await mailsOfFailedPickup();
  expect(mails).toHaveLength(3);
  for (const { body } of mails) expect(body).toContain('수령 장소: 성수이로 118');
});

test('writes to the buyer in the language that the buyer reads', async () => {
  await provider.database.update(users).set({ language: 'zh-TW' }).where(eq(users.email, 'buyer@vitis.test'));
  await complete((await planned(provider)).idDeliveryInfo, {
    taken: [{ idProduct: 4, qty: 22 }],
    refusedReason: '라벨이 젖어 있습니다.',
  });
  const [mail] = await provider.database.select().from(outbox).where(eq(outbox.channel, 'mail'));
  expect(mail?.payload).toMatchObject({
    language: 'zh-TW',
    subject: `配送完成 ${orderNumber}`,
    body: expect.stringMatching(
      /您訂購的酒款已送達。[\s\S]*送達時間：2026-11-20[\s\S]*- Casa Monterizzo Riserva 2018 \(750ml × 6\) 22[\s\S]*：Casa Monterizzo Riserva 2018 2/,
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

test('a delivery of a later day is begun only with a reason, which is kept with it', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  await provider.database.update(deliveries).set({ requestDate: '2026-11-22' });
  const before = await footprint(provider);
  for (const reply of [await start(id), await complete(id), await start(id, driver, { earlyReason: ' ' })])
    expect(await refused(reply)).toMatchObject({
      status: 409,
      code: 'DELIVERY_TOO_EARLY',
      message: expect.stringContaining('2026-11-22'),
    });
  expect(await footprint(provider)).toEqual(before);
  const begun = await start(id, driver, { earlyReason: '행사가 당겨졌습니다.' });
  expect(await begun.json()).toMatchObject({ status: 'IN_TRANSIT', earlyReason: '행사가 당겨졌습니다.' });
  expect(await (await complete(id)).json()).toMatchObject({
    status: 'COMPLETED',
    earlyReason: '행사가 당겨졌습니다.',
  });
});

test('a hand-over is proven as its client wants it, by anything at all where it says nothing', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  const before = await footprint(provider);
  const bare = await complete(id, { receivedBy: ' ' });
  expect(await refused(bare)).toMatchObject({ status: 409, code: 'PROOF_MISSING' });
  expect(await footprint(provider)).toEqual(before);
  await provider.database.update(clientCompanies).set({ deliveryProofs: ['NAME', 'SIGNATURE'] });
  expect(await refused(await complete(id))).toMatchObject({ status: 409, code: 'PROOF_MISSING' });
  const signature = 'M12 90L60 20L108 160M200 40L200 140';
  // Not a line, one that draws nothing, that has no beginning, or that leaves its field.
  for (const wrong of ['<svg/>', 'M12 90', 'L1 1L2 2', 'M481 10L2 2', 'M1 181L2 2'])
    expect(await refused(await complete(id, { signature: wrong }))).toMatchObject({ status: 400 });
  const done = (await (await complete(id, { signature })).json()) as DeliveryInfo;
  expect(done).toMatchObject({
    status: 'COMPLETED',
    proofs: ['NAME', 'SIGNATURE'],
    receivedBy: '김민수',
    signature,
    images: [],
  });
});

test('a failure is told to buyer and sales, and its bottles are given another day with all that belongs to them', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  await start(id);
  await provider.app.outbox.drain();
  const failed = (await (await fail(id, '휴무일입니다.')).json()) as DeliveryInfo;
  const sent = await provider.database.select().from(outbox).where(eq(outbox.channel, 'mail'));
  const mails = sent.filter(({ payload }) => String(payload.subject).includes('배송 실패'));
  expect(mails.map(({ payload }) => [payload.recipient, payload.subject])).toEqual([
    ['buyer@vitis.test', `주식회사 한강호텔 배송 실패 ${orderNumber}`],
    [sales, `주식회사 한강호텔 배송 실패 ${orderNumber}`],
  ]);
  for (const { payload } of mails) expect(payload.body).toContain('휴무일입니다.');

  const replan = (requestDate: string, version = failed.version, as = sales) => {
    const item = { ...plan, idDeliveryInfo: id, version, position: 0, requestDate, idDriver: 7 };
    return call(provider, saveDeliveries, { as, body: { items: [item] } });
  };
  expect(await refused(await replan('2026-11-19'))).toMatchObject({ status: 400 });
  expect(await refused(await replan('2026-11-23', failed.version, 'sales2@vitis.test'))).toMatchObject({
    status: 404,
  });
  const [again] = (await (await replan('2026-11-23')).json())._embedded.items;
  expect(again).toMatchObject({
    status: 'READY',
    requestDate: '2026-11-23',
    driver: { id: 7 },
    startedAt: null,
    failedReason: '휴무일입니다.',
    totalQty: 27,
  });
  expect(await refused(await replan('2026-11-24'))).toMatchObject({ status: 412 });
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
  expect((await complete(id, { completedAt: yesterday, earlyReason: '행사 전날 요청' })).status).toBe(200);
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

test('two deliveries of an order that are handed over at once sell it once, and complete it', async () => {
  const [first, second] = await Promise.all([
    planned(provider, [{ idProduct: 4, qty: 10 }]),
    planned(provider, [
      { idProduct: 4, qty: 14 },
      { idProduct: 7, qty: 3 },
    ]),
  ]);
  const replies = await Promise.all([complete(first!.idDeliveryInfo), complete(second!.idDeliveryInfo)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const order = await ask(provider, getOrderForm, { as: sales, params: { number: orderNumber } });
  expect(order.status).toBe('COMPLETED');
  const sold = await provider.database.select().from(ledgerEntries);
  expect(sold.reduce((sum, { change }) => sum + change, 0)).toBe(order.totalResponsePrice);
});
