import type { DeliveryStatus, Role } from '@vitis/contracts';
import { type DeliveryEvent, deliveryMachine, nextState } from '@vitis/domain';
import { conflict, forbidden } from '../../problems/problem-error.ts';

/** Where an event leads, by the table of the domain. Throws 409 where it leads nowhere from here. */
export function deliveryAfter(
  status: DeliveryStatus | null,
  event: DeliveryEvent,
  actor: Role,
): DeliveryStatus {
  const step = nextState(deliveryMachine, status, event, actor);
  if (step.ok) return step.state;
  throw step.reason === 'ACTOR' ? forbidden() : conflict('ILLEGAL_TRANSITION');
}
