import { formatHours, receivingConflicts } from './receiving-hours.ts';

const hours = (from: string | null, until: string | null) => ({ from, until });

test('a stop that has closed when one before it opens is named with that one', () => {
  const round = [hours(null, '11:00'), hours('15:00', null), hours('09:00', '11:30'), hours('10:00', null)];
  expect(receivingConflicts(round)).toEqual([null, null, 1, null]);
  expect(receivingConflicts([round[0]!, round[2]!, round[3]!, round[1]!])).toEqual([null, null, null, null]);
});

test('who opens in the minute in which another closes comes too late for it', () => {
  expect(receivingConflicts([hours('11:00', null), hours(null, '11:00')])).toEqual([null, 0]);
  expect(receivingConflicts([hours('10:59', null), hours(null, '11:00')])).toEqual([null, null]);
});

test('hours read with an open end, or not at all', () => {
  expect(formatHours(hours('10:00', '16:00'))).toBe('10:00–16:00');
  expect(formatHours(hours('15:00', null))).toBe('15:00–');
  expect(formatHours(hours(null, '11:30'))).toBe('–11:30');
  expect(formatHours(hours(null, null))).toBeNull();
});
