import { noteServerTime, serverNow } from './time.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const DAY = 86_400_000;
const header = (time: number) => new Date(time).toUTCString();

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => {
  noteServerTime(header(Date.now()));
  jest.useRealTimers();
});

test.each([-DAY, DAY])('a device that is %d ms off shows the server’s time, which goes on', (off) => {
  noteServerTime(header(NOON + off));
  expect(serverNow().getTime()).toBe(NOON + off);
  jest.advanceTimersByTime(90_000);
  expect(serverNow().getTime()).toBe(NOON + off + 90_000);
});

test('a clock that is right to some seconds is left alone, also after it has been put right', () => {
  noteServerTime(header(NOON + DAY));
  noteServerTime(header(NOON - 5_000));
  expect(serverNow().getTime()).toBe(NOON);
});

test.each([null, '', 'yesterday'])('an answer with the date %j tells nothing', (date) => {
  noteServerTime(header(NOON + DAY));
  noteServerTime(date);
  expect(serverNow().getTime()).toBe(NOON + DAY);
});
