import { screen } from '@testing-library/react';
import { ESTIMATE_STATUSES, type Estimate, getEstimate, listEstimateRevisions } from '@vitis/contracts';
import { addDays, allowedEvents, type EstimateEvent, estimateMachine, seoulDay } from '@vitis/domain';
import { answerOk } from '@vitis/testing/answers';
import { anEstimate } from '@vitis/testing/builders/estimate';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './estimate.route.tsx';

const NUMBER = 'E20261118-0004';
const READERS = ['buyer', 'sales', 'driver'] as const;
const cases = ESTIMATE_STATUSES.flatMap((status) => READERS.map((as) => ({ status, as })));

async function open(changed: Partial<Estimate>, as: (typeof READERS)[number]) {
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as,
    route: '/mypage/estimate-apply-history/:hid',
    path: `/mypage/estimate-apply-history/${NUMBER}`,
    answers: [
      answerOk(getEstimate, anEstimate(changed)),
      answerOk(listEstimateRevisions, { _embedded: { items: [] } }),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: NUMBER });
  const buttons: [EstimateEvent, string][] = [
    ['CONFIRM', 'estimate.confirm'],
    ['MODIFY', 'estimate.modify'],
    ['CANCEL', 'portal.estimate.cancel'],
  ];
  return {
    steps: buttons
      .filter(([, name]) => screen.queryByRole('button', { name: t(name) }))
      .map(([event]) => event),
    orders: screen.queryByRole('link', { name: t('estimate.order') }) !== null,
  };
}

test.each(cases)(
  'an estimate that is $status offers its $as what the tables allow',
  async ({ status, as }) => {
    const role = as === 'buyer' ? 'B2B' : null;
    const { steps, orders } = await open({ status }, as);
    expect(steps).toEqual(allowedEvents(estimateMachine, status, role));
    expect(orders).toBe(role !== null && status === 'CONFIRMED');
  },
);

test('an answer that is over can be asked for anew or cancelled, and no longer confirmed', async () => {
  const { steps } = await open(
    { status: 'RESPONDED', expiredDate: addDays(seoulDay(new Date()), -1) },
    'buyer',
  );
  expect(steps).toEqual(allowedEvents(estimateMachine, 'RESPONDED', 'B2B', { NOT_EXPIRED: false }));
});

test('an estimate is ordered once', async () => {
  const { orders } = await open({ status: 'CONFIRMED', orderFormNumber: 'O20261120-0002' }, 'buyer');
  expect(orders).toBe(false);
});
