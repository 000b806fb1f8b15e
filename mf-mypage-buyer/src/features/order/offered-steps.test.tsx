import { screen } from '@testing-library/react';
import { getOrderForm, listReceipts, ORDER_FORM_STATUSES } from '@vitis/contracts';
import { allowedEvents, orderFormMachine } from '@vitis/domain';
import { answerOk } from '@vitis/testing/answers';
import { anOrder } from '@vitis/testing/builders/order-form';
import { aProposal } from '@vitis/testing/builders/order-proposal';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './order.route.tsx';

const NUMBER = 'O20261120-0002';
const READERS = ['buyer', 'sales', 'driver'] as const;
const cases = ORDER_FORM_STATUSES.flatMap((status) => READERS.map((as) => ({ status, as })));

const proposed = anOrder({ proposals: [aProposal(anOrder())] });

test.each(READERS)('what sales staff propose is there to be answered by a buyer, not by a %s', async (as) => {
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as,
    route: '/mypage/estimate-order-history/:hid',
    path: `/mypage/estimate-order-history/${NUMBER}`,
    answers: [answerOk(getOrderForm, proposed), answerOk(listReceipts, aPage([]))],
  });
  await screen.findByRole('heading', { level: 1, name: NUMBER });
  // The proposal itself is there for whoever reads the order.
  await screen.findByRole('heading', { name: t('portal.proposal.history') });
  const offered = screen.queryByRole('heading', { name: t('proposal.title') }) !== null;
  expect(offered).toBe(as === 'buyer');
});

test.each(cases)('an order that is $status offers its $as what the table of states allows', async (one) => {
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: one.as,
    route: '/mypage/estimate-order-history/:hid',
    path: `/mypage/estimate-order-history/${NUMBER}`,
    answers: [answerOk(getOrderForm, anOrder({ status: one.status })), answerOk(listReceipts, aPage([]))],
  });
  await screen.findByRole('heading', { level: 1, name: NUMBER });
  const canCancel = screen.queryByRole('button', { name: t('portal.order.cancel') }) !== null;
  const role = one.as === 'buyer' ? 'B2B' : null;
  expect(canCancel ? ['CANCEL'] : []).toEqual(
    allowedEvents(orderFormMachine, one.status, role, { PROPOSAL_OPEN: false }),
  );
});
