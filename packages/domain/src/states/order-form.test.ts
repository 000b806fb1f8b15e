import { orderFormMachine } from './order-form.ts';
import { allowedEvents, nextState } from './state-machine.ts';

test('an order past the credit limit is not placed, by neither side', () => {
  const guards = {
    WITHIN_CREDIT_LIMIT: false,
    NO_OPEN_SUPPLY: true,
    NO_STANDING_DELIVERY: true,
    PROPOSAL_OPEN: false,
    LAST_DELIVERY_COMPLETED: false,
  };
  const refusal = { ok: false, reason: 'GUARD', guard: 'WITHIN_CREDIT_LIMIT' };
  expect(nextState(orderFormMachine, null, 'CREATE', 'B2B', guards)).toEqual(refusal);
  expect(nextState(orderFormMachine, null, 'CREATE_MANUAL', 'SALESPERSON', guards)).toEqual(refusal);
});

test('a buyer takes an order back until sales confirmed it', () => {
  const guards = { PROPOSAL_OPEN: false };
  expect(allowedEvents(orderFormMachine, 'REQUESTED', 'B2B', guards)).toEqual(['CANCEL']);
  expect(allowedEvents(orderFormMachine, 'CONFIRMED', 'B2B')).toEqual([]);
  expect(allowedEvents(orderFormMachine, 'CONFIRMED', 'SALESPERSON')).toEqual(['COMPLETE', 'CANCEL']);
});

test('a buyer answers what sales proposed, which alone confirms nothing', () => {
  const steps = (role: 'B2B' | 'SALESPERSON', PROPOSAL_OPEN: boolean) =>
    allowedEvents(orderFormMachine, 'REQUESTED', role, { PROPOSAL_OPEN });
  expect(steps('B2B', true)).toEqual(['ACCEPT', 'DECLINE', 'CANCEL']);
  expect(steps('SALESPERSON', true)).toEqual(['RESPOND', 'PROPOSE', 'CANCEL']);
  expect(steps('SALESPERSON', false)).toContain('PROPOSE');
  expect(allowedEvents(orderFormMachine, 'CONFIRMED', 'SALESPERSON')).not.toContain('PROPOSE');
});

test('the last delivery completes a confirmed order without anybody', () => {
  const guards = {
    WITHIN_CREDIT_LIMIT: true,
    NO_OPEN_SUPPLY: true,
    NO_STANDING_DELIVERY: true,
    PROPOSAL_OPEN: false,
    LAST_DELIVERY_COMPLETED: true,
  };
  const complete = (state: 'REQUESTED' | 'CONFIRMED') =>
    nextState(orderFormMachine, state, 'COMPLETE_BY_DELIVERY', 'SYSTEM', guards);
  expect(complete('CONFIRMED')).toEqual({ ok: true, state: 'COMPLETED' });
  expect(complete('REQUESTED')).toEqual({ ok: false, reason: 'STATE' });
});
