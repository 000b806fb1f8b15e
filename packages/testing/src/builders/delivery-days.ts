import type { DeliveryDays } from '@vitis/contracts';
import { deliveryDays, seoulTime } from '@vitis/domain';

const round = { weekdays: [1, 2, 3, 4, 5], leadDays: 1 };

/** The days of an area with a round on every weekday, as an order of this moment may ask for them. */
export function someDeliveryDays(changed: Partial<DeliveryDays> = {}): DeliveryDays {
  const holidays = new Set(changed.holidays?.map(({ date }) => date));
  const { days, orderBy } = deliveryDays({ round, cutOff: '15:00', holidays, now: new Date() });
  const found = { days, orderBy: seoulTime(orderBy), holidays: [] };
  return { area: '수도권', weekdays: round.weekdays, ...found, ...changed };
}
