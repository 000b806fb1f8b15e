import { type Day, daysBetween } from '../calendar/day.ts';
import { type Won, won } from '../money/won.ts';

/** Days past 회수예정일: current, ≤ 30, ≤ 60, ≤ 90, > 90 (domain.md §4). */
export const AGEING_BUCKETS = ['CURRENT', 'DAYS_30', 'DAYS_60', 'DAYS_90', 'OVER_90'] as const;
export type AgeingBucket = (typeof AGEING_BUCKETS)[number];

/** What is still open of a document, and 회수예정일, the day by which it should be paid. */
export interface OpenAmount {
  readonly dueDay: Day;
  readonly open: Won;
}

/** The bucket of something due: on its day it is still current. */
export function ageingBucket(dueDay: Day, today: Day): AgeingBucket {
  const late = daysBetween(dueDay, today);
  if (late <= 0) return 'CURRENT';
  if (late <= 30) return 'DAYS_30';
  if (late <= 60) return 'DAYS_60';
  return late <= 90 ? 'DAYS_90' : 'OVER_90';
}

/** The open amounts by age; every bucket is there, and together they are all that is open. */
export function ageReceivables(documents: readonly OpenAmount[], today: Day): Record<AgeingBucket, Won> {
  const sums: Record<AgeingBucket, Won> = { CURRENT: 0, DAYS_30: 0, DAYS_60: 0, DAYS_90: 0, OVER_90: 0 };
  for (const { dueDay, open } of documents) {
    const bucket = ageingBucket(dueDay, today);
    sums[bucket] = won(sums[bucket] + won(open));
  }
  return sums;
}
