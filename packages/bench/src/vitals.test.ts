import { blockingTime, layoutShift } from './vitals.ts';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

test('shifts close to each other add up; the worst group counts', () => {
  expect(layoutShift([shift(100, 0.1), shift(600, 0.2), shift(3_000, 0.25)])).toBeCloseTo(0.3);
});

test('a group ends after five seconds, however close its shifts are', () => {
  const everyHalfSecond = Array.from({ length: 14 }, (_, index) => shift(index * 500, 0.01));
  expect(layoutShift(everyHalfSecond)).toBeCloseTo(0.11);
});

test('what a person caused does not count', () => {
  expect(layoutShift([shift(100, 0.5, true)])).toBe(0);
});

test('a page that never moves has none', () => {
  expect(layoutShift([])).toBe(0);
});

test('a task blocks by what it takes past its first 50 ms', () => {
  const lasting = (duration: number) => ({ startTime: 0, duration });
  expect(blockingTime([lasting(40), lasting(50), lasting(70), lasting(250)])).toBe(220);
});
