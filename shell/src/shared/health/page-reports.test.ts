import type { FaultReport, LoadReport } from '@vitis/contracts/page-reports';
import { beacon, sentReports, takeBeacons } from './beacons.test-support.ts';
import { tellLeftReports } from './left-reports.ts';
import { addReport, leaveReports, startPageReports } from './page-reports.ts';

const load: LoadReport = { kind: 'load', part: 'mf-chat', build: '1.0.0-aaaaaaaa', ms: 120, retries: 0 };
const fault: FaultReport = {
  kind: 'fault',
  part: 'mf-chat',
  build: '1.0.0-aaaaaaaa',
  stage: 'entry',
  code: 'FILE',
  path: '/chat',
};

let end: () => void;

beforeEach(() => {
  takeBeacons();
  end = startPageReports();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

test('one fault is told once per page, and soon', async () => {
  expect(addReport(fault)).toBe(true);
  expect(addReport({ ...fault })).toBe(false);
  jest.advanceTimersByTime(500);
  jest.useRealTimers();
  expect(await sentReports()).toEqual([[fault]]);
});

test('what arrived well goes together, and with a fault when there is one', async () => {
  addReport(load);
  addReport({ ...load, part: 'mf-account' });
  jest.advanceTimersByTime(4_900);
  expect(beacon).not.toHaveBeenCalled();
  addReport(fault);
  addReport({ ...load, part: 'mf-catalog' });
  jest.advanceTimersByTime(500);
  jest.useRealTimers();
  const [reports] = await sentReports();
  expect(reports?.map((report) => 'part' in report && report.part)).toEqual([
    'mf-chat',
    'mf-account',
    'mf-chat',
    'mf-catalog',
  ]);
});

test('a page that is left tells at once', () => {
  addReport(load);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(beacon).toHaveBeenCalledTimes(1);
});

test('a page that loads itself anew leaves its reports to the next one, which tells them once', async () => {
  addReport(fault);
  leaveReports();
  end();
  expect(beacon).not.toHaveBeenCalled();
  for (let page = 0; page < 2; page += 1) {
    end = startPageReports();
    tellLeftReports();
    jest.advanceTimersByTime(10_000);
    end();
  }
  jest.useRealTimers();
  expect(await sentReports()).toEqual([[fault]]);
});

test('what was reported before the page was ready is told then', () => {
  end();
  addReport(fault);
  jest.advanceTimersByTime(10_000);
  expect(beacon).not.toHaveBeenCalled();
  end = startPageReports();
  jest.advanceTimersByTime(500);
  expect(beacon).toHaveBeenCalledTimes(1);
});

test('a browser that refuses the beacon is asked to fetch; a gateway that is away is nobody’s error', async () => {
  beacon.mockReturnValue(false);
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  addReport(fault);
  await jest.advanceTimersByTimeAsync(500);
  expect(fetched).toHaveBeenCalledWith(
    '/reports',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  );
});

test('a page with a developer’s build says so, and any other page does not', async () => {
  const said = async () => JSON.parse((await beacon.mock.lastCall?.[1].text()) ?? '').overridden;
  addReport(fault);
  jest.advanceTimersByTime(500);
  expect(await said()).toBeUndefined();
  end();
  end = startPageReports(true);
  addReport(fault);
  jest.advanceTimersByTime(500);
  expect(await said()).toBe(true);
});
