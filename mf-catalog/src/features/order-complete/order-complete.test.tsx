import { act, screen, waitFor, within } from '@testing-library/react';
import { getOrderForm, type OrderForm } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aLine } from '@vitis/testing/builders/document-line';
import { anOrder } from '@vitis/testing/builders/order-form';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { Screen } from './order-complete.route.tsx';
import { stepsOf } from './steps.ts';

const base = { part: 'mf-catalog', as: 'buyer', route: '/order/orderComplete' } as const;
const open = (given: Partial<OrderForm> = {}) =>
  renderFeature(<Screen />, {
    ...base,
    path: '/order/orderComplete?number=O20261120-0002',
    answers: [answerOk(getOrderForm, anOrder(given))],
  });

test('says which order it is, what it comes to, where it goes and what happens next', async () => {
  const { t } = await open({ dueDate: '2026-11-25', requestMessage: '박스째 입고 부탁드립니다.' });
  expect(await screen.findByRole('heading', { level: 1, name: t('complete.title') })).toBeVisible();
  expect(screen.getByText('O20261120-0002')).toBeVisible();
  expect(screen.getByText('1,016,400원')).toBeVisible();
  expect(screen.getByText('2026-11-25 (수)')).toBeVisible();
  expect(screen.getByText(/도산대로 12, 지하 1층/)).toBeVisible();
  expect(screen.getByText('박스째 입고 부탁드립니다.')).toBeVisible();
  const steps = within(screen.getByRole('list', { name: t('complete.next') }));
  expect(steps.getByText(statusLabel('orderForm', 'REQUESTED', 'ko-KR')).closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(screen.getByRole('link', { name: t('complete.toOrder') })).toHaveAttribute(
    'href',
    '/mypage/estimate-order-history/O20261120-0002',
  );
});

test('each line shows its bottle and leads back to the wine', async () => {
  const picture = { base: '/files/bottle', widths: [126], width: 126, height: 350 };
  await open({ products: [aLine({ picture }), aLine({ idProduct: 2 })] });
  expect(await screen.findByRole('link', { name: '와인 2호 2019' })).toHaveAttribute('href', '/product/2');
  const row = screen.getByRole('link', { name: '와인 1호 2019' }).closest('tr');
  expect(row?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/files/bottle'));
});

test('follows the order while it is open', async () => {
  const socket = await fakeSocket();
  let status: OrderForm['status'] = 'REQUESTED';
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/order/orderComplete?number=O20261120-0002',
    answers: [answer(getOrderForm, () => ({ status: 200 as const, body: anOrder({ status }) }))],
  });
  const step = async (of: typeof status) =>
    within(await screen.findByRole('list', { name: t('complete.next') })).getByText(
      statusLabel('orderForm', of, 'ko-KR'),
    );
  expect((await step('REQUESTED')).closest('li')).toHaveAttribute('aria-current', 'step');
  await act(async () => socket.connect());
  status = 'CONFIRMED';
  await act(async () => socket.tell('order:changed', { orderFormNumber: 'O20261120-0002', status }));
  await waitFor(async () =>
    expect((await step('REQUESTED')).closest('li')).not.toHaveAttribute('aria-current', 'step'),
  );
});

test('says of an order past the credit limit that its stock is not reserved yet', async () => {
  const { t } = await open({ stockReserved: false });
  expect(await screen.findByText(t('complete.stockOpen'))).toBeVisible();
});

test.each(['?number=O20261120-0002', '?number=abc', ''])(
  '%j: an order of others, or none',
  async (search) => {
    const { t } = await renderFeature(<Screen />, {
      ...base,
      path: `/order/orderComplete${search}`,
      answers: [answerProblem(getOrderForm, 404, 'NOT_FOUND', '없습니다.')],
    });
    expect(await screen.findByRole('heading', { level: 1, name: t('complete.notFound') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('complete.allOrders') })).toBeVisible();
  },
);

test.each([
  ['REQUESTED', ['current', 'ahead', 'ahead']],
  ['CONFIRMED', ['done', 'current', 'ahead']],
  ['COMPLETED', ['done', 'done', 'done']],
  ['CANCELLED', ['done', 'stopped']],
] as const)('an order that is %s has come so far', (status, states) => {
  expect(stepsOf(status).map(({ state }) => state)).toEqual(states);
});
