import { CurrentPasswordField, EmailField } from '@vitis/domain';
import * as v from 'valibot';

/** What a person types to sign in. The messages of the rules are codes (`FieldIssue`); the screen has the words. */
export const LoginFields = v.object({ email: EmailField, password: CurrentPasswordField });
export type LoginFields = v.InferInput<typeof LoginFields>;
