import { getEstimate, getMe } from '@vitis/contracts';
import { ApiFailure } from '@vitis/platform';
import { noteFailedCall } from '@vitis/platform/failed-calls';
import { beacon, sentReports, takeBeacons } from './beacons.test-support.ts';
import { startCallReports } from './call-reports.ts';

const BUILD = '1.0.0-aaaaaaaa';
let end: () => void;

beforeEach(() => {
  takeBeacons();
  end = startCallReports(BUILD);
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

test('what fails together is told together: the endpoint as it is declared, and why', async () => {
  noteFailedCall(getEstimate, new ApiFailure('unexpected-reply', { status: 200 }));
  noteFailedCall(getMe, new ApiFailure('timeout'));
  expect(beacon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(500);
  jest.useRealTimers();
  const estimate = { kind: 'call', method: 'GET', endpoint: getEstimate.path, build: BUILD };
  expect(await sentReports()).toEqual([
    [
      { ...estimate, code: 'CONTRACT', status: 200 },
      { ...estimate, endpoint: getMe.path, code: 'DEADLINE' },
    ],
  ]);
});

test.each([
  [new ApiFailure('network'), 'NETWORK'],
  [new ApiFailure('problem', { status: 503 }), 'ANSWER'],
  // The error page of some server in between.
  [new ApiFailure('unexpected-reply', { status: 502 }), 'ANSWER'],
  [new ApiFailure('unexpected-reply', { status: 404 }), 'CONTRACT'],
])('%s is told as such', async (failure, code) => {
  noteFailedCall(getMe, failure);
  jest.advanceTimersByTime(500);
  jest.useRealTimers();
  expect(await sentReports()).toMatchObject([[{ code }]]);
});

test('a page that is left tells at once', () => {
  noteFailedCall(getMe, new ApiFailure('network'));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(beacon).toHaveBeenCalledTimes(1);
});
