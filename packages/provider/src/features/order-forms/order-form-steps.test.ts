import {
  type BodyOf,
  cancelOrderForm,
  completeOrderForm,
  createDelivery,
  getOrderForm,
  type OrderForm,
  respondOrderForm,
} from '@vitis/contracts';
import { and, asc, eq } from 'drizzle-orm';
import { audit, ledgerEntries, orderFormLines, outbox } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { placeOrder, stockOf } from '../../test-support/orders.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterEach(() => provider.close());

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';

const respond = (
  { orderFormNumber: number, version }: OrderForm,
  body: BodyOf<typeof respondOrderForm> = {},
) => ask(provider, respondOrderForm, { as: sales, headers: writing(version), params: { number }, body });

test('sales confirm with other prices, a promised day and a word', async () => {
  const order = await placeOrder(provider, [
    { idProduct: 1, qty: 12 },
    { idProduct: 4, qty: 6 },
  ]);
  const confirmed = await respond(order, {
    responseMessage: '월요일에 도착합니다.',
    dueDate: '2026-11-23',
    prices: [
      { idProduct: 1, unitPrice: 33_000, discountReason: '연말 할인' },
      { idProduct: 4, unitPrice: 25_110 },
    ],
  });
  expect(confirmed).toMatchObject({
    status: 'CONFIRMED',
    version: 2,
    dueDate: '2026-11-23',
    approvalDate: '2026-11-20T10:00:00.000+09:00',
    responseMessage: '월요일에 도착합니다.',
    products: [{ unitPrice: 33_000, supply: 396_000, tax: 39_600 }, { unitPrice: 25_110 }],
    supply: 396_000 + 150_660,
    totalResponsePrice: 396_000 + 39_600 + 150_660 + 15_066,
  });
  const [line] = await provider.database
    .select()
    .from(orderFormLines)
    .where(and(eq(orderFormLines.orderFormId, order.id), eq(orderFormLines.position, 1)));
  expect(line).toMatchObject({ discountReason: '연말 할인', discountedBy: 3, listPrice: 36_450 });
  const told = await provider.database.select().from(outbox).where(eq(outbox.channel, 'mail'));
  expect(told.at(-1)?.payload).toMatchObject({
    recipient: buyer,
    subject: '발주 확인 O20261120-0001',
  });
});

test('an order that was handed over by hand is sold when sales complete it, and its statement foots', async () => {
  await provider.database.insert(ledgerEntries).values([
    { clientCompanyId: 1, date: '2026-11-01', kind: 'OPENING', change: 1_000_000 },
    { clientCompanyId: 1, date: '2026-11-20', kind: 'PAYMENT', change: -300_000 },
    { clientCompanyId: 1, date: '2026-11-21', kind: 'PAYMENT', change: -100_000 },
  ]);
  const order = await respond(await placeOrder(provider, [{ idProduct: 1, qty: 12 }]));
  const number = order.orderFormNumber;
  const completed = await ask(provider, completeOrderForm, {
    as: sales,
    headers: writing(order.version),
    params: { number },
  });
  expect(completed).toMatchObject({
    status: 'COMPLETED',
    completedAt: '2026-11-20T10:00:00.000+09:00',
    statements: [
      { idDeliveryInfo: null, broughtForward: 1_000_000, today: 454_740, paid: 300_000, balance: 1_154_740 },
    ],
  });
  // What is paid after it, on the same day too, is on the next paper: this one stays as it was handed over.
  const late = { clientCompanyId: 1, kind: 'PAYMENT', change: -50_000 } as const;
  await provider.database.insert(ledgerEntries).values({ ...late, date: '2026-11-20' });
  const printedLater = await ask(provider, getOrderForm, { as: sales, params: { number } });
  expect(printedLater.statements).toEqual(completed.statements);
  expect(printedLater.receivable).toBe(1_004_740);
  const sold = await provider.database
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderFormId, order.id));
  expect(sold).toMatchObject([
    {
      kind: 'SALE',
      supply: 413_400,
      tax: 41_340,
      change: 454_740,
      date: '2026-11-20',
      dueDate: '2026-12-20',
      deliveryId: null,
      authorId: 3,
    },
  ]);
  expect(await stockOf(provider, 1)).toBe(300);
  const recorded = await provider.database
    .select({ action: audit.action })
    .from(audit)
    .where(eq(audit.target, `order-form:${number}`))
    .orderBy(asc(audit.id));
  expect(recorded.map(({ action }) => action)).toEqual([
    'order-form.create',
    'order-form.respond',
    'order-form.complete',
  ]);
});

test('an order with a planned delivery is neither cancelled nor completed by hand', async () => {
  const order = await respond(await placeOrder(provider, [{ idProduct: 1, qty: 12 }]));
  const number = order.orderFormNumber;
  await ask(provider, createDelivery, {
    as: sales,
    headers: writing(),
    body: {
      orderFormNumber: number,
      type: 'DIRECT',
      classify: 'SUPPLY',
      requestDate: '2026-11-24',
      idDriver: 5,
    },
  });
  const read = await ask(provider, getOrderForm, { as: buyer, params: { number } });
  expect(read).toMatchObject({ deliveryStatus: 'READY', deliveries: [{ totalQty: 12, status: 'READY' }] });
  const input = { as: sales, headers: writing(order.version), params: { number } };
  for (const response of [
    await call(provider, cancelOrderForm, { ...input, body: {} }),
    await call(provider, completeOrderForm, input),
  ]) {
    expect(await refused(response)).toMatchObject({ status: 409, code: 'DELIVERY_UNDER_WAY' });
  }
  expect(await stockOf(provider, 1)).toBe(300);
});

test('everybody of the company and its sales staff hear of each step', async () => {
  const order = await placeOrder(provider, [{ idProduct: 1, qty: 12 }]);
  await respond(order);
  const told = await provider.database
    .select()
    .from(outbox)
    .where(eq(outbox.channel, 'socket'))
    .orderBy(asc(outbox.id));
  const orderFormNumber = order.orderFormNumber;
  expect(told.map(({ payload }) => payload)).toEqual([
    {
      rooms: ['user:1', 'user:3'],
      event: 'order:changed',
      data: { orderFormNumber, status: 'REQUESTED' },
    },
    {
      rooms: ['user:1', 'user:3'],
      event: 'order:changed',
      data: { orderFormNumber, status: 'CONFIRMED' },
    },
  ]);
});
