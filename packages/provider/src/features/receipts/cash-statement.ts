import type { CashStatement, Receipt } from '@vitis/contracts';
import { type Day, type DayRange, lastDayOfMonth } from '@vitis/domain';

const monthOf = (day: Day): string => day.slice(0, 7);

/** The ledger of one month; `receipts` is all of it, the oldest first. */
export function cashStatement(receipts: readonly Receipt[], month: string, today: Day): CashStatement {
  const first = `${month}-01`;
  return {
    month,
    firstMonth: monthOf(receipts[0]?.date ?? today),
    lastMonth: monthOf([receipts.at(-1)?.date ?? today, today].sort()[1]!),
    ...ledgerOfDays(receipts, { dateFrom: first, dateTo: lastDayOfMonth(first) }),
    owed: owedOf(receipts),
  };
}

/** The ledger of these days: what was brought forward, what moved it, and what it came to. `receipts` is all of it. */
export function ledgerOfDays<Entry extends Receipt>(
  receipts: readonly Entry[],
  { dateFrom, dateTo }: DayRange,
): Pick<CashStatement, 'broughtForward' | 'totals' | 'balance'> & { entries: Entry[] } {
  const entries = receipts.filter(({ date }) => date >= dateFrom && date <= dateTo);
  const broughtForward = receipts.findLast(({ date }) => date < dateFrom)?.balance ?? 0;
  const totals = { OPENING: 0, SALE: 0, RETURN: 0, ALLOWANCE: 0, PAYMENT: 0 };
  for (const { type, change } of entries) totals[type] += change;
  return { broughtForward, entries, totals, balance: entries.at(-1)?.balance ?? broughtForward };
}

/** What a company owes as of now, and what of it is late. */
export function owedOf(receipts: readonly Receipt[]): CashStatement['owed'] {
  const due = receipts.filter(({ status, open }) => status !== null && open > 0);
  const late = due.filter(({ status }) => status === 'OVERDUE');
  const toCome = due.filter(({ status, dueDate }) => status !== 'OVERDUE' && dueDate !== null);
  const date = toCome.map((each) => each.dueDate!).sort()[0];
  const sum = (some: readonly Receipt[]): number => some.reduce((amount, { open }) => amount + open, 0);
  return {
    receivable: receipts.at(-1)?.balance ?? 0,
    overdue: sum(late),
    overdueCount: late.length,
    nextDue:
      date === undefined ? null : { date, amount: sum(toCome.filter(({ dueDate }) => dueDate === date)) },
  };
}
