import * as v from 'valibot';
import type { FieldIssue, FieldWarning } from './field-issues.ts';

/** 사업자등록번호 has exactly ten digits. */
export const BUSINESS_NUMBER_DIGITS = 10;

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** Drops the dashes and spaces that people type; nothing else, so that letters still fail. */
export function normaliseBusinessNumber(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '');
}

/** `123-45-67890`; anything that has no ten digits comes back unchanged. */
export function formatBusinessNumber(digits: string): string {
  return digits.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');
}

/**
 * True when the tenth digit is the one that the nine before it ask for. The outer `mod 10`
 * matters: without it every number whose check digit is 0 would be refused.
 */
export function hasBusinessCheckDigit(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const values = digits.split('').map(Number);
  const products = WEIGHTS.reduce((sum, weight, index) => sum + weight * values[index]!, 0);
  const sum = products + Math.floor((values[8]! * 5) / 10);
  return (10 - (sum % 10)) % 10 === values[9];
}

/** What stands beside the field: a wrong check digit warns, and never blocks. */
export function businessNumberWarning(digits: string): FieldWarning | null {
  return digits.length === BUSINESS_NUMBER_DIGITS && !hasBusinessCheckDigit(digits)
    ? 'BUSINESS_NUMBER_CHECK_DIGIT'
    : null;
}

/** Ten digits, typed with or without dashes; comes out as digits. */
export const BusinessNumberField = v.pipe(
  v.string('REQUIRED' satisfies FieldIssue),
  v.transform(normaliseBusinessNumber),
  v.nonEmpty('REQUIRED' satisfies FieldIssue),
  v.regex(/^\d{10}$/, 'BUSINESS_NUMBER_DIGITS' satisfies FieldIssue),
);
