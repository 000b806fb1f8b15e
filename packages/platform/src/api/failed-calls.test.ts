import { getMe, listEstimates } from '@vitis/contracts';
import { ApiFailure } from './api-failure.ts';
import { noteFailedCall, onFailedCall } from './failed-calls.ts';

const tell = jest.fn();
const told = () => tell.mock.calls.map(([{ path }, { kind }]) => [path, kind]);
const broken = new ApiFailure('unexpected-reply', { status: 200 });
let end = () => {};

beforeEach(() => tell.mockReset());
afterEach(() => end());

test('each endpoint is told of once, also of what failed before anybody listened', () => {
  noteFailedCall(getMe, broken);
  noteFailedCall(getMe, new ApiFailure('timeout'));
  end = onFailedCall(tell);
  noteFailedCall(listEstimates, new ApiFailure('network'));
  noteFailedCall(listEstimates, broken);
  expect(told()).toEqual([
    [getMe.path, 'unexpected-reply'],
    [listEstimates.path, 'network'],
  ]);
});

test('a refusal in words that were agreed is the caller’s own, a server error is not', () => {
  end = onFailedCall(tell);
  noteFailedCall(getMe, new ApiFailure('problem', { status: 409 }));
  noteFailedCall(getMe, new DOMException('left', 'AbortError'));
  expect(told()).toEqual([]);
  noteFailedCall(getMe, new ApiFailure('problem', { status: 503 }));
  expect(told()).toEqual([[getMe.path, 'problem']]);
});

test('without a network nothing is said of the server', () => {
  end = onFailedCall(tell);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  noteFailedCall(getMe, new ApiFailure('network'));
  jest.restoreAllMocks();
  expect(told()).toEqual([]);
});
