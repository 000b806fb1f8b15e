import { addDays, type Day } from '../calendar/day.ts';
import { type Won, won } from '../money/won.ts';

/** Days past 회수예정일: current, ≤ 30, ≤ 60, ≤ 90, > 90. */
export const AGEING_BUCKETS = ['CURRENT', 'DAYS_30', 'DAYS_60', 'DAYS_90', 'OVER_90'] as const;
export type AgeingBucket = (typeof AGEING_BUCKETS)[number];

/** What is still open of a document, and 회수예정일, the day by which it should be paid. */
export interface OpenAmount {
  readonly dueDay: Day;
  readonly open: Won;
}

/** The first day of each bucket but the last: days compare as texts, which ledgers of many thousand rows need. */
const boundsOf = (today: Day) =>
  [
    ['CURRENT', today],
    ['DAYS_30', addDays(today, -30)],
    ['DAYS_60', addDays(today, -60)],
    ['DAYS_90', addDays(today, -90)],
  ] as const;

/**
 * The open amounts by age, the day of payment itself still current; every bucket is there, and together they are all that
 * is open.
 */
export function ageReceivables(documents: readonly OpenAmount[], today: Day): Record<AgeingBucket, Won> {
  const sums: Record<AgeingBucket, Won> = { CURRENT: 0, DAYS_30: 0, DAYS_60: 0, DAYS_90: 0, OVER_90: 0 };
  const bounds = boundsOf(today);
  for (const { dueDay, open } of documents) {
    const bucket = bounds.find(([, first]) => dueDay >= first)?.[0] ?? 'OVER_90';
    sums[bucket] = won(sums[bucket] + won(open));
  }
  return sums;
}
