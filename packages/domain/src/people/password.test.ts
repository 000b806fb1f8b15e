import * as v from 'valibot';
import {
  CHANGE_PASSWORD,
  ChangePasswordField,
  CurrentPasswordField,
  PasswordChangeForm,
  passwordIssues,
  SIGN_UP_PASSWORD,
  SignUpPasswordField,
} from './password.ts';

test('SIGN_UP_PASSWORD: 8 to 16 characters with upper, lower, digit and special', () => {
  expect([SIGN_UP_PASSWORD.minLength, SIGN_UP_PASSWORD.maxLength]).toEqual([8, 16]);
  expect(passwordIssues('Vitis!2026', SIGN_UP_PASSWORD)).toEqual([]);
  expect(passwordIssues('Vitis!2', SIGN_UP_PASSWORD)).toEqual(['PASSWORD_LENGTH']);
  expect(passwordIssues('Vitis!2026Vitis!2', SIGN_UP_PASSWORD)).toEqual(['PASSWORD_LENGTH']);
  expect(passwordIssues('vitisvitis', SIGN_UP_PASSWORD)).toEqual([
    'PASSWORD_UPPER_CASE',
    'PASSWORD_DIGIT',
    'PASSWORD_SPECIAL',
  ]);
  expect(passwordIssues('VITIS!2026', SIGN_UP_PASSWORD)).toEqual(['PASSWORD_LOWER_CASE']);
});

test('CHANGE_PASSWORD: 8 to 50 characters with letter, digit and special', () => {
  expect([CHANGE_PASSWORD.minLength, CHANGE_PASSWORD.maxLength]).toEqual([8, 50]);
  expect(passwordIssues('vitis!2026', CHANGE_PASSWORD)).toEqual([]);
  expect(passwordIssues(`a1!${'a'.repeat(47)}`, CHANGE_PASSWORD)).toEqual([]);
  expect(passwordIssues(`a1!${'a'.repeat(48)}`, CHANGE_PASSWORD)).toEqual(['PASSWORD_LENGTH']);
  expect(passwordIssues('12345678!', CHANGE_PASSWORD)).toEqual(['PASSWORD_LETTER']);
});

test('a password is typeable on every keyboard', () => {
  expect(passwordIssues('Vitis!2026가', SIGN_UP_PASSWORD)).toEqual(['PASSWORD_CHARACTERS']);
  expect(passwordIssues('Vitis! 2026', SIGN_UP_PASSWORD)).toEqual(['PASSWORD_CHARACTERS']);
});

test('an empty password is only asked for', () => {
  const messages = v.safeParse(SignUpPasswordField, '').issues?.map((issue) => issue.message);
  expect(messages).toEqual(['REQUIRED']);
});

test('a screen gets every broken rule at once', () => {
  const messages = v.safeParse(SignUpPasswordField, 'vitis').issues?.map((issue) => issue.message);
  expect(messages).toEqual(['PASSWORD_LENGTH', 'PASSWORD_UPPER_CASE', 'PASSWORD_DIGIT', 'PASSWORD_SPECIAL']);
});

test('signing in asks no policy', () => {
  expect(v.is(CurrentPasswordField, 'old')).toBe(true);
  expect(v.is(CurrentPasswordField, 'a'.repeat(201))).toBe(false);
  expect(v.is(ChangePasswordField, 'old')).toBe(false);
});

test('the confirmation must match, and the difference stands at the second field', () => {
  const form = { password: 'Vitis!2026', newPassword: 'Vitis!2027', confirmNewPassword: 'Vitis!2027' };
  expect(v.is(PasswordChangeForm, form)).toBe(true);
  const issues =
    v.safeParse(PasswordChangeForm, { ...form, password: '', confirmNewPassword: 'other' }).issues ?? [];
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['password', 'REQUIRED'],
    ['confirmNewPassword', 'PASSWORD_MISMATCH'],
  ]);
});
