import { act, screen, waitFor } from '@testing-library/react';
import {
  type Coupon,
  createOrderForm,
  getCart,
  getCredit,
  getDeliveryDays,
  getEstimate,
  listCoupons,
  listEstimates,
  listShippingAddresses,
} from '@vitis/contracts';
import { shortDay } from '@vitis/domain';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aCart } from '@vitis/testing/builders/cart';
import { someDeliveryDays } from '@vitis/testing/builders/delivery-days';
import { aLine } from '@vitis/testing/builders/document-line';
import { anEstimate } from '@vitis/testing/builders/estimate';
import { anOrder } from '@vitis/testing/builders/order-form';
import { aPage } from '@vitis/testing/builders/page';
import { anAddress } from '@vitis/testing/builders/shipping-address';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { Screen } from './cart-order.route.tsx';

const noCoupons = answerOk(listCoupons, aPage<Coupon>([]));
const week = someDeliveryDays();
const around = [
  answerOk(getCart, aCart()),
  answerOk(getDeliveryDays, week),
  answerOk(getCredit, { credit: null }),
  answerOk(listShippingAddresses, { _embedded: { items: [anAddress()] } }),
  answer(createOrderForm, { status: 201, body: anOrder() }),
];

beforeEach(() => sessionStorage.clear());

const open = (answers: readonly FakeAnswer[], number = 'E20261118-0004') =>
  renderFeature(<Screen />, {
    part: 'mf-catalog',
    as: 'buyer',
    route: '/cart/order',
    path: `/cart/order?estimate=${number}`,
    answers: [noCoupons, ...around, ...answers],
  });

const estimate = (given: Parameters<typeof anEstimate>[0] = {}) =>
  answerOk(getEstimate, anEstimate({ status: 'CONFIRMED', products: [aLine({ qty: 12 })], ...given }));
const elsewhere = {
  ...{ fullName: '박서준', mobile: '01099998888', postalCode: '10881' },
  ...{ address1: '경기도 파주시 회동길 20', address2: '2층', message: '뒷문' },
};
const saved = (...items: ReturnType<typeof anAddress>[]) =>
  answerOk(listShippingAddresses, { _embedded: { items } });
const noEstimates = answerOk(listEstimates, aPage([]));

test('a confirmed estimate is ordered at its own prices', async () => {
  const { t, user, calls } = await open([estimate(), noEstimates]);
  const orders = () => calls.filter(({ path }) => path === createOrderForm.path);
  expect(await screen.findByText(t('order.estimate.note', { number: 'E20261118-0004' }))).toBeVisible();
  expect(screen.getByText(/38,500원/)).toBeVisible();
  expect(screen.getByText('508,200원')).toBeVisible();
  expect(screen.getByRole('link', { name: '와인 1호 2019' })).toHaveAttribute('href', '/product/1');
  const day = shortDay(week.days[1] ?? '');
  await user.click(await screen.findByRole('button', { name: day }));
  await user.click(screen.getByRole('button', { name: t('order.title') }));
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders()[0]?.body).toMatchObject({ estimateNumber: 'E20261118-0004' });
  expect(orders()[0]?.body).not.toHaveProperty('products');
});

test.each([
  ['a saved address', saved(anAddress(), anAddress({ id: 2, ...elsewhere, isDefault: false })), '2'],
  ['a new one', saved(anAddress()), 'new'],
  [
    'a new one, where the saved ones do not come',
    answerProblem(listShippingAddresses, 500, 'INTERNAL', 'x'),
    'new',
  ],
])('the place that the estimate names is chosen: %s', async (_name, addresses, chosen) => {
  const { t, user, calls } = await open([estimate({ recipient: elsewhere }), noEstimates, addresses]);
  await waitFor(() =>
    expect(screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value).toBe(chosen),
  );
  await user.click(await screen.findByRole('button', { name: shortDay(week.days[1] ?? '') }));
  await user.click(screen.getByRole('button', { name: t('order.title') }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === createOrderForm.path)?.body).toMatchObject({
      shipping: elsewhere,
    }),
  );
});

test('a part of an estimate is ordered at its prices, and what is left is said to lapse', async () => {
  const products = [aLine({ qty: 12 }), aLine({ idProduct: 2, productName: '도멘 오르비에 NV', qty: 6 })];
  const { t, user, calls } = await open([estimate({ products }), noEstimates]);
  const orders = () => calls.filter(({ path }) => path === createOrderForm.path);
  const name = products[0]?.productName ?? '';
  await user.click(
    await screen.findByRole('checkbox', { name: t('order.estimate.select', { title: '도멘 오르비에 NV' }) }),
  );
  expect(screen.getByText(t('order.estimate.part'))).toBeVisible();
  // The last line stays.
  expect(screen.getByRole('checkbox', { name: t('order.estimate.select', { title: name }) })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: t('quantity.less', { title: name }) }));
  await user.click(await screen.findByRole('button', { name: shortDay(week.days[1] ?? '') }));
  await user.click(screen.getByRole('button', { name: t('order.title') }));
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders()[0]?.body).toMatchObject({
    estimateNumber: 'E20261118-0004',
    products: [{ idProduct: products[0]?.idProduct, qty: 6 }],
  });
});

test('what cannot be read of a line of an estimate is not ordered', async () => {
  const { t, user, calls } = await open([estimate(), noEstimates]);
  await user.click(await screen.findByRole('button', { name: shortDay(week.days[1] ?? '') }));
  const quantity = screen.getByRole('spinbutton');
  await user.click(quantity);
  await user.keyboard('1.5{Enter}');
  await user.click(screen.getByRole('button', { name: t('order.title') }));
  expect(quantity).toHaveFocus();
  expect(quantity).toHaveValue('1.5');
  expect(calls.some(({ path }) => path === createOrderForm.path)).toBe(false);
});

test('more than the estimate has stays as it was typed, is said, and is not sent; what it has is one press away', async () => {
  const products = [aLine({ qty: 24 })];
  const shown = await open([estimate({ products }), noEstimates]);
  const { t, user, calls } = shown;
  const order = () => screen.getByRole('button', { name: t('order.title') });
  const quantity = () =>
    screen.findByRole('spinbutton', { name: t('quantity.of', { title: products[0]?.productName }) });
  await user.click(await screen.findByRole('button', { name: shortDay(week.days[1] ?? '') }));
  await user.clear(await quantity());
  await user.type(await quantity(), '5{Enter}');
  expect(await quantity()).toHaveAttribute('aria-valuenow', '30');
  expect(screen.getByRole('alert')).toHaveTextContent(t('order.estimate.over', { quantity: '24병' }));
  expect(order()).toBeDisabled();
  expect(screen.queryByText(t('order.estimate.part'))).not.toBeInTheDocument();
  expect(calls.some(({ path }) => path === createOrderForm.path)).toBe(false);
  shown.unmount();

  await open([estimate({ products }), noEstimates]);
  expect(await quantity()).toHaveAttribute('aria-valuenow', '30');
  await user.click(screen.getByRole('button', { name: t('cart.fit', { quantity: '24병' }) }));
  expect(await quantity()).toHaveAttribute('aria-valuenow', '24');
  expect(order()).toBeEnabled();
});

test.each([
  [
    'ordered already',
    { orderFormNumber: 'O20261120-0009' },
    'ordered',
    '/mypage/estimate-order-history/O20261120-0009',
  ],
  [
    'not confirmed',
    { status: 'RESPONDED' as const },
    'notConfirmed',
    '/mypage/estimate-apply-history/E20261118-0004',
  ],
])('an estimate that is %s leads to where it stands', async (_name, given, key, href) => {
  const { t } = await open([estimate(given)]);
  expect(await screen.findByText(t(`order.estimate.${key}`))).toBeVisible();
  expect(screen.getByRole('link', { name: t('order.estimate.open') })).toHaveAttribute('href', href);
});

test.each(['E20261118-0004', 'abc'])('a foreign estimate or none (%s) is not found', async (number) => {
  const { t } = await open([answerProblem(getEstimate, 404, 'NOT_FOUND', '없습니다.')], number);
  expect(await screen.findByText(t('order.estimate.notFound'))).toBeVisible();
});

test('without lines of the cart there is nothing to order', async () => {
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-catalog',
    as: 'buyer',
    route: '/cart/order',
    path: '/cart/order?from=cart&ids=77',
    answers: around,
  });
  expect(await screen.findByText(t('flow.nothing'))).toBeVisible();
});

test('an open form follows its estimate: confirmed now, and ordered by a colleague', async () => {
  const socket = await fakeSocket();
  await act(async () => socket.connect());
  const number = 'E20261118-0004';
  const held: Parameters<typeof anEstimate>[0] = { status: 'RESPONDED' };
  const { t } = await open([
    answer(getEstimate, () => ({ status: 200 as const, body: anEstimate(held) })),
    noEstimates,
  ]);
  expect(await screen.findByText(t('order.estimate.notConfirmed'))).toBeVisible();
  held.status = 'CONFIRMED';
  await act(async () => socket.tell('estimate:changed', { estimateNumber: number, status: 'CONFIRMED' }));
  expect(await screen.findByText(t('order.estimate.note', { number }))).toBeVisible();
  held.orderFormNumber = 'O20261118-0001';
  await act(async () =>
    socket.tell('order:changed', { orderFormNumber: 'O20261118-0001', status: 'REQUESTED' }),
  );
  expect(await screen.findByText(t('order.estimate.ordered'))).toBeVisible();
});

test('of an order that is sent from here its own answer tells', async () => {
  const socket = await fakeSocket();
  await act(async () => socket.connect());
  let placed = (_reply: { status: 201; body: ReturnType<typeof anOrder> }) => {};
  const { t, user, calls, address } = await open([
    estimate(),
    noEstimates,
    answer(
      createOrderForm,
      () =>
        new Promise((resolve) => {
          placed = resolve;
        }),
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: shortDay(week.days[1] ?? '') }));
  await user.click(screen.getByRole('button', { name: t('order.title') }));
  const read = () => calls.filter(({ path }) => path.endsWith('/E20261118-0004')).length;
  const before = read();
  await act(async () =>
    socket.tell('order:changed', { orderFormNumber: 'O20261118-0001', status: 'REQUESTED' }),
  );
  expect(read()).toBe(before);
  await act(async () => placed({ status: 201, body: anOrder() }));
  await waitFor(() => expect(address()).toMatch(/^\/order\/orderComplete/));
});
