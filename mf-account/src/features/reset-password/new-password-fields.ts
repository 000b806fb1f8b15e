import type { FieldIssue } from '@vitis/domain';
import { ChangePasswordField } from '@vitis/domain';
import * as v from 'valibot';

/** A new password, typed twice; the difference stands at the second field. */
export const NewPasswordFields = v.pipe(
  v.object({
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
export type NewPasswordFields = v.InferInput<typeof NewPasswordFields>;
