import { type Day, type LedgerMovement, type OpenAmount, settleLedger } from '@vitis/domain';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connect.ts';
import { ledgerEntries } from '../../db/schema.ts';
import { type OwnClients, ownedBy, readOwnLedgers } from './own-ledgers.ts';

/** Rows that are held of all clients together, about 150 bytes each. */
const ROWS_LIMIT = 300_000;
const HELD_MS = 10 * 60_000;
/** From so many clients on, the rows of all that are asked for are read in one go. */
const MANY = 200;

/** A client's ledger, the oldest row first, and what of it is open on a day. */
export interface OpenLedger {
  rows: readonly LedgerMovement[];
  /** 미수금. */
  receivable: number;
  /** What is open, and by when it is to be paid. */
  owed: readonly OpenAmount[];
}

interface Held extends OpenLedger {
  /** The highest number among the rows. */
  last: number;
  today: Day;
}

/** Reads the ledgers of a sales person's clients, by client; who has no row has none. */
export type ClientLedgers = (of: OwnClients, today: Day) => Promise<ReadonlyMap<number, OpenLedger>>;

function opened(rows: readonly LedgerMovement[], today: Day): Held {
  const settled = settleLedger(rows, today);
  const owed = rows
    .filter(({ change }) => change > 0)
    .map(({ id, dueDay }) => ({ dueDay: dueDay ?? today, open: settled.get(id)!.open }))
    .filter(({ open }) => open > 0);
  let [receivable, last] = [0, 0];
  for (const { id, change } of rows) {
    receivable += change;
    last = Math.max(last, id);
  }
  return { rows, receivable, owed, last, today };
}

/**
 * Ledgers of all clients of a sales person, for what is said of all of them at once: held until they have another row or the
 * day is over, as those of single companies are (decision 0070). How many rows each has, and which is the last, is one
 * statement; only ledgers that have come further are read and settled anew.
 */
export function createClientLedgers(database: Database): ClientLedgers {
  const held = new LRUCache<number, Held>({
    maxSize: ROWS_LIMIT,
    sizeCalculation: ({ rows }) => rows.length + 1,
    ttl: HELD_MS,
  });
  const headsOf = async (isOwn: SQL | undefined) => {
    const { rows } = await database.execute<{ id: number; count: number; last: number }>(sql`
      SELECT client_company_id AS id, count(*)::int AS count, max(id) AS last
      FROM ${ledgerEntries} WHERE ${isOwn} GROUP BY client_company_id`);
    return rows;
  };
  return async (of, today) => {
    const heads = await headsOf(ownedBy(ledgerEntries.clientCompanyId, of));
    const ledgers = new Map<number, OpenLedger>();
    const missing: number[] = [];
    for (const { id, count, last } of heads) {
      const known = held.get(id);
      const isSame = known?.rows.length === count && known.last === last && known.today === today;
      if (isSame) ledgers.set(id, known);
      else missing.push(id);
    }
    if (missing.length > 0) {
      const wanted = new Set(missing);
      const read = await readOwnLedgers(database, missing.length > MANY ? of : { ...of, ids: missing });
      for (const [id, rows] of read) {
        if (!wanted.has(id)) continue;
        const ledger = opened(rows, today);
        held.set(id, ledger);
        ledgers.set(id, ledger);
      }
    }
    return ledgers;
  };
}
