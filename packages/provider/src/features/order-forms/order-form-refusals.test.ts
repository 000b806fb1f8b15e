import {
  cancelOrderForm,
  completeOrderForm,
  completeOrderForms,
  createManualOrderForm,
  createOrderForm,
  type Endpoint,
  getOrderForm,
  respondOrderForm,
  respondOrderForms,
} from '@vitis/contracts';
import { orderForms } from '../../db/schema.ts';
import { type Attempt, attempt } from '../../test-support/attempt.ts';
import { insertConfirmedOrder } from '../../test-support/confirmed-order.ts';
import { footprint } from '../../test-support/footprint.ts';
import { SHIPPING } from '../../test-support/orders.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
let before: Record<string, string>;

const confirmed = 'O20260812-0001';
const requested = 'O20261119-0001';
const others = 'O20261119-0002';
const completed = 'O20261119-0003';
const cancelled = 'O20261119-0004';

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  const lines = [{ idProduct: 1, qty: 12, unitPrice: 34_450 }];
  for (const [id, number, status, idClient] of [
    [11, requested, 'REQUESTED', 1],
    [12, others, 'REQUESTED', 2],
    [13, completed, 'COMPLETED', 1],
    [14, cancelled, 'CANCELLED', 1],
  ] as const) {
    await insertConfirmedOrder(provider.database, { id, number, status, idClient, lines });
  }
  await provider.database.update(orderForms).set({ version: 1 });
  before = await footprint(provider);
});

afterEach(async () => {
  expect(await footprint(provider)).toEqual(before);
});

afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';
const buyer2 = 'buyer2@vitis.test';
const sales = 'sales@vitis.test';
const sales2 = 'sales2@vitis.test';
const driver = 'driver@vitis.test';

const line = { idProduct: 1, qty: 12 };
const order = { dueDate: '2026-11-24', shipping: SHIPPING, products: [line] };
const byHand = { ...order, idClient: 1, products: [{ ...line, unitPrice: 30_000 }] };
const rows = { items: [{ orderFormNumber: requested, version: 1 }] };

test.each<[string, Endpoint, Attempt, number, string]>([
  ['answers twice', respondOrderForm, { as: sales, number: confirmed, body: {} }, 409, 'ILLEGAL_TRANSITION'],
  [
    'answers what is over',
    respondOrderForm,
    { as: sales, number: cancelled, body: {} },
    409,
    'ILLEGAL_TRANSITION',
  ],
  ['completes what waits', completeOrderForm, { as: sales, number: requested }, 409, 'ILLEGAL_TRANSITION'],
  ['completes twice', completeOrderForm, { as: sales, number: completed }, 409, 'ILLEGAL_TRANSITION'],
  [
    'cancels what is complete',
    cancelOrderForm,
    { as: sales, number: completed, body: {} },
    409,
    'ILLEGAL_TRANSITION',
  ],
  ['cancels twice', cancelOrderForm, { as: buyer, number: cancelled, body: {} }, 409, 'ILLEGAL_TRANSITION'],
  [
    'cancels as a buyer what is confirmed',
    cancelOrderForm,
    { as: buyer, number: confirmed, body: {} },
    409,
    'ORDER_CONFIRMED',
  ],
  ['answers as a buyer', respondOrderForm, { as: buyer, number: requested, body: {} }, 403, 'FORBIDDEN'],
  ['completes as a buyer', completeOrderForm, { as: buyer, number: confirmed }, 403, 'FORBIDDEN'],
  ['orders as sales', createOrderForm, { as: sales, body: order }, 403, 'FORBIDDEN'],
  ['orders as a driver', createOrderForm, { as: driver, body: order }, 403, 'FORBIDDEN'],
  ['reads as a driver', getOrderForm, { as: driver, number: requested }, 403, 'FORBIDDEN'],
  ['orders by hand as a buyer', createManualOrderForm, { as: buyer, body: byHand }, 403, 'FORBIDDEN'],
  ['answers many as a buyer', respondOrderForms, { as: buyer, body: rows }, 403, 'FORBIDDEN'],
  ['completes many as a driver', completeOrderForms, { as: driver, body: rows }, 403, 'FORBIDDEN'],
  [
    'answers an old version',
    respondOrderForm,
    { as: sales, number: requested, version: 2, body: {} },
    412,
    'VERSION_STALE',
  ],
  [
    'cancels an old version',
    cancelOrderForm,
    { as: buyer, number: requested, version: 9, body: {} },
    412,
    'VERSION_STALE',
  ],
  [
    'completes no version',
    completeOrderForm,
    { as: sales, number: confirmed, headers: {} },
    428,
    'PRECONDITION_REQUIRED',
  ],
  [
    'cancels no version',
    cancelOrderForm,
    { as: buyer, number: requested, body: {}, headers: {} },
    428,
    'PRECONDITION_REQUIRED',
  ],
  [
    'orders without a key',
    createOrderForm,
    { as: buyer, body: order, headers: {} },
    400,
    'IDEMPOTENCY_KEY_MISSING',
  ],
])('nobody %s', async (_name, endpoint, input, status, code) => {
  expect(await attempt(provider, endpoint, input)).toMatchObject({ status, code });
});

test('a stale version is told what holds now', async () => {
  const problem = await attempt(provider, respondOrderForm, {
    as: sales,
    number: requested,
    version: 2,
    body: {},
  });
  expect(problem.currentVersion).toBe('"v1"');
});

test.each<[string, Endpoint, Attempt]>([
  ['a buyer reads', getOrderForm, { as: buyer, number: others }],
  ['a buyer cancels', cancelOrderForm, { as: buyer2, number: requested, body: {} }],
  [
    'a buyer orders an estimate of',
    createOrderForm,
    { as: buyer2, body: { ...order, products: undefined, estimateNumber: 'E20261118-0004' } },
  ],
  ['a sales person reads', getOrderForm, { as: sales2, number: requested }],
  ['a sales person answers', respondOrderForm, { as: sales2, number: requested, body: {} }],
  ['a sales person completes', completeOrderForm, { as: sales2, number: confirmed }],
  ['a sales person cancels', cancelOrderForm, { as: sales2, number: requested, body: {} }],
  ['a sales person orders for', createManualOrderForm, { as: sales2, body: byHand }],
  [
    'a sales person orders in the name of',
    createManualOrderForm,
    { as: sales, body: { ...byHand, idBuyer: 2 } },
  ],
  ['nobody finds a number of', getOrderForm, { as: buyer, number: 'O20261119-0099' }],
])('%s another company: it is not there', async (_name, endpoint, input) => {
  expect(await attempt(provider, endpoint, input)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test.each<[string, string, string]>([
  ['yesterday', '2026-11-19', 'DAY_PAST'],
  ['a day more than a year ahead', '2027-11-21', 'DAY_TOO_FAR'],
])('nobody orders by hand for %s', async (_name, dueDate, code) => {
  const problem = await attempt(provider, createManualOrderForm, { as: sales, body: { ...byHand, dueDate } });
  expect(problem).toMatchObject({ status: 400, errors: [{ field: 'dueDate', code }] });
});

test.each<[string, unknown, number, string]>([
  ['for yesterday', { dueDate: '2026-11-19' }, 400, 'INVALID_INPUT'],
  ['a wine that is not in it', { prices: [{ idProduct: 4, unitPrice: 1 }] }, 400, 'INVALID_INPUT'],
  ['a wine twice', { prices: [1, 2].map(() => ({ idProduct: 1, unitPrice: 40_000 })) }, 400, 'INVALID_INPUT'],
  [
    'a higher price than was asked for',
    { prices: [{ idProduct: 1, unitPrice: 34_451 }] },
    409,
    'PRICE_RAISED',
  ],
  ['a price beyond reason', { prices: [{ idProduct: 1, unitPrice: 1e9 }] }, 400, 'INVALID_INPUT'],
  ['a price below nothing', { prices: [{ idProduct: 1, unitPrice: -1 }] }, 400, 'INVALID_INPUT'],
  [
    'less without a reason',
    { prices: [{ idProduct: 1, unitPrice: 34_449 }] },
    409,
    'DISCOUNT_REASON_MISSING',
  ],
  [
    'less for no reason but spaces',
    { prices: [{ idProduct: 1, unitPrice: 1, discountReason: '  ' }] },
    409,
    'DISCOUNT_REASON_MISSING',
  ],
  [
    'a bell in the reason',
    { prices: [{ idProduct: 1, unitPrice: 1, discountReason: '\u0007' }] },
    400,
    'INVALID_INPUT',
  ],
])('nobody answers with %s', async (_name, body, status, code) => {
  const problem = await attempt(provider, respondOrderForm, { as: sales, number: requested, body });
  expect(problem).toMatchObject({ status, code });
});

test.each<[string, unknown]>([
  ['none', { items: [] }],
  ['more than fifty', { items: Array.from({ length: 51 }, () => rows.items[0]) }],
  ['what is no number', { items: [{ orderFormNumber: 'E20261118-0001', version: 1 }] }],
])('nobody answers %s at once', async (_name, body) => {
  expect(await attempt(provider, respondOrderForms, { as: sales, body })).toMatchObject({ status: 400 });
});
