/**
 * What can be wrong with a field. Schemas carry these codes as their messages: a screen translates them, the
 * provider answers them as `errors[].code`. The sentences live in each screen's messages.
 */
export const FIELD_ISSUES = [
  'REQUIRED',
  'TOO_LONG',
  'TOO_SHORT',
  'CONTROL_CHARACTERS',
  'DIGITS_ONLY',
  'EMAIL_FORMAT',
  'NAME_HANGUL_ONLY',
  'BUSINESS_NUMBER_DIGITS',
  'PHONE_FORMAT',
  'MOBILE_FORMAT',
  'POSTAL_CODE_FORMAT',
  'BIRTHDAY_FORMAT',
  'BIRTHDAY_IMPOSSIBLE',
  'PASSWORD_LENGTH',
  'PASSWORD_UPPER_CASE',
  'PASSWORD_LOWER_CASE',
  'PASSWORD_LETTER',
  'PASSWORD_DIGIT',
  'PASSWORD_SPECIAL',
  'PASSWORD_CHARACTERS',
  'PASSWORD_MISMATCH',
  'PASSWORD_COMMON',
  'PASSWORD_PERSONAL',
  'VERIFICATION_CODE_FORMAT',
  'DOCUMENT_NUMBER_FORMAT',
  'DAY_FORMAT',
  'HOURS_REVERSED',
] as const;

export type FieldIssue = (typeof FIELD_ISSUES)[number];

/** True when a schema's message is one of the codes, and not a text of the library. */
export function isFieldIssue(message: unknown): message is FieldIssue {
  return FIELD_ISSUES.some((issue) => issue === message);
}

/** Warnings never stop a form; they stand beside the field. */
export const FIELD_WARNINGS = ['BUSINESS_NUMBER_CHECK_DIGIT'] as const;

export type FieldWarning = (typeof FIELD_WARNINGS)[number];
