import type { Day } from '@vitis/domain';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { outsideOfCall } from '../../db/call-context.ts';
import type { Database } from '../../db/connect.ts';
import { ledgerEntries } from '../../db/schema.ts';
import { readCompanyLedger, type SettledRow } from './company-ledger.ts';

/** Rows that are held of all companies together, about 300 bytes each. */
const ROWS_LIMIT = 300_000;
const HELD_MS = 10 * 60_000;

type Ledger = readonly SettledRow[];

/** Reads 거래처원장 of a company, the oldest first. */
export type CompanyLedgers = (clientCompanyId: number, today: Day) => Promise<Ledger>;

/**
 * Ledgers of companies as they stand: what a payment went to follows from everything before it, so that each is settled
 * whole, and held until it has another row or the day is over. Rows are only ever added: how many there are, and which is
 * the last, says whether one has come, also from another provider.
 */
export function createCompanyLedgers(database: Database): CompanyLedgers {
  const held = new LRUCache<number, { state: string; rows: Ledger }>({
    maxSize: ROWS_LIMIT,
    sizeCalculation: ({ rows }) => rows.length + 1,
    ttl: HELD_MS,
  });
  const reading = new Map<string, Promise<Ledger>>();

  const read = (clientCompanyId: number, today: Day, state: string): Promise<Ledger> => {
    const key = `${clientCompanyId} ${state}`;
    const begun = reading.get(key);
    if (begun) return begun;
    const rows = outsideOfCall(() => readCompanyLedger(database, clientCompanyId, today))
      .then((all) => {
        held.set(clientCompanyId, { state, rows: all });
        return all;
      })
      .finally(() => reading.delete(key));
    reading.set(key, rows);
    return rows;
  };

  return async (clientCompanyId, today) => {
    const [row] = await database
      .select({ state: sql<string>`count(*) || ' ' || COALESCE(max(${ledgerEntries.id}), 0)` })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.clientCompanyId, clientCompanyId));
    const state = `${row?.state} ${today}`;
    const known = held.get(clientCompanyId);
    return known?.state === state ? known.rows : read(clientCompanyId, today, state);
  };
}
