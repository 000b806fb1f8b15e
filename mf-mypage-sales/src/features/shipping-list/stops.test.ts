import type { PendingAction } from '@vitis/driver-outbox';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { earlyReasonOf, stopsOf } from './stops.ts';

const delivery = aDelivery({ status: 'READY', failedReason: '부재중', earlyReason: null });
const action = (
  sequence: number,
  kind: PendingAction['kind'],
  reason = '',
  state: PendingAction['state'] = 'sent',
) => ({ sequence, kind, reason, state, idDeliveryInfo: delivery.idDeliveryInfo }) as PendingAction;

test('a stop that was planned anew after it failed begins anew, whatever was sent of it before', () => {
  const sent = [action(1, 'start', '미리 요청'), action(2, 'fail', '부재중')];
  const [again] = stopsOf([delivery], sent);
  expect(again).toMatchObject({ status: 'READY', actions: [] });
  expect(earlyReasonOf(again!)).toBeNull();
  const [begun] = stopsOf([delivery], [...sent, action(3, 'start', '', 'waiting')]);
  expect(begun).toMatchObject({ status: 'IN_TRANSIT', actions: [{ sequence: 3 }] });
});

test('a stop that has failed stays so', () => {
  const failed = { ...delivery, status: 'FAILED' as const };
  expect(stopsOf([failed], [action(1, 'start'), action(2, 'fail')])).toMatchObject([{ status: 'FAILED' }]);
});
