import {
  type BodyOf,
  changeRepeatingOrder,
  confirmRepeatDate,
  createRepeatingOrder,
  getCart,
  getOrderForm,
  listNotifications,
  listOrderForms,
  listRepeatingOrders,
  type RepeatingOrder,
  readNotifications,
  setRepeatingOrderStatus,
  skipRepeatDate,
} from '@vitis/contracts';
import { addDays } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import { outbox, products, repeatingOrders, stock, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { SHIPPING, stockOf } from '../../test-support/orders.ts';
import { messagesTo } from '../../test-support/sent-messages.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';
import { prepareDates } from './prepare-dates.ts';

let provider: TestProvider;
let now: Date;

const as = 'buyer@vitis.test';
/** A Thursday; two business days before it is Tuesday 24. */
const FIRST = '2026-11-26';
const at = (day: string, clock = '09:00') => {
  now = new Date(`${day}T${clock}:00+09:00`);
};

beforeEach(async () => {
  at('2026-11-20');
  provider = await startTestProvider({ fill: smallShop, now: () => now });
});

afterEach(() => provider.close());

type Body = BodyOf<typeof createRepeatingOrder>;
const wish = (more: Partial<Body> = {}): Body => ({
  interval: 'WEEKLY',
  firstDay: FIRST,
  asksFirst: true,
  shipping: SHIPPING,
  products: [{ idProduct: 1, qty: 6 }],
  ...more,
});
const begin = (more: Partial<Body> = {}) =>
  ask(provider, createRepeatingOrder, { as, headers: writing(), body: wish(more) });
const prepare = () =>
  prepareDates(provider.app.services, provider.app.config.delivery, (error) => {
    throw error;
  });
const known = async (): Promise<RepeatingOrder> => {
  const { _embedded } = await ask(provider, listRepeatingOrders, { as });
  return _embedded.items[0]!;
};
const confirm = (
  id: number,
  day = FIRST,
  headers = writing(),
  shown: BodyOf<typeof confirmRepeatDate> = {},
) =>
  call(provider, confirmRepeatDate, {
    as,
    headers,
    params: { id, day },
    body: { ...shown, creditAcknowledged: true },
  });
const orders = async () => {
  const { _embedded } = await ask(provider, listOrderForms, { as, query: { size: 100 } });
  return _embedded.items;
};

test('tells its next three dates, moved off holidays, and when each is prepared', async () => {
  const order = await begin({ firstDay: '2026-12-25', interval: 'WEEKLY' });
  expect(
    order.dates.map(({ day, deliveryDay, preparedOn, state }) => [day, deliveryDay, preparedOn, state]),
  ).toEqual([
    ['2026-12-25', '2026-12-28', '2026-12-23', 'PLANNED'],
    ['2027-01-01', '2027-01-04', '2026-12-30', 'PLANNED'],
    ['2027-01-08', '2027-01-08', '2027-01-06', 'PLANNED'],
  ]);
  expect(order.products).toMatchObject([{ idProduct: 1, qty: 6, unitPrice: expect.any(Number) }]);
});

test('lays each date before the buyer two business days ahead, and one press orders it once', async () => {
  const { id } = await begin();
  const before = await stockOf(provider, 1);
  const count = (await orders()).length;
  at('2026-11-23');
  expect(await prepare()).toBe(0);
  at('2026-11-24', '07:59');
  expect(await prepare()).toBe(0);
  at('2026-11-24', '08:00');
  expect(await prepare()).toBe(1);
  expect(await prepare()).toBe(0);
  expect((await known()).dates[0]).toMatchObject({ day: FIRST, state: 'WAITING', orderFormNumber: null });
  expect(await messagesTo(provider, as)).toEqual([
    expect.objectContaining({ subject: expect.stringContaining('정기 발주 확인') }),
  ]);

  // Two tabs, each with a key of its own, and the first one's call once more.
  const headers = writing();
  const answers = [await confirm(id, FIRST, headers), await confirm(id), await confirm(id, FIRST, headers)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const placed = await orders();
  expect(placed).toHaveLength(count + 1);
  const { orderFormNumber } = (await known()).dates[0]!;
  expect(await ask(provider, getOrderForm, { as, params: { number: orderFormNumber! } })).toMatchObject({
    dueDate: FIRST,
    status: 'REQUESTED',
    products: [{ idProduct: 1, qty: 6 }],
    shipping: SHIPPING,
  });
  expect(await stockOf(provider, 1)).toBe(before - 6);
});

/** What the bell tells of dates. */
const notices = async (of = as) => {
  const { _embedded } = await ask(provider, listNotifications, { as: of });
  return _embedded.items
    .filter(({ isRepeating }) => isRepeating)
    .map(({ kind, target, status, date, read }) => ({ kind, target, status, date, read }));
};

test('a date that asks is noted for everybody of its company, with what has become of it since', async () => {
  const { id } = await begin({ firstDay: '2026-12-25' });
  const colleague = 'buyer2@vitis.test';
  await provider.database.update(users).set({ clientCompanyId: 1 }).where(eq(users.email, colleague));
  at('2026-12-24');
  expect(await prepare()).toBe(1);
  const told = { kind: 'ORDER', target: `${id}/2026-12-25`, date: '2026-12-28' } as const;
  const asked = [{ ...told, status: 'WAITING', read: false }];
  expect(await notices()).toEqual(asked);
  expect(await notices(colleague)).toEqual(asked);
  expect(await notices('sales@vitis.test')).toEqual([]);

  const { kind, target } = told;
  await ask(provider, readNotifications, { as, body: { items: [{ kind, target }] } });
  expect(await notices()).toEqual([{ ...told, status: 'WAITING', read: true }]);
  expect((await confirm(id, '2026-12-25')).status).toBe(200);
  expect(await notices(colleague)).toEqual([{ ...told, status: 'ORDERED', read: false }]);
  expect(await notices()).toEqual([{ ...told, status: 'ORDERED', read: true }]);
  const found = async (q: string) =>
    (await ask(provider, listNotifications, { as, query: { q } }))._embedded.items.map(({ date }) => date);
  expect(await found('2026-12-28')).toEqual([told.date]);
});

test('of a date that was forgotten since it asked nobody is told any more', async () => {
  const { id, version } = await begin();
  at('2026-11-24');
  await prepare();
  await ask(provider, changeRepeatingOrder, {
    as,
    headers: { 'if-match': `"v${version}"` },
    params: { id },
    body: wish({ interval: 'MONTHLY' }),
  });
  expect(await notices()).toEqual([]);
});

test('a date is ordered as it was shown: a higher price or other lines since are refused', async () => {
  const { id, version, products: shown } = await begin();
  at('2026-11-24');
  await prepare();
  const count = (await orders()).length;
  const asShown = (unitPrice: number, version: number) =>
    confirm(id, FIRST, writing(), { version, shownPrices: [{ idProduct: 1, unitPrice }] });
  const unitPrice = shown[0]!.unitPrice!;
  const raised = await refused(await asShown(unitPrice - 1, version));
  expect(raised).toMatchObject({ status: 409, code: 'PRICE_RAISED_SINCE' });
  expect((await known()).dates[0]).toMatchObject({ state: 'WAITING', orderFormNumber: null });

  const changed = await ask(provider, changeRepeatingOrder, {
    as,
    headers: { 'if-match': `"v${version}"` },
    params: { id },
    body: wish({ products: [{ idProduct: 1, qty: 12 }] }),
  });
  expect((await asShown(unitPrice, version)).status).toBe(412);
  expect(await orders()).toHaveLength(count);
  expect((await asShown(unitPrice, changed.version)).status).toBe(200);
  expect(await orders()).toHaveLength(count + 1);
});

test('two presses at the same moment make one order', async () => {
  const { id } = await begin();
  at('2026-11-24');
  await prepare();
  const count = (await orders()).length;
  const answers = await Promise.all([confirm(id), confirm(id), confirm(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await orders()).toHaveLength(count + 1);
});

test('orders at once where that is wanted, also with several processes, and leaves the cart alone', async () => {
  await begin({ asksFirst: false });
  const cart = await ask(provider, getCart, { as });
  const count = (await orders()).length;
  at('2026-11-24');
  const prepared = await Promise.all([prepare(), prepare(), prepare()]);
  expect(prepared.reduce((sum, each) => sum + each)).toBe(1);
  expect(await orders()).toHaveLength(count + 1);
  expect((await known()).dates[0]).toMatchObject({ state: 'ORDERED', orderFormNumber: expect.any(String) });
  expect(await ask(provider, getCart, { as })).toEqual(cart);
});

test('a wine that is gone is told of, and ordered once it was taken off', async () => {
  const { id, version } = await begin({
    asksFirst: false,
    products: [
      { idProduct: 1, qty: 6 },
      { idProduct: 3, qty: 1 },
    ],
  });
  await provider.database.update(products).set({ onSale: false }).where(eq(products.id, 3));
  const before = await stockOf(provider, 1);
  at('2026-11-24');
  expect(await prepare()).toBe(1);
  const failed = await known();
  expect(failed.dates[0]).toMatchObject({
    state: 'FAILED',
    refusal: 'PRODUCT_UNAVAILABLE',
    orderFormNumber: null,
  });
  expect(await notices()).toMatchObject([{ status: 'FAILED', date: FIRST, read: false }]);
  expect(failed.products).toMatchObject([{ idProduct: 1 }, { idProduct: 3, price: null }]);
  expect(await stockOf(provider, 1)).toBe(before);
  const refusal = await refused(await confirm(id));
  expect(refusal).toMatchObject({ status: 409, code: 'PRODUCT_UNAVAILABLE' });
  expect(await messagesTo(provider, as)).toEqual([
    expect.objectContaining({
      subject: expect.stringContaining('정기 발주를 진행하지 못했습니다'),
      body: expect.stringContaining(refusal.message),
    }),
  ]);

  const changed = await call(provider, changeRepeatingOrder, {
    as,
    headers: { 'if-match': `"v${version}"` },
    params: { id },
    body: wish({ asksFirst: false }),
  });
  expect(changed.status).toBe(200);
  expect((await confirm(id)).status).toBe(200);
  expect((await known()).dates[0]!.state).toBe('ORDERED');
});

test('a day that cannot be kept any more is refused with the weekdays of the rounds', async () => {
  const { id } = await begin();
  at('2026-11-24');
  await prepare();
  // The morning itself: its round has left.
  at(FIRST);
  const refusal = await refused(await confirm(id));
  expect(refusal).toMatchObject({ status: 409, code: 'REPEAT_DAY_NOT_KEPT' });
  expect(refusal.message).toMatch(/2026-11-26.*월/);
  expect((await known()).dates[0]).toMatchObject({ state: 'WAITING', orderFormNumber: null });
});

/** Served on Tuesdays and Thursdays. */
const JEJU = { ...SHIPPING, postalCode: '63100' };
/** Served on Tuesdays, Thursdays and Fridays. */
const BUSAN = { ...SHIPPING, postalCode: '48058' };

test('a first day on which the address is never served is refused, at the beginning and at a change', async () => {
  const wednesday = '2026-11-25';
  const never = { status: 400, errors: [{ field: 'firstDay', code: 'DAY_NOT_SERVED' }] };
  const refusal = await refused(
    await call(provider, createRepeatingOrder, {
      as,
      headers: writing(),
      body: wish({ firstDay: wednesday, shipping: JEJU }),
    }),
  );
  expect(refusal).toMatchObject(never);
  expect(refusal.errors?.[0]?.message).toBe(
    '제주 지역은 화·목요일에 배송합니다. 그다음 배송일은 2026-11-26 (목)입니다.',
  );

  const { id, version } = await begin({ firstDay: wednesday });
  const change = (more: Partial<Body>) =>
    call(provider, changeRepeatingOrder, {
      as,
      headers: { 'if-match': `"v${version}"` },
      params: { id },
      body: wish({ firstDay: wednesday, ...more }),
    });
  expect(await refused(await change({ shipping: JEJU }))).toMatchObject(never);
  expect(await refused(await change({ firstDay: '2026-11-28' }))).toMatchObject(never);
  // Of a month the weekday says nothing: its dates move to the rounds of the address.
  const monthly = await change({ interval: 'MONTHLY', shipping: JEJU });
  expect(monthly.status).toBe(200);
  expect((await known()).dates.map(({ day, deliveryDay }) => [day, deliveryDay])).toEqual([
    ['2026-11-25', '2026-11-26'],
    ['2026-12-25', '2026-12-29'],
    ['2027-01-25', '2027-01-26'],
  ]);
});

test('a date on a holiday moves to the next round of its area, and is ordered there', async () => {
  await begin({ firstDay: '2026-12-18', shipping: BUSAN, asksFirst: false });
  expect((await known()).dates.map(({ day, deliveryDay }) => [day, deliveryDay])).toEqual([
    ['2026-12-18', '2026-12-18'],
    ['2026-12-25', '2026-12-29'],
    ['2027-01-01', '2027-01-05'],
  ]);
  at('2026-12-24');
  expect(await prepare()).toBe(1);
  expect((await known()).dates[0]).toMatchObject({ deliveryDay: '2026-12-29', state: 'ORDERED' });
});

test('a date that waits is forgotten when another area has other rounds', async () => {
  const { id, version } = await begin();
  at('2026-11-24');
  await prepare();
  const change = (expected: number, shipping: typeof SHIPPING) =>
    ask(provider, changeRepeatingOrder, {
      as,
      headers: { 'if-match': `"v${expected}"` },
      params: { id },
      body: wish({ shipping }),
    });
  const near = await change(version, { ...SHIPPING, postalCode: '04500' });
  expect(near.dates[0]).toMatchObject({ day: FIRST, state: 'WAITING' });
  const far = await change(near.version, JEJU);
  expect(far.dates[0]).toMatchObject({ day: FIRST, state: 'PLANNED' });
});

test('every screen of the company is told of a change, and nobody else’s', async () => {
  const { id } = await begin();
  const told = async () => {
    const rows = await provider.database.select().from(outbox).where(eq(outbox.channel, 'socket'));
    return rows
      .map(({ payload }) => payload as { event?: string; rooms?: string[]; data?: object })
      .filter(({ event }) => event === 'repeating-order:changed');
  };
  expect(await told()).toEqual([
    expect.objectContaining({ data: { id }, rooms: expect.arrayContaining(['user:1']) }),
  ]);
  expect((await told())[0]!.rooms).not.toContain('user:2');
  await call(provider, setRepeatingOrderStatus, { as, params: { id }, body: { status: 'PAUSED' } });
  expect(await told()).toHaveLength(2);
});

test('too little stock is a failure of its date alone', async () => {
  await begin({ asksFirst: false });
  await provider.database.update(stock).set({ qty: 2 }).where(eq(stock.productId, 1));
  at('2026-11-24');
  await prepare();
  expect((await known()).dates.map(({ state }) => state)).toEqual(['FAILED', 'PLANNED', 'PLANNED']);
});

test('a date can be skipped and taken back, and what was ordered cannot', async () => {
  const { id } = await begin({ asksFirst: false });
  const skip = (day: string, skipped: boolean) =>
    call(provider, skipRepeatDate, { as, params: { id, day }, body: { skipped } });
  expect((await skip(FIRST, true)).status).toBe(200);
  at('2026-11-24');
  expect(await prepare()).toBe(0);
  expect(await refused(await confirm(id))).toMatchObject({ code: 'REPEAT_DATE_CLOSED' });
  expect((await skip(FIRST, false)).status).toBe(200);
  expect(await prepare()).toBe(1);
  expect(await refused(await skip(FIRST, true))).toMatchObject({ status: 409, code: 'REPEAT_DATE_ORDERED' });
  expect((await refused(await skip(addDays(FIRST, 1), true))).status).toBe(404);
});

test('nothing is prepared while it is paused or after its end, and a date that nobody confirmed is over', async () => {
  const { id } = await begin();
  const set = (status: 'ACTIVE' | 'PAUSED' | 'ENDED') =>
    call(provider, setRepeatingOrderStatus, { as, params: { id }, body: { status } });
  await set('PAUSED');
  at('2026-11-24');
  expect(await prepare()).toBe(0);
  expect((await known()).dates).toEqual([]);
  await set('ACTIVE');
  expect(await prepare()).toBe(1);
  at('2026-11-27');
  await prepare();
  const later = await known();
  expect(later.past).toMatchObject([{ day: FIRST, state: 'LAPSED' }]);
  expect(later.dates[0]!.day).toBe('2026-12-03');
  expect(await refused(await confirm(id))).toMatchObject({ code: 'REPEAT_DATE_CLOSED' });

  expect((await set('ENDED')).status).toBe(200);
  expect(await refused(await set('ACTIVE'))).toMatchObject({ status: 409, code: 'REPEATING_ORDER_ENDED' });
  expect(await refused(await confirm(id, '2026-12-03'))).toMatchObject({ code: 'REPEATING_ORDER_ENDED' });
});

test('a date that waits is no past one while its order is paused, and can be ordered still', async () => {
  const { id } = await begin();
  const set = (status: 'PAUSED' | 'ENDED') =>
    ask(provider, setRepeatingOrderStatus, { as, params: { id }, body: { status } });
  at('2026-11-24');
  await prepare();
  const paused = await set('PAUSED');
  expect(paused).toMatchObject({ dates: [{ day: FIRST, state: 'WAITING' }], past: [] });
  expect((await confirm(id)).status).toBe(200);
  expect(await known()).toMatchObject({ dates: [{ day: FIRST, state: 'ORDERED' }], past: [] });
  at('2026-11-27');
  expect(await known()).toMatchObject({ dates: [], past: [{ day: FIRST, state: 'ORDERED' }] });
  expect(await set('ENDED')).toMatchObject({ dates: [], past: [{ day: FIRST }] });
});

test('one like another is begun only once the buyer was asked, also by two tabs at once', async () => {
  const products = [
    { idProduct: 1, qty: 6 },
    { idProduct: 2, qty: 6 },
  ];
  const send = (more: Partial<Body> = {}, headers = writing()) =>
    call(provider, createRepeatingOrder, { as, headers, body: wish({ products, ...more }) });
  const count = async () => (await ask(provider, listRepeatingOrders, { as }))._embedded.items.length;
  const headers = writing();
  const both = await Promise.all([send({}, headers), send()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  // The key of an intent is answered as it was answered then.
  const again = await send({}, headers);
  expect([again.status, await again.json()]).toEqual([both[0]!.status, await both[0]!.json()]);
  const more = [{ idProduct: 2, qty: 12 }, products[0]!];
  expect(await refused(await send({ products: more }))).toMatchObject({ code: 'REPEATING_ORDER_EXISTS' });
  expect(await count()).toBe(1);

  expect((await send({ products: [products[0]!] })).status).toBe(201);
  expect((await send({ interval: 'MONTHLY' })).status).toBe(201);
  expect((await send({ shipping: { ...SHIPPING, address2: '2층' } })).status).toBe(201);
  expect((await send({ repetitionAcknowledged: true })).status).toBe(201);
  expect(await count()).toBe(5);
});

test('one like another that is paused is asked about, one like another that is ended is not', async () => {
  const { id } = await begin();
  const set = (status: 'PAUSED' | 'ENDED') =>
    ask(provider, setRepeatingOrderStatus, { as, params: { id }, body: { status } });
  const send = () => call(provider, createRepeatingOrder, { as, headers: writing(), body: wish() });
  await set('PAUSED');
  expect(await refused(await send())).toMatchObject({ status: 409, code: 'REPEATING_ORDER_EXISTS' });
  await set('ENDED');
  expect((await send()).status).toBe(201);
});

test('another company sees none of it, and an older version changes nothing', async () => {
  const { id } = await begin();
  const other = { as: 'buyer2@vitis.test', params: { id } };
  expect((await ask(provider, listRepeatingOrders, { as: other.as }))._embedded.items).toEqual([]);
  for (const response of [
    await call(provider, setRepeatingOrderStatus, { ...other, body: { status: 'ENDED' } }),
    await call(provider, changeRepeatingOrder, { ...other, headers: { 'if-match': '"v1"' }, body: wish() }),
    await call(provider, confirmRepeatDate, {
      as: other.as,
      params: { id, day: FIRST },
      headers: writing(),
      body: {},
    }),
  ]) {
    expect((await refused(response)).status).toBe(404);
  }
  const stale = { as, params: { id }, headers: { 'if-match': '"v9"' }, body: wish() };
  expect((await refused(await call(provider, changeRepeatingOrder, stale))).status).toBe(412);
});

test('a first day whose round has been put together is refused from the cut-off on', async () => {
  const monday = wish({ firstDay: '2026-11-23' });
  at('2026-11-20', '16:00');
  const late = await call(provider, createRepeatingOrder, { as, headers: writing(), body: monday });
  expect(await refused(late)).toMatchObject({
    status: 400,
    errors: [{ field: 'firstDay', code: 'DAY_TOO_SOON' }],
  });
  at('2026-11-20', '14:00');
  await begin(monday);
});

test.each<[string, Partial<Body>, string]>([
  ['a first day that is today', { firstDay: '2026-11-20' }, 'firstDay'],
  ['a day that does not exist', { firstDay: '2026-02-30' }, 'firstDay'],
  ['no wine', { products: [] }, 'products'],
  ['a bell in the message', { requestMessage: '급함\u0007' }, 'requestMessage'],
])('begins none with %s', async (_name, more, field) => {
  const response = await call(provider, createRepeatingOrder, { as, headers: writing(), body: wish(more) });
  expect(await refused(response)).toMatchObject({ status: 400, errors: [{ field }] });
});

test('a first day more than a year ahead is refused, and stays where a repeating order has it', async () => {
  const far = { status: 400, errors: [{ field: 'firstDay', code: 'DAY_TOO_FAR' }] };
  // As "261127" was once read.
  const refusal = await refused(
    await call(provider, createRepeatingOrder, {
      as,
      headers: writing(),
      body: wish({ firstDay: '2611-11-27' }),
    }),
  );
  expect(refusal).toMatchObject(far);
  expect(refusal.errors?.[0]?.message).toBe('2027-11-20 (토)까지의 날짜만 선택하실 수 있습니다.');

  const last = '2027-11-19';
  const { id, version } = await begin({ firstDay: last });
  const change = (firstDay: string, known = version) =>
    call(provider, changeRepeatingOrder, {
      as,
      headers: { 'if-match': `"v${known}"` },
      params: { id },
      body: wish({ firstDay }),
    });
  expect(await refused(await change('2027-11-22'))).toMatchObject(far);
  await provider.database.update(repeatingOrders).set({ firstDay: '2611-11-27' });
  expect((await change('2611-11-27')).status).toBe(200);
});
