import type { OpeningHours } from '@vitis/contracts';
import { addBusinessDays, type Holidays } from './business-day.ts';
import { addDays, type Day, dayOfWeek } from './day.ts';

/** How far ahead a pick-up is planned. */
const PICKUP_WITHIN_DAYS = 60;
const STEP_MINUTES = 30;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** 방문수령: the first and the last day that can be asked for; wines are put ready from one business day to the next. */
export function pickupDays(today: Day, holidays: Holidays): { first: Day; last: Day } {
  return {
    first: addBusinessDays(addDays(today, 1), 0, holidays),
    last: addDays(today, PICKUP_WITHIN_DAYS),
  };
}

/** Half hours at which a store hands out wines that are asked for today; none on a day that is too early, or too far ahead. */
export function openPickupTimes(
  hours: readonly OpeningHours[],
  holidays: Holidays,
  today: Day,
  day: Day,
): string[] {
  const { first, last } = pickupDays(today, holidays);
  return day < first || day > last ? [] : pickupTimes(hours, holidays, day);
}

/** Half hours of a day at which a store hands out wines; none on a holiday, or where it is closed. */
export function pickupTimes(hours: readonly OpeningHours[], holidays: Holidays, day: Day): string[] {
  if (holidays.has(day)) return [];
  const times = hours
    .filter(({ days }) => days.includes(dayOfWeek(day)))
    .flatMap(({ from, to }) => {
      const [start, end] = [minutesOf(from), minutesOf(to)];
      const count = Math.max(0, Math.ceil((end - start) / STEP_MINUTES));
      return Array.from({ length: count }, (_, at) => clockOf(start + at * STEP_MINUTES));
    });
  return [...new Set(times)].sort();
}
