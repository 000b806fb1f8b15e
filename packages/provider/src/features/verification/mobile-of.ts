import type { Language } from '@vitis/contracts';
import { isMobile, normalisePhone } from '@vitis/domain';
import { invalidField } from '../../problems/invalid-field.ts';

/** Digits of a number that codes can go to, as the field `mobile` has it. Throws 400 for any other. */
export function mobileOf(typed: string, language: Language): string {
  const digits = normalisePhone(typed);
  if (!isMobile(digits)) throw invalidField('mobile', 'MOBILE_FORMAT', language);
  return digits;
}
