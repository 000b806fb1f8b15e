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

/** Keeps the order of numbers in the order of texts. */
const numberOf = (id: number): string => String(id).padStart(10, '0');

/**
 * What pays what in a client's ledger, its rows in their order: a payment pays what it points at, a return or an allowance
 * what is owed of its own order (its sales, and an allowance that was taken back), and whatever is left over the oldest
 * (domain.md §4).
 */
export function settleLedger(rows: readonly LedgerMovement[], today: Day): ReadonlyMap<number, Settlement> {
  const owed = rows.filter(({ change }) => change > 0);
  const credits = rows.filter(({ change }) => change < 0);
  const owedOf = Map.groupBy(owed, ({ idOrder }) => idOrder);
  const isOwed = new Set(owed.map(({ id }) => id));
  const pointsAt = ({ type, idOrder, pays }: LedgerMovement): number[] => {
    if (pays !== null && isOwed.has(pays)) return [pays];
    if (type === 'PAYMENT' || idOrder === null) return [];
    return (owedOf.get(idOrder) ?? []).map(({ id }) => id);
  };
  const { documents, parts } = applyPayments(
    owed.map(({ id, day, change }) => ({ number: numberOf(id), soldDay: day, amount: change })),
    credits.map((credit) => ({ amount: -credit.change, documentNumbers: pointsAt(credit).map(numberOf) })),
  );

  const partsOf = new Map<number, SettledPart[]>(rows.map(({ id }) => [id, []]));
  for (const { payment, documentNumber, amount } of parts) {
    const paid = Number(documentNumber);
    const payer = credits[payment]!.id;
    partsOf.get(paid)!.push({ id: payer, amount });
    partsOf.get(payer)!.push({ id: paid, amount });
  }
  const documentOf = new Map(documents.map((document) => [Number(document.number), document]));

  let balance: Won = 0;
  return new Map(
    rows.map((row): [number, Settlement] => {
      balance = won(balance + row.change);
      const own = partsOf.get(row.id)!;
      const document = documentOf.get(row.id);
      if (document === undefined) {
        const used = own.reduce((sum, { amount }) => sum + amount, 0);
        return [row.id, { parts: own, open: Math.abs(row.change) - used, status: null, balance }];
      }
      const status = paymentStatus(document, row.dueDay ?? today, today);
      return [row.id, { parts: own, open: document.open, status, balance }];
    }),
  );
}
