import { act, screen, waitFor, within } from '@testing-library/react';
import {
  changeOrderDelivery,
  changeOrderPickup,
  getDeliveryDays,
  getOrderForm,
  listHolidays,
  listShippingAddresses,
  listStores,
  type OrderForm,
} from '@vitis/contracts';
import { addDays, dayOfWeek, seoulDay, shortDay } from '@vitis/domain';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { someDeliveryDays } from '@vitis/testing/builders/delivery-days';
import { anOrder } from '@vitis/testing/builders/order-form';
import { aProposal } from '@vitis/testing/builders/order-proposal';
import { aStore } from '@vitis/testing/builders/places';
import { anAddress } from '@vitis/testing/builders/shipping-address';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { Screen } from './order-pickup.route.tsx';

const NUMBER = 'O20261120-0002';
const weekdays = {
  hours: [{ days: [1, 2, 3, 4, 5], from: '10:00', to: '12:00' }],
  isOpen: true,
  changesAt: null,
};
const stores = answerOk(listStores, {
  _embedded: {
    items: [aStore({ opening: weekdays }), aStore({ id: 2, name: '이천 물류센터', opening: weekdays })],
  },
});
const noHolidays = answerOk(listHolidays, { _embedded: { items: [] } });
/** A Wednesday, at least a week ahead. */
const day = [7, 8, 9, 10, 11, 12, 13]
  .map((ahead) => addDays(seoulDay(new Date()), ahead))
  .find((each) => dayOfWeek(each) === 3)!;
const pickup = {
  idStore: 1,
  name: '성수 쇼룸',
  phone: '0200001001',
  address: '서울특별시 성동구 성수이로 118',
  note: null,
  time: '10:30',
};

const open = (path: string, answers: readonly FakeAnswer[] = []) =>
  renderFeature(<Screen />, {
    part: 'mf-catalog',
    as: 'buyer',
    route: '/order/pickup',
    path,
    answers: [stores, noHolidays, ...answers],
  });
/** The first day that can be kept, as the form offers it. */
const nextDay = () => shortDay(someDeliveryDays().days[0]!);
const order = (given: Partial<OrderForm> = {}) => answerOk(getOrderForm, anOrder(given));

test('the store and the hour that are chosen lead back to the order form', async () => {
  const { t, user, address } = await open('/order/pickup?from=cart&ids=1');
  await user.click(await screen.findByRole('radio', { name: /이천 물류센터/ }));
  const field = screen.getByRole('textbox', { name: new RegExp(`^${t('pickup.day')}`) });
  await user.type(field, addDays(day, 4));
  await user.tab();
  expect(await screen.findByText(t('pickup.error.CLOSED'))).toBeVisible();
  await user.clear(field);
  await user.type(field, day);
  const time = screen.getByRole('combobox', { name: new RegExp(`^${t('pickup.time')}`) });
  expect(
    within(time)
      .getAllByRole('option')
      .slice(1)
      .map((option) => option.textContent),
  ).toEqual(['10:00', '10:30', '11:00', '11:30']);
  await user.selectOptions(time, '11:00');
  await user.click(screen.getByRole('button', { name: t('pickup.choose') }));
  expect(address()).toBe(`/cart/order?from=cart&ids=1&pickup=2&day=${day}&time=11%3A00`);
});

test('a holiday on which a store hands out nothing is named', async () => {
  const named = answerOk(listHolidays, {
    _embedded: { items: [{ date: day, name: '창립기념일', substitute: false }] },
  });
  const { t, user } = await open('/order/pickup?from=cart&ids=1', [named]);
  await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${t('pickup.day')}`) }), day);
  await user.click(screen.getByRole('button', { name: t('portal.forms.calendar') }));
  expect(await screen.findByRole('button', { name: /창립기념일/ })).toBeDisabled();
});

test('an order that waits is changed to a pick-up, and then says where, when and what to bring', async () => {
  let held = anOrder();
  const { t, user, calls } = await open(`/order/pickup?order=${NUMBER}`, [
    answer(getOrderForm, () => ({ status: 200 as const, body: held })),
    answer(changeOrderPickup, () => {
      held = anOrder({ pickup, dueDate: day, version: 2 });
      return { status: 200 as const, body: held };
    }),
  ]);
  expect(await screen.findByText(t('pickup.instead'))).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: new RegExp(`^${t('pickup.day')}`) }), day);
  await user.selectOptions(
    screen.getByRole('combobox', { name: new RegExp(`^${t('pickup.time')}`) }),
    '10:30',
  );
  await user.click(screen.getByRole('button', { name: t('pickup.save') }));
  expect(await screen.findByText(new RegExp(`${day}.*10:30`))).toBeVisible();
  expect(screen.getByText(t('pickup.bring.identity'))).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    body: { idStore: 1, day, time: '10:30' },
  });
});

test('a confirmed order that is brought says that it cannot be changed here', async () => {
  const { t } = await open(`/order/pickup?order=${NUMBER}`, [order({ status: 'CONFIRMED' })]);
  expect(await screen.findByText(t('pickup.settled'))).toBeVisible();
});

test('without a store there is a way to the sales contact', async () => {
  const none = answerOk(listStores, { _embedded: { items: [] } });
  const { t } = await open('/order/pickup?ids=1', [none]);
  expect(await screen.findByText(t('pickup.noStores'))).toBeVisible();
});

test('an order that waits to be picked up is brought instead, to a saved address on a day that can be kept', async () => {
  let held = anOrder({ pickup, isPickup: true, dueDate: day });
  const address = anAddress();
  const kept = someDeliveryDays();
  const {
    t,
    user,
    calls,
    address: opened,
  } = await open(`/order/pickup?order=${NUMBER}`, [
    answer(getOrderForm, () => ({ status: 200 as const, body: held })),
    answerOk(listShippingAddresses, { _embedded: { items: [address] } }),
    answerOk(getDeliveryDays, kept),
    answer(changeOrderDelivery, () => {
      held = anOrder({ version: 2 });
      return { status: 200 as const, body: held };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: t('pickup.toDelivery') }));
  expect(await screen.findByRole('radio', { name: new RegExp(address.name) })).toBeChecked();
  // Its address is one of those that are kept.
  expect(screen.queryByRole('radio', { name: t('order.newAddress') })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('pickup.saveDelivery') }));
  expect(await screen.findByText(t('flow.error.REQUIRED'))).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(screen.getByRole('button', { name: t('order.due.next', { day: nextDay() }) }));
  await user.click(screen.getByRole('button', { name: t('pickup.saveDelivery') }));
  await waitFor(() => expect(opened()).toBe(`/mypage/estimate-order-history/${NUMBER}`));
  const { id, name, isDefault, ...shipping } = address;
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    body: { dueDate: kept.days[0], shipping },
  });
});

test('who has no address saved is led to where one is added', async () => {
  const { t, user } = await open(`/order/pickup?order=${NUMBER}`, [
    order({ pickup, isPickup: true, dueDate: day }),
    answerOk(listShippingAddresses, { _embedded: { items: [] } }),
    answerOk(getDeliveryDays, someDeliveryDays()),
  ]);
  await user.click(await screen.findByRole('button', { name: t('pickup.toDelivery') }));
  expect(await screen.findByRole('link', { name: t('pickup.toAddresses') })).toHaveAttribute(
    'href',
    '/mypage/client-info/addresses',
  );
});

test('an order that is settled is not brought instead', async () => {
  const { t } = await open(`/order/pickup?order=${NUMBER}`, [
    order({ status: 'CONFIRMED', pickup, isPickup: true, dueDate: day }),
  ]);
  expect(await screen.findByText(t('pickup.bring.identity'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('pickup.toDelivery') })).not.toBeInTheDocument();
});

test.each(['toDelivery', 'change'] as const)(
  'what sales propose while the form is open (%s) is told first, not undone unseen',
  async (way) => {
    let held = anOrder({ pickup, isPickup: true, dueDate: day });
    const socket = await fakeSocket();
    const { t, user, calls } = await open(`/order/pickup?order=${NUMBER}`, [
      answer(getOrderForm, () => ({ status: 200 as const, body: held })),
      answerOk(listShippingAddresses, { _embedded: { items: [anAddress()] } }),
      answerOk(getDeliveryDays, someDeliveryDays()),
      answerProblem(changeOrderDelivery, 412, 'VERSION_MISMATCH', '다른 사람이 바꾸었습니다.'),
      answerProblem(changeOrderPickup, 412, 'VERSION_MISMATCH', '다른 사람이 바꾸었습니다.'),
    ]);
    await user.click(await screen.findByRole('button', { name: t(`pickup.${way}`) }));
    if (way === 'toDelivery')
      await user.click(await screen.findByRole('button', { name: t('order.due.next', { day: nextDay() }) }));
    await act(async () => socket.connect());
    const seen = held.version;
    expect(screen.queryByText(t('pickup.proposed'))).not.toBeInTheDocument();
    held = { ...held, version: seen + 1, isProposed: true, proposals: [aProposal(held)] };
    const reads = () => calls.filter(({ method }) => method === 'GET').length;
    const before = reads();
    await act(async () => socket.tell('order:changed', { orderFormNumber: NUMBER, status: 'REQUESTED' }));
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(await screen.findByText(t('pickup.proposed'))).toBeVisible();
    const save = () =>
      screen.getByRole('button', { name: t(way === 'change' ? 'pickup.save' : 'pickup.saveDelivery') });
    await user.click(save());
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1));
    const [put] = calls.filter(({ method }) => method === 'PUT');
    expect(put?.headers.get('if-match')).toBe(`"v${seen}"`);

    // Told once, the next one is told as well.
    const proposed = reads();
    held = { ...held, version: seen + 2 };
    await act(async () => socket.tell('order:changed', { orderFormNumber: NUMBER, status: 'REQUESTED' }));
    await waitFor(() => expect(reads()).toBeGreaterThan(proposed));
    await user.click(save());
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    const [, again] = calls.filter(({ method }) => method === 'PUT');
    expect(again?.headers.get('if-match')).toBe(`"v${seen + 1}"`);
  },
);

test('an order that is confirmed while it is to be brought instead says where it is still picked up', async () => {
  let held = anOrder({ pickup, isPickup: true, dueDate: day });
  const socket = await fakeSocket();
  const { t, user } = await open(`/order/pickup?order=${NUMBER}`, [
    answer(getOrderForm, () => ({ status: 200 as const, body: held })),
    answerOk(listShippingAddresses, { _embedded: { items: [anAddress()] } }),
    answerOk(getDeliveryDays, someDeliveryDays()),
  ]);
  await user.click(await screen.findByRole('button', { name: t('pickup.toDelivery') }));
  await screen.findByRole('button', { name: t('pickup.saveDelivery') });
  await act(async () => socket.connect());
  held = { ...held, status: 'CONFIRMED', version: held.version + 1 };
  await act(async () => socket.tell('order:changed', { orderFormNumber: NUMBER, status: 'CONFIRMED' }));
  expect(await screen.findByText(new RegExp(`${day}.*10:30`))).toBeVisible();
  expect(screen.queryByText(t('pickup.settled'))).not.toBeInTheDocument();
});

test('saved addresses that do not come are no choice to make, and another try is offered', async () => {
  const { t, user } = await open(`/order/pickup?order=${NUMBER}`, [
    order({ pickup, isPickup: true, dueDate: day }),
    answerProblem(listShippingAddresses, 500, 'INTERNAL', 'INTERNAL'),
    answerOk(getDeliveryDays, someDeliveryDays()),
  ]);
  await user.click(await screen.findByRole('button', { name: t('pickup.toDelivery') }));
  expect(await screen.findByText(t('order.addressesMissing'))).toBeVisible();
  expect(screen.queryByRole('group', { name: t('order.address') })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('failure.retry') })).toBeVisible();
});
