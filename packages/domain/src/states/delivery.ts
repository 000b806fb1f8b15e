import { DELIVERY_STATUSES, type DeliveryStatus } from '@vitis/contracts';
import type { StateMachine } from './state-machine.ts';
import { DELIVERY_TRAITS } from './status-traits.ts';

export type DeliveryEvent =
  | 'CREATE'
  | 'REQUEST_RETURN'
  | 'SAVE'
  | 'REPLAN'
  | 'START'
  | 'COMPLETE'
  | 'FAIL'
  | 'CANCEL';

/** The life of a delivery. The photos of COMPLETE and the reason of FAIL are fields of the call. */
export const deliveryMachine: StateMachine<DeliveryStatus, DeliveryEvent> = {
  name: 'delivery',
  states: DELIVERY_STATUSES,
  transitions: [
    { from: null, event: 'CREATE', by: ['SALESPERSON'], to: 'READY' },
    // What a client gives back waits for sales to plan it, as every other delivery does.
    { from: null, event: 'REQUEST_RETURN', by: ['B2B'], to: 'READY' },
    { from: 'READY', event: 'SAVE', by: ['SALESPERSON'], to: 'READY' },
    { from: 'READY', event: 'START', by: ['DRIVER'], to: 'IN_TRANSIT' },
    { from: 'READY', event: 'COMPLETE', by: ['DRIVER'], to: 'COMPLETED' },
    { from: 'READY', event: 'FAIL', by: ['DRIVER'], to: 'FAILED' },
    { from: 'READY', event: 'CANCEL', by: ['SALESPERSON'], to: 'CANCELLED' },
    { from: 'IN_TRANSIT', event: 'COMPLETE', by: ['DRIVER'], to: 'COMPLETED' },
    { from: 'IN_TRANSIT', event: 'FAIL', by: ['DRIVER'], to: 'FAILED' },
    // Its bottles wait to be given another day.
    { from: 'FAILED', event: 'REPLAN', by: ['SALESPERSON'], to: 'READY' },
    { from: 'FAILED', event: 'CANCEL', by: ['SALESPERSON'], to: 'CANCELLED' },
  ],
};

/** What decides whether an order form is complete: its deliveries, and the bottles that none of them carries. */
export interface OrderDeliveries {
  readonly states: readonly DeliveryStatus[];
  readonly unplannedBottles: number;
}

/**
 * True when a completed delivery was the last one: none is open, and nothing is left to plan one for. The order form
 * is then complete too.
 */
export function completesOrder({ states, unplannedBottles }: OrderDeliveries): boolean {
  const counted = states.filter((state) => DELIVERY_TRAITS[state].standing);
  return (
    unplannedBottles === 0 &&
    counted.length > 0 &&
    counted.every((state) => DELIVERY_TRAITS[state].handedOver)
  );
}
