import {
  changeOrderDelivery,
  changeOrderPickup,
  createOrderForm,
  getOrderForm,
  type OrderForm,
  proposeOrderForm,
  respondOrderForm,
} from '@vitis/contracts';
import { stores } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { placeOrder, SHIPPING } from '../../test-support/orders.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;
const as = 'buyer@vitis.test';
/** A Friday. */
const now = new Date('2026-11-20T11:30:00+09:00');
const opening = [{ days: [1, 2, 3, 4, 5], from: '10:00', to: '18:00' }];
const place = (id: number, name: string, options: ('PICK_UP' | 'TASTING')[]) => ({
  id,
  name: { 'ko-KR': name },
  address: { 'ko-KR': '서울특별시 성동구 성수이로 118' },
  postalCode: '04781',
  phone: '0200001001',
  opening,
  options,
});

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => now });
  await provider.database
    .insert(stores)
    .values([place(1, '성수 쇼룸', ['PICK_UP']), place(2, '시음실', ['TASTING'])]);
});

afterAll(() => provider.close());

const order = (dueDate: string, pickup: object) =>
  call(provider, createOrderForm, {
    as,
    headers: writing(),
    body: { dueDate, shipping: SHIPPING, products: [{ idProduct: 1, qty: 6 }], pickup: pickup as never },
  });
const field = async (response: Response) => (await refused(response)).errors?.[0]?.field;

test('an order is picked up at a store: its address takes the place of the client’s', async () => {
  const { orderFormNumber } = (await (
    await order('2026-11-24', { idStore: 1, time: '14:30' })
  ).json()) as OrderForm;
  expect(await ask(provider, getOrderForm, { as, params: { number: orderFormNumber } })).toMatchObject({
    dueDate: '2026-11-24',
    isPickup: true,
    pickup: { idStore: 1, name: '성수 쇼룸', time: '14:30', phone: '0200001001' },
    shipping: {
      fullName: SHIPPING.fullName,
      postalCode: '04781',
      address1: '서울특별시 성동구 성수이로 118',
      message: '방문수령 · 성수 쇼룸 14:30',
    },
  });
});

test('not today, on a closed day, outside of the hours, far ahead, or where nothing is handed out', async () => {
  expect(await field(await order('2026-11-20', { idStore: 1, time: '14:30' }))).toBe('dueDate');
  expect(await field(await order('2026-11-22', { idStore: 1, time: '14:30' }))).toBe('dueDate');
  expect(await field(await order('2027-06-01', { idStore: 1, time: '14:30' }))).toBe('dueDate');
  expect(await field(await order('2026-11-24', { idStore: 1, time: '18:00' }))).toBe('pickup.time');
  expect(await field(await order('2026-11-24', { idStore: 1, time: '14:31' }))).toBe('pickup.time');
  expect(await field(await order('2026-11-24', { idStore: 2, time: '14:30' }))).toBe('pickup.idStore');
  expect(await field(await order('2026-11-24', { idStore: 99, time: '14:30' }))).toBe('pickup.idStore');
});

test('a change to a pick-up takes back what was proposed for another day, and a closed day is not proposed', async () => {
  const { orderFormNumber: number, version } = await placeOrder(provider, [{ idProduct: 1, qty: 6 }]);
  const propose = (seen: number, dueDate: string) =>
    call(provider, proposeOrderForm, {
      as: 'sales@vitis.test',
      params: { number },
      headers: writing(seen),
      body: { dueDate },
    });
  const open = (await (await propose(version, '2026-11-27')).json()) as OrderForm;
  const body = { idStore: 1, time: '10:00', day: '2026-11-25', fullName: '오태식', mobile: '010-3333-4444' };
  const changed = (await (
    await call(provider, changeOrderPickup, { as, params: { number }, headers: writing(open.version), body })
  ).json()) as OrderForm;
  expect(changed).toMatchObject({ isProposed: false, proposals: [{ status: 'WITHDRAWN' }] });
  expect(await field(await propose(changed.version, '2026-11-29'))).toBe('dueDate');
  expect((await propose(changed.version, '2026-11-26')).status).toBe(200);
});

test('an order that waits is changed to a pick-up, one that is confirmed is not', async () => {
  const { orderFormNumber: number, version } = await placeOrder(provider, [{ idProduct: 1, qty: 6 }]);
  const body = { idStore: 1, time: '10:00', day: '2026-11-25', fullName: '오태식', mobile: '010-3333-4444' };
  const change = (seen: number, who = as) =>
    call(provider, changeOrderPickup, { as: who, params: { number }, headers: writing(seen), body });
  expect((await change(version, 'buyer2@vitis.test')).status).toBe(404);
  const changed = (await (await change(version)).json()) as OrderForm;
  expect(changed).toMatchObject({
    dueDate: '2026-11-25',
    pickup: { time: '10:00' },
    shipping: { fullName: '오태식', mobile: '01033334444' },
  });
  expect((await change(version)).status).toBe(412);
  const confirmed = await ask(provider, respondOrderForm, {
    as: 'sales@vitis.test',
    params: { number },
    headers: writing(changed.version),
    body: {},
  });
  expect((await refused(await change(confirmed.version))).code).toBe('PICKUP_SETTLED');
});

test('an order that was to be picked up is brought instead, on a day that can be kept, until it is confirmed', async () => {
  const placed = (await (await order('2026-11-24', { idStore: 1, time: '14:30' })).json()) as OrderForm;
  const { orderFormNumber: number, version } = placed;
  const change = (seen: number, dueDate: string, who = as) =>
    call(provider, changeOrderDelivery, {
      as: who,
      params: { number },
      headers: writing(seen),
      body: { dueDate, shipping: { ...SHIPPING, message: '뒷문으로' } },
    });
  expect((await change(version, '2026-11-25', 'buyer2@vitis.test')).status).toBe(404);
  // A Sunday.
  expect(await field(await change(version, '2026-11-22'))).toBe('dueDate');
  const changed = (await (await change(version, '2026-11-25')).json()) as OrderForm;
  expect(changed).toMatchObject({
    dueDate: '2026-11-25',
    isPickup: false,
    pickup: null,
    shipping: { ...SHIPPING, message: '뒷문으로' },
  });
  expect((await change(version, '2026-11-25')).status).toBe(412);
  expect((await refused(await change(changed.version, '2026-11-26'))).code).toBe('NO_PICKUP');
  const { version: confirmed } = await ask(provider, respondOrderForm, {
    as: 'sales@vitis.test',
    params: { number },
    headers: writing(changed.version),
    body: {},
  });
  expect((await refused(await change(confirmed, '2026-11-26'))).code).toBe('PICKUP_SETTLED');
});
