import type { PaymentStatus, ReceiptType } from '@vitis/contracts';
import type { Day } from '../calendar/day.ts';
import { type Won, won } from '../money/won.ts';
import { applyPayments, paymentStatus } from './payments.ts';

/** A row of 거래처원장; `change` is what it does to 미수금. */
export interface LedgerMovement {
  readonly id: number;
  readonly day: Day;
  readonly type: ReceiptType;
  readonly change: Won;
  /** 회수예정일 of what is owed. */
  readonly dueDay: Day | null;
  readonly idOrder: number | null;
  /** The row that a payment points at. */
  readonly pays: number | null;
}

/** One row that pays another, seen from either of them. */
export interface SettledPart {
  readonly id: number;
  readonly amount: Won;
}

/** A row with what has become of it. */
export interface Settlement {
  /** Rows that paid this one, or that this one paid. */
  readonly parts: readonly SettledPart[];
  /** Not paid yet, or not used for anything yet. */
  readonly open: Won;
  /** Null for what is not owed: payments, returns, allowances that take off. */
  readonly status: PaymentStatus | 'OVERDUE' | null;
  /** 잔액 after it. */
  readonly balance: Won;
}

/** Shared by all rows that point at none: a ledger may have a hundred thousand. */
const NOTHING: readonly never[] = [];

/**
 * What pays what in a client's ledger, its rows in their order: a payment pays what it points at, a return or an allowance
 * what is owed of its own order (its sales, and an allowance that was taken back), and whatever is left over the oldest.
 */
export function settleLedger(rows: readonly LedgerMovement[], today: Day): ReadonlyMap<number, Settlement> {
  const owed = rows.filter(({ change }) => change > 0);
  const credits = rows.filter(({ change }) => change < 0);
  const isOwed = new Set(owed.map(({ id }) => id));
  // Of the few orders alone that anything was given back of.
  const givenBack = new Set(credits.filter(({ type }) => type !== 'PAYMENT').map(({ idOrder }) => idOrder));
  const owedOf = Map.groupBy(
    owed.filter(({ idOrder }) => givenBack.has(idOrder)),
    ({ idOrder }) => idOrder,
  );
  const pointsAt = ({ type, idOrder, pays }: LedgerMovement): readonly number[] => {
    if (pays !== null && isOwed.has(pays)) return [pays];
    if (type === 'PAYMENT' || idOrder === null) return NOTHING;
    return owedOf.get(idOrder)?.map(({ id }) => id) ?? NOTHING;
  };
  const { documents, parts } = applyPayments(
    owed.map(({ id, day, change }) => ({ number: id, soldDay: day, amount: change })),
    credits.map((credit) => ({ amount: -credit.change, documentNumbers: pointsAt(credit) })),
  );

  const partsOf = new Map<number, SettledPart[]>();
  const add = (id: number, part: SettledPart) => {
    const own = partsOf.get(id);
    if (own) own.push(part);
    else partsOf.set(id, [part]);
  };
  for (const { payment, documentNumber: paid, amount } of parts) {
    const payer = credits[payment]!.id;
    add(paid, { id: payer, amount });
    add(payer, { id: paid, amount });
  }
  const documentOf = new Map<number, (typeof documents)[number]>();
  for (const document of documents) documentOf.set(document.number, document);

  let balance: Won = 0;
  const settled = new Map<number, Settlement>();
  for (const row of rows) {
    balance = won(balance + row.change);
    const own = partsOf.get(row.id) ?? NOTHING;
    const document = documentOf.get(row.id);
    if (document === undefined) {
      const used = own.reduce((sum, { amount }) => sum + amount, 0);
      settled.set(row.id, { parts: own, open: Math.abs(row.change) - used, status: null, balance });
    } else {
      const status = paymentStatus(document, row.dueDay ?? today, today);
      settled.set(row.id, { parts: own, open: document.open, status, balance });
    }
  }
  return settled;
}
