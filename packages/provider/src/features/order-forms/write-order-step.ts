import { nextState, type OrderFormEvent, orderFormMachine } from '@vitis/domain';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { conflict, forbidden } from '../../problems/problem-error.ts';
import { authorOf, type ClientPeople, findClientPeople, roomsOf } from '../trade-documents/client-people.ts';
import { type LetterKind, letterOf, recipientOf } from '../trade-documents/letters.ts';
import type { StoredOrder } from './order-form.repository.ts';

/** What a person may do with an order; deliveries complete one by themselves. */
export type PersonalEvent = Exclude<OrderFormEvent, 'COMPLETE_BY_DELIVERY'>;

/**
 * Where a step leads. Throws 409 where the table of states has no such step, and 403 where it has one for others only.
 * Credit and deliveries are checked where they are read, each with its own refusal, and nobody asks again.
 */
export function stateAfter(
  status: StoredOrder['status'] | null,
  event: PersonalEvent,
  scope: BuyerScope | SalesScope,
) {
  const guards = { WITHIN_CREDIT_LIMIT: true, NO_OPEN_SUPPLY: true, LAST_DELIVERY_COMPLETED: false };
  const step = nextState(orderFormMachine, status, event, authorOf(scope).authorRole, guards);
  if (step.ok) return step.state;
  throw step.reason === 'ACTOR' ? forbidden() : conflict('ILLEGAL_TRANSITION');
}

const actions = {
  CREATE: 'order-form.create',
  CREATE_MANUAL: 'order-form.create-manual',
  RESPOND: 'order-form.respond',
  COMPLETE: 'order-form.complete',
  CANCEL: 'order-form.cancel',
} as const satisfies Record<PersonalEvent, string>;

export interface OrderStep {
  event: PersonalEvent;
  scope: BuyerScope | SalesScope;
  /** What was written along with the step. */
  message: string;
  firstProductName: string | null;
  /** For the record alone. */
  details?: Record<string, unknown>;
  /** Read where the caller has not. */
  people?: ClientPeople;
}

/** What every step leaves behind: the record of who did it, and word to everybody who has to know. */
export async function writeOrderStep(
  unit: UnitOfWork,
  order: StoredOrder,
  { event, scope, message, firstProductName, details, people }: OrderStep,
): Promise<void> {
  const { number, status, clientCompanyId } = order;
  await unit.record(actions[event], `order-form:${number}`, details);
  const known = people ?? (await findClientPeople(unit.tx, clientCompanyId));
  unit.notify(roomsOf(known), 'order:changed', { orderFormNumber: number, status });
  // A completed order has been handed over by then: there is nothing to write about.
  if (event === 'COMPLETE') return;
  const to = recipientOf(known, { by: authorOf(scope).authorRole, ...order });
  if (!to) return;
  const { lineCount, totalQty, total } = order;
  const told = {
    number,
    clientName: known.companyName,
    firstProductName,
    lineCount,
    totalQty,
    total,
    message,
  };
  const kind: LetterKind = actions[event];
  unit.mail(letterOf(kind, to, told));
}
