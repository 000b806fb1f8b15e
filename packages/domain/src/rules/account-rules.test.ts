import {
  DOCUMENT_YEARS,
  isPasswordOld,
  MAX_DELIVERY_PHOTOS,
  mayRegisterAgain,
  PASSWORD_AGE_HINT_DAYS,
  WITHDRAWAL_REASONS,
  WITHDRAWN_BAR_MONTHS,
} from './account-rules.ts';

const at = (day: string) => new Date(`${day}T12:00:00+09:00`);

test('PASSWORD_AGE_HINT_DAYS: 356 days, and not 365', () => {
  expect(PASSWORD_AGE_HINT_DAYS).toBe(356);
  expect(isPasswordOld(at('2025-11-29'), at('2026-11-19'))).toBe(false);
  expect(isPasswordOld(at('2025-11-29'), at('2026-11-20'))).toBe(true);
});

test('WITHDRAWN_BAR_MONTHS: six months without a new account', () => {
  expect(WITHDRAWN_BAR_MONTHS).toBe(6);
  expect(mayRegisterAgain(at('2026-05-20'), at('2026-11-19'))).toBe(false);
  expect(mayRegisterAgain(at('2026-05-20'), at('2026-11-20'))).toBe(true);
});

test('WITHDRAWAL_REASONS: nine, each once', () => {
  expect(new Set(WITHDRAWAL_REASONS).size).toBe(9);
});

test('MAX_DELIVERY_PHOTOS: three', () => {
  expect(MAX_DELIVERY_PHOTOS).toBe(3);
});

test('DOCUMENT_YEARS: five', () => {
  expect(DOCUMENT_YEARS).toBe(5);
});
