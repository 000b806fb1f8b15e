import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { DELIVERY_STATUSES, type DeliveryInfo, listDeliveriesOfDriver } from '@vitis/contracts';
import { allowedEvents, type DeliveryEvent, deliveryMachine } from '@vitis/domain';
import { answerOk } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { people } from '@vitis/testing/builders/member';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './shipping-list.route.tsx';

const READERS = ['buyer', 'sales', 'driver'] as const;
const cases = DELIVERY_STATUSES.flatMap((status) => READERS.map((as) => ({ status, as })));

const DRIVER = { id: people.driver.id, fullName: people.driver.fullName };

async function offeredTo(of: Partial<DeliveryInfo>, as: (typeof READERS)[number]): Promise<DeliveryEvent[]> {
  const delivery = aDelivery({ driver: { ...DRIVER, mobile: null }, ...of });
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as,
    route: '/mypage/shipping-list',
    path: '/mypage/shipping-list',
    answers: [answerOk(listDeliveriesOfDriver, { _embedded: { items: [delivery] } })],
  });
  await screen.findByRole('heading', { level: 2, name: delivery.clientName });
  const buttons: [DeliveryEvent, string][] = [
    ['START', 'shipping.start'],
    ['COMPLETE', 'shipping.complete'],
    ['FAIL', 'shipping.fail'],
  ];
  return buttons
    .filter(([, name]) => screen.queryByRole('button', { name: t(name) }))
    .map(([event]) => event);
}

test.each(cases)('a stop that is $status offers its $as what the table of states allows', async (one) => {
  const role = one.as === 'driver' ? 'DRIVER' : null;
  expect(await offeredTo({ status: one.status }, one.as)).toEqual(
    allowedEvents(deliveryMachine, one.status, role),
  );
});

test('a stop that was given to another driver offers nothing', async () => {
  const other = { id: 9, fullName: '최민준', mobile: null };
  expect(await offeredTo({ status: 'READY', driver: other }, 'driver')).toEqual([]);
  expect(await offeredTo({ status: 'READY', driver: null }, 'driver')).toEqual([]);
});
