import { ROLES, type Role } from '@vitis/contracts';
import { allowedEvents, type StateMachine } from '../states/state-machine.ts';
import { MACHINES, offeredSteps, STEP_ACTIONS, type SteppedKind } from './offered-steps.ts';
import { PERMISSIONS } from './permissions.ts';

const kinds = Object.keys(MACHINES) as SteppedKind[];
const machineOf = (kind: SteppedKind): StateMachine<string, string, string> => MACHINES[kind];
const actionsOf = (kind: SteppedKind): Record<string, string | null> => STEP_ACTIONS[kind];
const grantsOf = (kind: SteppedKind): Record<string, Partial<Record<Role, string>>> => PERMISSIONS[kind];

describe.each(kinds)('%s', (kind) => {
  const { transitions, states } = machineOf(kind);

  test('both tables leave a step to the same roles', () => {
    for (const [event, action] of Object.entries(actionsOf(kind))) {
      const by = new Set(transitions.filter((row) => row.event === event).flatMap((row) => row.by));
      const granted = action === null ? ['SYSTEM'] : Object.keys(grantsOf(kind)[action]!);
      expect({ event, roles: [...by].sort() }).toEqual({ event, roles: granted.sort() });
    }
  });

  test('every step has its own action, and every action that changes it has its step', () => {
    const actions = Object.values(actionsOf(kind)).filter((action) => action !== null);
    expect(new Set(actions).size).toBe(actions.length);
    expect([...actions, 'list', 'read'].sort()).toEqual(Object.keys(grantsOf(kind)).sort());
  });

  test('a reader is offered what its state lets the role do, and nothing of what is not its own', () => {
    for (const state of [null, ...states] as never[])
      for (const role of ROLES) {
        expect(offeredSteps(kind, state, { role })).toEqual(allowedEvents(machineOf(kind), state, role));
        expect(offeredSteps(kind, state, { role, isOwn: false })).toEqual([]);
        expect(offeredSteps(kind, state, { role: null })).toEqual([]);
      }
  });
});

test('a fact that does not hold takes its step away', () => {
  const role = 'SALESPERSON';
  expect(offeredSteps('orderForm', 'CONFIRMED', { role })).toEqual(['COMPLETE', 'CANCEL']);
  expect(offeredSteps('orderForm', 'CONFIRMED', { role, guards: { NO_OPEN_SUPPLY: false } })).toEqual([
    'CANCEL',
  ]);
});
