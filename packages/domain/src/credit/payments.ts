import type { PaymentStatus } from '@vitis/contracts';
import type { Day } from '../calendar/day.ts';
import { type Won, won } from '../money/won.ts';

/** A sold document that waits for money; amounts VAT-inclusive, in won. */
export interface Receivable {
  /** Unique among the documents given together. */
  readonly number: string;
  readonly soldDay: Day;
  readonly amount: Won;
}

export interface Payment {
  readonly amount: Won;
  /** The document that the payer pointed at; without one, the oldest are paid first. */
  readonly documentNumber?: string;
}

export interface AppliedDocument {
  readonly number: string;
  readonly amount: Won;
  readonly paid: Won;
  readonly open: Won;
}

export interface PaymentResult {
  /** In the order in which they are paid: oldest first, then by number. */
  readonly documents: readonly AppliedDocument[];
  /** Paid ahead: what found no open document. */
  readonly unapplied: Won;
}

/**
 * Applies payments (입금), in their order: to the document pointed at, then what is left over, and every other
 * payment, oldest-first (domain.md §4). Throws a RangeError for negative amounts, a repeated document number,
 * and a payment that points at no document of the list.
 */
export function applyPayments(
  receivables: readonly Receivable[],
  payments: readonly Payment[],
): PaymentResult {
  const oldestFirst = receivables.toSorted(byAge);
  const paid = new Map<string, Won>(oldestFirst.map((document) => [document.number, 0]));
  if (paid.size !== oldestFirst.length) throw new RangeError('Two documents carry one number');
  let unapplied: Won = 0;
  for (const payment of payments) {
    const pointed = oldestFirst.filter((document) => document.number === payment.documentNumber);
    if (payment.documentNumber !== undefined && pointed.length === 0) {
      throw new RangeError(`No document ${payment.documentNumber} to pay`);
    }
    let rest = positive(payment.amount);
    for (const document of [...pointed, ...oldestFirst]) {
      const before = paid.get(document.number) ?? 0;
      const part = Math.min(rest, positive(document.amount) - before);
      paid.set(document.number, before + part);
      rest -= part;
    }
    unapplied = won(unapplied + rest);
  }
  const documents = oldestFirst.map(({ number, amount }) => {
    const sum = paid.get(number) ?? 0;
    return { number, amount: positive(amount), paid: sum, open: amount - sum };
  });
  return { documents, unapplied };
}

function byAge(a: Receivable, b: Receivable): number {
  if (a.soldDay !== b.soldDay) return a.soldDay < b.soldDay ? -1 : 1;
  return a.number < b.number ? -1 : 1;
}

function positive(amount: Won): Won {
  if (won(amount) < 0) throw new RangeError(`Not an amount to pay: ${amount}`);
  return amount;
}

/** 미입금 → 부분입금 → 입금완료; 연체 once 회수예정일 is over and anything is still open (domain.md §3). */
export function paymentStatus(document: AppliedDocument, dueDay: Day, today: Day): PaymentStatus | 'OVERDUE' {
  if (document.open <= 0) return 'PAID';
  if (today > dueDay) return 'OVERDUE';
  return document.paid > 0 ? 'PARTLY_PAID' : 'UNPAID';
}
