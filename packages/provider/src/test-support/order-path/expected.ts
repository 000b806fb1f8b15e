import type { Role } from '@vitis/contracts';
import {
  type DeliveryEvent,
  deliveryMachine,
  type EstimateEvent,
  estimateMachine,
  isEstimateValid,
  nextState,
  type OrderFormEvent,
  orderFormMachine,
} from '@vitis/domain';
import type { Actor, KnownDelivery, KnownEstimate, KnownOrder, World } from './world.ts';

/** What a call must be answered, and what its document must be afterwards. */
export type Expected<State> = { status: 200; state: State } | { status: 403 | 404 | 409 | 412 };

/** Role, then ownership, then version, then the table of states. */
function judged<State>(
  actor: Actor,
  may: readonly Role[],
  owns: boolean,
  stale: boolean,
  step: () => { ok: true; state: State } | { ok: false },
): Expected<State> {
  if (!may.includes(actor.role)) return { status: 403 };
  if (!owns) return { status: 404 };
  if (stale) return { status: 412 };
  const next = step();
  if (next.ok) return { status: 200, state: next.state };
  return { status: 409 };
}

const STAFF: readonly Role[] = ['SALESPERSON'];
const BUYERS: readonly Role[] = ['B2B'];
const BOTH: readonly Role[] = ['B2B', 'SALESPERSON'];

const estimateRoles: Partial<Record<EstimateEvent, readonly Role[]>> = { RESPOND: STAFF, CANCEL: BOTH };

export function afterEstimate(
  world: World,
  actor: Actor,
  estimate: KnownEstimate,
  event: EstimateEvent,
  stale: boolean,
) {
  const may = estimateRoles[event] ?? BUYERS;
  return judged(actor, may, actor.company === estimate.company, stale, () =>
    nextState(estimateMachine, estimate.status, event, actor.role, {
      NOT_EXPIRED: isEstimateValid(estimate, world.now()),
    }),
  );
}

const standing = ({ deliveries }: KnownOrder) => deliveries.filter(({ status }) => status !== 'CANCELLED');

export function afterOrder(actor: Actor, order: KnownOrder, event: OrderFormEvent, stale: boolean) {
  const may = event === 'CANCEL' ? BOTH : STAFF;
  return judged(actor, may, actor.company === order.company, stale, () => {
    const step = nextState(orderFormMachine, order.status, event, actor.role, {
      WITHIN_CREDIT_LIMIT: true,
      NO_OPEN_SUPPLY: true,
      NO_STANDING_DELIVERY: true,
      PROPOSAL_OPEN: false,
      LAST_DELIVERY_COMPLETED: false,
    });
    const held =
      (event === 'CANCEL' && standing(order).length > 0) ||
      (event === 'COMPLETE' && standing(order).some(({ status }) => /READY|IN_TRANSIT/.test(status)));
    return step.ok && held ? { ok: false as const, reason: 'DELIVERY' } : step;
  });
}

/** A delivery carries all bottles of its order here: one stands, or none. */
export function afterPlan(actor: Actor, order: KnownOrder) {
  return judged(actor, STAFF, actor.company === order.company, false, () =>
    order.status === 'CONFIRMED' && standing(order).length === 0
      ? { ok: true as const, state: 'READY' as const }
      : { ok: false as const, reason: 'PLANNED' },
  );
}

export function afterDelivery(
  actor: Actor,
  order: KnownOrder,
  delivery: KnownDelivery,
  event: DeliveryEvent,
  stale: boolean,
) {
  const drives = event !== 'CANCEL';
  const owns = drives ? actor.id === delivery.idDriver : actor.company === order.company;
  return judged(actor, drives ? ['DRIVER'] : STAFF, owns, stale && !drives, () =>
    event === 'START' && delivery.status === 'IN_TRANSIT'
      ? { ok: true as const, state: delivery.status }
      : nextState(deliveryMachine, delivery.status, event, actor.role),
  );
}

/** From an estimate: confirmed, the buyer's own, and without an order that stands. */
export function afterOrdering(world: World, actor: Actor, estimate: KnownEstimate) {
  return judged(actor, BUYERS, actor.company === estimate.company, false, () => {
    const ordered = world.orders.some((each) => each.estimate === estimate && each.status !== 'CANCELLED');
    return estimate.status === 'CONFIRMED' && !ordered
      ? { ok: true as const, state: 'REQUESTED' as const }
      : { ok: false as const, reason: 'STATE' };
  });
}
