import {
  daysToExpiry,
  ESTIMATE_LIFECYCLE,
  estimateMachine,
  isEstimateValid,
  SHOWN_ESTIMATE_STATUSES,
  shownEstimateStatus,
} from './estimate.ts';
import { allowedEvents, nextState } from './state-machine.ts';

const lastMoment = new Date('2026-08-21T23:59:59.999+09:00');
const tooLate = new Date('2026-08-22T00:00:00+09:00');
const answered = { status: 'RESPONDED', expiredDate: '2026-08-21' } as const;

test('an estimate is good through the end of its last day in Seoul', () => {
  expect(shownEstimateStatus(answered, lastMoment)).toBe('RESPONDED');
  expect(shownEstimateStatus(answered, tooLate)).toBe('EXPIRED');
  expect(shownEstimateStatus({ ...answered, expiredDate: null }, tooLate)).toBe('RESPONDED');
});

test.each(['REQUESTED', 'CONFIRMED', 'CANCELLED'] as const)('%s never shows as expired', (status) => {
  expect(shownEstimateStatus({ ...answered, status }, tooLate)).toBe(status);
});

test('a buyer confirms an answer that is still good', () => {
  const confirm = (now: Date) =>
    nextState(estimateMachine, 'RESPONDED', 'CONFIRM', 'B2B', {
      NOT_EXPIRED: isEstimateValid(answered, now),
    });
  expect(confirm(lastMoment)).toEqual({ ok: true, state: 'CONFIRMED' });
  expect(confirm(tooLate)).toEqual({ ok: false, reason: 'GUARD', guard: 'NOT_EXPIRED' });
});

test('a change by the buyer asks for prices again', () => {
  const guards = { NOT_EXPIRED: false };
  expect(nextState(estimateMachine, 'RESPONDED', 'MODIFY', 'B2B', guards)).toEqual({
    ok: true,
    state: 'REQUESTED',
  });
});

test('each side sees its own buttons', () => {
  expect(allowedEvents(estimateMachine, null, 'B2B')).toEqual(['CREATE']);
  expect(allowedEvents(estimateMachine, null, 'SALESPERSON')).toEqual(['CREATE_MANUAL']);
  expect(allowedEvents(estimateMachine, 'REQUESTED', 'B2B')).toEqual(['CANCEL']);
  expect(allowedEvents(estimateMachine, 'REQUESTED', 'SALESPERSON')).toEqual(['RESPOND', 'CANCEL']);
  expect(allowedEvents(estimateMachine, 'RESPONDED', 'B2B')).toEqual(['CONFIRM', 'MODIFY', 'CANCEL']);
  expect(allowedEvents(estimateMachine, 'RESPONDED', 'B2B', { NOT_EXPIRED: false })).toEqual([
    'MODIFY',
    'CANCEL',
  ]);
  expect(allowedEvents(estimateMachine, 'RESPONDED', 'SALESPERSON')).toEqual(['RESPOND', 'CANCEL']);
  expect(allowedEvents(estimateMachine, 'CONFIRMED', 'SALESPERSON')).toEqual([]);
  expect(allowedEvents(estimateMachine, 'REQUESTED', 'DRIVER')).toEqual([]);
});

test('an answer says how many days are left once they are few', () => {
  const now = new Date('2026-11-20T12:00:00+09:00');
  const left = (expiredDate: string | null, status: 'RESPONDED' | 'CONFIRMED' = 'RESPONDED') =>
    daysToExpiry({ status, expiredDate }, now);
  expect([left('2026-11-19'), left('2026-11-20'), left('2026-11-27'), left('2026-11-28')]).toEqual([
    null,
    0,
    7,
    null,
  ]);
  expect(left('2026-11-20', 'CONFIRMED')).toBeNull();
  expect(left(null)).toBeNull();
});

test('every state has its place in the order of life', () => {
  expect([...ESTIMATE_LIFECYCLE].sort()).toEqual([...SHOWN_ESTIMATE_STATUSES].sort());
});
