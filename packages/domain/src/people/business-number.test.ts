import fc from 'fast-check';
import * as v from 'valibot';
import {
  BUSINESS_NUMBER_DIGITS,
  BusinessNumberField,
  businessNumberWarning,
  formatBusinessNumber,
  hasBusinessCheckDigit,
} from './business-number.ts';

const issueOf = (typed: string) =>
  v.safeParse(BusinessNumberField, typed, { abortPipeEarly: true }).issues?.[0].message;

test('BUSINESS_NUMBER_DIGITS: exactly ten digits are the rule that blocks', () => {
  expect(BUSINESS_NUMBER_DIGITS).toBe(10);
  expect(v.parse(BusinessNumberField, '123-45-67890')).toBe('1234567890');
  expect(issueOf('123456789')).toBe('BUSINESS_NUMBER_DIGITS');
  expect(issueOf('12345678901')).toBe('BUSINESS_NUMBER_DIGITS');
  expect(issueOf('12345A7890')).toBe('BUSINESS_NUMBER_DIGITS');
  expect(issueOf(' ')).toBe('REQUIRED');
});

test('the check digit only warns', () => {
  expect(businessNumberWarning('1234567890')).toBe('BUSINESS_NUMBER_CHECK_DIGIT');
  expect(v.is(BusinessNumberField, '1234567890')).toBe(true);
  expect(businessNumberWarning('1248100998')).toBeNull();
  expect(businessNumberWarning('123')).toBeNull();
});

test('every nine digits have exactly one check digit, and 0 is one of them', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (nine) => {
      const fitting = [...'0123456789'].filter((digit) => hasBusinessCheckDigit(nine + digit));
      expect(fitting).toHaveLength(1);
      seen.add(fitting[0]!);
    }),
    { numRuns: 500 },
  );
  expect(seen.has('0')).toBe(true);
});

test('is shown in three groups', () => {
  expect(formatBusinessNumber('1234567890')).toBe('123-45-67890');
  expect(formatBusinessNumber('12345')).toBe('12345');
});
