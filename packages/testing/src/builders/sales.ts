import type {
  Ageing,
  ClientAccount,
  ClientAccounts,
  ClientLedger,
  Receipt,
  SalesSituation,
  SettledReceipt,
} from '@vitis/contracts';
import { aPage } from './page.ts';

const NOTHING_OPEN: Ageing = { CURRENT: 0, DAYS_30: 0, DAYS_60: 0, DAYS_90: 0, OVER_90: 0 };
const CLIENT = {
  idClient: 1,
  clientName: '한강호텔',
  erpCode: 'C10001',
  clientCompanyRegistrationNumber: '1048119476',
  paymentDays: 30,
};

/** A client's account in November; a sale that is not due yet, unless told otherwise. */
export function anAccount(changed: Partial<ClientAccount> = {}): ClientAccount {
  const { broughtForward = 0, sales = 110_000, given = 0, paid = 0 } = changed;
  const balance = broughtForward + sales + given + paid;
  const { receivable = balance, overdue = 0 } = changed;
  return {
    ...CLIENT,
    ...{ broughtForward, sales, given, paid, balance, receivable, overdue },
    ageing: { ...NOTHING_OPEN, CURRENT: receivable - overdue, DAYS_30: overdue },
    oldestOverdue: overdue > 0 ? { date: '2026-11-08', days: 12 } : null,
    nextDue: receivable > overdue ? '2026-12-05' : null,
    credit: {
      ...{ limit: 1_000_000, policy: 'WARN', bound: null, receivable },
      ...{ openOrders: 0, openOrderCount: 0 },
    },
    ...changed,
  };
}

/** The accounts of a sales person's clients, and what they come to. */
export function someAccounts(
  accounts: ClientAccount[],
  changed: Partial<ClientAccounts> = {},
): ClientAccounts {
  const of = (value: (account: ClientAccount) => number) =>
    accounts.reduce((sum, account) => sum + value(account), 0);
  const late = accounts.filter(({ overdue }) => overdue > 0);
  return {
    ...aPage(accounts),
    dateFrom: '2026-11-01',
    dateTo: '2026-11-20',
    totals: {
      broughtForward: of(({ broughtForward }) => broughtForward),
      sales: of(({ sales }) => sales),
      given: of(({ given }) => given),
      paid: of(({ paid }) => paid),
      balance: of(({ balance }) => balance),
    },
    before: { dateFrom: '2026-10-01', dateTo: '2026-10-20', sales: 100_000, paid: 0 },
    receivable: of(({ receivable }) => receivable),
    ageing: {
      ...NOTHING_OPEN,
      CURRENT: of(({ ageing }) => ageing.CURRENT),
      DAYS_30: of(({ ageing }) => ageing.DAYS_30),
    },
    overdue: { amount: of(({ overdue }) => overdue), clients: late.length, days: late.length > 0 ? 12 : 0 },
    expected: { until: '2026-11-30', amount: 0 },
    ...changed,
  };
}

/** A client's ledger of November with these entries after what was brought forward. */
export function aClientLedger(
  receipts: (Receipt & Partial<SettledReceipt>)[],
  changed: Partial<ClientLedger> = {},
): ClientLedger {
  const entries = receipts.map((receipt) => ({ parts: [], ...receipt }));
  const { broughtForward = 0 } = changed;
  const totals = { OPENING: 0, SALE: 0, RETURN: 0, ALLOWANCE: 0, PAYMENT: 0 };
  for (const { type, change } of entries) totals[type] += change;
  const balance = entries.reduce((sum, { change }) => sum + change, broughtForward);
  return {
    ...CLIENT,
    ...{ dateFrom: '2026-11-01', dateTo: '2026-11-20', broughtForward, entries, totals, balance },
    owed: { receivable: balance, overdue: 0, overdueCount: 0, nextDue: null },
    due: entries.filter(({ status, open }) => status !== null && open > 0),
    deposits: [],
    ...changed,
  };
}

/** Sales by client, with an allowance; as far as a test says nothing else. */
export const aSalesSituation = (changed: Partial<SalesSituation> = {}): SalesSituation => ({
  by: 'client',
  dateFrom: '2026-11-01',
  dateTo: '2026-11-20',
  before: { dateFrom: '2026-10-01', dateTo: '2026-10-20', qty: 10, supply: 200_000, tax: 20_000 },
  rows: [
    {
      ...{ key: 'C10001', label: '한강호텔', qty: 9, supply: 260_000, tax: 26_000 },
      ...{ before: { qty: 10, supply: 200_000, tax: 20_000 }, receipt: null },
    },
    {
      ...{ key: 'C10002', label: '노들상회', qty: 0, supply: -10_000, tax: -1_000 },
      ...{ before: { qty: 0, supply: 0, tax: 0 }, receipt: null },
    },
  ],
  totals: { qty: 9, supply: 250_000, tax: 25_000 },
  within: null,
  client: null,
  page: { number: 0, size: 20, totalElements: 2, totalPages: 1 },
  ...changed,
});
