import { addDays, type Day, seoulDay } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { cashStatement } from '../features/receipts/cash-statement.ts';
import { readCompanyLedger, type SettledRow } from '../features/receipts/company-ledger.ts';
import { readReceiptLines } from '../features/receipts/receipt-lines.ts';

/** What each of these is about; `provider check` says it with the other invariants. */
export const TRACE = 'every won leads from its line and delivery to the ledger, to what paid it, and back';

/**
 * Follows each won of every company the way that its own pages do, and answers what leads nowhere, or to another sum:
 * rows of the ledger that are not the sum of the lines of their delivery, payments that the other side does not know of,
 * and months that do not carry the balance on.
 */
export async function findUntraced(database: Database, now: Date): Promise<string[]> {
  const { rows } = await database.execute<{ id: number }>(
    sql`SELECT DISTINCT client_company_id AS id FROM ledger_entries ORDER BY 1`,
  );
  const today = seoulDay(now);
  const broken: string[] = [];
  // One after the other: a ledger is read as a whole.
  for (const { id } of rows) {
    const ledger = await readCompanyLedger(database, id, today);
    broken.push(
      ...(await withoutLines(database, ledger)),
      ...withoutOtherSide(ledger),
      ...monthsApart(ledger, today).map((month) => `company ${id}, ${month}`),
    );
  }
  return broken;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
const named = (ids: readonly number[]): string[] => ids.map((id) => `ledger entry ${id}`);

/** Sales and returns of an order that its lines do not add up to. Documents past their time are gone with their lines. */
async function withoutLines(database: Database, ledger: readonly SettledRow[]): Promise<string[]> {
  const ofOrders = ledger.filter(
    ({ receipt: { type }, idOrder }) => idOrder !== null && (type === 'SALE' || type === 'RETURN'),
  );
  const lines = await readReceiptLines(database, ofOrders).catch((error: unknown) => {
    // Deliveries that carry more than was ordered, which another invariant names.
    if (error instanceof RangeError) return null;
    throw error;
  });
  const wrong = ofOrders.filter(({ receipt: { id, supply, tax } }) => {
    const own = lines?.get(id) ?? [];
    return sumOf(own.map((line) => line.supply)) !== supply || sumOf(own.map((line) => line.tax)) !== tax;
  });
  return named(wrong.map(({ receipt }) => receipt.id));
}

/** Rows that are paid, or pay, otherwise than the row on the other side says, or more or less than they are. */
export function withoutOtherSide(ledger: readonly SettledRow[]): string[] {
  const rowOf = new Map(ledger.map((row) => [row.receipt.id, row]));
  const wrong = ledger.filter(({ receipt: { id, change, open }, parts }) => {
    const isWhole = sumOf(parts.map(({ amount }) => amount)) + open === Math.abs(change);
    const isKnown = parts.every((part) =>
      rowOf.get(part.id)?.parts.some((other) => other.id === id && other.amount === part.amount),
    );
    return !isWhole || !isKnown;
  });
  return named(wrong.map(({ receipt }) => receipt.id));
}

/** Months whose statement does not begin with the balance of the one before, or does not foot. */
export function monthsApart(ledger: readonly SettledRow[], today: Day): string[] {
  const receipts = ledger.map(({ receipt }) => receipt);
  const wrong: string[] = [];
  let carried = 0;
  for (const month of monthsOf(receipts.map(({ date }) => date))) {
    const { broughtForward, entries, totals, balance } = cashStatement(receipts, month, today);
    carried += sumOf(entries.map(({ change }) => change));
    const foots = broughtForward + sumOf(Object.values(totals)) === balance;
    if (!foots || balance !== carried) wrong.push(month);
  }
  const owed = sumOf(ledger.map(({ receipt: { change, open } }) => Math.sign(change) * open));
  return carried === owed ? wrong : [...wrong, 'what is open'];
}

/** Every month from the first day to the last, also those without a row. */
function monthsOf(days: readonly Day[]): string[] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const months: string[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); ) {
    months.push(month);
    month = addDays(`${month}-28`, 4).slice(0, 7);
  }
  return months;
}
