import type { Language } from '@vitis/contracts';
import { type Day, seoulClock, seoulDay } from './day.ts';
import { shortDay } from './format-day.ts';

/** `11-18 (수) 10:24`, Seoul time; undefined for what has not happened. */
export function shortTime(time: string | null | undefined, language: Language): string | undefined {
  if (time === null || time === undefined) return undefined;
  const instant = new Date(time);
  return `${shortDay(seoulDay(instant), language)} ${seoulClock(instant)}`;
}

/** A day as lists show it: the year apart, because it goes without saying while it is this one. */
export interface ListedDay {
  day: Day;
  /** `2026-`. */
  year: string;
  /** `11-18 (수)`. */
  rest: string;
  isThisYear: boolean;
}

/** Day of a list's row. */
export function listedDay(day: Day, language: Language, now: Date): ListedDay {
  return {
    day,
    year: day.slice(0, 5),
    rest: shortDay(day, language),
    isThisYear: day.slice(0, 4) === seoulDay(now).slice(0, 4),
  };
}

/** Day and hour of a list's row, in Seoul; `at` is the time as it came. */
export function listedTime(
  at: string,
  language: Language,
  now: Date,
): ListedDay & { at: string; clock: string } {
  const instant = new Date(at);
  return { at, clock: seoulClock(instant), ...listedDay(seoulDay(instant), language, now) };
}
