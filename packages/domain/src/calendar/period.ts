import { addDays, addMonths, type Day, daysBetween, lastDayOfMonth } from './day.ts';

/** The period filters of every history list: 오늘 / 15일 / 1개월 / 3개월 / 6개월. */
export const PERIODS = ['TODAY', 'DAYS_15', 'MONTH_1', 'MONTHS_3', 'MONTHS_6'] as const;
export type Period = (typeof PERIODS)[number];

/** Both days belong to the range. */
export interface DayRange {
  readonly dateFrom: Day;
  readonly dateTo: Day;
}

/** Back, or ahead. */
type Way = -1 | 1;

const PERIOD_END: Readonly<Record<Period, (today: Day, way: Way) => Day>> = {
  TODAY: (today) => today,
  DAYS_15: (today, way) => addDays(today, way * 15),
  MONTH_1: (today, way) => addMonths(today, way),
  MONTHS_3: (today, way) => addMonths(today, way * 3),
  MONTHS_6: (today, way) => addMonths(today, way * 6),
};

/** The days of a period that ends today. Days count back like months do: 15일 on the 20th starts on the 5th. */
export function periodRange(period: Period, today: Day): DayRange {
  return { dateFrom: PERIOD_END[period](today, -1), dateTo: today };
}

/** The days of a period around today: of what is planned, that which comes counts like that which was. */
export function periodAround(period: Period, today: Day): DayRange {
  return { dateFrom: PERIOD_END[period](today, -1), dateTo: PERIOD_END[period](today, 1) };
}

/** Which filter a range is, so that a reloaded list shows its button pressed; null for a range of one's own. */
export function periodOf(range: DayRange, today: Day): Period | null {
  const same = (period: Period): boolean => PERIOD_END[period](today, -1) === range.dateFrom;
  return range.dateTo === today ? (PERIODS.find(same) ?? null) : null;
}

/**
 * What days of a report are compared with: days of one month from its first on with the same days of the month before,
 * other ones with as many right before them.
 */
export function comparedDays({ dateFrom, dateTo }: DayRange): DayRange {
  if (!dateFrom.endsWith('-01') || dateTo > lastDayOfMonth(dateFrom)) return daysBefore({ dateFrom, dateTo });
  const first = addMonths(dateFrom, -1);
  const isWhole = dateTo === lastDayOfMonth(dateFrom);
  return { dateFrom: first, dateTo: isWhole ? lastDayOfMonth(first) : addMonths(dateTo, -1) };
}

/** The days right before these, as many as they are. */
export function daysBefore({ dateFrom, dateTo }: DayRange): DayRange {
  const days = daysBetween(dateFrom, dateTo) + 1;
  return { dateFrom: addDays(dateFrom, -days), dateTo: addDays(dateFrom, -1) };
}
