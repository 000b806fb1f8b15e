import * as v from 'valibot';
import { isFieldIssue } from './field-issues.ts';
import {
  BirthdayField,
  birthdayToDay,
  DayField,
  EmailField,
  PersonNameField,
  PostalCodeField,
} from './person-fields.ts';

const SCHEMAS = {
  EmailField,
  PersonNameField,
  PostalCodeField,
  DayField,
  BirthdayField,
} as const;

test.each([
  ['EmailField', ' Buyer@Vitis.Test ', 'buyer@vitis.test'],
  ['PersonNameField', ' 홍길동 ', '홍길동'],
  ['PersonNameField', '홍길동'.normalize('NFD'), '홍길동'],
  ['PostalCodeField', '06236', '06236'],
  ['DayField', '2024-02-29', '2024-02-29'],
  ['BirthdayField', '19990101', '19990101'],
] as const)('%s takes %j as %j', (name, typed, stored) => {
  expect(v.parse(SCHEMAS[name], typed)).toBe(stored);
});

test.each([
  ['EmailField', '', 'REQUIRED'],
  ['EmailField', 'buyer@vitis', 'EMAIL_FORMAT'],
  ['EmailField', `${'a'.repeat(250)}@b.kr`, 'TOO_LONG'],
  ['PersonNameField', '', 'REQUIRED'],
  ['PersonNameField', 'Hong', 'NAME_HANGUL_ONLY'],
  ['PersonNameField', '홍 길동', 'NAME_HANGUL_ONLY'],
  ['PersonNameField', '홍ㄱ', 'NAME_HANGUL_ONLY'],
  ['PersonNameField', '가'.repeat(31), 'TOO_LONG'],
  ['PostalCodeField', '123-456', 'POSTAL_CODE_FORMAT'],
  ['DayField', '2026-02-29', 'DAY_FORMAT'],
  ['BirthdayField', '1999-01-01', 'BIRTHDAY_FORMAT'],
  ['BirthdayField', '19990230', 'BIRTHDAY_IMPOSSIBLE'],
  ['BirthdayField', '18990101', 'BIRTHDAY_IMPOSSIBLE'],
  ['BirthdayField', '29990101', 'BIRTHDAY_IMPOSSIBLE'],
] as const)('%s refuses %j with %s', (name, typed, issue) => {
  const issues = v.safeParse(SCHEMAS[name], typed, { abortPipeEarly: true }).issues;
  expect(issues?.map((found) => found.message)).toEqual([issue]);
});

test.each(Object.entries(SCHEMAS))('%s speaks in codes, also about what is no text', (_name, schema) => {
  const issues = v.safeParse(schema, undefined).issues ?? [];
  expect(issues.length).toBeGreaterThan(0);
  expect(issues.every((issue) => isFieldIssue(issue.message))).toBe(true);
});

test('somebody born today in Seoul counts', () => {
  const now = new Date('2026-08-20T15:00:00Z');
  expect(birthdayToDay('20260821', now)).toBe('2026-08-21');
  expect(birthdayToDay('20260822', now)).toBeNull();
});
