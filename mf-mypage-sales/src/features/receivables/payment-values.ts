import { PAYMENT_LIMIT, PAYMENT_MEMO_LIMIT } from '@vitis/contracts';
import { DayField, plainText } from '@vitis/domain';
import * as v from 'valibot';

/** What is typed of a payment. */
export interface PaymentValues extends Record<string, string | number | null> {
  /** Null while nothing is typed. */
  amount: number | null;
  day: string;
  memo: string;
}

/** What makes a payment: an amount above nothing, a day until today, and who paid. */
export const paymentRule = (today: string) =>
  v.object({
    amount: v.pipe(
      v.nullable(v.number()),
      v.check((amount) => amount !== null, 'REQUIRED'),
      v.check((amount) => (amount ?? 0) > 0, 'NOT_POSITIVE'),
      v.check((amount) => (amount ?? 0) <= PAYMENT_LIMIT, 'TOO_LARGE'),
      v.transform((amount) => amount ?? 0),
    ),
    day: v.pipe(
      v.string(),
      v.nonEmpty('REQUIRED'),
      DayField,
      v.check((day) => day <= today, 'FUTURE'),
    ),
    memo: plainText(PAYMENT_MEMO_LIMIT, { min: 1 }),
  });

export type EnteredPayment = v.InferOutput<ReturnType<typeof paymentRule>>;
