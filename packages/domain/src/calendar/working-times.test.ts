import { hoursOfDay, workingTimes } from './working-times.ts';

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
