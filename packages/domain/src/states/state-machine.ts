import type { Role } from '@vitis/contracts';

/** Who makes a change: a member in one of its roles, or the product itself. */
export type StateActor = Role | 'SYSTEM';

/** One row of a table: `from` is null where a document begins; `guard` names a fact that must hold. */
export interface Transition<State extends string, Event extends string, Guard extends string = never> {
  readonly from: State | null;
  readonly event: Event;
  readonly by: readonly StateActor[];
  readonly guard?: Guard;
  readonly to: State;
}

/** A document's life as data. A state and an event meet in at most one row per actor. */
export interface StateMachine<State extends string, Event extends string, Guard extends string = never> {
  readonly name: string;
  readonly states: readonly State[];
  readonly transitions: readonly Transition<State, Event, Guard>[];
}

/** The facts that guards ask for, each known to the caller. */
export type Guards<Guard extends string> = Readonly<Record<Guard, boolean>>;

export type Step<State extends string, Guard extends string> =
  | { readonly ok: true; readonly state: State }
  /** `STATE`: not from here. `ACTOR`: from here, but not by this actor. `GUARD`: the named fact does not hold. */
  | { readonly ok: false; readonly reason: 'STATE' | 'ACTOR' }
  | { readonly ok: false; readonly reason: 'GUARD'; readonly guard: Guard };

/**
 * Where an event leads. `state` is null for a document that does not exist yet. Never throws: a refusal says
 * why, so that the provider answers 409 with a reason and a screen explains itself.
 */
export function nextState<State extends string, Event extends string, Guard extends string>(
  machine: StateMachine<State, Event, Guard>,
  state: NoInfer<State> | null,
  event: NoInfer<Event>,
  actor: StateActor,
  ...[guards]: [Guard] extends [never] ? [] : [guards: Guards<NoInfer<Guard>>]
): Step<State, Guard> {
  const fromHere = machine.transitions.filter((row) => row.from === state && row.event === event);
  if (fromHere.length === 0) return { ok: false, reason: 'STATE' };
  const row = fromHere.find((candidate) => candidate.by.includes(actor));
  if (!row) return { ok: false, reason: 'ACTOR' };
  if (row.guard !== undefined && guards?.[row.guard] !== true) {
    return { ok: false, reason: 'GUARD', guard: row.guard };
  }
  return { ok: true, state: row.to };
}

/**
 * The events that the actor may raise now, in the table's order: the buttons of a screen. Nobody (null) raises
 * any. A guard that the caller does not know yet counts as holding; the provider decides it.
 */
export function allowedEvents<State extends string, Event extends string, Guard extends string>(
  machine: StateMachine<State, Event, Guard>,
  state: NoInfer<State> | null,
  actor: StateActor | null,
  guards: Partial<Guards<NoInfer<Guard>>> = {},
): Event[] {
  if (actor === null) return [];
  return machine.transitions
    .filter((row) => row.from === state && row.by.includes(actor))
    .filter((row) => row.guard === undefined || guards[row.guard] !== false)
    .map((row) => row.event);
}

/** True when nothing leads on from the state. */
export function isFinal<State extends string>(
  machine: StateMachine<State, string, string>,
  state: NoInfer<State>,
): boolean {
  return machine.transitions.every((row) => row.from !== state);
}
