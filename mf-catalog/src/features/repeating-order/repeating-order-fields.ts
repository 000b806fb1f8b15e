import {
  REPEAT_INTERVALS,
  type RepeatInterval,
  type RepeatingOrder,
  type ShippingAddress,
  type ShippingAddressFields,
} from '@vitis/contracts';
import type { Day } from '@vitis/domain';
import { NEW_ADDRESS } from '@vitis/portal/company';
import * as v from 'valibot';
import { emptyFields, type OrderFields, orderRules } from '../../shared/order-flow/order-fields.ts';
import type { RepeatLine } from './repeat-line.ts';

/** Whether the buyer is asked before each order. */
export const ASKS = { FIRST: 'FIRST', NOT: 'NOT' } as const;

/** Fields that say where to: one of them typed, all of them are the writer's. */
export const PLACE_FIELDS: readonly string[] = [
  'address',
  'fullName',
  'mobile',
  'postalCode',
  'address1',
  'address2',
  'message',
];

/** What the form begins with: a new one weekly and asked for, the change of one with what that has. */
export const startOf = (order: RepeatingOrder | undefined): OrderFields =>
  order === undefined
    ? { ...emptyFields, interval: 'WEEKLY', asks: ASKS.FIRST }
    : {
        ...emptyFields,
        ...order.shipping,
        address: NEW_ADDRESS,
        interval: order.interval,
        asks: order.asksFirst ? ASKS.FIRST : ASKS.NOT,
        dueDate: order.firstDay,
        requestMessage: order.requestMessage,
      };

/** The rules of an order, with the rhythm; `days` are the first and the last one that may be its first date. */
export const rulesOf = (
  fields: OrderFields,
  days: { earliest: Day; latest: Day },
  canKeep: (day: Day) => boolean,
) =>
  v.looseObject({
    ...orderRules(fields, days, canKeep).entries,
    interval: v.picklist(REPEAT_INTERVALS),
    asks: v.picklist(Object.values(ASKS)),
  });

/** The choice of address that a form begins with: the saved one that is just the order's, for a new one the default. */
export function firstAddress(
  saved: readonly ShippingAddress[],
  order: RepeatingOrder | undefined,
): string | undefined {
  const known =
    order === undefined
      ? saved[0]
      : saved.find(
          ({ postalCode, address1, address2, fullName }) =>
            postalCode === order.shipping.postalCode &&
            address1 === order.shipping.address1 &&
            address2 === order.shipping.address2 &&
            fullName === order.shipping.fullName,
        );
  return known === undefined ? undefined : String(known.id);
}

/** What is sent of the form. */
export const wireOf = (
  fields: OrderFields,
  shipping: ShippingAddressFields,
  lines: readonly RepeatLine[],
) => ({
  interval: fields.interval as RepeatInterval,
  firstDay: fields.dueDate,
  asksFirst: fields.asks === ASKS.FIRST,
  shipping,
  requestMessage: fields.requestMessage,
  products: lines.map(({ id, qty }) => ({ idProduct: id, qty })),
});
