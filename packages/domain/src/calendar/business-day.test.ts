import fc from 'fast-check';
import { addBusinessDays, isBusinessDay, isWeekend, nextBusinessDay } from './business-day.ts';
import { addDays, daysBetween } from './day.ts';

/** 추석 2026: Thursday to Saturday. */
const holidays = new Set(['2026-09-24', '2026-09-25', '2026-09-26']);

test('weekends and holidays are skipped', () => {
  expect(isWeekend('2026-09-27')).toBe(true);
  expect(isBusinessDay('2026-09-24', holidays)).toBe(false);
  expect(nextBusinessDay('2026-09-23', holidays)).toBe('2026-09-23');
  expect(nextBusinessDay('2026-09-24', holidays)).toBe('2026-09-28');
  expect(addBusinessDays('2026-09-23', 1, holidays)).toBe('2026-09-28');
  expect(addBusinessDays('2026-09-26', 0, holidays)).toBe('2026-09-28');
});

test('the count of business days passed is the count asked for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 60 }), (offset, count) => {
      const start = nextBusinessDay(addDays('2024-01-01', offset), holidays);
      const end = addBusinessDays(start, count, holidays);
      const between = Array.from({ length: daysBetween(start, end) }, (_, index) =>
        addDays(start, index + 1),
      );
      expect(between.filter((day) => isBusinessDay(day, holidays))).toHaveLength(count);
    }),
  );
});

test('refuses impossible counts, and a list that closes a whole year', () => {
  expect(() => addBusinessDays('2026-09-23', -1, holidays)).toThrow(RangeError);
  expect(() => addBusinessDays('2026-09-23', 0.5, holidays)).toThrow(RangeError);
  const closed = new Set(Array.from({ length: 400 }, (_, index) => addDays('2026-01-01', index)));
  expect(() => nextBusinessDay('2026-01-01', closed)).toThrow(RangeError);
});
