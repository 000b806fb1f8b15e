import type { Language } from '@vitis/contracts';
import type { DayRange } from '@vitis/domain';
import { invalidField } from '../../problems/invalid-field.ts';

/** Calendars begin with the year 1000, and the days before a report are a year at most. */
const FIRST_DAY = '1002-01-01';

/** Throws 400 for days of a report that has none before it to be compared with. */
export function assertComparable({ dateFrom }: DayRange, language: Language): void {
  if (dateFrom < FIRST_DAY) throw invalidField('dateFrom', 'TOO_SMALL', language);
}
