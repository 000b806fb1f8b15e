import { isLastingRefusal, isRefusedAtDoor, mayPass } from './refusals.ts';

const failed = (status: number | null, code?: string) => ({
  status,
  problem:
    status === null || code === undefined
      ? null
      : { type: 'about:blank', title: code, status, code, message: code, requestId: 'r' },
});

test.each([
  ['a state that forbids it', failed(409, 'ILLEGAL_TRANSITION'), true],
  ['a wrong field', failed(422, 'INVALID_INPUT'), true],
  ['an end of the session', failed(401, 'SESSION_ENDED'), true],
  ['a first call that is still under way', failed(409, 'IDEMPOTENCY_IN_PROGRESS'), false],
  ['a fault of the provider', failed(500, 'INTERNAL'), false],
  ['no answer', failed(null), false],
])('of %s it is known whether it lasts', (_name, failure, lasts) => {
  expect(isLastingRefusal(failure)).toBe(lasts);
});

test('no session, too slow and too often are refused before the key is looked at', () => {
  expect([401, 408, 429].every(isRefusedAtDoor)).toBe(true);
  expect([null, 200, 403, 409, 412, 500].some(isRefusedAtDoor)).toBe(false);
});

test('no answer, a fault, too slow and too often may pass; any other refusal would be repeated', () => {
  expect([null, 408, 429, 500, 503].every((status) => mayPass({ status }))).toBe(true);
  expect([400, 401, 403, 404, 409, 412, 422].some((status) => mayPass({ status }))).toBe(false);
});
