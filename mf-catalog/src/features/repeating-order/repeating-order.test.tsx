import { act, screen, waitFor } from '@testing-library/react';
import {
  confirmRepeatDate,
  createRepeatingOrder,
  getCart,
  listHolidays,
  listRepeatingOrders,
  listShippingAddresses,
  type RepeatingOrder,
  setRepeatingOrderStatus,
  skipRepeatDate,
} from '@vitis/contracts';
import { addBusinessDays, addDays, draftKey, seoulDay, wineTitle } from '@vitis/domain';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aCart, aCartItem } from '@vitis/testing/builders/cart';
import { aRepeatDate, aRepeatingOrder } from '@vitis/testing/builders/repeating-order';
import { anAddress } from '@vitis/testing/builders/shipping-address';
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
  await waitFor(() => expect(callsOf(confirmRepeatDate)).toHaveLength(1));
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
