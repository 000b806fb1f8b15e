import type { Day } from '../calendar/day.ts';
import { sumWon } from '../money/won.ts';
import { type LedgerMovement, type Settlement, settleLedger } from './settlement.ts';

/** A row with what has become of it. */
export interface SettledMovement {
  readonly row: LedgerMovement;
  readonly settlement: Settlement;
}

/** What a settled ledger leaves for rows that come after all of its own. */
export interface LedgerRest {
  /** What is still owed, the oldest first. */
  readonly open: readonly SettledMovement[];
  /** 잔액 after its last row. */
  readonly balance: number;
  /** Money is there that found nothing to pay. */
  readonly isPaidAhead: boolean;
  /** Orders that something was given back of. */
  readonly givenBack: ReadonlySet<number>;
}

/**
 * What added rows, all of them later than the settled ones, do to a ledger: themselves, and what they paid, as settling all
 * of it anew would have them. Null where that is the only way: what was given back or paid ahead goes to what is sold now.
 */
export function settleAdded(
  { open, balance, isPaidAhead, givenBack }: LedgerRest,
  added: readonly LedgerMovement[],
  today: Day,
): ReadonlyMap<number, Settlement> | null {
  const before = new Map(open.map((each) => [each.row.id, each]));
  const isKnown = new Set([...before.keys(), ...added.map(({ id }) => id)]);
  const needsAll = added.some(({ change, type, idOrder, pays }) =>
    change > 0
      ? isPaidAhead || (idOrder !== null && givenBack.has(idOrder))
      : type !== 'PAYMENT' && pays !== null && !isKnown.has(pays),
  );
  if (needsAll) return null;

  const left = open.map(({ row, settlement }) => ({ ...row, change: settlement.open }));
  const owedBefore = sumWon(left.map(({ change }) => change));
  const changed = new Map<number, Settlement>();
  for (const [id, now] of settleLedger([...left, ...added], today)) {
    const known = before.get(id)?.settlement;
    if (known === undefined) changed.set(id, { ...now, balance: now.balance - owedBefore + balance });
    // What was owed of it before stands for its amount here: with a part of that paid, it is never unpaid.
    else if (now.parts.length > 0)
      changed.set(id, { ...now, balance: known.balance, parts: [...known.parts, ...now.parts] });
  }
  return changed;
}
