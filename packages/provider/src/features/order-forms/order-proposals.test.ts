import {
  cancelOrderForm,
  completeDeliveredOrderForm,
  completeDelivery,
  createDelivery,
  downloadOrderPaper,
  getOrderForm,
  listNotifications,
  listOrderFormsOfSales,
  respondOrderForm,
  respondOrderForms,
} from '@vitis/contracts';
import { ask, call, refused } from '../../test-support/call.ts';
import { ORDERED_DAY as day, proposalsAt, steps } from '../../test-support/proposals.ts';
import { messagesTo } from '../../test-support/sent-messages.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { nextEvent, openSocket, whenConnected } from '../../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';
const { proposed, answer, answered, dozens, stocks, breaks } = proposalsAt(() => provider);

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
