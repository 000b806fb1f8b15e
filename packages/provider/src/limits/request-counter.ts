import type pg from 'pg';

/** A count holds for one minute of the clock, in milliseconds. */
export const WINDOW = 60_000;
/** Keys that are counted at once; a crowd larger than this is no longer limited one by one. */
const MOST_KEYS = 100_000;
/** Keys of one exchange with the other processes. */
const BATCH = 5_000;

export interface Counted {
  /** Count of this minute, over all processes as of the last exchange. */
  current: number;
  /** Milliseconds until the next minute. */
  ttl: number;
}

export interface RequestCounter {
  /** Increments the count, in memory only. */
  count(key: string): Counted;
  /** Exchanges counts with the other processes. */
  sync(): Promise<void>;
}

export interface CounterOptions {
  /** Joins the processes behind this database; without it each counts alone. */
  pool?: pg.Pool | undefined;
  now: () => Date;
}

/**
 * Counts in memory, so that no request waits for the database. Where several processes share it, what was counted
 * is added up there about once a second: an address may get in what it sends to each of them within that second.
 */
export function createRequestCounter({ pool, now }: CounterOptions): RequestCounter {
  let minute = 0;
  let counts = new Map<string, { unsent: number; known: number }>();
  let sweptIn = 0;
  let syncing = false;

  const turn = (): number => {
    const at = now().getTime();
    const present = Math.floor(at / WINDOW);
    if (present !== minute) {
      minute = present;
      counts = new Map();
    }
    return at;
  };

  const tell = async (shared: pg.Pool): Promise<void> => {
    turn();
    const [told, toldIn] = [counts, minute];
    const batch = [...told]
      .filter(([, { unsent }]) => unsent > 0)
      .slice(0, BATCH)
      .map(([key, { unsent }]) => ({ key, unsent }))
      // Sorted, so that processes lock rows in one order and cannot deadlock.
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    if (batch.length > 0) {
      const { rows } = await shared.query<{ key: string; hits: number }>(
        `INSERT INTO request_counts AS kept (key, minute, hits)
         SELECT key, $2, hits FROM unnest($1::text[], $3::int[]) AS told (key, hits)
         ON CONFLICT (key, minute) DO UPDATE SET hits = kept.hits + EXCLUDED.hits
         RETURNING key, hits`,
        [batch.map(({ key }) => key), toldIn, batch.map(({ unsent }) => unsent)],
      );
      const sent = new Map(batch.map(({ key, unsent }) => [key, unsent]));
      for (const { key, hits } of rows) {
        const count = told.get(key);
        if (count === undefined) continue;
        count.unsent -= sent.get(key) ?? 0;
        count.known = hits;
      }
    }
    if (sweptIn === toldIn) return;
    sweptIn = toldIn;
    await shared.query('DELETE FROM request_counts WHERE minute < $1', [toldIn - 1]);
  };

  return {
    count: (key) => {
      const ttl = WINDOW - (turn() % WINDOW);
      const count = counts.get(key) ?? { unsent: 0, known: 0 };
      if (counts.size < MOST_KEYS) counts.set(key, count);
      count.unsent += 1;
      return { current: count.known + count.unsent, ttl };
    },
    sync: async () => {
      if (pool === undefined || syncing) return;
      syncing = true;
      try {
        await tell(pool);
      } finally {
        syncing = false;
      }
    },
  };
}
