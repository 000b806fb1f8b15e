import {
  type DeliveryClassify,
  type DeliveryInfo,
  ORDER_FORM_STATUSES,
  type OrderForm,
  type OrderFormStatus,
} from '@vitis/contracts';
import type { Day } from '../calendar/day.ts';
import { DELIVERY_EFFECTS } from './delivery-effects.ts';
import type { StateMachine } from './state-machine.ts';
import { DELIVERY_TRAITS, ORDER_FORM_TRAITS } from './status-traits.ts';

export type OrderFormEvent =
  | 'CREATE'
  | 'CREATE_MANUAL'
  | 'RESPOND'
  | 'PROPOSE'
  | 'ACCEPT'
  | 'DECLINE'
  | 'COMPLETE'
  | 'COMPLETE_BY_DELIVERY'
  | 'CANCEL';

/**
 * `WITHIN_CREDIT_LIMIT`: the credit verdict does not block; it stops the order, never the invoice.
 * `NO_OPEN_SUPPLY`: no supply is still to be driven, with which the order would complete.
 * `NO_STANDING_DELIVERY`: none of the order's bottles are on a delivery or with the client.
 * `PROPOSAL_OPEN`: sales staff have proposed something that the buyer has not answered.
 * `LAST_DELIVERY_COMPLETED`: no delivery of the order is still open.
 */
export type OrderFormGuard =
  | 'WITHIN_CREDIT_LIMIT'
  | 'NO_OPEN_SUPPLY'
  | 'NO_STANDING_DELIVERY'
  | 'PROPOSAL_OPEN'
  | 'LAST_DELIVERY_COMPLETED';

/** The life of an order form. */
export const orderFormMachine: StateMachine<OrderFormStatus, OrderFormEvent, OrderFormGuard> = {
  name: 'orderForm',
  states: ORDER_FORM_STATUSES,
  transitions: [
    { from: null, event: 'CREATE', by: ['B2B'], guard: 'WITHIN_CREDIT_LIMIT', to: 'REQUESTED' },
    {
      from: null,
      event: 'CREATE_MANUAL',
      by: ['SALESPERSON'],
      guard: 'WITHIN_CREDIT_LIMIT',
      to: 'REQUESTED',
    },
    { from: 'REQUESTED', event: 'RESPOND', by: ['SALESPERSON'], to: 'CONFIRMED' },
    // What was ordered does not become another thing behind its buyer's back.
    { from: 'REQUESTED', event: 'PROPOSE', by: ['SALESPERSON'], to: 'REQUESTED' },
    { from: 'REQUESTED', event: 'ACCEPT', by: ['B2B'], guard: 'PROPOSAL_OPEN', to: 'CONFIRMED' },
    { from: 'REQUESTED', event: 'DECLINE', by: ['B2B'], guard: 'PROPOSAL_OPEN', to: 'REQUESTED' },
    {
      from: 'REQUESTED',
      event: 'CANCEL',
      by: ['B2B', 'SALESPERSON'],
      guard: 'NO_STANDING_DELIVERY',
      to: 'CANCELLED',
    },
    {
      from: 'CONFIRMED',
      event: 'COMPLETE',
      by: ['SALESPERSON'],
      guard: 'NO_OPEN_SUPPLY',
      to: 'COMPLETED',
    },
    {
      from: 'CONFIRMED',
      event: 'COMPLETE_BY_DELIVERY',
      by: ['SYSTEM'],
      guard: 'LAST_DELIVERY_COMPLETED',
      to: 'COMPLETED',
    },
    {
      from: 'CONFIRMED',
      event: 'CANCEL',
      by: ['SALESPERSON'],
      guard: 'NO_STANDING_DELIVERY',
      to: 'CANCELLED',
    },
  ],
};

type StandingDelivery = Pick<DeliveryInfo, 'status' | 'classify'>;

/** The opposite of the guard of `COMPLETE`: a supply that is still to be driven completes the order itself. */
export function hasOpenSupply(deliveries: readonly StandingDelivery[]): boolean {
  return deliveries.some(({ status, classify }) => classify === 'SUPPLY' && DELIVERY_TRAITS[status].open);
}

/**
 * The opposite of the guard of `CANCEL`: what is on a delivery, or was handed over as a sale, comes off it first. Samples
 * that came and bottles that came back keep no order from being cancelled.
 */
export function hasStandingDelivery(deliveries: readonly StandingDelivery[]): boolean {
  return deliveries.some(
    ({ status, classify }) =>
      DELIVERY_TRAITS[status].standing && (classify === 'SUPPLY' || !DELIVERY_TRAITS[status].handedOver),
  );
}

/** True for an order whose bottles nobody has taken out of stock yet: past the credit limit, and not confirmed. */
export function awaitsStock({ status, stockReserved }: Pick<OrderForm, 'status' | 'stockReserved'>): boolean {
  return !stockReserved && ORDER_FORM_TRAITS[status].awaitsAnswer;
}

/** True for an order that should be with the client by now; `today` is a Seoul day. */
export function isOverdue({ status, dueDate }: Pick<OrderForm, 'status' | 'dueDate'>, today: Day): boolean {
  return dueDate !== null && dueDate < today && ORDER_FORM_TRAITS[status].open;
}

/** True where the state of an order lets a delivery of this kind be planned. */
export function isPlannable(status: OrderFormStatus, classify: DeliveryClassify): boolean {
  return ORDER_FORM_TRAITS[status].plannable.includes(DELIVERY_EFFECTS[classify].carries);
}
