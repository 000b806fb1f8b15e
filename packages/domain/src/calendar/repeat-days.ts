import type { RepeatInterval } from '@vitis/contracts';
import { type Holidays, isBusinessDay } from './business-day.ts';
import { addDays, addMonths, type Day, daysBetween } from './day.ts';
import { nextRound, type ServedDays } from './delivery-days.ts';

/** The order of a date is made so many business days before its wines come. */
const REPEAT_LEAD_DAYS = 2;

/** Longest run of days without a round that a date may be moved over: an area may have one a week. */
const MOVED_AT_MOST = 21;

/** The rhythm of a repeating order: its first date and how often it comes. */
export interface Repetition {
  readonly firstDay: Day;
  readonly interval: RepeatInterval;
}

/** A date as the rhythm has it, the day on which the wines come, and the one on which its order is made. */
export interface RepeatDay {
  readonly day: Day;
  readonly deliveryDay: Day;
  readonly preparedOn: Day;
}

/** The date after so many others; the first one is 0. A month that lacks the day has its last one. */
function dayAt({ firstDay, interval }: Repetition, index: number): Day {
  if (interval === 'MONTHLY') return addMonths(firstDay, index);
  return addDays(firstDay, index * (interval === 'WEEKLY' ? 7 : 14));
}

/** The number of the first date that is not before a day. */
function indexFrom(repetition: Repetition, from: Day): number {
  const shortest = { WEEKLY: 7, BIWEEKLY: 14, MONTHLY: 28 }[repetition.interval];
  const longest = repetition.interval === 'MONTHLY' ? 31 : shortest;
  let index = Math.max(0, Math.floor(daysBetween(repetition.firstDay, from) / longest));
  while (dayAt(repetition, index) < from) index += 1;
  return index;
}

/** So many business days before a day. */
function businessDaysBefore(day: Day, count: number, holidays: Holidays): Day {
  let current = day;
  for (let passed = 0; passed < count; ) {
    current = addDays(current, -1);
    if (isBusinessDay(current, holidays)) passed += 1;
  }
  return current;
}

/**
 * The next dates whose wines come on a day or later. Dates on which the area is not served move to the next day on which
 * it is; two that meet there are one. Holidays reach three weeks back and as far ahead as the dates do.
 */
export function repeatDays(
  repetition: Repetition,
  from: Day,
  count: number,
  served: ServedDays,
): RepeatDay[] {
  const found: RepeatDay[] = [];
  for (let index = indexFrom(repetition, addDays(from, -MOVED_AT_MOST)); found.length < count; index += 1) {
    const day = dayAt(repetition, index);
    const deliveryDay = nextRound(day, served);
    if (deliveryDay < from || found.at(-1)?.deliveryDay === deliveryDay) continue;
    const preparedOn = businessDaysBefore(deliveryDay, REPEAT_LEAD_DAYS, served.holidays);
    found.push({ day, deliveryDay, preparedOn });
  }
  return found;
}
