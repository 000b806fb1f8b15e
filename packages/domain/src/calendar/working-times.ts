import { DEFAULT_LANGUAGE, type Language } from '@vitis/contracts';
import { type Holidays, isWeekend } from './business-day.ts';
import { addDays, type Day, dayOfWeek, seoulDay, seoulInstant } from './day.ts';
import { weekdayName } from './format-day.ts';

/** Kinds of days for which a sales contact has hours of their own. */
export const WORKING_SPANS = ['weekday', 'weekend', 'holiday'] as const;
export type WorkingSpan = (typeof WORKING_SPANS)[number];

/** `HH:MM`; null where there are none. */
export type WorkingHours = Readonly<Record<`${WorkingSpan}${'Start' | 'End'}Time`, string | null>>;

export interface WorkingTimes {
  /** `월 · 화 · 수`; empty where no days were named. */
  days: string;
  /** `09:00–18:00` for each kind of day that has hours. */
  spans: { id: WorkingSpan; hours: string }[];
}

/** Some Sunday: the days of a week are counted from it. */
const SUNDAY: Day = '2026-11-22';

/** When somebody works, as it is read. */
export function workingTimes(
  hours: WorkingHours | undefined,
  weekdays: readonly number[] = [],
  language: Language = DEFAULT_LANGUAGE,
): WorkingTimes {
  const spans = WORKING_SPANS.flatMap((id) => {
    const [from, to] = [hours?.[`${id}StartTime`], hours?.[`${id}EndTime`]];
    return from && to ? [{ id, hours: `${from.slice(0, 5)}–${to.slice(0, 5)}` }] : [];
  });
  return { days: weekdays.map((day) => weekdayName(addDays(SUNDAY, day), language)).join(' · '), spans };
}

/** Of hours the ones of a day, as far as its weekday tells: holidays are data. */
export const hoursOfDay = ({ spans }: WorkingTimes, day: Day): WorkingTimes['spans'][number] | undefined =>
  spans.find(({ id }) => id === (isWeekend(day) ? 'weekend' : 'weekday'));

/**
 * Whether an instant lies within somebody's days and hours. Who has named no hours has none that end, and who has named no days
 * works on all that have hours. Who has named days works on a holiday only within hours of holidays.
 *
 * @param weekdays from Monday, 1, to Sunday, 7
 */
export function isWithinHours(
  hours: WorkingHours,
  weekdays: readonly number[],
  holidays: Holidays,
  now: Date,
): boolean {
  const today = seoulDay(now);
  const isHoliday = holidays.has(today);
  if (!isHoliday && weekdays.length > 0 && !weekdays.includes(dayOfWeek(today) || 7)) return false;
  if (WORKING_SPANS.every((id) => hours[`${id}StartTime`] === null || hours[`${id}EndTime`] === null))
    return weekdays.length === 0 || !isHoliday;
  const span = isHoliday ? 'holiday' : isWeekend(today) ? 'weekend' : 'weekday';
  const [from, to] = [hours[`${span}StartTime`], hours[`${span}EndTime`]];
  if (from === null || to === null) return false;
  return seoulInstant(today, from.slice(0, 5)) <= now && now < seoulInstant(today, to.slice(0, 5));
}
