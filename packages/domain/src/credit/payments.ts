import type { PaymentStatus } from '@vitis/contracts';
import type { Day } from '../calendar/day.ts';
import { type Won, won } from '../money/won.ts';

/** What a document goes by: its number as people write it, or its row's. */
type DocumentKey = string | number;

/** A sold document that waits for money; amounts VAT-inclusive, in won. */
export interface Receivable<Key extends DocumentKey = string> {
  /** Unique among the documents given together. */
  readonly number: Key;
  readonly soldDay: Day;
  readonly amount: Won;
}

export interface Payment<Key extends DocumentKey = string> {
  readonly amount: Won;
  /** The documents that the payer pointed at, in that order; without one, the oldest are paid first. */
  readonly documentNumbers?: readonly Key[];
}

/** A part of a payment, and the document that it went to. */
export interface PaymentPart<Key extends DocumentKey = string> {
  /** Its place among the payments given. */
  readonly payment: number;
  readonly documentNumber: Key;
  readonly amount: Won;
}

export interface AppliedDocument<Key extends DocumentKey = string> {
  readonly number: Key;
  readonly amount: Won;
  readonly paid: Won;
  readonly open: Won;
}

export interface PaymentResult<Key extends DocumentKey = string> {
  /** In the order in which they are paid: oldest first, then by number. */
  readonly documents: readonly AppliedDocument<Key>[];
  /** Which payment went where, in the order in which it was applied. */
  readonly parts: readonly PaymentPart<Key>[];
  /** Paid ahead: what found no open document. */
  readonly unapplied: Won;
}

/**
 * Applies payments (입금), in their order: to the document pointed at, then what is left over, and every other
 * payment, oldest-first. Throws a RangeError for negative amounts, a repeated document number,
 * and a payment that points at no document of the list.
 */
export function applyPayments<Key extends DocumentKey>(
  receivables: readonly Receivable<Key>[],
  payments: readonly Payment<Key>[],
): PaymentResult<Key> {
  const oldestFirst = receivables.toSorted(byAge);
  const open = new Map<Key, Won>();
  for (const { number, amount } of oldestFirst) open.set(number, positive(amount));
  if (open.size !== oldestFirst.length) throw new RangeError('Two documents carry one number');
  const parts: PaymentPart<Key>[] = [];
  let unapplied: Won = 0;
  /** All documents before this place are paid. */
  let oldest = 0;

  for (const [payment, { amount, documentNumbers = [] }] of payments.entries()) {
    let rest = positive(amount);
    const pay = (documentNumber: Key): void => {
      const owed = open.get(documentNumber);
      if (owed === undefined) throw new RangeError(`No document ${documentNumber} to pay`);
      const part = Math.min(rest, owed);
      if (part === 0) return;
      open.set(documentNumber, owed - part);
      parts.push({ payment, documentNumber, amount: part });
      rest -= part;
    };
    for (const number of documentNumbers) pay(number);
    for (; rest > 0 && oldest < oldestFirst.length; oldest += 1) {
      const { number } = oldestFirst[oldest]!;
      pay(number);
      if (open.get(number)! > 0) break;
    }
    unapplied = won(unapplied + rest);
  }
  const documents = oldestFirst.map(({ number, amount }) => {
    const left = open.get(number)!;
    return { number, amount, paid: amount - left, open: left };
  });
  return { documents, parts, unapplied };
}

function byAge<Key extends DocumentKey>(a: Receivable<Key>, b: Receivable<Key>): number {
  if (a.soldDay !== b.soldDay) return a.soldDay < b.soldDay ? -1 : 1;
  return a.number < b.number ? -1 : 1;
}

function positive(amount: Won): Won {
  if (won(amount) < 0) throw new RangeError(`Not an amount to pay: ${amount}`);
  return amount;
}

/** 미입금 → 부분입금 → 입금완료; 연체 once 회수예정일 is over and anything is still open. */
export function paymentStatus(
  document: Pick<AppliedDocument, 'paid' | 'open'>,
  dueDay: Day,
  today: Day,
): PaymentStatus | 'OVERDUE' {
  if (document.open <= 0) return 'PAID';
  if (today > dueDay) return 'OVERDUE';
  return document.paid > 0 ? 'PARTLY_PAID' : 'UNPAID';
}
