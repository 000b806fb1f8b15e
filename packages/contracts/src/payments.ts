import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { refusal } from './problem.ts';
import { Receipt } from './receipts.ts';
import { Flag, Id, IsoDay, listUpTo, Won } from './scalars.ts';

/** Highest payment in won; whatever is above is a slip of the finger. */
export const PAYMENT_LIMIT = 100_000_000_000;
/** Documents that one payment can be pointed at. */
export const PAID_DOCUMENTS_LIMIT = 50;
export const PAYMENT_MEMO_LIMIT = 60;

/** 입금 as sales staff write it down. */
export const PaymentFields = v.object({
  idClient: Id,
  /** 입금일; not after today. */
  day: IsoDay,
  /** VAT included. */
  amount: v.pipe(Won, v.minValue(1), v.maxValue(PAYMENT_LIMIT)),
  /** Who paid, and from where: `국민은행 한강호텔`. */
  memo: v.pipe(v.string(), v.trim(), v.maxLength(PAYMENT_MEMO_LIMIT)),
});

/** What a payment has become, and what the client owes after it. */
export const RecordedPayment = v.object({
  /** One entry for each document that it was pointed at, and one for the rest of it. */
  entries: v.array(Receipt),
  receivable: Won,
});
export type RecordedPayment = v.InferOutput<typeof RecordedPayment>;

export const recordPayment = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/sales/payments',
  access: ['SALESPERSON'],
  idempotent: true,
  responses: {
    201: RecordedPayment,
    409: refusal('PAYMENT_EXCEEDS_RECEIVABLE', 'PAYMENT_REPEATED', 'DOCUMENT_PAID'),
  },
  input: typeOnly<typeof recordPaymentInput>(),
});

export const recordPaymentInput = () =>
  ({
    summary: 'Writes down what a client has paid: of the documents named first, then of the oldest ones',
    body: v.object({
      ...PaymentFields.entries,
      /** Entries of the ledger that it pays, in this order. */
      pays: v.optional(listUpTo(Id, PAID_DOCUMENTS_LIMIT), []),
      /** More than is owed is taken once the writer has been asked. */
      overpaymentAcknowledged: v.optional(Flag, false),
      /** So is one as high as another of that day, which may be the same transfer. */
      repetitionAcknowledged: v.optional(Flag, false),
    }),
  }) satisfies InputSchemas;
