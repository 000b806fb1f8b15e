import type { OrderProposalStatus } from '@vitis/contracts';
import { nextState, type OrderFormEvent, orderFormMachine } from '@vitis/domain';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { authorOf, type ClientPeople } from '../trade-documents/client-people.ts';
import { publishStep, requireNextState } from '../trade-documents/document-steps.ts';
import type { NamedWine } from '../trade-documents/wines-for-sale.ts';
import type { StoredOrder } from './order-form.repository.ts';

/** What a person may do with an order; deliveries complete one by themselves. */
export type PersonalEvent = Exclude<OrderFormEvent, 'COMPLETE_BY_DELIVERY'>;

/**
 * Where a step leads. Throws 409 where the table of states has no such step, and where it has one for the other side only:
 * what sales have confirmed, they alone call off.
 * Credit and deliveries are checked where they are read, each with its own refusal, and nobody asks again.
 */
export function stateAfter(
  status: StoredOrder['status'] | null,
  event: PersonalEvent,
  scope: BuyerScope | SalesScope,
) {
  const guards = {
    WITHIN_CREDIT_LIMIT: true,
    NO_OPEN_SUPPLY: true,
    NO_STANDING_DELIVERY: true,
    PROPOSAL_OPEN: true,
    LAST_DELIVERY_COMPLETED: false,
  };
  const step = nextState(orderFormMachine, status, event, authorOf(scope).authorRole, guards);
  return requireNextState(step, { others: 'ORDER_CONFIRMED' });
}

const actions = {
  CREATE: 'order-form.create',
  CREATE_MANUAL: 'order-form.create-manual',
  RESPOND: 'order-form.respond',
  PROPOSE: 'order-form.propose',
  ACCEPT: 'order-form.accept',
  DECLINE: 'order-form.decline',
  COMPLETE: 'order-form.complete',
  CANCEL: 'order-form.cancel',
} as const satisfies Record<PersonalEvent, string>;

/** Completing an order as its deliveries handed it over. */
const LESS = 'order-form.complete-delivered';

export interface OrderStep {
  event: PersonalEvent;
  /** The buyer gets less than it ordered: completing it is told then. */
  isLess?: boolean | undefined;
  scope: BuyerScope | SalesScope;
  /** Text that was written along with the step. */
  message: string;
  firstWine: NamedWine | undefined;
  /** Only for the audit record. */
  details?: Record<string, unknown> | undefined;
  /** Read here where the caller has not read it. */
  people?: ClientPeople;
  /** What became of a proposal, where the step is about one. */
  proposal?: OrderProposalStatus;
}

/** Publishes a step. Completing sends no mail where the buyer has all bottles by then. */
export async function writeOrderStep(
  unit: UnitOfWork,
  order: StoredOrder,
  { event, isLess = false, scope, message, firstWine, details, people, proposal }: OrderStep,
): Promise<void> {
  const { number, status, lineCount, totalQty, total } = order;
  const kind = isLess ? LESS : actions[event];
  await publishStep(unit, order, {
    scope,
    action: kind,
    target: `order-form:${number}`,
    details,
    people,
    notify: (rooms) => unit.notify(rooms, 'order:changed', { orderFormNumber: number, status, proposal }),
    mail: kind === 'order-form.complete' ? null : { kind, firstWine, lineCount, totalQty, total, message },
  });
}
