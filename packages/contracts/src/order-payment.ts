import * as v from 'valibot';
import { OrderFormStatus } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { refusal } from './problem.ts';
import { Count, IsoDay, IsoTime, OrderFormNumber, Won } from './scalars.ts';

/** 결제 방법: 외상 거래 with 월말 마감, or 계좌이체. */
export const PAYMENT_METHODS = ['ON_ACCOUNT', 'BANK_TRANSFER'] as const;
export const PaymentMethod = v.picklist(PAYMENT_METHODS);
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

export const DEPOSITOR_LIMIT = 50;

/** What a client says of its transfer: in whose name, on which day, how much. */
export const DepositNotice = v.object({
  depositor: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(DEPOSITOR_LIMIT)),
  day: IsoDay,
  amount: v.pipe(Won, v.minValue(1)),
});
export type DepositNotice = v.InferOutput<typeof DepositNotice>;

/** 입금 알림: that, and when the client said so. */
export const NoticedDeposit = v.object({ ...DepositNotice.entries, noticedAt: IsoTime });
export type NoticedDeposit = v.InferOutput<typeof NoticedDeposit>;

/** Where a client pays to. */
export const BankAccount = v.object({ bank: v.string(), number: v.string(), holder: v.string() });
export type BankAccount = v.InferOutput<typeof BankAccount>;

/** How an order is paid, how much of it is left, and by when. Amounts with VAT. */
export const OrderPayment = v.object({
  orderFormNumber: OrderFormNumber,
  status: OrderFormStatus,
  method: PaymentMethod,
  total: Won,
  /** What was paid, taken back or allowed of what was handed over. */
  settled: Won,
  /** What was paid ahead and is set aside for what is still to come; a provider of an earlier release leaves it out. */
  cash: v.optional(Won, 0),
  /** What a coupon will take off with the last of what is handed over; as above. */
  coupon: v.optional(Won, 0),
  /** What is left of what was handed over, and what is still to come. */
  amountDue: Won,
  /** By when it is to be paid; the earliest of several hand-overs that are open. Null where nothing is due. */
  dueDay: v.nullable(IsoDay),
  /** 월말 마감: the end of the month to whose statement it belongs. */
  closingDay: v.nullable(IsoDay),
  /** Whether the days follow from the day that was asked for: nothing is handed over yet. */
  isExpected: v.boolean(),
  /** 결제조건: days from the hand-over. */
  paymentDays: Count,
  /** Null where the house names none. */
  account: v.nullable(BankAccount),
  deposit: v.nullable(NoticedDeposit),
});
export type OrderPayment = v.InferOutput<typeof OrderPayment>;

const path = '/api/v1/b2b/order-form/:number/payment';
const params = v.object({ number: OrderFormNumber });

export const getOrderPayment = defineEndpoint({
  method: 'GET',
  path,
  access: ['B2B'],
  responses: { 200: OrderPayment },
  input: typeOnly<typeof getOrderPaymentInput>(),
});

export const getOrderPaymentInput = () =>
  ({
    summary: 'How an order is paid: the amount that is due, by when, and where to',
    params,
  }) satisfies InputSchemas;

export const changeOrderPayment = defineEndpoint({
  method: 'PUT',
  path,
  access: ['B2B'],
  idempotent: 'optional',
  responses: { 200: OrderPayment, 409: refusal('NOTHING_TO_PAY', 'NO_BANK_ACCOUNT') },
  input: typeOnly<typeof changeOrderPaymentInput>(),
});

export const changeOrderPaymentInput = () =>
  ({
    summary: 'Chooses how an order is paid; a deposit notice goes to the sales contact by mail',
    params,
    body: v.object({
      method: PaymentMethod,
      /** Of a bank transfer; without it, the account alone is chosen. */
      deposit: v.optional(v.nullable(DepositNotice), null),
    }),
  }) satisfies InputSchemas;
