import { act } from '@testing-library/react';
import { type DeliveryInfo, listDeliveriesOfDriver } from '@vitis/contracts';
import { seoulDay, statusLabel } from '@vitis/domain';
import { openActionStore } from '@vitis/driver-outbox';
import { answer, type FakeAnswer } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { renderFeature } from '@vitis/testing/render';
import { outbox } from './outbox/use-outbox.ts';
import { Screen } from './shipping-list.route.tsx';

export const today = seoulDay(new Date());
export const driver = { id: 3, fullName: '오태식', mobile: null };
/** A stop of the driver's today. */
export const planned = (changed: Partial<DeliveryInfo> = {}) =>
  aDelivery({ requestDate: today, driver, ...changed });

/** A provider that knows the stops of the driver, behind a line that can be cut. */
export function provider(first: DeliveryInfo[], answers: FakeAnswer[] = []) {
  const held = { up: true, stops: first };
  const list = answer(listDeliveriesOfDriver, () => ({
    status: 200 as const,
    body: { _embedded: { items: held.stops } },
  }));
  const cut = (given: FakeAnswer): FakeAnswer => ({
    endpoint: given.endpoint,
    respond: (call) => {
      if (!held.up) throw new TypeError('Failed to fetch');
      return given.respond(call);
    },
  });
  return { held, answers: [list, ...answers.map(cut)] };
}

/** The list as the driver opens it. */
export const open = (answers: FakeAnswer[], search = '') =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'driver',
    route: '/mypage/shipping-list',
    path: `/mypage/shipping-list${search}`,
    answers,
  });

/** What a state is called at a stop. */
export const delivery = (status: DeliveryInfo['status']) => statusLabel('delivery', status, 'ko-KR');

/** Takes away what a test has left on the device. */
export async function emptyOutbox(): Promise<void> {
  const store = await openActionStore();
  for (const { sequence } of await store.all()) await store.remove(sequence);
  await act(() => outbox.flush());
}
