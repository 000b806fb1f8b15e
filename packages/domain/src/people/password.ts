import * as v from 'valibot';
import type { FieldIssue } from './field-issues.ts';

/** What a password policy asks for, as data: a screen lists it, both sides check it. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number;
  /** In the order in which they are reported. */
  readonly needs: readonly { readonly pattern: RegExp; readonly issue: FieldIssue }[];
}

const UPPER = { pattern: /[A-Z]/, issue: 'PASSWORD_UPPER_CASE' } as const;
const LOWER = { pattern: /[a-z]/, issue: 'PASSWORD_LOWER_CASE' } as const;
const LETTER = { pattern: /[A-Za-z]/, issue: 'PASSWORD_LETTER' } as const;
const DIGIT = { pattern: /\d/, issue: 'PASSWORD_DIGIT' } as const;
const SPECIAL = { pattern: /[!-/:-@[-`{-~]/, issue: 'PASSWORD_SPECIAL' } as const;

/** Printable ASCII without the space: every keyboard types it, whatever its language is set to. */
const TYPEABLE = /^[!-~]*$/;

/** Sign-up: 8 to 16 characters with upper and lower case, digit and special character. */
export const SIGN_UP_PASSWORD: PasswordPolicy = {
  minLength: 8,
  maxLength: 16,
  needs: [UPPER, LOWER, DIGIT, SPECIAL],
};

/** Change prompt: 8 to 50 characters with letter, digit and special character. */
export const CHANGE_PASSWORD: PasswordPolicy = {
  minLength: 8,
  maxLength: 50,
  needs: [LETTER, DIGIT, SPECIAL],
};

/** Every rule that the password breaks, in the order to report them; none when it is good. */
export function passwordIssues(password: string, policy: PasswordPolicy): FieldIssue[] {
  if (password === '') return ['REQUIRED'];
  const issues: FieldIssue[] = [];
  if (password.length < policy.minLength || password.length > policy.maxLength)
    issues.push('PASSWORD_LENGTH');
  for (const { pattern, issue } of policy.needs) if (!pattern.test(password)) issues.push(issue);
  if (!TYPEABLE.test(password)) issues.push('PASSWORD_CHARACTERS');
  return issues;
}

const passwordOf = (policy: PasswordPolicy) =>
  v.pipe(
    v.string('REQUIRED' satisfies FieldIssue),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const message of passwordIssues(dataset.value, policy)) addIssue({ message });
    }),
  );

/** The password of a new account. */
export const SignUpPasswordField = passwordOf(SIGN_UP_PASSWORD);

/** A password in the change prompt. */
export const ChangePasswordField = passwordOf(CHANGE_PASSWORD);

/** Longest password that is hashed at all: past it a sign-in is refused unread (ours). */
export const MAX_TYPED_PASSWORD = 200;

/** A password to sign in with: any that exists; policies of the past still open the door. */
export const CurrentPasswordField = v.pipe(
  v.string('REQUIRED' satisfies FieldIssue),
  v.nonEmpty('REQUIRED' satisfies FieldIssue),
  v.maxLength(MAX_TYPED_PASSWORD, 'PASSWORD_LENGTH' satisfies FieldIssue),
);

/** The change prompt: the new password is typed twice, and the difference stands at the second field. */
export const PasswordChangeForm = v.pipe(
  v.object({
    password: ChangePasswordField,
    newPassword: ChangePasswordField,
    confirmNewPassword: v.pipe(
      v.string('REQUIRED' satisfies FieldIssue),
      v.nonEmpty('REQUIRED' satisfies FieldIssue),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmNewPassword']],
      (form) => form.newPassword === form.confirmNewPassword,
      'PASSWORD_MISMATCH' satisfies FieldIssue,
    ),
    ['confirmNewPassword'],
  ),
);
