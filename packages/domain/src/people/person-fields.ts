import * as v from 'valibot';
import { type Day, isDay, seoulDay } from '../calendar/day.ts';
import type { FieldIssue } from './field-issues.ts';

/** Longest name that the product stores (ours). */
export const MAX_NAME_LENGTH = 30;

/** Longest address that a mail server accepts (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** Earliest year of birth that is taken for a birthday (ours). */
export const FIRST_BIRTH_YEAR = 1900;

const required = v.string('REQUIRED' satisfies FieldIssue);
const filled = v.nonEmpty<string, FieldIssue>('REQUIRED');

/** An email address; comes out trimmed and in lower case, since one mailbox must be one account. */
export const EmailField = v.pipe(
  required,
  v.trim(),
  filled,
  v.maxLength(MAX_EMAIL_LENGTH, 'TOO_LONG' satisfies FieldIssue),
  v.email('EMAIL_FORMAT' satisfies FieldIssue),
  v.toLowerCase(),
);

/** A person's name: Hangul syllables only. Names of companies are free text. */
export const PersonNameField = v.pipe(
  required,
  v.trim(),
  v.normalize('NFC'),
  filled,
  v.regex(/^[가-힣]+$/, 'NAME_HANGUL_ONLY' satisfies FieldIssue),
  v.maxLength(MAX_NAME_LENGTH, 'TOO_LONG' satisfies FieldIssue),
);

/** 우편번호: five digits. */
export const PostalCodeField = v.pipe(
  required,
  v.trim(),
  filled,
  v.regex(/^\d{5}$/, 'POSTAL_CODE_FORMAT' satisfies FieldIssue),
);

/** A day as the wire carries it, `YYYY-MM-DD`, that exists. */
export const DayField = v.pipe(
  required,
  v.check<string, FieldIssue>((text) => isDay(text), 'DAY_FORMAT'),
);

/** `19990101` as a day; null when there is no such day, or it lies before 1900 or after today. */
export function birthdayToDay(digits: string, now: Date): Day | null {
  const day = digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const possible = isDay(day) && Number(day.slice(0, 4)) >= FIRST_BIRTH_YEAR && day <= seoulDay(now);
  return possible ? day : null;
}

/** A birthday of eight digits without dashes, such as `19990101`. */
export const BirthdayField = v.pipe(
  required,
  v.trim(),
  filled,
  v.regex(/^\d{8}$/, 'BIRTHDAY_FORMAT' satisfies FieldIssue),
  v.check((digits) => birthdayToDay(digits, new Date()) !== null, 'BIRTHDAY_IMPOSSIBLE' satisfies FieldIssue),
);
