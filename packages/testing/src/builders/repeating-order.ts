import type { RepeatDate, RepeatingOrder } from '@vitis/contracts';
import { aCartItem } from './cart.ts';
import { shipping } from './shipping-address.ts';

/** A date of a repeating order; nothing has become of it yet. */
export const aRepeatDate = (given: Partial<RepeatDate> = {}): RepeatDate => ({
  day: '2026-11-26',
  deliveryDay: given.day ?? '2026-11-26',
  preparedOn: '2026-11-24',
  state: 'PLANNED',
  orderFormNumber: null,
  refusal: null,
  ...given,
});

/** A repeating order of twelve bottles every week. */
export const aRepeatingOrder = (given: Partial<RepeatingOrder> = {}): RepeatingOrder => ({
  id: 1,
  status: 'ACTIVE',
  interval: 'WEEKLY',
  firstDay: '2026-11-26',
  asksFirst: true,
  shipping,
  requestMessage: '',
  products: [aCartItem(1, 12)],
  dates: ['2026-11-26', '2026-12-03', '2026-12-10'].map((day) => aRepeatDate({ day })),
  past: [],
  version: 1,
  ...given,
});
