import {
  askRestockNotification,
  cancelOrderForm,
  cancelRestockNotification,
  listRestockNotifications,
  listRestockWines,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { outbox, products, restockNotifications, stock, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { placeOrder, stockOf } from '../../test-support/orders.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';
import { announceRestock } from './announce-restock.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterEach(() => provider.close());

const buyer = 'buyer@vitis.test';
const buyer2 = 'buyer2@vitis.test';

const wait = (idProduct: number, as = buyer) =>
  call(provider, askRestockNotification, { as, body: { idProduct } });
const waiting = async (as = buyer) => (await ask(provider, listRestockNotifications, { as }))._embedded.items;
const bringIn = (productId: number, qty: number) =>
  provider.database.update(stock).set({ qty }).where(eq(stock.productId, productId));
const announce = () =>
  provider.app.services.transact({ userId: null, requestId: null, address: null }, (unit) =>
    announceRestock(unit, TODAY),
  );
const mails = async () =>
  (await provider.database.select().from(outbox).where(eq(outbox.channel, 'mail')))
    .map(({ payload }) => payload)
    .filter(({ subject }) => /재입고|Back in stock/.test(String(subject)));

test('waits for a sold-out wine, once, and no longer', async () => {
  expect((await wait(2)).status).toBe(201);
  expect((await wait(2)).status).toBe(201);
  expect(await waiting()).toEqual([2]);
  expect(await waiting(buyer2)).toEqual([]);
  expect((await ask(provider, listRestockWines, { as: buyer }))._embedded.items).toMatchObject([
    { id: 2, availability: 'SOLD_OUT' },
  ]);
  expect((await ask(provider, listRestockWines, { as: buyer2 }))._embedded.items).toEqual([]);
  await ask(provider, cancelRestockNotification, { as: buyer2, query: { idProduct: 2 } });
  expect(await waiting()).toEqual([2]);
  await ask(provider, cancelRestockNotification, { as: buyer, query: { idProduct: 2 } });
  await ask(provider, cancelRestockNotification, { as: buyer, query: { idProduct: 2 } });
  expect(await waiting()).toEqual([]);
});

test.each<[string, number, number, string]>([
  ['is there', 1, 409, 'STILL_IN_STOCK'],
  ['is not sold any more', 8, 404, 'NOT_FOUND'],
  ['never was', 4711, 404, 'NOT_FOUND'],
])('nobody waits for a wine that %s', async (_name, id, status, code) => {
  expect(await refused(await wait(id))).toMatchObject({ status, code });
  expect(await waiting()).toEqual([]);
});

test('only buyers wait', async () => {
  expect((await refused(await wait(2, 'sales@vitis.test'))).status).toBe(403);
});

test('writes once to everybody who waits, when the wine is there again; whoever waits anew is told anew', async () => {
  await wait(2);
  await wait(2, buyer2);
  expect(await announce()).toBe(0);
  await bringIn(2, 3);
  expect((await Promise.all([announce(), announce()])).toSorted()).toEqual([0, 2]);
  expect(await mails()).toMatchObject([
    { recipient: buyer, subject: '재입고 알림: 샤토 라모네 2018' },
    { recipient: buyer2 },
  ]);
  const rows = await provider.database.select().from(restockNotifications);
  expect(rows.map(({ notifiedAt }) => notifiedAt)).toEqual([TODAY, TODAY]);
  expect(await waiting()).toEqual([]);

  await bringIn(2, 0);
  await wait(2);
  expect(await waiting()).toEqual([2]);
  await bringIn(2, 1);
  expect(await announce()).toBe(1);
});

test('writes in the language that the buyer reads, of the wine as that language names it', async () => {
  await wait(2);
  await provider.database.update(users).set({ language: 'en-US' }).where(eq(users.email, buyer));
  await provider.database
    .update(products)
    .set({ name: { 'ko-KR': '샤토 라모네', 'en-US': 'Château Ramonet' } })
    .where(eq(products.id, 2));
  await bringIn(2, 3);
  await announce();
  expect(await mails()).toMatchObject([
    {
      language: 'en-US',
      subject: 'Back in stock: Château Ramonet 2018',
      body: expect.stringContaining('Château Ramonet 2018, which you have been waiting for'),
      action: { label: 'See the wine', path: '/product/2?lang=en-US' },
    },
  ]);
});

test('writes to nobody who has left', async () => {
  await wait(2);
  await provider.database.update(users).set({ withdrawnAt: TODAY }).where(eq(users.email, buyer));
  await bringIn(2, 3);
  expect(await announce()).toBe(0);
  expect(await mails()).toEqual([]);
});

test('a cancelled order that brings the last bottles back says so', async () => {
  const order = await placeOrder(provider, [{ idProduct: 3, qty: 18 }]);
  expect(await stockOf(provider, 3)).toBe(0);
  await wait(3, buyer2);
  await ask(provider, cancelOrderForm, {
    as: buyer,
    headers: writing(order.version),
    params: { number: order.orderFormNumber },
    body: {},
  });
  expect(await mails()).toMatchObject([{ recipient: buyer2 }]);
});
