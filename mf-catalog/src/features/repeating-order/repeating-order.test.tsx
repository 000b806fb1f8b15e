import { act, screen, waitFor } from '@testing-library/react';
import {
  changeRepeatingOrder,
  confirmRepeatDate,
  createRepeatingOrder,
  getCart,
  getDeliveryDays,
  HEADERS,
  listHolidays,
  listRepeatingOrders,
  listShippingAddresses,
  type RepeatingOrder,
  setRepeatingOrderStatus,
  skipRepeatDate,
} from '@vitis/contracts';
import {
  addBusinessDays,
  addDays,
  dayOfWeek,
  draftKey,
  formatDay,
  lastDeliveryDay,
  seoulDay,
  wineTitle,
} from '@vitis/domain';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aCart, aCartItem } from '@vitis/testing/builders/cart';
import { someDeliveryDays } from '@vitis/testing/builders/delivery-days';
import { aRepeatDate, aRepeatingOrder } from '@vitis/testing/builders/repeating-order';
import { anAddress, shipping } from '@vitis/testing/builders/shipping-address';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { Screen } from './repeating-order.route.tsx';

const holding = (...items: RepeatingOrder[]) => answerOk(listRepeatingOrders, { _embedded: { items } });

beforeEach(() => sessionStorage.clear());

async function open(path: string, answers: readonly FakeAnswer[]) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-catalog',
    as: 'buyer',
    route: '/order/subscribe',
    path,
    answers: [
      answerOk(getCart, aCart([aCartItem(1, 12)])),
      answerOk(listHolidays, { _embedded: { items: [] } }),
      answerOk(getDeliveryDays, someDeliveryDays()),
      answerOk(listShippingAddresses, { _embedded: { items: [anAddress({})] } }),
      ...answers,
    ],
  });
  const callsOf = ({ path }: { path: string }) => {
    const last = path.split('/').at(-1)!;
    return shown.calls.filter((each) => each.method !== 'GET' && each.path.endsWith(last));
  };
  return { ...shown, callsOf };
}

test('begins one of the chosen lines of the cart, and says what follows from its first day', async () => {
  const first = addBusinessDays(addDays(seoulDay(new Date()), 7), 0, new Set());
  const { t, user, callsOf, address } = await open('/order/subscribe?ids=1', [
    holding(aRepeatingOrder()),
    answer(createRepeatingOrder, { status: 201, body: aRepeatingOrder({ id: 7 }) }),
  ]);
  const start = await screen.findByRole('button', { name: t('subscribe.start') });
  await waitFor(() => expect(start).toBeEnabled());
  await user.click(start);
  expect(await screen.findByText(t('flow.error.REQUIRED'))).toBeVisible();

  await user.type(screen.getByLabelText(new RegExp(`^${t('subscribe.firstDay')}`)), first);
  expect(await screen.findByText(new RegExp(first))).toBeVisible();
  await user.click(screen.getByRole('radio', { name: t('subscribe.every.BIWEEKLY') }));
  await user.click(screen.getByRole('radio', { name: new RegExp(t('subscribe.atOnce')) }));
  await user.click(start);
  await waitFor(() => expect(address()).toBe('/order/subscribe?id=7'));
  expect(callsOf(createRepeatingOrder)).toMatchObject([
    {
      body: {
        interval: 'BIWEEKLY',
        firstDay: first,
        asksFirst: false,
        products: [{ idProduct: 1, qty: 12 }],
      },
    },
  ]);
});

test('asks nobody before they leave who has changed nothing, and whoever has', async () => {
  const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const socket = await fakeSocket();
  const { t, user, calls } = await open('/order/subscribe?ids=1', [holding(aRepeatingOrder())]);
  const message = await screen.findByRole('textbox', { name: t('flow.message') });
  expect(await screen.findByRole('radio', { name: new RegExp(anAddress({}).address1) })).toBeChecked();
  // The cart is asked for again, and what stands here is made of it anew.
  const cartCalls = () => calls.filter(({ path }) => path === getCart.path).length;
  const before = cartCalls();
  await act(async () => socket.connect());
  await act(async () => socket.tell('cart:changed', { count: 1 }));
  await waitFor(() => expect(cartCalls()).toBeGreaterThan(before));
  await act(async () => {});
  expect(asksBeforeLeaving()).toBe(false);
  await user.type(message, '오전');
  await waitFor(() => expect(asksBeforeLeaving()).toBe(true));
});

test('a creation whose answer was lost is nothing that a change could send', async () => {
  const { id: _, version: __, status: ___, dates: ____, past: _____, ...lost } = aRepeatingOrder();
  const held = { key: 'held', input: { body: { ...lost, products: [{ idProduct: 2, qty: 6 }] } } };
  sessionStorage.setItem(draftKey(1, 'repeating order attempt'), JSON.stringify(held));
  const changed = await open('/order/subscribe?change=5', [holding(aRepeatingOrder({ id: 5 }))]);
  expect(await screen.findByRole('button', { name: changed.t('subscribe.save') })).toBeVisible();
  expect(screen.queryByRole('button', { name: changed.t('flow.unsettled.check') })).not.toBeInTheDocument();
  changed.unmount();
  sessionStorage.setItem(draftKey(1, 'repeating order attempt'), JSON.stringify(held));

  const { t, user, callsOf, address } = await open('/order/subscribe?ids=1', [
    holding(),
    answer(createRepeatingOrder, { status: 201, body: aRepeatingOrder({ id: 7 }) }),
  ]);
  await user.click(await screen.findByRole('button', { name: t('flow.unsettled.check') }));
  await waitFor(() => expect(address()).toBe('/order/subscribe?id=7'));
  expect(callsOf(createRepeatingOrder)).toMatchObject([{ method: 'POST', body: held.input.body }]);
});

/** The next such weekday that is not before next week. */
const next = (weekday: number) => {
  const from = addDays(seoulDay(new Date()), 7);
  return addDays(from, (7 + weekday - dayOfWeek(from)) % 7);
};
const WEDNESDAY = next(3);
const THURSDAY = next(4);

/** A new one of the cart, with its first day. */
async function openNew(firstDay: string, answers: readonly FakeAnswer[]) {
  const shown = await open('/order/subscribe?ids=1', [holding(), ...answers]);
  const { t, user } = shown;
  const start = await screen.findByRole('button', { name: t('subscribe.start') });
  await waitFor(() => expect(start).toBeEnabled());
  await user.type(screen.getByLabelText(new RegExp(`^${t('subscribe.firstDay')}`)), firstDay);
  return { ...shown, start };
}

const begun = answer(createRepeatingOrder, { status: 201, body: aRepeatingOrder({ id: 7 }) });

test('only days on which the address is served can be chosen, and holidays are named', async () => {
  const island = someDeliveryDays({
    area: '제주',
    weekdays: [2, 4],
    holidays: [{ date: THURSDAY, name: '창립기념일' }],
  });
  const { t, user, start, callsOf, address } = await openNew(WEDNESDAY, [
    answerOk(getDeliveryDays, island),
    begun,
  ]);
  expect(screen.getByText(t('order.due.hint', { area: '제주', weekdays: '화·목' }))).toBeVisible();
  await user.click(start);
  expect(await screen.findByText(t('flow.error.DAY_NOT_KEPT'))).toBeVisible();
  expect(callsOf(createRepeatingOrder)).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: t('portal.forms.calendar') }));
  const words = (day: string) =>
    new RegExp(new Intl.DateTimeFormat('ko-KR', { dateStyle: 'full' }).format(new Date(`${day}T12:00:00`)));
  expect(await screen.findByRole('button', { name: words(WEDNESDAY) })).toBeDisabled();
  const field = screen.getByLabelText(new RegExp(`^${t('subscribe.firstDay')}`));
  await user.keyboard('{Escape}');
  await user.clear(field);
  await user.type(field, THURSDAY);
  await user.click(screen.getByRole('button', { name: t('portal.forms.calendar') }));
  expect(await screen.findByRole('button', { name: /창립기념일/ })).toBeEnabled();
  await user.keyboard('{Escape}');
  await user.click(start);
  await waitFor(() => expect(address()).toBe('/order/subscribe?id=7'));
});

test('a first day more than a year ahead is refused at its field', async () => {
  const last = lastDeliveryDay(seoulDay(new Date()));
  const { t, user, start, callsOf } = await openNew(addDays(last, 1), [begun]);
  await user.click(start);
  const words = t('flow.error.DAY_TOO_FAR', { day: formatDay(last, 'ko-KR') });
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.queryByText(t('flow.error.DAY_NOT_KEPT'))).not.toBeInTheDocument();
  expect(callsOf(createRepeatingOrder)).toHaveLength(0);
});

test('a first day far ahead that a repeating order has already may stay', async () => {
  const { t, user, address } = await open('/order/subscribe?change=5', [
    holding(aRepeatingOrder({ id: 5, firstDay: '2611-11-27' })),
    answerOk(changeRepeatingOrder, aRepeatingOrder({ id: 5 })),
  ]);
  const save = await screen.findByRole('button', { name: t('subscribe.save') });
  await waitFor(() => expect(save).toBeEnabled());
  await user.type(screen.getByRole('textbox', { name: t('flow.message') }), '오전');
  await user.click(save);
  await waitFor(() => expect(address()).toBe('/order/subscribe?id=5'));
});

test('a first day that the provider refuses is refused at its field', async () => {
  const message = '제주 지역은 화·목요일에 배송합니다.';
  const problem = {
    ...{ type: 'about:blank', title: 'x', code: 'INVALID_INPUT', message: '확인해 주세요.', requestId: 'x' },
    errors: [{ field: 'firstDay', code: 'DAY_NOT_SERVED', message }],
  };
  const refusing = answer(createRepeatingOrder, { status: 400, body: { ...problem, status: 400 } } as never);
  const { user, start } = await openNew(WEDNESDAY, [refusing]);
  await user.click(start);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText(problem.message)).not.toBeInTheDocument();
});

test('two presses begin one, and one like another is begun once the buyer has said so', async () => {
  const message = '같은 정기 발주가 이미 있습니다. 한 건 더 시작하시겠습니까?';
  const exists = answerProblem(createRepeatingOrder, 409, 'REPEATING_ORDER_EXISTS', message);
  const asked: FakeAnswer = {
    endpoint: createRepeatingOrder,
    respond: (call) =>
      ((call.body as { repetitionAcknowledged?: boolean }).repetitionAcknowledged ? begun : exists).respond(
        call,
      ),
  };
  const { user, start, callsOf, address } = await openNew(THURSDAY, [asked]);
  await user.dblClick(start);
  await waitFor(() => expect($dialogs.get().at(-1)).toMatchObject({ kind: 'confirm', message }));
  expect(callsOf(createRepeatingOrder)).toHaveLength(1);
  const request = $dialogs.get().at(-1);
  if (request?.kind === 'confirm') await act(async () => request.done(true));
  await waitFor(() => expect(address()).toBe('/order/subscribe?id=7'));
  expect(callsOf(createRepeatingOrder)).toHaveLength(2);
});

test('while an answer is lost nothing else is sent, and the same again finds the one that was begun', async () => {
  let times = 0;
  const lost: FakeAnswer = {
    endpoint: createRepeatingOrder,
    respond: (call) => {
      times += 1;
      if (times === 1) throw new TypeError('the line was cut');
      return begun.respond(call);
    },
  };
  const { t, user, start, callsOf, address } = await openNew(THURSDAY, [lost]);
  await user.click(start);
  const check = await screen.findByRole('button', { name: t('flow.unsettled.check') });
  await user.type(screen.getByRole('textbox', { name: t('flow.message') }), '오전');
  expect(start).toBeDisabled();
  await user.click(check);
  await waitFor(() => expect(address()).toBe('/order/subscribe?id=7'));
  const calls = callsOf(createRepeatingOrder);
  expect(new Set(calls.map(({ headers }) => headers.get(HEADERS.idempotencyKey))).size).toBe(1);
  expect(calls.map(({ body }) => body)).toEqual([calls[0]!.body, calls[0]!.body]);
});

/** The change of an order that others change as well. */
async function openChange(answers: readonly FakeAnswer[] = []) {
  let held = aRepeatingOrder({ id: 5, firstDay: THURSDAY });
  const hold = (given: Partial<RepeatingOrder>) => {
    held = { ...held, ...given };
  };
  const socket = await fakeSocket();
  const shown = await open('/order/subscribe?change=5', [
    answer(listRepeatingOrders, () => ({
      status: 200 as const,
      body: { _embedded: { items: [held] } },
    })),
    answer(changeRepeatingOrder, ({ headers }) =>
      headers.get('if-match') === `"v${held.version}"`
        ? { status: 200 as const, body: held }
        : ({ status: 412, body: stale } as never),
    ),
    ...answers,
  ]);
  await act(async () => socket.connect());
  const { t, user } = shown;
  const save = await screen.findByRole('button', { name: t('subscribe.save') });
  await waitFor(() => expect(save).toBeEnabled());
  await user.type(screen.getByRole('textbox', { name: t('flow.message') }), '오전');
  return {
    ...shown,
    hold,
    save,
    told: () => act(async () => socket.tell('repeating-order:changed', { id: 5 })),
  };
}

const stale = {
  ...{ type: 'about:blank', title: 'x', status: 412, code: 'VERSION_MISMATCH', requestId: 'x' },
  message: '다른 곳에서 변경되었습니다.',
};

test('a change on what another has changed meanwhile goes on once that was seen', async () => {
  const { t, user, hold, save, callsOf, address } = await openChange();
  hold({ version: 2, interval: 'MONTHLY', products: [aCartItem(2, 24)] });
  await user.click(save);
  expect(await screen.findByText(t('portal.changed.whileWriting.repeatingOrder'))).toBeVisible();
  expect(screen.queryByText(stale.message)).not.toBeInTheDocument();
  expect(save).toBeDisabled();

  await user.click(screen.getByRole('button', { name: t('portal.changed.takeOver') }));
  expect(screen.queryByText(t('portal.changed.whileWriting.repeatingOrder'))).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: t('subscribe.every.MONTHLY') })).toBeChecked();
  await user.click(save);
  await waitFor(() => expect(address()).toBe('/order/subscribe?id=5'));
  const puts = callsOf({ path: '/5' });
  expect(puts.map(({ headers }) => headers.get('if-match'))).toEqual(['"v1"', '"v2"']);
  expect(puts.at(-1)).toMatchObject({
    body: { interval: 'MONTHLY', requestMessage: '오전', products: [{ idProduct: 2, qty: 24 }] },
  });
});

test('addresses that come with another try are chosen from as ever, unless a new one is filled in by then', async () => {
  let isDown = true;
  const down = answerProblem(listShippingAddresses, 500, 'INTERNAL', 'x');
  const saved = answerOk(listShippingAddresses, { _embedded: { items: [anAddress({})] } });
  const failing: FakeAnswer = {
    endpoint: listShippingAddresses,
    respond: (call) => (isDown ? down : saved).respond(call),
  };
  const shown = await open('/order/subscribe?ids=1', [holding(), failing]);
  const { t } = shown;
  const retry = () => screen.findByRole('button', { name: t('failure.retry') });
  const another = () => screen.findByRole('radio', { name: t('order.newAddress') });
  await retry();
  expect(await another()).not.toBeChecked();
  isDown = false;
  await shown.user.click(await retry());
  expect(await screen.findByRole('radio', { name: /청담점/ })).toBeChecked();
  shown.unmount();

  isDown = true;
  const { user } = await open('/order/subscribe?ids=1', [holding(), failing]);
  await user.click(await another());
  expect(await screen.findByRole('checkbox', { name: t('order.keep') })).not.toBeChecked();
  isDown = false;
  await user.click(await retry());
  expect(await screen.findByRole('radio', { name: /청담점/ })).not.toBeChecked();
  expect(await another()).toBeChecked();
});

test('what was typed of the address stays whole when another has changed it', async () => {
  const { t, user, hold, save, told, callsOf } = await openChange([
    answerOk(listShippingAddresses, {
      _embedded: { items: [anAddress({}), anAddress({ id: 2, name: '물류 창고', postalCode: '10881' })] },
    }),
  ]);
  await user.click(screen.getByRole('radio', { name: /물류 창고/ }));
  hold({ version: 2, shipping: { ...shipping, address1: '부산광역시 해운대구' }, asksFirst: false });
  await told();
  await user.click(await screen.findByRole('button', { name: t('portal.changed.takeOver') }));
  expect(screen.getByRole('radio', { name: /물류 창고/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: new RegExp(t('subscribe.atOnce')) })).toBeChecked();
  await user.click(save);
  await waitFor(() =>
    expect(callsOf({ path: '/5' })).toMatchObject([
      { body: { asksFirst: false, shipping: { postalCode: '10881' } } },
    ]),
  );
});

test('one that is ended while it is changed says so, over what was typed', async () => {
  const { t, hold, save, told } = await openChange();
  hold({ version: 2, status: 'ENDED' });
  await told();
  expect(await screen.findByText(t('subscribe.endedMeanwhile'))).toBeVisible();
  expect(screen.getByRole('textbox', { name: t('flow.message') })).toHaveValue('오전');
  expect(save).toBeDisabled();
  expect(screen.queryByRole('button', { name: t('portal.changed.takeOver') })).not.toBeInTheDocument();
});

test('one that was ended before is not opened for a change', async () => {
  const { t } = await open('/order/subscribe?change=5', [
    holding(aRepeatingOrder({ id: 5, status: 'ENDED' })),
  ]);
  expect(await screen.findByText(t('subscribe.status.ENDED'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('subscribe.save') })).not.toBeInTheDocument();
});

test('a date that waits is ordered by one press, another is skipped', async () => {
  const [first, second] = [aRepeatDate({ state: 'WAITING' }), aRepeatDate({ day: '2026-12-03' })];
  const order = aRepeatingOrder({ dates: [first, second] });
  const { t, user, callsOf } = await open('/order/subscribe', [
    holding(order),
    answerOk(confirmRepeatDate, order),
    answerOk(skipRepeatDate, order),
  ]);
  await user.click(
    await screen.findByRole('button', { name: t('subscribe.orderOf', { day: '2026-11-26 (목)' }) }),
  );
  expect(screen.getByText('확인 대기')).toBeVisible();
  await waitFor(() => expect(callsOf(confirmRepeatDate)).toHaveLength(1));
  const { idProduct, unitPrice } = order.products[0]!;
  expect(callsOf(confirmRepeatDate)).toMatchObject([
    { body: { version: order.version, shownPrices: [{ idProduct, unitPrice }] } },
  ]);
  await user.click(screen.getByRole('button', { name: t('subscribe.skipOf', { day: '2026-12-03 (목)' }) }));
  await waitFor(() => expect(callsOf(skipRepeatDate)).toMatchObject([{ body: { skipped: true } }]));
});

test('says which wine is gone and why a date was not ordered', async () => {
  const failed = aRepeatDate({ state: 'FAILED', refusal: 'PRODUCT_UNAVAILABLE' });
  const products = [aCartItem(1, 12), aCartItem(2, 6, { price: null })];
  const { t } = await open('/order/subscribe', [holding(aRepeatingOrder({ dates: [failed], products }))]);
  expect(await screen.findByText(t('subscribe.trouble'))).toBeVisible();
  const names = wineTitle(products[1]!.product);
  expect(screen.getByText(t('subscribe.refusal.gone', { names }))).toBeVisible();
});

test('is paused by one press', async () => {
  const { t, user, callsOf } = await open('/order/subscribe', [
    holding(aRepeatingOrder()),
    answerOk(setRepeatingOrderStatus, aRepeatingOrder({ status: 'PAUSED' })),
  ]);
  await user.click(await screen.findByRole('button', { name: t('subscribe.pause') }));
  await waitFor(() =>
    expect(callsOf(setRepeatingOrderStatus)).toMatchObject([{ body: { status: 'PAUSED' } }]),
  );
});

test('the one that a mail or a notice is about stands first', async () => {
  const all = [6, 5, 4].map((id) => aRepeatingOrder({ id }));
  const { t } = await open('/order/subscribe?id=5', [holding(...all)]);
  const list = await screen.findByRole('list', { name: t('subscribe.title') });
  expect([...list.children].map(({ id }) => id)).toEqual([5, 6, 4].map((id) => `repeating-order-${id}`));
});

test('without any, tells where one begins', async () => {
  const { t } = await open('/order/subscribe', [holding()]);
  expect(await screen.findByText(t('subscribe.none'))).toBeVisible();
});

test('a date whose wine is gone by the press is refused in the provider’s words, and can be skipped still', async () => {
  const message = '지금은 주문하실 수 없는 와인이 있습니다: 샤토 라모네 2019';
  const order = aRepeatingOrder({ dates: [aRepeatDate({ state: 'WAITING' })] });
  const { t, user } = await open('/order/subscribe', [
    holding(order),
    answerProblem(confirmRepeatDate, 409, 'PRODUCT_UNAVAILABLE', message),
  ]);
  const day = { day: '2026-11-26 (목)' };
  await user.click(await screen.findByRole('button', { name: t('subscribe.orderOf', day) }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: t('subscribe.skipOf', day) })).toBeEnabled();
});
