import { hoursOfDay, isWithinHours, workingTimes } from './working-times.ts';

const hours = {
  weekdayStartTime: '09:00:00',
  weekdayEndTime: '18:00',
  weekendStartTime: '10:00',
  weekendEndTime: null,
  holidayStartTime: null,
  holidayEndTime: null,
};

test('days and hours are said, half an answer is none', () => {
  expect(workingTimes(hours, [1, 2, 7])).toEqual({
    days: '월 · 화 · 일',
    spans: [{ id: 'weekday', hours: '09:00–18:00' }],
  });
  expect(workingTimes(undefined)).toEqual({ days: '', spans: [] });
});

test('a day has the hours of its kind, or none', () => {
  const times = workingTimes({ ...hours, weekendEndTime: '15:00' });
  expect(hoursOfDay(times, '2026-11-20')).toEqual({ id: 'weekday', hours: '09:00–18:00' });
  expect(hoursOfDay(times, '2026-11-21')).toEqual({ id: 'weekend', hours: '10:00–15:00' });
  expect(hoursOfDay(workingTimes(hours), '2026-11-21')).toBeUndefined();
});

test.each([
  ['on a working day', '2026-11-20T09:00:00+09:00', true],
  ['before it begins', '2026-11-20T08:59:00+09:00', false],
  ['when it is over', '2026-11-20T18:00:00+09:00', false],
  ['on a Thursday off', '2026-11-19T12:00:00+09:00', false],
  ['on a Saturday without hours', '2026-11-21T12:00:00+09:00', false],
  ['on a public holiday without hours', '2026-11-27T12:00:00+09:00', false],
])('hours are kept %s', (_when, now, isWithin) => {
  const days = [1, 2, 3, 5, 6];
  expect(isWithinHours(hours, days, new Set(['2026-11-27']), new Date(now))).toBe(isWithin);
});

test('who has named no hours or no days is not said to be away for it', () => {
  const none = {
    weekdayStartTime: null,
    weekdayEndTime: null,
    weekendStartTime: null,
    weekendEndTime: null,
    holidayStartTime: null,
    holidayEndTime: null,
  };
  const night = new Date('2026-11-21T03:00:00+09:00');
  expect(isWithinHours(none, [], new Set(), night)).toBe(true);
  expect(isWithinHours(none, [1, 2, 3, 4, 5], new Set(), night)).toBe(false);
  const friday = new Date('2026-11-27T12:00:00+09:00');
  expect(isWithinHours(none, [1, 2, 3, 4, 5], new Set(), friday)).toBe(true);
  expect(isWithinHours(none, [1, 2, 3, 4, 5], new Set(['2026-11-27']), friday)).toBe(false);
  expect(isWithinHours(hours, [], new Set(), new Date('2026-11-19T12:00:00+09:00'))).toBe(true);
});
