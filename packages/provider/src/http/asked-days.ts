import type { Language } from '@vitis/contracts';
import { type Day, isDay } from '@vitis/domain';
import { invalidField } from '../problems/invalid-field.ts';

/** The last day that another one follows: where a list ends is reckoned from the next. */
const lastDay = '9999-12-30';

/** Throws 400 at the first field that names a day which no calendar of ours has: years 1000 to 9999. */
export function assertAskedDays(days: Readonly<Record<string, Day | undefined>>, language: Language): void {
  for (const [field, day] of Object.entries(days)) {
    if (day !== undefined && (!isDay(day) || day > lastDay))
      throw invalidField(field, 'DAY_FORMAT', language);
  }
}
