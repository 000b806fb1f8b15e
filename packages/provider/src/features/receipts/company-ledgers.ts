import type { Day } from '@vitis/domain';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { outsideOfCall } from '../../db/call-context.ts';
import type { Database } from '../../db/connect.ts';
import { ledgerEntries } from '../../db/schema.ts';
import { type LedgerRow, readLedgerRows, type SettledRow, settleRows } from './company-ledger.ts';
import { settleAddedRows } from './settle-added-rows.ts';

/** Rows that are held of all companies together, about 500 bytes each. */
const ROWS_LIMIT = 300_000;
const HELD_MS = 10 * 60_000;

type Ledger = readonly SettledRow[];

/** Reads 거래처원장 of a company, the oldest first. */
export type CompanyLedgers = (clientCompanyId: number, today: Day) => Promise<Ledger>;

/** A ledger as it was read, and settled on a day. */
interface Held {
  rows: readonly LedgerRow[];
  /** The highest number among them. */
  last: number;
  today: Day;
  settled: Ledger;
}

const highestOf = (rows: readonly LedgerRow[]): number =>
  rows.reduce((most, { id }) => Math.max(most, id), 0);

const byDay = (one: LedgerRow, other: LedgerRow): number =>
  one.date === other.date ? one.id - other.id : one.date < other.date ? -1 : 1;

/**
 * Ledgers of companies as they stand: what a payment went to follows from everything before it, so that each is settled
 * whole, and held until it has another row or the day is over. Rows are only ever added: how many there are, and which is
 * the last, says whether one has come, also from another provider. What is held is read no second time, and settled no
 * second time where what has come is later than all of it.
 */
export function createCompanyLedgers(database: Database): CompanyLedgers {
  const held = new LRUCache<number, Held>({
    maxSize: ROWS_LIMIT,
    sizeCalculation: ({ rows }) => rows.length + 1,
    ttl: HELD_MS,
  });
  const reading = new Map<string, Promise<Ledger>>();

  /** What has come since a ledger was held; null where that cannot be told from numbers alone. */
  const readAdded = async (known: Held, clientCompanyId: number, count: number, last: number) => {
    const added = await readLedgerRows(database, clientCompanyId, known.last);
    // A row with a lower number may be committed after one with a higher: as many rows need not be the same ones.
    const isSame =
      known.rows.length + added.length === count && Math.max(known.last, highestOf(added)) === last;
    return isSame ? added : null;
  };

  const readAnew = async (
    clientCompanyId: number,
    today: Day,
    count: number,
    last: number,
  ): Promise<Pick<Held, 'rows' | 'settled'>> => {
    const known = held.get(clientCompanyId);
    const added = known ? await readAdded(known, clientCompanyId, count, last) : null;
    if (!known || !added) {
      const rows = await readLedgerRows(database, clientCompanyId);
      return { rows, settled: settleRows(rows, today) };
    }
    const [first] = added;
    const rows = known.rows.concat(added);
    const isLatest = !first || known.rows.length === 0 || byDay(known.rows.at(-1)!, first) < 0;
    if (!isLatest) rows.sort(byDay);
    const settled = isLatest && known.today === today ? settleAddedRows(known.settled, added, today) : null;
    return { rows, settled: settled ?? settleRows(rows, today) };
  };

  const read = (clientCompanyId: number, today: Day, count: number, last: number): Promise<Ledger> => {
    const key = `${clientCompanyId} ${count} ${last} ${today}`;
    const begun = reading.get(key);
    if (begun) return begun;
    const ledger = outsideOfCall(() => readAnew(clientCompanyId, today, count, last))
      .then(({ rows, settled }) => {
        held.set(clientCompanyId, { rows, last: highestOf(rows), today, settled });
        return settled;
      })
      .finally(() => reading.delete(key));
    reading.set(key, ledger);
    return ledger;
  };

  return async (clientCompanyId, today) => {
    const [row] = await database
      .select({
        count: sql<number>`count(*)::int`,
        last: sql<number>`COALESCE(max(${ledgerEntries.id}), 0)::int`,
      })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.clientCompanyId, clientCompanyId));
    const { count, last } = row!;
    const known = held.get(clientCompanyId);
    if (known?.rows.length === count && known.last === last && known.today === today) return known.settled;
    return read(clientCompanyId, today, count, last);
  };
}
