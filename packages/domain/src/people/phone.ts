import * as v from 'valibot';
import type { FieldIssue } from './field-issues.ts';

/** Every number that Korea dials: mobile, area, internet, free, personal and 15xx numbers. */
const PHONE =
  /^(?:01[016789]-?\d{3,4}-?\d{4}|02-?\d{3,4}-?\d{4}|0(?:3[1-3]|4[1-4]|5[1-5]|6[1-4])-?\d{3,4}-?\d{4}|070-?\d{4}-?\d{4}|080-?\d{3,4}-?\d{4}|050[2-8]-?\d{3,4}-?\d{4}|1[568]\d{2}-?\d{4})$/;

const MOBILE = /^01[016789]\d{7,8}$/;

/** Splits the digits at the prefix, and before the last four. */
const GROUPS = /^(02|050\d|0\d{2})(\d{3,4})(\d{4})$/;

/**
 * The digits to store: spaces, dots, dashes and brackets go, `+82` becomes the 0 that it stands for.
 * What is no phone number comes back just as cleaned, and fails `isPhone`.
 */
export function normalisePhone(typed: string): string {
  const bare = typed.normalize('NFKC').replace(/[\s().‐-―-]/g, '');
  if (!bare.startsWith('+82')) return bare;
  const national = bare.slice(3).replace(/^0/, '');
  return /^1[568]\d{6}$/.test(national) ? national : `0${national}`;
}

/** True for a number that can be dialled in Korea, with dashes or without. */
export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

/** True for a mobile number in digits: codes by text message go nowhere else. */
export function isMobile(digits: string): boolean {
  return MOBILE.test(digits);
}

/** `010-1234-5678`, `02-123-4567`, `0505-123-4567`, `1588-1234`; anything else unchanged. */
export function formatPhone(digits: string): string {
  if (/^1[568]\d{6}$/.test(digits)) return `${digits.slice(0, 4)}-${digits.slice(4)}`;
  return digits.replace(GROUPS, '$1-$2-$3');
}

/** Any Korean number; comes out as digits. */
export const PhoneField = v.pipe(
  v.string('REQUIRED' satisfies FieldIssue),
  v.transform(normalisePhone),
  v.nonEmpty('REQUIRED' satisfies FieldIssue),
  v.check(isPhone, 'PHONE_FORMAT' satisfies FieldIssue),
);
