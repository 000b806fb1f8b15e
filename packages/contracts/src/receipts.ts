import * as v from 'valibot';
import { DeliveryInfo } from './deliveries.ts';
import { PAYMENT_STATUSES, ReceiptType } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { pageOf, paging, sortBy } from './page.ts';
import {
  Count,
  EstimateNumber,
  Id,
  IdParam,
  IsoDay,
  OrderFormNumber,
  SearchWords,
  ShortText,
  StatementNumber,
  Won,
} from './scalars.ts';
import { asSheet } from './sheets.ts';

/** What the list is narrowed to: what is still to be paid, or one kind of receipt. */
export const RECEIPT_FILTERS = ['OPEN', 'SALE', 'RETURN', 'ALLOWANCE', 'PAYMENT'] as const;
export type ReceiptFilter = (typeof RECEIPT_FILTERS)[number];

/** What moved 미수금: a statement of delivery, a return, an allowance, a payment, or what was brought forward. */
export const Receipt = v.object({
  id: Id,
  type: ReceiptType,
  date: IsoDay,
  orderFormNumber: v.nullable(OrderFormNumber),
  /** The delivery that handed it over, or brought it back. */
  idDelivery: v.nullable(Id),
  /** Of that delivery's 거래명세서: an order that comes in parts has one for each. */
  statementNumber: v.optional(v.nullable(StatementNumber), null),
  memo: v.string(),
  /** Signed as `change`; 0 for money alone. */
  supply: Won,
  tax: Won,
  /** What it does to 미수금, VAT included: sales add, everything else takes off. */
  change: Won,
  /** 회수예정일 of what is owed. */
  dueDate: v.nullable(IsoDay),
  /** Not paid yet; of a payment, not used for anything yet. */
  open: Won,
  /** Null for what is not owed. */
  status: v.nullable(v.picklist([...PAYMENT_STATUSES, 'OVERDUE'])),
  /** 잔액 after it. */
  balance: Won,
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** A wine of a receipt: the part of an order's line that this delivery handed over, or brought back. */
export const ReceiptLine = v.object({
  /** Of the order's line, from 1. */
  position: Count,
  idProduct: Id,
  productName: v.string(),
  /** As readers of another language call it, as on a line of its order. */
  name: v.optional(v.string()),
  specification: v.string(),
  /** Bottles. */
  qty: Count,
  unitPrice: Won,
  supply: Won,
  tax: Won,
});
export type ReceiptLine = v.InferOutput<typeof ReceiptLine>;

/** What paid a receipt, or what it paid. */
const ReceiptPart = v.object({
  id: Id,
  type: ReceiptType,
  date: IsoDay,
  orderFormNumber: v.nullable(OrderFormNumber),
  statementNumber: Receipt.entries.statementNumber,
  memo: v.string(),
  amount: Won,
});
export type ReceiptPart = v.InferOutput<typeof ReceiptPart>;

/** A receipt with what paid it, or what it paid, in that order. */
export const SettledReceipt = v.object({ ...Receipt.entries, parts: v.array(ReceiptPart) });
export type SettledReceipt = v.InferOutput<typeof SettledReceipt>;

/** A receipt with all that leads to it and from it. */
export const ReceiptDetail = v.object({
  ...SettledReceipt.entries,
  lines: v.array(ReceiptLine),
  estimateNumber: v.nullable(EstimateNumber),
  delivery: v.nullable(DeliveryInfo),
});
export type ReceiptDetail = v.InferOutput<typeof ReceiptDetail>;

const narrowing = {
  dateFrom: v.optional(IsoDay),
  dateTo: v.optional(IsoDay),
  /** Part of an order's or a statement's number, of a wine's name or of the memo. */
  q: v.optional(SearchWords),
};

export const listReceipts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/receipts',
  access: ['B2B'],
  responses: { 200: pageOf(Receipt) },
  input: typeOnly<typeof listReceiptsInput>(),
});

export const listReceiptsInput = () =>
  ({
    summary: "The company's statements of delivery, returns, allowances and payments, the latest first",
    query: v.object({
      status: v.optional(v.picklist(RECEIPT_FILTERS)),
      ...narrowing,
      ...paging,
      ...asSheet(),
      sort: sortBy('date', 'change'),
    }),
  }) satisfies InputSchemas;

export const countReceipts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/receipts/current-state',
  access: ['B2B'],
  responses: {
    200: v.object({
      OPEN: Count,
      SALE: Count,
      RETURN: Count,
      ALLOWANCE: Count,
      PAYMENT: Count,
      total: Count,
    }),
  },
  input: typeOnly<typeof countReceiptsInput>(),
});

export const countReceiptsInput = () =>
  ({
    summary: 'How many receipts there are of each kind, and how many are open',
    query: v.object(narrowing),
  }) satisfies InputSchemas;

export const getReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/receipts/:id',
  access: ['B2B'],
  responses: { 200: ReceiptDetail },
  input: typeOnly<typeof getReceiptInput>(),
});

export const getReceiptInput = () =>
  ({
    summary: 'One receipt: its wines, its delivery, and what paid what',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;

/** `YYYY-MM` of Seoul's calendar. */
const Month = v.pipe(ShortText, v.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/));

/** What is owed today. */
export const Owed = v.object({
  /** 미수금; negative where the company has paid ahead. */
  receivable: Won,
  overdue: Won,
  overdueCount: Count,
  /** The day by which the next of it is to be paid, and how much by then. */
  nextDue: v.nullable(v.object({ date: IsoDay, amount: Won })),
});

/** What moved a ledger, by kind, signed as `change`. */
export const LedgerTotals = v.object({ OPENING: Won, SALE: Won, RETURN: Won, ALLOWANCE: Won, PAYMENT: Won });

/** 거래처원장 of one month. `broughtForward` and all that moved it make `balance`. */
export const CashStatement = v.object({
  month: Month,
  /** Months that have an entry, the first and the last. */
  firstMonth: Month,
  lastMonth: Month,
  broughtForward: Won,
  entries: v.array(Receipt),
  totals: LedgerTotals,
  balance: Won,
  owed: Owed,
});
export type CashStatement = v.InferOutput<typeof CashStatement>;

export const getCash = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/cash',
  access: ['B2B'],
  responses: { 200: CashStatement },
  input: typeOnly<typeof getCashInput>(),
});

export const getCashInput = () =>
  ({
    summary: 'The ledger of a month with the balance carried through; of this month where none is named',
    query: v.object({ month: v.optional(Month), ...asSheet() }),
  }) satisfies InputSchemas;
