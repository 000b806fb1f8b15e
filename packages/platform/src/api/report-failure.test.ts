import { $dialogs } from '../stores/dialog.store.ts';
import { $sessionState } from '../stores/session.store.ts';
import { ApiFailure } from './api-failure.ts';
import { reportFailure } from './report-failure.ts';

const refusal = (status: number, code: string) =>
  new ApiFailure('problem', {
    status,
    problem: { type: 'about:blank', title: code, status, code, message: code, requestId: 'r1' },
  });

const shownFor = (error: unknown): number => {
  const before = $dialogs.get().length;
  reportFailure(error);
  return $dialogs.get().length - before;
};

test('a session that has ended is said once, by the shell', () => {
  $sessionState.set({ status: 'guest' });
  expect(shownFor(refusal(401, 'SESSION_ENDED'))).toBe(0);
  expect(shownFor(refusal(401, 'UNAUTHENTICATED'))).toBe(0);
});

test('every other failure is shown, also a late refusal of an older token', () => {
  $sessionState.set({ status: 'guest' });
  expect(shownFor(refusal(401, 'LOGIN_FAILED'))).toBe(1);
  expect(shownFor(new ApiFailure('network'))).toBe(1);
  $sessionState.set({ status: 'signing-in', token: 'newer' });
  expect(shownFor(refusal(401, 'SESSION_ENDED'))).toBe(1);
});
