import { screen } from '@testing-library/react';
import {
  ESTIMATE_STATUSES,
  type EstimateStatus,
  getEstimate,
  listEstimateRevisions,
  listPrices,
} from '@vitis/contracts';
import { allowedEvents, type EstimateEvent, estimateMachine } from '@vitis/domain';
import { answerOk } from '@vitis/testing/answers';
import { anEstimate } from '@vitis/testing/builders/estimate';
import { renderFeature } from '@vitis/testing/render';
import { credits } from '../../shared/client-credit.test-support.ts';
import { Screen } from './estimate-answer.route.tsx';

const NUMBER = 'E20261118-0004';
const READERS = ['buyer', 'sales', 'driver'] as const;
const cases = ESTIMATE_STATUSES.flatMap((status) => READERS.map((as) => ({ status, as })));

async function offeredTo(status: EstimateStatus, as: (typeof READERS)[number]): Promise<EstimateEvent[]> {
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as,
    route: '/mypage/manage-estimate-history/:mid',
    path: `/mypage/manage-estimate-history/${NUMBER}`,
    answers: [
      credits,
      answerOk(getEstimate, anEstimate({ status })),
      answerOk(listEstimateRevisions, { _embedded: { items: [] } }),
      answerOk(listPrices, { _embedded: { items: [] } }),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: NUMBER });
  await screen.findByRole('heading', { name: t('portal.estimate.revisions') });
  const buttons: [EstimateEvent, string][] = [
    ['RESPOND', 'estimate.answer'],
    ['RESPOND', 'estimate.again'],
    // A request opens its answer at once.
    ['RESPOND', 'answer.send'],
    ['CANCEL', 'portal.estimate.cancel'],
  ];
  return buttons
    .filter(([, name]) => screen.queryByRole('button', { name: t(name) }))
    .map(([event]) => event);
}

test.each(cases)(
  'an estimate that is $status offers its $as what the table of states allows',
  async (one) => {
    const role = one.as === 'sales' ? 'SALESPERSON' : null;
    expect(await offeredTo(one.status, one.as)).toEqual(allowedEvents(estimateMachine, one.status, role));
  },
);
