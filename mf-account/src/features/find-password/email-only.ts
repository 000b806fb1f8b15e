import { EmailField } from '@vitis/domain';
import * as v from 'valibot';

/** The account whose password is forgotten. */
export const EmailOnly = v.object({ email: EmailField });
export type EmailOnly = v.InferInput<typeof EmailOnly>;
