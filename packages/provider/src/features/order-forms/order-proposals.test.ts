import {
  answerOrderProposal,
  type BodyOf,
  cancelOrderForm,
  completeDeliveredOrderForm,
  completeDelivery,
  createDelivery,
  downloadOrderPaper,
  getOrderForm,
  listNotifications,
  listOrderFormsOfSales,
  type OrderForm,
  proposeOrderForm,
  respondOrderForm,
  respondOrderForms,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { INVARIANTS } from '../../commands/invariants.ts';
import { clientCompanies, orderProposals, products, staffClients } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { footprint } from '../../test-support/footprint.ts';
import { placeOrder, stockOf } from '../../test-support/orders.ts';
import { messagesTo } from '../../test-support/sent-messages.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { nextEvent, openSocket, whenConnected } from '../../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

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
const day = '2026-11-24';

type Known = Pick<OrderForm, 'orderFormNumber' | 'version'>;

const steps = ({ orderFormNumber: number, version }: Known) => ({
  params: { number },
  headers: writing(version),
});
const propose = (order: Known, body: BodyOf<typeof proposeOrderForm>, as = sales) =>
  call(provider, proposeOrderForm, { as, ...steps(order), body });
const proposed = async (order: Known, body: Partial<BodyOf<typeof proposeOrderForm>>): Promise<OrderForm> => {
  const reply = await propose(order, { dueDate: day, ...body });
  expect(reply.status).toBe(200);
  return (await reply.json()) as OrderForm;
};
const answer = (order: Known, body: BodyOf<typeof answerOrderProposal> = {}, as = buyer) =>
  call(provider, answerOrderProposal, { as, ...steps(order), body });
const answered = async (order: Known, body: BodyOf<typeof answerOrderProposal> = {}): Promise<OrderForm> => {
  const reply = await answer(order, body);
  expect(reply.status).toBe(200);
  return (await reply.json()) as OrderForm;
};
const dozens = (...ids: number[]) =>
  placeOrder(
    provider,
    ids.map((idProduct) => ({ idProduct, qty: 12 })),
  );
const stocks = (...ids: number[]) => Promise.all(ids.map((id) => stockOf(provider, id)));
const breaks = async () => {
  const broken = await Promise.all(
    Object.values(INVARIANTS).map((query) => provider.database.execute(query)),
  );
  return broken.flatMap(({ rows }) => rows);
};

test('what sales propose changes nothing before its buyer accepts, and confirms the order as a whole then', async () => {
  const [before1, before4, before5] = await stocks(1, 4, 5);
  const order = await dozens(1, 4);
  const socket = await whenConnected(openSocket(provider.url, await provider.token(buyer)));
  const heard = nextEvent(socket, 'order:changed');
  const open = await proposed(order, {
    dueDate: '2026-11-26',
    message: '재고가 모자랍니다.',
    lines: [
      { position: 1, qty: 6, unitPrice: 36_000, reason: '입고가 인상' },
      { position: 2, qty: 12, unitPrice: 15_000, idSubstitute: 5 },
    ],
  });
  expect(await heard).toEqual({
    orderFormNumber: order.orderFormNumber,
    status: 'REQUESTED',
    proposal: 'OPEN',
  });
  socket.close();
  expect(open).toMatchObject({
    status: 'REQUESTED',
    version: 2,
    isProposed: true,
    dueDate: day,
    total: order.total,
    placed: null,
    proposals: [
      {
        number: 1,
        status: 'OPEN',
        dueDate: '2026-11-26',
        dueDateBefore: day,
        message: '재고가 모자랍니다.',
        total: 435_600,
        totalBefore: order.total,
        lines: [
          { position: 1, qty: 6, unitPrice: 36_000, before: { qty: 12, unitPrice: 34_450 }, accepted: null },
          { position: 2, idProduct: 5, before: { idProduct: 4 } },
        ],
      },
    ],
  });
  // Bottles stay with the order as it was placed.
  expect(await stocks(1, 4, 5)).toEqual([before1! - 12, before4! - 12, before5]);

  const confirmed = await answered(open, { accepted: [1, 2], acceptsDay: true, message: '좋습니다.' });
  expect(confirmed).toMatchObject({
    status: 'CONFIRMED',
    isProposed: false,
    dueDate: '2026-11-26',
    responseMessage: '재고가 모자랍니다.',
    total: 435_600,
    totalQty: 18,
    products: [
      { position: 1, idProduct: 1, qty: 6, unitPrice: 36_000, discountReason: '변경 제안 1 단가 적용' },
      { position: 2, idProduct: 5, qty: 12, unitPrice: 15_000 },
    ],
    placed: { dueDate: day, products: [{ idProduct: 1, qty: 12, unitPrice: 34_450 }, { idProduct: 4 }] },
    proposals: [{ status: 'ACCEPTED', dayAccepted: true, answerMessage: '좋습니다.' }],
  });
  expect(await stocks(1, 4, 5)).toEqual([before1! - 6, before4, before5! - 12]);
  expect(await breaks()).toEqual([]);

  const [toBuyer] = await messagesTo(provider, buyer);
  expect(toBuyer?.subject).toBe(`[VITIS] 발주 변경 제안 ${order.orderFormNumber}`);
  const [toSales] = await messagesTo(provider, sales);
  expect(toSales?.subject).toContain('변경 제안 수락');
  const { _embedded } = await ask(provider, listNotifications, { as: sales });
  expect(_embedded.items.find(({ target }) => target === order.orderFormNumber)).toMatchObject({
    status: 'PROPOSAL ACCEPTED',
  });
  const paper = await call(provider, downloadOrderPaper, {
    as: buyer,
    params: { number: order.orderFormNumber, paper: 'order' },
  });
  expect(paper.status).toBe(200);
});

test('line by line: what is declined stays as it was ordered, and sales decide', async () => {
  const [before1, before4, before6] = await stocks(1, 4, 6);
  const order = await dozens(1, 4, 6);
  const open = await proposed(order, {
    dueDate: '2026-11-27',
    lines: [
      { position: 1, qty: 0, unitPrice: 0 },
      { position: 2, qty: 24, unitPrice: 23_110 },
      { position: 3, qty: 12, unitPrice: 30_000 },
    ],
  });
  const after = await answered(open, { accepted: [1, 2] });
  expect(after).toMatchObject({
    status: 'REQUESTED',
    dueDate: day,
    approvalDate: null,
    products: [
      { position: 2, idProduct: 4, qty: 24 },
      { position: 3, idProduct: 6, qty: 12, unitPrice: 18_160 },
    ],
    placed: { products: [{ idProduct: 1 }, { idProduct: 4, qty: 12 }, { idProduct: 6 }] },
    proposals: [{ status: 'PARTLY_ACCEPTED', dayAccepted: false }],
  });
  expect(await stocks(1, 4, 6)).toEqual([before1, before4! - 24, before6! - 12]);
  const again = await proposed(after, { lines: [{ position: 3, qty: 6, unitPrice: 18_160 }] });
  expect(again.proposals.map(({ number, status }) => [number, status])).toEqual([
    [1, 'PARTLY_ACCEPTED'],
    [2, 'OPEN'],
  ]);
  const confirmed = await answered(again, { accepted: [3] });
  expect(confirmed).toMatchObject({ status: 'CONFIRMED', placed: { products: [{ idProduct: 1 }, {}, {}] } });
  expect(await breaks()).toEqual([]);
});

test('declining leaves the order as it was asked; it can be cancelled, and its bottles come back once', async () => {
  const [before] = await stocks(1);
  const order = await dozens(1);
  const open = await proposed(order, { lines: [{ position: 1, qty: 3, unitPrice: 34_450 }] });
  const declined = await answered(open, { message: '모두 필요합니다.' });
  expect(declined).toMatchObject({
    status: 'REQUESTED',
    total: order.total,
    placed: null,
    isProposed: false,
    proposals: [{ status: 'DECLINED', answerMessage: '모두 필요합니다.', lines: [{ accepted: false }] }],
  });
  const [mail] = await messagesTo(provider, sales);
  expect(mail?.subject).toContain('변경 제안 회신');
  expect(mail?.body).toContain('모두 필요합니다.');
  expect(await refused(await answer(declined, { accepted: [1] }))).toMatchObject({
    status: 409,
    code: 'PROPOSAL_SETTLED',
  });
  await ask(provider, cancelOrderForm, { as: buyer, ...steps(declined), body: {} });
  expect(await stocks(1)).toEqual([before]);
  expect(await breaks()).toEqual([]);
});

test('a plain confirmation and a cancellation take a proposal back; many at once do not', async () => {
  const order = await dozens(1);
  const open = await proposed(order, { lines: [{ position: 1, qty: 3, unitPrice: 34_450 }] });
  const list = await ask(provider, listOrderFormsOfSales, { as: sales, query: {} });
  expect(list._embedded.items.find(({ id }) => id === order.id)).toMatchObject({ isProposed: true });
  const { results } = await ask(provider, respondOrderForms, {
    as: sales,
    headers: writing(),
    body: { items: [{ orderFormNumber: open.orderFormNumber, version: open.version }] },
  });
  expect(results).toMatchObject([{ done: false, status: 'REQUESTED', code: 'PROPOSAL_OPEN' }]);
  const confirmed = await ask(provider, respondOrderForm, { as: sales, ...steps(open), body: {} });
  expect(confirmed).toMatchObject({
    status: 'CONFIRMED',
    placed: null,
    proposals: [{ status: 'WITHDRAWN' }],
  });
  expect(await refused(await answer(confirmed, { accepted: [1] }))).toMatchObject({
    code: 'ILLEGAL_TRANSITION',
  });

  const other = await proposed(await dozens(1), { dueDate: '2026-11-25' });
  const cancelled = await ask(provider, cancelOrderForm, { as: buyer, ...steps(other), body: {} });
  expect(cancelled.proposals).toMatchObject([{ status: 'WITHDRAWN' }]);
});

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

const one = { position: 1, qty: 12, unitPrice: 34_450 };

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

test('a later day is not confirmed, an earlier one and lower prices are, and what was asked for is kept', async () => {
  const order = await dozens(1);
  const later = await call(provider, respondOrderForm, {
    as: sales,
    ...steps(order),
    body: { dueDate: '2026-11-25' },
  });
  expect(await refused(later)).toMatchObject({ status: 409, code: 'DAY_LATER' });
  const confirmed = await ask(provider, respondOrderForm, {
    as: sales,
    ...steps(order),
    body: {
      dueDate: '2026-11-23',
      prices: [{ idProduct: 1, unitPrice: 33_000, discountReason: '연말 할인' }],
    },
  });
  expect(confirmed).toMatchObject({
    dueDate: '2026-11-23',
    products: [{ unitPrice: 33_000, discountReason: '연말 할인' }],
    placed: { dueDate: day, products: [{ unitPrice: 34_450 }] },
  });
});

test('a proposal that was accepted foots with its order, of which a part was handed over and the rest taken off', async () => {
  const open = await proposed(await dozens(1), {
    lines: [{ position: 1, qty: 6, unitPrice: 34_450, reason: '입고 지연' }],
  });
  const agreed = await answered(open, { accepted: [1] });
  const deliver = { as: sales, headers: writing() };
  const { idDeliveryInfo } = await ask(provider, createDelivery, {
    ...deliver,
    body: {
      orderFormNumber: agreed.orderFormNumber,
      type: 'DIRECT',
      classify: 'SUPPLY',
      requestDate: '2026-11-20',
      idDriver: 5,
      products: [{ idProduct: 1, qty: 5 }],
    },
  });
  await ask(provider, completeDelivery, {
    ...{ as: 'driver@vitis.test', headers: writing(), params: { id: idDeliveryInfo } },
    body: { completedAt: TODAY.toISOString(), receivedBy: '김민수' },
  });
  const { version } = await ask(provider, getOrderForm, { as: sales, params: steps(agreed).params });
  const done = await ask(provider, completeDeliveredOrderForm, {
    ...{ as: sales, params: steps(agreed).params, headers: writing(version) },
  });
  expect(done).toMatchObject({ status: 'COMPLETED', totalQty: 5 });
  expect(await breaks()).toEqual([]);
});
