import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  endOfDay,
  isDay,
  isPastDay,
  lastDayOfMonth,
  monthOf,
  seoulClock,
  seoulDay,
  seoulTime,
  startOfDay,
} from './day.ts';

const day = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days));

test('a day is a day that exists', () => {
  expect(isDay('2024-02-29')).toBe(true);
  for (const wrong of [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0999-01-01',
    '',
    20260101,
    null,
  ]) {
    expect(isDay(wrong)).toBe(false);
  }
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
});

test('the day turns at midnight in Seoul', () => {
  expect(seoulDay(new Date('2026-08-20T14:59:59.999Z'))).toBe('2026-08-20');
  expect(seoulDay(new Date('2026-08-20T15:00:00Z'))).toBe('2026-08-21');
  expect(seoulTime(new Date('2026-08-21T05:05:00Z'))).toBe('2026-08-21T14:05:00.000+09:00');
  expect(seoulClock(new Date('2026-08-20T15:07:00Z'))).toBe('00:07');
});

test('agrees with the time zone data of the platform', () => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' });
  const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(fc.property(instant, (now) => expect(seoulDay(now)).toBe(format.format(now))));
});

test('a day is over after its last millisecond in Seoul', () => {
  expect(endOfDay('2026-08-21').toISOString()).toBe('2026-08-21T14:59:59.999Z');
  expect(isPastDay('2026-08-21', new Date('2026-08-21T14:59:59.999Z'))).toBe(false);
  expect(isPastDay('2026-08-21', new Date('2026-08-21T15:00:00.000Z'))).toBe(true);
  fc.assert(
    fc.property(day, (any) => {
      expect(seoulDay(startOfDay(any))).toBe(any);
      expect(seoulDay(endOfDay(any))).toBe(any);
      expect(endOfDay(any).getTime() + 1).toBe(startOfDay(addDays(any, 1)).getTime());
    }),
  );
});

test('days are added and counted', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(dayOfWeek('2026-08-21')).toBe(5);
  expect(monthOf('2026-08-21')).toBe('202608');
  expect(daysInMonth('2024-02-10')).toBe(29);
  expect(lastDayOfMonth('2024-02-10')).toBe('2024-02-29');
  fc.assert(
    fc.property(day, fc.integer({ min: -5_000, max: 5_000 }), (any, count) => {
      expect(daysBetween(any, addDays(any, count))).toBe(count);
    }),
  );
});

test('a month on is the same day, or the last that the month has', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-08-31', -6)).toBe('2026-02-28');
  expect(addMonths('2026-11-20', 3)).toBe('2027-02-20');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
});
