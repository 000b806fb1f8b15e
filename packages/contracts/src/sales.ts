import * as v from 'valibot';
import { Credit } from './credit.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { NoticedDeposit } from './order-payment.ts';
import { items, pageOf, paging, sortBy } from './page.ts';
import { LedgerTotals, Owed, Receipt, SettledReceipt } from './receipts.ts';
import {
  Count,
  Flag,
  Id,
  IdParam,
  IsoDay,
  IsoTime,
  listOf,
  OrderFormNumber,
  SearchWords,
  ShortText,
  Won,
} from './scalars.ts';
import { asSheet } from './sheets.ts';

/** Days that a report covers at most. */
export const SALES_DAYS_LIMIT = 366;

/** What the ledger of a client is narrowed to: what was sold, came back or was allowed; or what was paid. */
export const SALES_TYPES = ['SALE', 'PAYMENT'] as const;
export type SalesType = (typeof SALES_TYPES)[number];

const days = { dateFrom: v.optional(IsoDay), dateTo: v.optional(IsoDay) };

/** What moved 미수금 within a period, signed as it moves: the first four make the last. */
const movement = {
  /** 전미수: of before the period, and what was brought into the ledger within it. */
  broughtForward: Won,
  sales: Won,
  /** 반품·에누리. */
  given: Won,
  paid: Won,
  balance: Won,
};
export const LedgerMovements = v.object(movement);
export type LedgerMovements = v.InferOutput<typeof LedgerMovements>;

/** What is open as of today, by the days since it was due. */
export const Ageing = v.object({ CURRENT: Won, DAYS_30: Won, DAYS_60: Won, DAYS_90: Won, OVER_90: Won });
export type Ageing = v.InferOutput<typeof Ageing>;

/** Since when the oldest debt is late, and how many days. */
const OldestOverdue = v.nullable(v.object({ date: IsoDay, days: Count }));

/** A client's account: what moved it within the period, and how it stands today. */
export const ClientAccount = v.object({
  idClient: Id,
  clientName: v.string(),
  erpCode: v.string(),
  clientCompanyRegistrationNumber: v.string(),
  paymentDays: Count,
  ...movement,
  /** 미수금 as of today; negative where the client has paid ahead. */
  receivable: Won,
  ageing: Ageing,
  overdue: Won,
  oldestOverdue: OldestOverdue,
  /** 회수예정일: the day by which the next of what is not late is to be paid. */
  nextDue: v.nullable(IsoDay),
  /** Null where no limit is set. */
  credit: v.nullable(Credit),
});
export type ClientAccount = v.InferOutput<typeof ClientAccount>;

/** Accounts of a sales person's clients, and what they come to: of all of them, whatever the list is narrowed to. */
export const ClientAccounts = v.object({
  ...pageOf(ClientAccount).entries,
  dateFrom: IsoDay,
  dateTo: IsoDay,
  totals: LedgerMovements,
  /** The same days of the month before, or as many days before. */
  before: v.object({ dateFrom: IsoDay, dateTo: IsoDay, sales: Won, paid: Won }),
  receivable: Won,
  ageing: Ageing,
  overdue: v.object({ amount: Won, clients: Count, days: Count }),
  /** What falls due until the end of this month. */
  expected: v.object({ until: IsoDay, amount: Won }),
});
export type ClientAccounts = v.InferOutput<typeof ClientAccounts>;

export const listClientAccounts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/sales/clients',
  access: ['SALESPERSON'],
  responses: { 200: ClientAccounts },
  input: typeOnly<typeof listClientAccountsInput>(),
});

export const listClientAccountsInput = () =>
  ({
    summary: 'Accounts of own clients: this month to today where no days are named',
    query: v.object({
      ...days,
      /** Part of a client's name, number or code. */
      q: v.optional(SearchWords),
      /** Only those that are late; only those that have used four fifths of their limit. */
      overdue: v.optional(Flag),
      nearLimit: v.optional(Flag),
      ...paging,
      sort: sortBy('receivable', 'clientName', 'overdue', 'nextDue', 'balance', 'sales', 'paid'),
      ...asSheet(),
    }),
  }) satisfies InputSchemas;

/** 거래처원장 of a period: what was brought forward and all that moved it make the balance. */
export const ClientLedger = v.object({
  idClient: Id,
  clientName: v.string(),
  erpCode: v.string(),
  clientCompanyRegistrationNumber: v.string(),
  paymentDays: Count,
  dateFrom: IsoDay,
  dateTo: IsoDay,
  broughtForward: Won,
  /** Narrowed by `type`; the balance of each row is that of the whole ledger. */
  entries: v.array(SettledReceipt),
  /** Of the whole period, whatever the rows are narrowed to. */
  totals: LedgerTotals,
  balance: Won,
  owed: Owed,
  /** What is to be paid yet, of any day, the oldest first. */
  due: v.array(Receipt),
  /** Transfers that the client told of and nobody has entered since; a provider of an earlier release leaves them out. */
  deposits: v.optional(
    v.array(v.object({ orderFormNumber: OrderFormNumber, ...NoticedDeposit.entries })),
    [],
  ),
});
export type ClientLedger = v.InferOutput<typeof ClientLedger>;

export const getClientLedger = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/sales/client2',
  access: ['B2B', 'SALESPERSON'],
  responses: { 200: ClientLedger },
  input: typeOnly<typeof getClientLedgerInput>(),
});

export const getClientLedgerInput = () =>
  ({
    summary:
      'A client’s ledger with the balance carried through: own clients for sales staff, itself for a buyer',
    query: v.object({
      ...days,
      type: v.optional(v.picklist(SALES_TYPES)),
      /** The client's code (ERP); a buyer has one company and needs none. */
      code: v.optional(ShortText),
      ...asSheet(),
    }),
  }) satisfies InputSchemas;

export const getSalesToken = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/sales/token',
  access: ['B2B', 'SALESPERSON'],
  responses: { 200: v.object({ token: v.string(), expiresAt: IsoTime }) },
  input: typeOnly<typeof getSalesTokenInput>(),
});

export const getSalesTokenInput = () =>
  ({
    summary: 'A token of the bookkeeping for reports; our own ledger is read by the session alone',
  }) satisfies InputSchemas;

/** Clients whose credit is asked for at once: as many as orders are confirmed together. */
export const CREDIT_IDS_LIMIT = 100;

/** What a client may still order, and what of its debts is late. */
export const ClientCredit = v.object({
  idClient: Id,
  clientName: v.string(),
  erpCode: v.string(),
  /** Null where no limit is set. */
  credit: v.nullable(Credit),
  receivable: Won,
  overdue: Won,
  oldestOverdue: OldestOverdue,
});
export type ClientCredit = v.InferOutput<typeof ClientCredit>;

export const listClientCredits = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/sales/credits',
  access: ['SALESPERSON'],
  responses: { 200: items(ClientCredit) },
  input: typeOnly<typeof listClientCreditsInput>(),
});

export const listClientCreditsInput = () =>
  ({
    summary: 'Credit of own clients, by their ids; 404 where one of them is none',
    query: v.object({ ids: listOf(IdParam, CREDIT_IDS_LIMIT) }),
  }) satisfies InputSchemas;
