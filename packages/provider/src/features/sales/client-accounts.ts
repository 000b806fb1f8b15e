import {
  type CheckedQueryOf,
  type ClientAccount,
  type ClientAccounts,
  type Credit,
  type LedgerMovements,
  type listClientAccounts,
  parseSort,
} from '@vitis/contracts';
import {
  AGEING_BUCKETS,
  ageReceivables,
  availableCredit,
  choseongPattern,
  comparedDays,
  type Day,
  type DayRange,
  daysBetween,
  type LedgerMovement,
  lastDayOfMonth,
  type OpenAmount,
} from '@vitis/domain';
import { paged } from '../../http/paged.ts';
import type { OpenLedger } from './client-ledgers.ts';
import type { ReportedClient } from './own-ledgers.ts';

/** From this share of its limit on a client is near it. */
const NEAR_LIMIT = 0.8;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** In one pass: a house has 100,000 rows, and says all of this of each of its clients at once. */
function movementsOf(ledger: readonly LedgerMovement[], days: DayRange): LedgerMovements {
  const of = { broughtForward: 0, sales: 0, given: 0, paid: 0, balance: 0 };
  for (const { day, type, change } of ledger) {
    if (day > days.dateTo) continue;
    of.balance += change;
    if (type === 'OPENING' || day < days.dateFrom) of.broughtForward += change;
    else if (type === 'SALE') of.sales += change;
    else if (type === 'PAYMENT') of.paid += change;
    else of.given += change;
  }
  return of;
}

/** A client's account, and what only their sum shows. */
export interface ReportedAccount {
  account: ClientAccount;
  /** What is open, and by when it is to be paid. */
  owed: readonly OpenAmount[];
  /** Of the days that are compared. */
  before: Pick<LedgerMovements, 'sales' | 'paid'>;
}

const NO_LEDGER: OpenLedger = { rows: [], receivable: 0, owed: [] };

/** Makes a client's account of its whole ledger; of a client who has none, an empty one. */
export function clientAccount(
  client: ReportedClient,
  { rows, receivable, owed }: OpenLedger = NO_LEDGER,
  credit: Credit | null,
  days: DayRange,
  today: Day,
): ReportedAccount {
  const dueDays = owed.map(({ dueDay }) => dueDay).sort();
  const [oldest] = dueDays;
  const ageing = ageReceivables(owed, today);
  const account = {
    ...client,
    ...movementsOf(rows, days),
    receivable,
    ageing,
    overdue: sum(AGEING_BUCKETS.filter((bucket) => bucket !== 'CURRENT').map((bucket) => ageing[bucket])),
    oldestOverdue:
      oldest !== undefined && oldest < today ? { date: oldest, days: daysBetween(oldest, today) } : null,
    nextDue: dueDays.find((day) => day >= today) ?? null,
    credit,
  };
  return { account, owed, before: movementsOf(rows, comparedDays(days)) };
}

/** What all of them come to. */
export function accountTotals(
  reported: readonly ReportedAccount[],
  days: DayRange,
  today: Day,
): Omit<ClientAccounts, '_embedded' | 'page'> {
  const accounts = reported.map(({ account }) => account);
  const of = (value: (account: ClientAccount) => number): number => sum(accounts.map(value));
  const late = accounts.filter(({ overdue }) => overdue > 0);
  const until = lastDayOfMonth(today);
  const expected = reported
    .flatMap(({ owed }) => owed)
    .filter(({ dueDay }) => dueDay >= today && dueDay <= until);
  return {
    ...days,
    totals: {
      broughtForward: of(({ broughtForward }) => broughtForward),
      sales: of(({ sales }) => sales),
      given: of(({ given }) => given),
      paid: of(({ paid }) => paid),
      balance: of(({ balance }) => balance),
    },
    before: {
      ...comparedDays(days),
      sales: sum(reported.map(({ before }) => before.sales)),
      paid: sum(reported.map(({ before }) => before.paid)),
    },
    receivable: of(({ receivable }) => receivable),
    ageing: ageReceivables(
      reported.flatMap(({ owed }) => owed),
      today,
    ),
    overdue: {
      amount: of(({ overdue }) => overdue),
      clients: late.length,
      days: Math.max(0, ...late.map(({ oldestOverdue }) => oldestOverdue?.days ?? 0)),
    },
    expected: { until, amount: sum(expected.map(({ open }) => open)) },
  };
}

type Query = CheckedQueryOf<typeof listClientAccounts>;
type SortField = 'receivable' | 'clientName' | 'overdue' | 'nextDue' | 'balance' | 'sales' | 'paid';

const usedOf = ({ credit }: ClientAccount): number =>
  credit === null || credit.limit === 0 ? 0 : 1 - availableCredit(credit) / credit.limit;

const holds = (
  { clientName, erpCode, clientCompanyRegistrationNumber }: ClientAccount,
  q: string,
): boolean => {
  const words = q.toLowerCase();
  const name = clientName.toLowerCase();
  // First consonants stand for syllables, as in the other lists.
  const pattern = choseongPattern(words);
  const digits = q.replaceAll(/[\s-]/g, '');
  return (
    (pattern === null ? name.includes(words) : new RegExp(pattern, 'u').test(name)) ||
    erpCode.toLowerCase().includes(words) ||
    (/^\d+$/.test(digits) && clientCompanyRegistrationNumber.includes(digits))
  );
};

/** Days that are not known stand at the end of either order. */
const LAST = '9999-12-31';
const COMPARED: Readonly<Record<SortField, (a: ClientAccount, b: ClientAccount) => number>> = {
  receivable: (a, b) => a.receivable - b.receivable,
  clientName: (a, b) => a.clientName.localeCompare(b.clientName, 'ko'),
  overdue: (a, b) => a.overdue - b.overdue,
  nextDue: (a, b) => {
    const day = ({ oldestOverdue, nextDue }: ClientAccount) => oldestOverdue?.date ?? nextDue ?? LAST;
    return day(a) < day(b) ? -1 : Number(day(a) !== day(b));
  },
  balance: (a, b) => a.balance - b.balance,
  sales: (a, b) => a.sales - b.sales,
  paid: (a, b) => b.paid - a.paid,
};

/** Accounts that a query finds, in its order: the largest debt first where none is asked for. */
export function accountsOfQuery(
  accounts: readonly ClientAccount[],
  { q, overdue, nearLimit, sort = 'receivable,desc' }: Query,
): ClientAccount[] {
  const found = accounts.filter(
    (account) =>
      (!q || holds(account, q)) &&
      (!overdue || account.overdue > 0) &&
      (!nearLimit || usedOf(account) >= NEAR_LIMIT),
  );
  const { field, direction } = parseSort<SortField>(sort);
  const sign = direction === 'desc' ? -1 : 1;
  return found.sort((a, b) => sign * COMPARED[field](a, b) || a.idClient - b.idClient);
}

/** One page of them. */
export const pageOfAccounts = (accounts: readonly ClientAccount[], { page, size }: Query) =>
  paged(accounts.slice(page * size, (page + 1) * size), page, size, accounts.length);
