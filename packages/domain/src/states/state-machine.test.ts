import fc from 'fast-check';
import { deliveryMachine } from './delivery.ts';
import { estimateMachine } from './estimate.ts';
import { orderFormMachine } from './order-form.ts';
import {
  allowedEvents,
  isFinal,
  nextState,
  type StateActor,
  type StateMachine,
  type Step,
} from './state-machine.ts';

const ACTORS: StateActor[] = ['B2B', 'SALESPERSON', 'DRIVER', 'SYSTEM'];
type AnyMachine = StateMachine<string, string, string>;
const machines: AnyMachine[] = [estimateMachine, orderFormMachine, deliveryMachine];

describe.each(machines.map((machine) => [machine.name, machine] as const))('%s', (_name, machine) => {
  const events = [...new Set(machine.transitions.map((row) => row.event))];
  const holding = Object.fromEntries(
    machine.transitions.flatMap((row) => (row.guard ? [[row.guard, true]] : [])),
  );

  test('a state, an event and an actor meet in one row at most', () => {
    const keys = machine.transitions.flatMap((row) =>
      row.by.map((actor) => `${row.from} ${row.event} ${actor}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('every state is reached from the start, and every row names known states', () => {
    const reached = new Set<string>();
    let size = -1;
    while (size !== reached.size) {
      size = reached.size;
      for (const row of machine.transitions)
        if (row.from === null || reached.has(row.from)) reached.add(row.to);
    }
    expect([...reached].sort()).toEqual([...machine.states].sort());
  });

  test('a walk of any events never leaves the known states, and refusals change nothing', () => {
    const step = fc.tuple(fc.constantFrom(...events), fc.constantFrom(...ACTORS));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state: string | null = null;
        for (const [event, actor] of steps) {
          const allowed: string[] = allowedEvents(machine, state, actor, holding);
          const result: Step<string, string> = nextState(machine, state, event, actor, holding);
          expect(result.ok).toBe(allowed.includes(event));
          if (result.ok) state = result.state;
          expect(state === null || machine.states.includes(state)).toBe(true);
        }
      }),
    );
  });

  test('nothing leads on from a final state', () => {
    const finals = machine.states.filter((state) => isFinal(machine, state));
    expect(finals.length).toBeGreaterThan(0);
    for (const state of finals)
      for (const actor of ACTORS) expect(allowedEvents(machine, state, actor)).toEqual([]);
  });

  test('a guard that does not hold refuses by name, and takes the button away', () => {
    for (const row of machine.transitions) {
      if (!row.guard) continue;
      const failing = { ...holding, [row.guard]: false };
      expect(nextState(machine, row.from, row.event, row.by[0]!, failing)).toEqual({
        ok: false,
        reason: 'GUARD',
        guard: row.guard,
      });
      expect(allowedEvents(machine, row.from, row.by[0]!, failing)).not.toContain(row.event);
      expect(allowedEvents(machine, row.from, row.by[0]!)).toContain(row.event);
    }
  });
});

test('a refusal tells a wrong state from a wrong actor', () => {
  expect(nextState(deliveryMachine, 'COMPLETED', 'START', 'DRIVER')).toEqual({ ok: false, reason: 'STATE' });
  expect(nextState(deliveryMachine, 'READY', 'START', 'B2B')).toEqual({ ok: false, reason: 'ACTOR' });
});
