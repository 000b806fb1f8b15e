import {
  completeDelivery,
  completeOrderForms,
  createDelivery,
  listBulkOrderForms,
  type OrderForm,
  respondOrderForms,
} from '@vitis/contracts';
import { asc, eq } from 'drizzle-orm';
import { audit, ledgerEntries, orderForms } from '../../db/schema.ts';
import { ask, call } from '../../test-support/call.ts';
import { insertConfirmedOrder } from '../../test-support/confirmed-order.ts';
import { placeOrder } from '../../test-support/orders.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;
let first: OrderForm;
let second: OrderForm;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  first = await placeOrder(provider, [{ idProduct: 1, qty: 6 }]);
  second = await placeOrder(provider, [{ idProduct: 4, qty: 6 }]);
  await insertConfirmedOrder(provider.database, {
    id: 12,
    number: 'O20261119-0002',
    status: 'REQUESTED',
    idClient: 2,
    lines: [{ idProduct: 1, qty: 1, unitPrice: 100 }],
  });
});

afterEach(() => provider.close());

const sales = 'sales@vitis.test';
const rowOf = ({ orderFormNumber, version }: OrderForm) => ({ orderFormNumber, version });

test('lists what can be done together, the oldest first', async () => {
  const { _embedded } = await ask(provider, listBulkOrderForms, { as: sales });
  expect(_embedded.items.map(({ orderFormNumber }) => orderFormNumber)).toEqual([
    first.orderFormNumber,
    second.orderFormNumber,
  ]);
  const toComplete = await ask(provider, listBulkOrderForms, { as: sales, query: { status: 'CONFIRMED' } });
  expect(toComplete._embedded.items.map(({ orderFormNumber }) => orderFormNumber)).toEqual([
    'O20260812-0001',
  ]);
});

test('answers each row by itself: what is refused says why, and stops no other', async () => {
  const items = [
    { ...rowOf(second), version: 7 },
    { orderFormNumber: 'O20261119-0002', version: 1 },
    rowOf(first),
    rowOf(first),
    { orderFormNumber: 'O20260812-0001', version: 1 },
  ];
  const { results } = await ask(provider, respondOrderForms, {
    as: sales,
    headers: { ...writing(), 'accept-language': 'en-US' },
    body: { items, responseMessage: '확인하였습니다.' },
  });
  expect(
    results.map(({ orderFormNumber, done, status, code }) => [orderFormNumber, done, status, code]),
  ).toEqual([
    [second.orderFormNumber, false, 'REQUESTED', 'VERSION_STALE'],
    ['O20261119-0002', false, null, 'NOT_FOUND'],
    [first.orderFormNumber, true, 'CONFIRMED', undefined],
    [first.orderFormNumber, false, 'CONFIRMED', 'VERSION_STALE'],
    ['O20260812-0001', false, 'CONFIRMED', 'ILLEGAL_TRANSITION'],
  ]);
  expect(results[1]?.message).toBe('This could not be found.');
  const recorded = await provider.database.select().from(audit).where(eq(audit.action, 'order-form.respond'));
  expect(recorded.map(({ target }) => target)).toEqual([`order-form:${first.orderFormNumber}`]);
  const [row] = await provider.database.select().from(orderForms).where(eq(orderForms.id, first.id));
  expect(row).toMatchObject({ responseMessage: '확인하였습니다.', version: 2 });
});

test('completes each row by itself and sells it; the same key answers the same again, byte for byte', async () => {
  const confirm = await ask(provider, respondOrderForms, {
    as: sales,
    headers: writing(),
    body: { items: [rowOf(first), rowOf(second)] },
  });
  expect(confirm.results.every(({ done }) => done)).toBe(true);
  const input = {
    as: sales,
    headers: writing(undefined, crypto.randomUUID()),
    body: { items: [first, second].map(({ orderFormNumber }) => ({ orderFormNumber, version: 2 })) },
  };
  const answers = [
    await (await call(provider, completeOrderForms, input)).text(),
    await (await call(provider, completeOrderForms, input)).text(),
  ];
  expect(answers[0]).toBe(answers[1]);
  expect(JSON.parse(answers[0]!).results).toMatchObject([
    { done: true, status: 'COMPLETED' },
    { done: true, status: 'COMPLETED' },
  ]);
  const sold = await provider.database
    .select({ change: ledgerEntries.change })
    .from(ledgerEntries)
    .orderBy(asc(ledgerEntries.id));
  expect(sold.map(({ change }) => change)).toEqual([first.total, second.total]);
});

test('an order of which a delivery did not hand over everything is not completed among others', async () => {
  const confirmed = await ask(provider, respondOrderForms, {
    ...{ as: sales, headers: writing() },
    body: { items: [rowOf(first), rowOf(second)] },
  });
  expect(confirmed.results.every(({ done }) => done)).toBe(true);
  const { idDeliveryInfo: id } = await ask(provider, createDelivery, {
    ...{ as: sales, headers: writing() },
    body: {
      ...{ type: 'DIRECT', classify: 'SUPPLY', requestDate: '2026-11-20', idDriver: 5 },
      orderFormNumber: first.orderFormNumber,
      products: [{ idProduct: 1, qty: 4 }],
    },
  });
  await ask(provider, completeDelivery, {
    ...{ as: 'driver@vitis.test', params: { id }, headers: writing() },
    body: { completedAt: TODAY.toISOString(), receivedBy: '김민수' },
  });
  const listed = await ask(provider, listBulkOrderForms, { as: sales, query: { status: 'CONFIRMED' } });
  expect(listed._embedded.items.map(({ orderFormNumber }) => orderFormNumber)).toEqual([
    'O20260812-0001',
    second.orderFormNumber,
  ]);
  const { results } = await ask(provider, completeOrderForms, {
    ...{ as: sales, headers: writing() },
    body: { items: [first, second].map(({ orderFormNumber }) => ({ orderFormNumber, version: 2 })) },
  });
  expect(results).toMatchObject([
    { done: false, status: 'CONFIRMED', code: 'REST_UNCLEAR' },
    { done: true, status: 'COMPLETED' },
  ]);
});
