import { screen } from '@testing-library/react';
import { getCancellation } from '@vitis/contracts';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aCancellationDetail } from '@vitis/testing/builders/cancellation';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './cancellation.route.tsx';

const open = (answer: FakeAnswer) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/cancel-history/:cid',
    path: '/mypage/cancel-history/O20261118-0003',
    answers: [answer],
  });

test('says what was called off, by whom and why, with its lines and the way to the document', async () => {
  const { t } = await open(answerOk(getCancellation, aCancellationDetail()));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('O20261118-0003');
  expect(screen.getByText('입고가 늦어집니다.')).toBeVisible();
  expect(screen.getByText(`${t('cancellations.by.SALESPERSON')} · 한서윤`)).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /와인 1호/ })).toBeVisible();
  expect(screen.getByRole('link', { name: t('cancellation.toDocument.ORDER') })).toHaveAttribute(
    'href',
    '/mypage/estimate-order-history/O20261118-0003',
  );
});

test('what stands, or is of others, is none here', async () => {
  const { t } = await open(answerProblem(getCancellation, 404, 'NOT_FOUND', '없습니다.'));
  expect(await screen.findByText(t('cancellation.notFound'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('cancellation.toList') })).toHaveAttribute(
    'href',
    '/mypage/cancel-history',
  );
});
