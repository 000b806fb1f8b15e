import { addDays, type Day, type Holidays, isBusinessDay, nextBusinessDay } from '@vitis/domain';

/** The days on which trade is done, around today. */
export interface WorkingDays {
  /** Business days of the past months in order; the last one is before today. */
  past: readonly Day[];
  /** Today, and the business days after it. */
  ahead: readonly Day[];
}

const historyDays = 152;
const daysAhead = 12;

/** Five months back, and some days ahead. Today is there even where it is a holiday: drivers have it on their screen. */
export function workingDays(today: Day, holidays: Holidays): WorkingDays {
  const past: Day[] = [];
  for (let back = historyDays; back > 0; back -= 1) {
    const day = addDays(today, -back);
    if (isBusinessDay(day, holidays)) past.push(day);
  }
  const ahead = [today];
  while (ahead.length < daysAhead) ahead.push(nextBusinessDay(addDays(ahead.at(-1)!, 1), holidays));
  return { past, ahead };
}

/** A moment of a day in Seoul; `minutes` after midnight. */
export function at(day: Day, minutes: number): Date {
  const pad = (value: number) => String(value).padStart(2, '0');
  return new Date(`${day}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}:00+09:00`);
}

/** Minutes after midnight: `clock(14, 5)`. */
export const clock = (hours: number, minutes = 0): number => hours * 60 + minutes;
