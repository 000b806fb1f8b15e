import type { DeliveryStatus, EstimateStatus, OrderFormStatus, Role } from '@vitis/contracts';
import { type DeliveryEvent, deliveryMachine } from '../states/delivery.ts';
import { type EstimateEvent, type EstimateGuard, estimateMachine } from '../states/estimate.ts';
import { type OrderFormEvent, type OrderFormGuard, orderFormMachine } from '../states/order-form.ts';
import { allowedEvents, type Guards, type StateMachine } from '../states/state-machine.ts';
import { type Actions, offers } from './permissions.ts';

/** The documents that go from state to state, and the words for their states, steps and facts. */
export interface SteppedDocuments {
  estimate: { status: EstimateStatus; event: EstimateEvent; guard: EstimateGuard };
  orderForm: { status: OrderFormStatus; event: OrderFormEvent; guard: OrderFormGuard };
  delivery: { status: DeliveryStatus; event: DeliveryEvent; guard: never };
}

export type SteppedKind = keyof SteppedDocuments;

type EventOf<Kind extends SteppedKind> = SteppedDocuments[Kind]['event'];

/** What the table of permissions calls a step; null is a step of the product itself. */
export const STEP_ACTIONS: {
  readonly [Kind in SteppedKind]: Readonly<Record<EventOf<Kind>, Actions[Kind] | null>>;
} = {
  estimate: {
    CREATE: 'create',
    CREATE_MANUAL: 'createManual',
    MODIFY: 'modify',
    RESPOND: 'respond',
    CONFIRM: 'confirm',
    CANCEL: 'cancel',
  },
  orderForm: {
    CREATE: 'create',
    CREATE_MANUAL: 'createManual',
    RESPOND: 'respond',
    PROPOSE: 'propose',
    ACCEPT: 'accept',
    DECLINE: 'decline',
    COMPLETE: 'complete',
    COMPLETE_BY_DELIVERY: null,
    CANCEL: 'cancel',
  },
  delivery: {
    CREATE: 'create',
    REQUEST_RETURN: 'requestReturn',
    SAVE: 'save',
    REPLAN: 'replan',
    START: 'start',
    COMPLETE: 'complete',
    FAIL: 'fail',
    CANCEL: 'cancel',
  },
};

/** The life of each kind of document. */
export const MACHINES: {
  readonly [Kind in SteppedKind]: StateMachine<
    SteppedDocuments[Kind]['status'],
    EventOf<Kind>,
    SteppedDocuments[Kind]['guard']
  >;
} = { estimate: estimateMachine, orderForm: orderFormMachine, delivery: deliveryMachine };

/** Who looks at a document, in the role that the screen is made for; null is a reader without that role. */
export interface Reader<Guard extends string = string> {
  readonly role: Role | null;
  /** Whose document it is. Screens are given what is their reader's own; everything else is 404. */
  readonly isOwn?: boolean;
  /** The facts that are known; the provider decides the others. */
  readonly guards?: Partial<Guards<Guard>>;
}

/**
 * The steps that a screen offers: those that the state leaves to the role, and that the table of permissions grants it.
 * A state of null is a document that is not there yet.
 */
export function offeredSteps<Kind extends SteppedKind>(
  kind: Kind,
  status: SteppedDocuments[Kind]['status'] | null,
  { role, isOwn = true, guards }: Reader<NoInfer<SteppedDocuments[Kind]['guard']>>,
): EventOf<Kind>[] {
  const machine: StateMachine<string, EventOf<Kind>, string> = MACHINES[kind];
  const actions: Readonly<Record<EventOf<Kind>, Actions[Kind] | null>> = STEP_ACTIONS[kind];
  return allowedEvents(machine, status, role, guards).filter((event) => {
    const action = actions[event];
    return action !== null && offers(role, action, kind, isOwn);
  });
}
