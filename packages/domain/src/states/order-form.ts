import { ORDER_FORM_STATUSES, type OrderFormStatus } from '@vitis/contracts';
import type { StateMachine } from './state-machine.ts';

export type OrderFormEvent =
  | 'CREATE'
  | 'CREATE_MANUAL'
  | 'RESPOND'
  | 'COMPLETE'
  | 'COMPLETE_BY_DELIVERY'
  | 'CANCEL';

/**
 * `WITHIN_CREDIT_LIMIT`: the credit verdict does not block; it stops the order, never the invoice
 * (domain.md §4). `LAST_DELIVERY_COMPLETED`: no delivery of the order is still open.
 */
export type OrderFormGuard = 'WITHIN_CREDIT_LIMIT' | 'LAST_DELIVERY_COMPLETED';

/** The life of an order form (domain.md §3). */
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
    { from: 'REQUESTED', event: 'CANCEL', by: ['B2B', 'SALESPERSON'], to: 'CANCELLED' },
    { from: 'CONFIRMED', event: 'COMPLETE', by: ['SALESPERSON'], to: 'COMPLETED' },
    {
      from: 'CONFIRMED',
      event: 'COMPLETE_BY_DELIVERY',
      by: ['SYSTEM'],
      guard: 'LAST_DELIVERY_COMPLETED',
      to: 'COMPLETED',
    },
    { from: 'CONFIRMED', event: 'CANCEL', by: ['SALESPERSON'], to: 'CANCELLED' },
  ],
};
