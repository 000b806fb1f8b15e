/** A day of the calendar as `YYYY-MM-DD`. */
export type Day = string;

/** Seoul is nine hours ahead of UTC, all year: no summer time since 1988. */
export const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');
const dayOfTime = (utcMidnight: number): Day => new Date(utcMidnight).toISOString().slice(0, 10);

/** True for a day that exists, years 1000 to 9999: `2026-02-29` does not. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string') return false;
  const match = DAY_SHAPE.exec(value);
  if (!match || match[1]! < '1000') return false;
  const month = Number(match[2]) - 1;
  const day = Number(match[3]);
  // A day that its month lacks comes out as one of the next. Not written anew and compared: reports ask this of each row.
  const date = new Date(Date.UTC(Number(match[1]), month, day));
  return date.getUTCMonth() === month && date.getUTCDate() === day;
}

/** UTC midnight of the day, for arithmetic only. Throws a RangeError when the day does not exist. */
function timeOfDay(day: Day): number {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day in Seoul at an instant. Throws a RangeError for an invalid date. */
export function seoulDay(instant: Date): Day {
  return dayOfTime(instant.getTime() + SEOUL_OFFSET_MS);
}

/** ISO 8601 with Seoul's offset, as the wire carries times: `2026-08-21T14:05:00.000+09:00`. */
export function seoulTime(instant: Date): string {
  return new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().replace('Z', '+09:00');
}

/** Day plus or minus whole days. */
export function addDays(day: Day, days: number): Day {
  return dayOfTime(timeOfDay(day) + days * DAY_MS);
}

/** The same day some months away; a day that the month lacks becomes its last (`01-31` + 1 is `02-28`). */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(timeOfDay(day));
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  return dayOfTime(first + (Math.min(date.getUTCDate(), daysInMonth(dayOfTime(first))) - 1) * DAY_MS);
}

/** How many days the day's month has. */
export function daysInMonth(day: Day): number {
  const date = new Date(timeOfDay(day));
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/** 월말: the last day of the day's month. */
export function lastDayOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}${daysInMonth(day)}`;
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (timeOfDay(to) - timeOfDay(from)) / DAY_MS;
}

/** 0 is Sunday, 6 is Saturday. */
export function dayOfWeek(day: Day): number {
  return new Date(timeOfDay(day)).getUTCDay();
}

/** `202608`, the month parameter of the holiday call (`yyyyMM`). */
export function monthOf(day: Day): string {
  return dayOfTime(timeOfDay(day)).slice(0, 7).replace('-', '');
}

/** The first instant of the day in Seoul. */
export function startOfDay(day: Day): Date {
  return new Date(timeOfDay(day) - SEOUL_OFFSET_MS);
}

/** The instant of a time of day in Seoul, `15:00`; `24:00` is the end of the day. */
export function seoulInstant(day: Day, clock: string): Date {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  return new Date(startOfDay(day).getTime() + (hours * 60 + minutes) * 60_000);
}

/** The last millisecond of the day in Seoul: `23:59:59.999+09:00`. */
export function endOfDay(day: Day): Date {
  return new Date(timeOfDay(day) + DAY_MS - SEOUL_OFFSET_MS - 1);
}

/** True once the day is over in Seoul: what is valid until a day is valid through its end. */
export function isPastDay(day: Day, now: Date): boolean {
  return now.getTime() > endOfDay(day).getTime();
}

/** Hours and minutes in Seoul: `14:05`. */
export function seoulClock(instant: Date): string {
  const date = new Date(instant.getTime() + SEOUL_OFFSET_MS);
  return `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`;
}
