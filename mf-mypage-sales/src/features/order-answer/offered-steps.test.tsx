import { screen } from '@testing-library/react';
import {
  DELIVERY_STATUSES,
  type DeliveryInfo,
  getOrderForm,
  ORDER_FORM_STATUSES,
  type OrderForm,
} from '@vitis/contracts';
import { allowedEvents, isPlannable, type OrderFormEvent, orderFormMachine } from '@vitis/domain';
import { answerOk } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { anOrder } from '@vitis/testing/builders/order-form';
import { renderFeature } from '@vitis/testing/render';
import { credits } from '../../shared/client-credit.test-support.ts';
import { Screen } from './order-answer.route.tsx';

const NUMBER = 'O20261120-0002';
const READERS = ['buyer', 'sales', 'driver'] as const;
const cases = ORDER_FORM_STATUSES.flatMap((status) => READERS.map((as) => ({ status, as })));

async function open(order: OrderForm, as: (typeof READERS)[number]) {
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as,
    route: '/mypage/manage-order-history/:oid',
    path: `/mypage/manage-order-history/${NUMBER}`,
    answers: [credits, answerOk(getOrderForm, order)],
  });
  await screen.findByRole('heading', { level: 1, name: NUMBER });
  const has = (name: string) => screen.queryByRole('button', { name: t(name) }) !== null;
  const steps: Partial<Record<OrderFormEvent, string>> = {
    RESPOND: 'order.confirm',
    // Written in the same place: what is sent depends on what is changed.
    PROPOSE: 'order.confirm',
    COMPLETE: 'order.complete',
    CANCEL: 'portal.order.cancel',
  };
  const offered = orderFormMachine.transitions.map(({ event }) => event);
  return {
    steps: [...new Set(offered)].filter((event) => steps[event] !== undefined && has(steps[event])).sort(),
    plans: has('order.plan') || has('order.planBack'),
  };
}

test.each(cases)('an order that is $status offers its $as what the table of states allows', async (one) => {
  const role = one.as === 'sales' ? 'SALESPERSON' : null;
  const { steps, plans } = await open(anOrder({ status: one.status }), one.as);
  expect(steps).toEqual(allowedEvents(orderFormMachine, one.status, role).sort());
  expect(plans).toBe(role !== null && isPlannable(one.status, 'SAMPLE'));
});

const supply = (changed: Partial<DeliveryInfo>) =>
  anOrder({ status: 'CONFIRMED', deliveries: [aDelivery(changed)] });

test.each(DELIVERY_STATUSES)(
  'an order whose supply is %s is cancelled once that is taken back, and completed unless the supply will do that',
  async (status) => {
    const isOpen = status === 'READY' || status === 'IN_TRANSIT';
    const { steps } = await open(supply({ status }), 'sales');
    expect(steps.includes('CANCEL')).toBe(status === 'CANCELLED');
    expect(steps.includes('COMPLETE')).toBe(!isOpen);
  },
);

test.each([
  ['COMPLETED', true],
  ['IN_TRANSIT', false],
] as const)('an order whose sample is %s is cancelled: %s', async (status, isOffered) => {
  const { steps } = await open(supply({ status, classify: 'SAMPLE' }), 'sales');
  expect(steps.includes('CANCEL')).toBe(isOffered);
});

test('what is only to come back keeps no order from being completed', async () => {
  const { steps } = await open(supply({ status: 'READY', classify: 'COLLECT' }), 'sales');
  expect(steps).toContain('COMPLETE');
});
