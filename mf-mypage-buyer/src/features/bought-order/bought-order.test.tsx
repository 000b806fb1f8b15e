import { screen, within } from '@testing-library/react';
import { getOrder, listReceipts, type OrderDetail } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { anOrderDetail, anOrderedWine, anOrderReturn } from '@vitis/testing/builders/order';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './bought-order.route.tsx';

const ROUTE = '/mypage/order/:oid';

const shown = (order: OrderDetail) => open(answerOk(getOrder, order));
const open = (answer: FakeAnswer) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: ROUTE,
    path: '/mypage/order/O20261120-0002',
    answers: [answer, answerOk(listReceipts, aPage([]))],
  });

test('says of each wine where its bottles are, and leads to the wine and to the return', async () => {
  const { t } = await shown(
    anOrderDetail({
      estimateNumber: 'E20261101-0001',
      wines: [anOrderedWine({ deliveredQty: 18, returningQty: 2 })],
    }),
  );
  const row = within(await screen.findByRole('row', { name: /와인 1호/ }));
  for (const bottles of ['24병', '18병', '2병']) expect(row.getByText(bottles)).toBeInTheDocument();
  expect(row.getByRole('link')).toHaveAttribute('href', '/product/1');
  expect(screen.getByRole('link', { name: t('boughtOrder.return') })).toHaveAttribute(
    'href',
    '/mypage/order/O20261120-0002/return',
  );
  expect(screen.getByRole('link', { name: 'E20261101-0001' })).toHaveAttribute(
    'href',
    '/mypage/estimate-apply-history/E20261101-0001',
  );
});

test('a return says why, and what it has taken off; with nothing left no other is offered', async () => {
  const { t } = await shown(
    anOrderDetail({
      stage: 'RETURNED',
      wines: [anOrderedWine({ returnedQty: 24 })],
      returns: [anOrderReturn({ status: 'COMPLETED', credited: 81_180, idReceipt: 9 })],
    }),
  );
  const card = within(await screen.findByRole('article'));
  for (const text of [
    statusLabel('return', 'COMPLETED', 'ko-KR'),
    statusLabel('returnReason', 'BROKEN', 'ko-KR'),
    '두 병이 깨져 있습니다.',
    t('boughtOrder.credited', { amount: '81,180원' }),
  ])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByRole('link', { name: t('delivery.receipt') })).toHaveAttribute(
    'href',
    '/mypage/receipt/9',
  );
  expect(screen.queryByRole('link', { name: t('boughtOrder.return') })).not.toBeInTheDocument();
});

test("another company's is none, and the list is one step away", async () => {
  const { t } = await open(answerProblem(getOrder, 404, 'NOT_FOUND', '없습니다.'));
  expect(await screen.findByText(t('boughtOrder.notFound'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('boughtOrder.toList') })).toHaveAttribute(
    'href',
    '/mypage/order',
  );
});
