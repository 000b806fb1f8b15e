import type { DeliveryStatus, Role } from '@vitis/contracts';
import { type DeliveryEvent, deliveryMachine, nextState } from '@vitis/domain';
import { requireNextState } from '../trade-documents/document-steps.ts';

/** Where an event leads, by the table of the domain. Throws 409 where it leads nowhere from here, for this actor. */
export function deliveryAfter(
  status: DeliveryStatus | null,
  event: DeliveryEvent,
  actor: Role,
): DeliveryStatus {
  return requireNextState(nextState(deliveryMachine, status, event, actor));
}
