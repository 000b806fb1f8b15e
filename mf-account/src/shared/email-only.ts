import { EmailField } from '@vitis/domain';
import * as v from 'valibot';

/** Which account is meant. */
export const EmailOnly = v.object({ email: EmailField });
export type EmailOnly = v.InferInput<typeof EmailOnly>;
