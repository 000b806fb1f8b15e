import { screen, waitFor } from '@testing-library/react';
import {
  createOrderForm,
  getCart,
  getEstimate,
  listEstimates,
  listHolidays,
  listShippingAddresses,
} from '@vitis/contracts';
import { addDays, seoulDay } from '@vitis/domain';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { aCart } from '../../shared/testing/cart.ts';
import { anAddress, anEstimate, anOrder } from '../../shared/testing/documents.ts';
import { Screen } from './cart-order.route.tsx';

const around = [
  answerOk(getCart, aCart([])),
  answerOk(listHolidays, { _embedded: { items: [] } }),
  answerOk(listShippingAddresses, { _embedded: { items: [anAddress()] } }),
  answer(createOrderForm, { status: 201, body: anOrder() }),
];

beforeEach(() => sessionStorage.clear());

const open = (answers: readonly FakeAnswer[], number = 'E20261120-0001') =>
  renderFeature(<Screen />, {
    part: 'mf-catalog',
    as: 'buyer',
    route: '/cart/order',
    path: `/cart/order?estimate=${number}`,
    answers: [...around, ...answers],
  });

const estimate = (given: Parameters<typeof anEstimate>[0] = {}) => answerOk(getEstimate, anEstimate(given));
const noEstimates = answerOk(listEstimates, {
  _embedded: { items: [] },
  page: { number: 0, size: 20, totalElements: 0, totalPages: 0 },
});

test('a confirmed estimate is ordered at its own prices', async () => {
  const { t, user, calls } = await open([estimate(), noEstimates]);
  const orders = () => calls.filter(({ path }) => path === createOrderForm.path);
  expect(await screen.findByText(t('order.estimate.note', { number: 'E20261120-0001' }))).toBeVisible();
  expect(screen.getByText('36,000원')).toBeVisible();
  expect(screen.getByText('475,200원')).toBeVisible();
  const day = await screen.findByLabelText(new RegExp(t('order.due.label')));
  await user.type(day, addDays(seoulDay(new Date()), 7));
  await user.click(screen.getByRole('button', { name: t('order.title') }));
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders()[0]?.body).toMatchObject({ estimateNumber: 'E20261120-0001' });
  expect(orders()[0]?.body).not.toHaveProperty('products');
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
    '/mypage/estimate-apply-history/E20261120-0001',
  ],
])('an estimate that is %s leads to where it stands', async (_name, given, key, href) => {
  const { t } = await open([estimate(given)]);
  expect(await screen.findByText(t(`order.estimate.${key}`))).toBeVisible();
  expect(screen.getByRole('link', { name: t('order.estimate.open') })).toHaveAttribute('href', href);
});

test.each(['E20261120-0001', 'abc'])('a foreign estimate or none (%s) is not found', async (number) => {
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
