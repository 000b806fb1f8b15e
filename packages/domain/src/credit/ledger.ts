import type { Day } from '../calendar/day.ts';
import { sumWon, type Won, won } from '../money/won.ts';

/** 매출 · 반품 · 에누리 · 입금. */
export const LEDGER_TYPES = ['SALE', 'RETURN', 'ALLOWANCE', 'PAYMENT'] as const;
export type LedgerType = (typeof LEDGER_TYPES)[number];

/** One entry of 거래처원장; the amount is positive, its type says which way it goes. */
export interface LedgerEntry {
  readonly day: Day;
  readonly type: LedgerType;
  /** VAT-inclusive, in won. */
  readonly amount: Won;
}

/** An entry with 잔액, what the client owes after it. */
export type LedgerRow<Entry extends LedgerEntry> = Entry & { readonly balance: Won };

/** A sale adds to what is owed; everything else takes from it. Throws a RangeError for amounts below 0. */
export function ledgerEffect(entry: LedgerEntry): Won {
  if (won(entry.amount) < 0) throw new RangeError(`A ledger amount is not negative: ${entry.amount}`);
  return won(entry.type === 'SALE' ? entry.amount : -entry.amount);
}

/** `미수금(t) = 이월 + Σ매출 − Σ반품·에누리 − Σ입금`. */
export function receivable(broughtForward: Won, entries: readonly LedgerEntry[]): Won {
  return sumWon([broughtForward, ...entries.map(ledgerEffect)]);
}

/** Carries the balance through the entries, in their own order; the caller sorts them by day and number. */
export function ledgerRows<Entry extends LedgerEntry>(
  broughtForward: Won,
  entries: readonly Entry[],
): LedgerRow<Entry>[] {
  let balance = won(broughtForward);
  return entries.map((entry) => {
    balance = won(balance + ledgerEffect(entry));
    return { ...entry, balance };
  });
}

/** The foot of a statement: 전미수금, 당일거래액, 입금액, 미수금. */
export interface StatementFoot {
  readonly broughtForward: Won;
  readonly thisDocument: Won;
  readonly paid: Won;
  readonly receivable: Won;
}

/** `전미수금 + 당일거래액 − 입금액 = 미수금`. */
export function statementFoot(broughtForward: Won, thisDocument: Won, paid: Won): StatementFoot {
  return { broughtForward, thisDocument, paid, receivable: sumWon([broughtForward, thisDocument, -paid]) };
}
