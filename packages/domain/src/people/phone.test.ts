import * as v from 'valibot';
import { formatPhone, isMobile, isPhone, normalisePhone, PhoneField } from './phone.ts';

const issueOf = (typed: string) =>
  v.safeParse(PhoneField, typed, { abortPipeEarly: true }).issues?.[0].message;

test.each([
  ['010-1234-5678', '01012345678', '010-1234-5678'],
  ['+82 10-1234-5678', '01012345678', '010-1234-5678'],
  ['+82 (0)10 1234 5678', '01012345678', '010-1234-5678'],
  ['016 123 4567', '0161234567', '016-123-4567'],
  ['02)123-4567', '021234567', '02-123-4567'],
  ['0212345678', '0212345678', '02-1234-5678'],
  ['031.123.4567', '0311234567', '031-123-4567'],
  ['07012345678', '07012345678', '070-1234-5678'],
  ['0505-123-4567', '05051234567', '0505-123-4567'],
  ['1588-1234', '15881234', '1588-1234'],
  ['+82 1588 1234', '15881234', '1588-1234'],
  ['０１０１２３４５６７８', '01012345678', '010-1234-5678'],
])('%s is stored as %s and shown as %s', (typed, stored, shown) => {
  expect(v.parse(PhoneField, typed)).toBe(stored);
  expect(formatPhone(stored)).toBe(shown);
  expect(isPhone(shown)).toBe(true);
  expect(normalisePhone(shown)).toBe(stored);
});

test.each(['012-1234-5678', '010-12-5678', '035-123-4567', '12345', '010-1234-567a', '+1 212 555 0100'])(
  '%s cannot be dialled in Korea',
  (typed) => expect(issueOf(typed)).toBe('PHONE_FORMAT'),
);

test('codes go to mobile numbers only', () => {
  expect(isMobile(normalisePhone('010 1234 5678'))).toBe(true);
  expect(isMobile(normalisePhone('02-123-4567'))).toBe(false);
  expect(issueOf('')).toBe('REQUIRED');
});
