import { createHeartbeat } from './heartbeat.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('breaks a long silence while something runs, and is quiet otherwise', async () => {
  const told: string[] = [];
  const heartbeat = createHeartbeat((line) => told.push(line));
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([]);

  const work = Promise.withResolvers<string>();
  const done = heartbeat.during(work.promise);
  jest.advanceTimersByTime(15_000);
  heartbeat.heard();
  jest.advanceTimersByTime(15_000);
  expect(told).toEqual([]);

  jest.advanceTimersByTime(10_000);
  expect(told).toEqual(['  still at it, 35 s']);

  work.resolve('done');
  expect(await done).toBe('done');
  jest.advanceTimersByTime(60_000);
  expect(told).toHaveLength(1);
});
