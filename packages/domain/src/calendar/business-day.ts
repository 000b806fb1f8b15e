import { addDays, type Day, dayOfWeek } from './day.ts';

/** Holidays are data that the provider answers, never code. */
export type Holidays = ReadonlySet<Day>;

/** Longest gap to look across; a holiday list that closes a whole year is a mistake. */
const FURTHEST_DAYS = 366;

/** True on Saturdays and Sundays. */
export function isWeekend(day: Day): boolean {
  const weekday = dayOfWeek(day);
  return weekday === 0 || weekday === 6;
}

/** Monday to Friday, except holidays. */
export function isBusinessDay(day: Day, holidays: Holidays): boolean {
  return !isWeekend(day) && !holidays.has(day);
}

/** The day itself when business is done, otherwise the next one. Throws a RangeError after a year without any. */
export function nextBusinessDay(day: Day, holidays: Holidays): Day {
  for (let ahead = 0; ahead <= FURTHEST_DAYS; ahead += 1) {
    const candidate = addDays(day, ahead);
    if (isBusinessDay(candidate, holidays)) return candidate;
  }
  throw new RangeError(`No business day within a year after ${day}`);
}

/** The day some business days later; zero gives `nextBusinessDay`. `count` is a whole number from 0. */
export function addBusinessDays(day: Day, count: number, holidays: Holidays): Day {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`Not a number of days: ${count}`);
  let current = nextBusinessDay(day, holidays);
  for (let passed = 0; passed < count; passed += 1) current = nextBusinessDay(addDays(current, 1), holidays);
  return current;
}
