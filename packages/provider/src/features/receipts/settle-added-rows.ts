import { type Day, type SettledMovement, settleAdded } from '@vitis/domain';
import { type LedgerRow, movementOf, type SettledRow, settledRow } from './company-ledger.ts';

/**
 * A settled ledger with rows that are later than all of its own: a delivery or a payment more settles what it touches alone.
 * Null where all of it has to be settled anew. What is held is left as it is: somebody may be reading it.
 */
export function settleAddedRows(
  ledger: readonly SettledRow[],
  added: readonly LedgerRow[],
  today: Day,
): readonly SettledRow[] | null {
  if (added.length === 0) return ledger;
  const open: SettledMovement[] = [];
  const givenBack = new Set<number>();
  let isPaidAhead = false;
  for (const { receipt, idOrder, parts } of ledger) {
    const { id, type, change, date, dueDate, status, balance } = receipt;
    if (change < 0) {
      if (receipt.open > 0) isPaidAhead = true;
      if (type !== 'PAYMENT' && idOrder !== null) givenBack.add(idOrder);
    } else if (receipt.open > 0) {
      const row = { id, type, change, idOrder, pays: null, day: date, dueDay: dueDate };
      open.push({ row, settlement: { parts, open: receipt.open, status, balance } });
    }
  }
  const balance = ledger.at(-1)?.receipt.balance ?? 0;
  const changed = settleAdded({ open, balance, isPaidAhead, givenBack }, added.map(movementOf), today);
  if (changed === null) return null;
  const paid = ledger.map((row) => {
    const now = changed.get(row.receipt.id);
    return now
      ? { ...row, receipt: { ...row.receipt, open: now.open, status: now.status }, parts: now.parts }
      : row;
  });
  return paid.concat(added.map((row) => settledRow(row, changed.get(row.id)!)));
}
