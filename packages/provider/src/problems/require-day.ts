import type { Language } from '@vitis/contracts';
import { type Day, formatDay } from '@vitis/domain';
import { invalidField } from './invalid-field.ts';

/** The days that a field may say, both ends counted in. */
interface Bounds {
  first: Day;
  last: Day;
}

/** Throws 400, at the field, for a day that is over, or too soon, or too far ahead. */
export function requireDay(field: string, day: Day, { first, last }: Bounds, language: Language): void {
  if (day < first) throw invalidField(field, 'DAY_PAST', language);
  if (day > last) throw invalidField(field, 'DAY_TOO_FAR', language, { last: formatDay(last, language) });
}
