import {
  type BodyOf,
  cancelOrderForm,
  getOrderForm,
  type OrderForm,
  type proposeOrderForm,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { clientCompanies, orderProposals, products, staffClients } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { footprint } from '../../test-support/footprint.ts';
import { placeOrder } from '../../test-support/orders.ts';
import { ORDERED_DAY as day, proposalsAt, steps } from '../../test-support/proposals.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
let today = TODAY;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => today });
  // Two of the staff look after the same client.
  await provider.database.insert(staffClients).values({ userId: 4, clientCompanyId: 1, first: false });
});

beforeEach(() => {
  today = TODAY;
});

afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';
const colleague = 'sales2@vitis.test';
const { propose, proposed, answer, answered, dozens, breaks } = proposalsAt(() => provider);
const one = { position: 1, qty: 12, unitPrice: 34_450 };

test('of two of the staff, and of a buyer who looks at the former proposal, one is told that it has changed', async () => {
  const order = await dozens(1);
  const lines = [{ position: 1, qty: 6, unitPrice: 34_450 }];
  const [first, second] = await Promise.all([
    propose(order, { dueDate: day, lines }),
    propose(order, { dueDate: '2026-11-25' }, colleague),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 412]);
  const won = (await (first.ok ? first : second).json()) as OrderForm;
  const newer = await proposed(won, { lines: [{ position: 1, qty: 9, unitPrice: 34_450 }] });
  expect(newer.proposals.map(({ status }) => status)).toEqual(['WITHDRAWN', 'OPEN']);
  expect((await answer(won, { accepted: [1] })).status).toBe(412);
  const [one, other] = await Promise.all([
    answer(newer, { accepted: [1] }),
    call(provider, cancelOrderForm, { as: sales, ...steps(newer), body: {} }),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 412]);
  expect(await breaks()).toEqual([]);
});

test('past its day a proposal is declined, not accepted', async () => {
  const order = await dozens(1);
  const open = await proposed(order, { dueDate: '2026-11-25' });
  today = new Date('2026-11-26T00:00:00+09:00');
  const before = await footprint(provider);
  const problem = await refused(await answer(open, { acceptsDay: true }));
  expect(problem).toMatchObject({ status: 409, code: 'PROPOSAL_EXPIRED' });
  expect(await footprint(provider)).toEqual(before);
  expect(await answered(open)).toMatchObject({ status: 'REQUESTED', dueDate: day });
});

test('bottles that others bought meanwhile, and credit past the limit, refuse the answer and write nothing', async () => {
  const order = await dozens(1);
  const open = await proposed(order, {
    lines: [{ position: 1, qty: 12, unitPrice: 28_080, idSubstitute: 3 }],
  });
  const bought = await placeOrder(provider, [{ idProduct: 3, qty: 12 }]);
  const before = await footprint(provider);
  expect(await refused(await answer(open, { accepted: [1] }))).toMatchObject({ code: 'OUT_OF_STOCK' });
  expect(await footprint(provider)).toEqual(before);
  await ask(provider, cancelOrderForm, { as: buyer, ...steps(bought), body: {} });

  const dearer = await proposed(open, { lines: [{ position: 1, qty: 12, unitPrice: 90_000 }] });
  const setCredit = (creditLimit: number | null, creditCheck: 'NONE' | 'BLOCK' | 'WARN') =>
    provider.database
      .update(clientCompanies)
      .set({ creditLimit, creditCheck })
      .where(eq(clientCompanies.id, 1));
  const [known] = await provider.database.select().from(clientCompanies).where(eq(clientCompanies.id, 1));
  await setCredit(1_000, 'BLOCK');
  expect(await refused(await answer(dearer, { accepted: [1] }))).toMatchObject({
    code: 'CREDIT_LIMIT_EXCEEDED',
  });
  // Less than before asks no credit, and declining asks nothing.
  const less = await proposed(dearer, { lines: [{ position: 1, qty: 1, unitPrice: 34_450 }] });
  expect(await answered(less, { accepted: [1] })).toMatchObject({ status: 'CONFIRMED', totalQty: 1 });
  await setCredit(known!.creditLimit, known!.creditCheck);
});

test('a wine that is sold no more is not accepted in the place of another', async () => {
  const order = await dozens(1, 4);
  const open = await proposed(order, {
    lines: [{ position: 2, qty: 12, unitPrice: 15_000, idSubstitute: 5 }],
  });
  const sell = (onSale: boolean) =>
    provider.database.update(products).set({ onSale }).where(eq(products.id, 5));
  await sell(false);
  const before = await footprint(provider);
  expect(await refused(await answer(open, { accepted: [2] }))).toMatchObject({
    status: 409,
    code: 'PRODUCT_UNAVAILABLE',
  });
  expect(await footprint(provider)).toEqual(before);
  await sell(true);
  expect(await answered(open, { accepted: [2] })).toMatchObject({ status: 'CONFIRMED' });
});

test.each<[string, BodyOf<typeof proposeOrderForm>, number, string, string | null]>([
  ['nothing', { dueDate: day }, 409, 'PROPOSAL_EMPTY', null],
  ['what was ordered', { dueDate: day, lines: [one] }, 409, 'PROPOSAL_EMPTY', null],
  ['no wine at all', { dueDate: day, lines: [{ ...one, qty: 0 }] }, 409, 'NOTHING_LEFT', null],
  ['a day that is over', { dueDate: '2026-11-19', lines: [one] }, 400, 'INVALID_INPUT', 'dueDate'],
  ['a day too far ahead', { dueDate: '2027-11-21', lines: [one] }, 400, 'INVALID_INPUT', 'dueDate'],
  [
    'a line that is not there',
    { dueDate: day, lines: [{ ...one, position: 9 }] },
    400,
    'INVALID_INPUT',
    'lines.0.position',
  ],
  ['a line twice', { dueDate: day, lines: [one, one] }, 400, 'INVALID_INPUT', 'lines.1.position'],
  [
    'its own wine instead',
    { dueDate: day, lines: [{ ...one, idSubstitute: 1 }] },
    400,
    'INVALID_INPUT',
    'lines.0.idSubstitute',
  ],
  [
    'a wine that is not sold',
    { dueDate: day, lines: [{ ...one, idSubstitute: 8 }] },
    409,
    'PRODUCT_UNAVAILABLE',
    null,
  ],
  [
    'a lower price without a reason',
    { dueDate: day, lines: [{ ...one, unitPrice: 1 }] },
    409,
    'DISCOUNT_REASON_MISSING',
    null,
  ],
  [
    'more bottles than there are',
    { dueDate: day, lines: [{ ...one, qty: 9_999 }] },
    409,
    'OUT_OF_STOCK',
    null,
  ],
  [
    'fewer than no bottles',
    { dueDate: day, lines: [{ ...one, qty: -1 }] },
    400,
    'INVALID_INPUT',
    'lines.0.qty',
  ],
])('%s is not proposed', async (_name, body, status, code, field) => {
  const order = await dozens(1);
  const before = await footprint(provider);
  const problem = await refused(await propose(order, body));
  expect(problem).toMatchObject({ status, code });
  if (field) expect(problem.errors).toMatchObject([{ field }]);
  expect(await footprint(provider)).toEqual(before);
});

test('each side has its own part: no buyer proposes, no sales staff answers, another company finds nothing', async () => {
  const order = await dozens(1);
  const open = await proposed(order, { dueDate: '2026-11-25' });
  expect((await propose(open, { dueDate: '2026-11-26' }, buyer)).status).toBe(403);
  expect((await answer(open, {}, sales)).status).toBe(403);
  expect((await answer(open, {}, 'buyer2@vitis.test')).status).toBe(404);
  expect((await propose(open, { dueDate: '2026-11-26' }, 'driver@vitis.test')).status).toBe(403);
  expect(await refused(await answer(open, { accepted: [1] }))).toMatchObject({ status: 400 });
  const rows = await provider.database
    .select({ status: orderProposals.status })
    .from(orderProposals)
    .where(eq(orderProposals.orderFormId, order.id));
  expect(rows).toEqual([{ status: 'OPEN' }]);
  expect(await ask(provider, getOrderForm, { as: buyer, params: steps(open).params })).toMatchObject({
    isProposed: true,
  });
});
