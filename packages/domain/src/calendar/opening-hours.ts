import type { Opening, OpeningHours } from '@vitis/contracts';
import type { Holidays } from './business-day.ts';
import { addDays, dayOfWeek, seoulDay, seoulInstant, seoulTime } from './day.ts';

/** How far ahead the next opening is looked for. */
export const OPENING_DAYS = 14;

/** Whether a place is open at an instant, and when that ends. It is closed on public holidays, and times are Seoul's. */
export function openingAt(
  hours: readonly OpeningHours[],
  holidays: Holidays,
  now: Date,
): Pick<Opening, 'isOpen' | 'changesAt'> {
  const today = seoulDay(now);
  const days = Array.from({ length: OPENING_DAYS + 1 }, (_, ahead) => addDays(today, ahead));
  const spans = days
    .filter((day) => !holidays.has(day))
    .flatMap((day) =>
      hours
        .filter((of) => of.days.includes(dayOfWeek(day)))
        .map(({ from, to }) => ({
          from: seoulInstant(day, from).getTime(),
          to: seoulInstant(day, to).getTime(),
        })),
    )
    .sort((one, other) => one.from - other.from);
  const next = spans.find(({ to }) => to > now.getTime());
  if (next === undefined) return { isOpen: false, changesAt: null };
  const isOpen = next.from <= now.getTime();
  return { isOpen, changesAt: seoulTime(new Date(isOpen ? next.to : next.from)) };
}
