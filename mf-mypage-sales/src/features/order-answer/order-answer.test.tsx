import { act, screen, waitFor, within } from '@testing-library/react';
import {
  cancelOrderForm,
  completeDeliveredOrderForm,
  completeOrderForm,
  completeSoldOrderForm,
  createDelivery,
  etagOf,
  getOrderForm,
  listDrivers,
  listHolidays,
  type OrderForm,
  proposeOrderForm,
  respondOrderForm,
} from '@vitis/contracts';
import { addDays, seoulDay, statusLabel } from '@vitis/domain';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { anOrder } from '@vitis/testing/builders/order-form';
import { aProposal } from '@vitis/testing/builders/order-proposal';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { credits } from '../../shared/client-credit.test-support.ts';
import { Screen } from './order-answer.route.tsx';

const NUMBER = 'O20261120-0002';
const WINE = '와인 1호 2019';
const today = seoulDay(new Date());
const drivers = answerOk(listDrivers, {
  _embedded: { items: [{ id: 3, fullName: '오태식', mobile: '01033334444', vanCases: null }] },
});

/** A Sunday and a holiday, far ahead. */
const SUNDAY = '2099-12-06';
const SANTA = '2099-12-25';
const holidays = answerOk(listHolidays, {
  _embedded: { items: [{ date: SANTA, name: '기독탄신일', substitute: false }] },
});

const open = (answers: FakeAnswer[]) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: '/mypage/manage-order-history/:oid',
    path: `/mypage/manage-order-history/${NUMBER}`,
    answers: [drivers, credits, holidays, ...answers],
  });

/** A provider that holds one order and answers with what it is now. */
function holding(first: OrderForm) {
  const held = { order: first };
  return { held, read: answer(getOrderForm, () => ({ status: 200 as const, body: held.order })) };
}

test('says of an order past the credit limit that confirming it takes the stock', async () => {
  const { t } = await open([holding(anOrder({ stockReserved: false })).read]);
  expect(await screen.findByText(t('order.stockOpen'))).toBeVisible();
  expect(screen.getByText(t('order.stockOpenText'))).toBeVisible();
});

test('a lower price needs a reason; the confirmation carries it with the promised day', async () => {
  const { held, read } = holding(anOrder());
  const respond = answer(respondOrderForm, () => {
    held.order = anOrder({ status: 'CONFIRMED', version: 2 });
    return { status: 200 as const, body: held.order };
  });
  const { t, user, calls } = await open([read, respond]);
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  const price = screen.getByRole('textbox', { name: t('order.priceOf', { name: WINE }) });
  await user.clear(price);
  await user.type(price, '36900');
  expect(screen.getByText('974,160원')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('order.send') }));
  expect(screen.getByText(t('order.reasonMissing'))).toBeVisible();

  await user.type(screen.getByRole('textbox', { name: t('order.reasonOf', { name: WINE }) }), '수량 할인');
  await user.click(screen.getByRole('button', { name: t('order.send') }));
  expect(await screen.findByText(t('order.confirmed'))).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.headers.get('If-Match')).toBe(etagOf(1));
  expect(sent?.body).toEqual({
    responseMessage: '',
    dueDate: '2099-12-01',
    prices: [{ idProduct: 1, unitPrice: 36_900, discountReason: '수량 할인' }],
  });
});

test('other bottles and a later day go to the buyer as a proposal, and the button says so', async () => {
  const { held, read } = holding(anOrder({ dueDate: addDays(today, 5) }));
  const propose = answer(proposeOrderForm, () => {
    const order = anOrder({ version: 2, isProposed: true });
    held.order = { ...order, proposals: [aProposal(order, { lines: [] })] };
    return { status: 200 as const, body: held.order };
  });
  const { t, user, calls } = await open([read, propose]);
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  expect(screen.queryByText(t('order.proposes'))).not.toBeInTheDocument();
  const bottles = screen.getByRole('textbox', { name: t('answer.qtyOf', { name: WINE }) });
  await user.clear(bottles);
  await user.type(bottles, '12');
  expect(screen.getByText(t('order.consent'))).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: t('order.whyOf', { name: WINE }) }), '재고 부족');
  const price = screen.getByRole('textbox', { name: t('order.priceOf', { name: WINE }) });
  await user.clear(price);
  await user.type(price, '40000');
  const day = screen.getByRole('textbox', { name: new RegExp(t('order.promise')) });
  await user.clear(day);
  await user.type(day, addDays(today, 7));
  await user.click(screen.getByRole('button', { name: t('order.propose') }));
  expect(await screen.findByText(t('order.proposed'))).toBeVisible();
  expect(screen.getByText(t('order.waiting'))).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.headers.get('If-Match')).toBe(etagOf(1));
  expect(sent?.body).toEqual({
    message: '',
    dueDate: addDays(today, 7),
    lines: [{ position: 1, qty: 12, unitPrice: 40_000, reason: '재고 부족' }],
  });
});

test('one’s own confirmation is not told as somebody else’s change while the order is fetched again', async () => {
  const { held, read } = holding(anOrder());
  const respond = answer(respondOrderForm, () => {
    held.order = anOrder({ status: 'CONFIRMED', version: 2 });
    return { status: 200 as const, body: held.order };
  });
  const { t, user } = await open([read, respond]);
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  const alerts: string[] = [];
  const watch = new MutationObserver(() => {
    for (const alert of document.querySelectorAll('[role="alert"]')) alerts.push(alert.textContent ?? '');
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await user.click(screen.getByRole('button', { name: t('order.send') }));
  expect(await screen.findByText(t('order.confirmed'))).toBeVisible();
  watch.disconnect();
  expect(alerts).toEqual([]);
});

test('somebody was faster: what was typed stays, and goes out in the fresh version once that was read', async () => {
  const { held, read } = holding(anOrder());
  const respond = answer(respondOrderForm, ({ headers }) => {
    if (headers.get('If-Match') === etagOf(1)) {
      held.order = anOrder({ version: 2, requestMessage: '오후로 바꿔 주세요.' });
      return answerProblem(respondOrderForm, 412, 'VERSION_STALE', 'stale').respond({} as never) as never;
    }
    held.order = anOrder({ status: 'CONFIRMED', version: 3 });
    return { status: 200 as const, body: held.order };
  });
  const { t, user } = await open([read, respond]);
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  const message = screen.getByRole('textbox', { name: t('order.message') });
  await user.type(message, '확인했습니다');
  await user.click(screen.getByRole('button', { name: t('order.send') }));
  expect(await screen.findByText(t('order.changed'))).toBeVisible();
  expect(await screen.findByText('오후로 바꿔 주세요.')).toBeVisible();
  expect(message).toHaveValue('확인했습니다');
  expect(screen.getByRole('button', { name: t('order.send') })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: t('order.takeOver') }));
  await user.click(screen.getByRole('button', { name: t('order.send') }));
  expect(await screen.findByText(t('order.confirmed'))).toBeVisible();
});

test.each([
  ['goes on from it once it was read', anOrder({ version: 2, requestMessage: '오후로 바꿔 주세요.' })],
  ['is told that it has ended', anOrder({ status: 'CANCELLED', version: 2, cancelReason: '중복 주문' })],
])(
  'what others change while a confirmation is being written is told, and its writer %s',
  async (_what, news) => {
    const socket = await fakeSocket();
    const { held, read } = holding(anOrder());
    const respond = answer(respondOrderForm, () => {
      held.order = anOrder({ status: 'CONFIRMED', version: 3 });
      return { status: 200 as const, body: held.order };
    });
    const { t, user, calls } = await open([read, respond]);
    await act(async () => socket.connect());
    await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
    const message = screen.getByRole('textbox', { name: t('order.message') });
    await user.type(message, '확인했습니다');
    held.order = news;
    await act(async () => socket.tell('order:changed', { orderFormNumber: NUMBER, status: news.status }));

    const status = statusLabel('orderForm', news.status, 'ko-KR');
    const isOver = news.status === 'CANCELLED';
    expect(await screen.findByText(t(isOver ? 'order.ended' : 'order.changed', { status }))).toBeVisible();
    expect(message).toHaveValue('확인했습니다');
    expect(screen.getByRole('button', { name: t('order.send') })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    if (isOver) return;

    await user.click(screen.getByRole('button', { name: t('order.takeOver') }));
    await user.click(screen.getByRole('button', { name: t('order.send') }));
    expect(await screen.findByText(t('order.confirmed'))).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.headers.get('If-Match')).toBe(etagOf(2));
  },
);

test('what nobody has typed follows the order that was taken over', async () => {
  const socket = await fakeSocket();
  const first = anOrder({ dueDate: '2099-12-01' });
  const { held, read } = holding(first);
  const respond = answer(respondOrderForm, () => {
    held.order = anOrder({ status: 'CONFIRMED', version: 3 });
    return { status: 200 as const, body: held.order };
  });
  const { t, user, calls } = await open([read, respond]);
  await act(async () => socket.connect());
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  await user.type(screen.getByRole('textbox', { name: t('order.message') }), '확인했습니다');
  held.order = { ...first, version: 2, dueDate: '2099-12-03' };
  await act(async () => socket.tell('order:changed', { orderFormNumber: NUMBER, status: 'REQUESTED' }));
  await user.click(await screen.findByRole('button', { name: t('order.takeOver') }));
  await user.click(screen.getByRole('button', { name: t('order.send') }));
  expect(await screen.findByText(t('order.confirmed'))).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    dueDate: '2099-12-03',
    responseMessage: '확인했습니다',
  });
});

test('what was handed over can come back, and no more than that is not on its way back', async () => {
  const done = aDelivery({ status: 'COMPLETED', completedAt: '2026-11-20T10:00:00.000+09:00' });
  const back = aDelivery({
    idDeliveryInfo: 32,
    classify: 'COLLECT',
    products: [{ ...done.products[0]!, qty: 20 }],
    totalQty: 20,
  });
  const rest = { ...back, idDeliveryInfo: 33 };
  const { held, read } = holding(anOrder({ status: 'COMPLETED', deliveries: [done, back] }));
  const create = answer(createDelivery, () => {
    held.order = anOrder({ status: 'COMPLETED', deliveries: [done, back, rest], version: 2 });
    return { status: 201 as const, body: rest };
  });
  const { t, user, calls } = await open([read, create]);
  await user.click(await screen.findByRole('button', { name: t('order.planBack') }));
  const dialog = within(await screen.findByRole('dialog'));
  const kind = dialog.getByRole('combobox', { name: t('plan.classify') });
  expect(within(kind).getAllByRole('option')).toHaveLength(3);
  expect(kind).toHaveValue('COLLECT');
  // Nothing is filled in: one press must not fetch a whole order.
  const bottles = () => dialog.getByRole('textbox', { name: t('plan.qtyOf', { name: WINE }) });
  expect(bottles()).toHaveValue('0');
  expect(dialog.getByText(t('plan.left.COLLECT', { qty: '4병' }), { exact: false })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('plan.save') }));
  expect(dialog.getByText(t('plan.nothing.COLLECT'))).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.selectOptions(kind, statusLabel('deliveryClassify', 'SAMPLE', 'ko-KR'));
  expect(bottles()).toHaveValue('0');
  expect(dialog.getByText(t('plan.left.SAMPLE', { qty: '24병' }), { exact: false })).toBeVisible();
  await user.selectOptions(kind, statusLabel('deliveryClassify', 'COLLECT', 'ko-KR'));
  await user.clear(bottles());
  await user.type(bottles(), '4');
  await user.click(dialog.getByRole('button', { name: t('plan.save') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    classify: 'COLLECT',
    products: [{ idProduct: 1, qty: 4 }],
  });
});

test('plans what no delivery carries yet', async () => {
  const half = aDelivery({ products: [{ ...aDelivery().products[0]!, qty: 10 }], totalQty: 10 });
  const { held, read } = holding(
    anOrder({ status: 'CONFIRMED', dueDate: addDays(today, 2), deliveries: [half] }),
  );
  const create = answer(createDelivery, () => {
    const planned = aDelivery({ idDeliveryInfo: 32 });
    held.order = anOrder({ status: 'CONFIRMED', deliveries: [half, planned], version: 2 });
    return { status: 201 as const, body: planned };
  });
  const { t, user, calls } = await open([read, create]);
  await user.click(await screen.findByRole('button', { name: t('order.plan') }));
  const dialog = within(await screen.findByRole('dialog'));
  const qty = dialog.getByRole('textbox', { name: t('plan.qtyOf', { name: WINE }) });
  expect(qty).toHaveValue('14');
  await user.clear(qty);
  await user.type(qty, '15');
  await user.click(dialog.getByRole('button', { name: t('plan.save') }));
  expect(dialog.getByText(t('plan.badQty', { qty: '14병' }))).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);

  await user.clear(qty);
  await user.type(qty, '12');
  await user.selectOptions(dialog.getByRole('combobox', { name: t('plan.driver') }), '오태식');
  await user.click(dialog.getByRole('button', { name: t('plan.save') }));
  expect(await screen.findAllByText(t('order.noDriver'), { exact: false })).toHaveLength(2);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    orderFormNumber: NUMBER,
    type: 'DIRECT',
    classify: 'SUPPLY',
    requestDate: addDays(today, 2),
    idDriver: 3,
    message: '뒷문으로 와 주세요.',
    products: [{ idProduct: 1, qty: 12 }],
  });
});

test('completes an order without deliveries after asking, and tells a refusal in the provider’s words', async () => {
  const { read } = holding(anOrder({ status: 'CONFIRMED' }));
  const refused = answer(completeOrderForm, {
    status: 409,
    body: {
      type: 'about:blank',
      title: 'x',
      status: 409,
      code: 'DELIVERY_UNDER_WAY',
      message: '배송이 진행 중입니다.',
      requestId: 'r',
    },
  });
  const { t, user } = await open([read, refused]);
  await user.click(await screen.findByRole('button', { name: t('order.complete') }));
  const [question] = $dialogs.get();
  if (question?.kind === 'confirm') question.done(true);
  await waitFor(() =>
    expect($dialogs.get()).toContainEqual(
      expect.objectContaining({ kind: 'alert', message: '배송이 진행 중입니다.' }),
    ),
  );
});

test('asks what became of bottles that were refused at the door, and takes them off the order', async () => {
  const delivered = aDelivery({
    status: 'COMPLETED',
    products: [{ ...aDelivery().products[0]!, qty: 10 }],
    totalQty: 10,
  });
  const { held, read } = holding(anOrder({ status: 'CONFIRMED', deliveries: [delivered] }));
  const complete = answer(completeDeliveredOrderForm, () => {
    held.order = anOrder({ status: 'COMPLETED', version: 2, deliveries: [delivered] });
    return { status: 200 as const, body: held.order };
  });
  const { t, user, calls } = await open([read, complete]);
  await user.click(await screen.findByRole('button', { name: t('order.complete') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('listitem')).toHaveTextContent('14병');
  await user.click(dialog.getByRole('button', { name: t('order.complete') }));
  expect(dialog.getByText(t('order.rest.missing'))).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(dialog.getByRole('radio', { name: new RegExp(t('order.rest.DROPPED.label')) }));
  await user.click(dialog.getByRole('button', { name: t('order.complete') }));
  expect(await screen.findByText(t('order.completed'))).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('says that what a delivery left was handed over after all, by a call that says so', async () => {
  const [product] = aDelivery().products;
  const delivered = aDelivery({ status: 'COMPLETED', products: [{ ...product!, qty: 10 }], totalQty: 10 });
  const { held, read } = holding(anOrder({ status: 'CONFIRMED', deliveries: [delivered] }));
  const complete = answer(completeSoldOrderForm, () => {
    held.order = anOrder({ status: 'COMPLETED', version: 2, deliveries: [delivered] });
    return { status: 200 as const, body: held.order };
  });
  const { t, user } = await open([read, complete]);
  await user.click(await screen.findByRole('button', { name: t('order.complete') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: new RegExp(t('order.rest.HANDED_OVER.label')) }));
  await user.click(dialog.getByRole('button', { name: t('order.complete') }));
  expect(await screen.findByText(t('order.completed'))).toBeVisible();
});

test('an order of which nothing was handed over is cancelled, not emptied', async () => {
  const failed = aDelivery({ status: 'FAILED', failedReason: '휴무' });
  const { t, user } = await open([
    answerOk(getOrderForm, anOrder({ status: 'CONFIRMED', deliveries: [failed] })),
  ]);
  await user.click(await screen.findByRole('button', { name: t('order.complete') }));
  expect(
    await screen.findByRole('radio', { name: new RegExp(t('order.rest.DROPPED.label')) }),
  ).toBeDisabled();
  expect(screen.getByText(t('order.rest.nothing'))).toBeVisible();
});

test('an order with an open delivery completes with it, and is not cancelled under it', async () => {
  const { t } = await open([
    answerOk(getOrderForm, anOrder({ status: 'CONFIRMED', deliveries: [aDelivery()] })),
  ]);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: t('order.complete') })).toBeNull();
  expect(screen.queryByRole('button', { name: t('portal.order.cancel') })).toBeNull();
});

test('an order is cancelled with a reason', async () => {
  const { held, read } = holding(anOrder({ status: 'CONFIRMED' }));
  const cancel = answer(cancelOrderForm, () => {
    held.order = anOrder({ status: 'CANCELLED', cancelReason: '거래처 요청', version: 2 });
    return { status: 200 as const, body: held.order };
  });
  const { t, user } = await open([read, cancel]);
  await user.click(await screen.findByRole('button', { name: t('portal.order.cancel') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '거래처 요청');
  await user.click(dialog.getByRole('button', { name: t('portal.order.cancel') }));
  expect(await screen.findByText('거래처 요청')).toBeVisible();
  expect(screen.getAllByText(statusLabel('orderForm', 'CANCELLED', 'ko-KR')).length).toBeGreaterThan(0);
});

test('another company’s number says that there is no such order', async () => {
  const { t } = await open([answerProblem(getOrderForm, 404, 'NOT_FOUND', 'x')]);
  expect(await screen.findByText(t('order.notFound'))).toBeVisible();
});

test('who cancels what has changed meanwhile is told in the dialog, which keeps the reason', async () => {
  const { held, read } = holding(anOrder({ status: 'REQUESTED' }));
  const { t, user } = await open([
    read,
    {
      endpoint: cancelOrderForm,
      respond: (call) => {
        held.order = anOrder({ status: 'COMPLETED', version: 2 });
        return answerProblem(cancelOrderForm, 412, 'VERSION_STALE', '먼저 바뀌었습니다.').respond(call);
      },
    },
  ]);
  await user.click(await screen.findByRole('button', { name: t('portal.order.cancel') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '거래처 요청');
  await user.click(dialog.getByRole('button', { name: t('portal.order.cancel') }));
  const status = statusLabel('orderForm', 'COMPLETED', 'ko-KR');
  expect(await dialog.findByRole('alert')).toHaveTextContent(t('portal.document.changed', { status }));
  expect(dialog.getByRole('textbox')).toHaveValue('거래처 요청');
  expect(dialog.getByRole('button', { name: t('portal.order.cancel') })).toBeDisabled();
});

test('a delivery of an order that is picked up begins as such', async () => {
  const pickup = {
    idStore: 1,
    name: '성수 쇼룸',
    phone: '0200001001',
    address: '',
    note: null,
    time: '14:30',
  };
  const { read } = holding(anOrder({ status: 'CONFIRMED', dueDate: addDays(today, 2), pickup }));
  const { t, user } = await open([read]);
  await user.click(await screen.findByRole('button', { name: t('order.plan') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('combobox', { name: t('plan.type') })).toHaveValue('PICKUP');
});

test('a promised Sunday or holiday is named, and asked for before it is sent', async () => {
  const { read } = holding(anOrder());
  const { t, user, calls } = await open([read]);
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  const day = screen.getByRole('textbox', { name: new RegExp(t('order.promise')) });
  for (const [date, name] of [
    [SUNDAY, t('portal.forms.sunday')],
    [SANTA, '기독탄신일'],
  ] as const) {
    await user.clear(day);
    await user.type(day, date);
    expect(await screen.findByText(new RegExp(t('plan.dayOff', { name })))).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: t('order.propose') }));
  const asked = () => $dialogs.get().at(-1);
  await waitFor(() => expect(asked()).toMatchObject({ message: expect.stringContaining('기독탄신일') }));
  const question = asked();
  await act(async () => question?.kind === 'confirm' && question.done(false));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('what was typed is a proposal still after a reload, and the button says so', async () => {
  const first = await open([holding(anOrder()).read]);
  await first.user.click(await screen.findByRole('button', { name: first.t('order.confirm') }));
  const bottles = () => screen.findByRole('textbox', { name: first.t('answer.qtyOf', { name: WINE }) });
  await first.user.clear(await bottles());
  await first.user.type(await bottles(), '12');
  const typed = { ...sessionStorage };
  first.unmount();
  // A reload takes the page away without its form being closed.
  for (const [key, value] of Object.entries(typed)) sessionStorage.setItem(key, value);

  const { t } = await open([holding(anOrder()).read]);
  expect(await bottles()).toHaveValue('12');
  expect(screen.getByRole('button', { name: t('order.propose') })).toBeEnabled();
});
