import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect.ts';
import { outbox } from '../db/schema.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** Takes one entry to where it belongs. It may come twice: `eventId` tells. Throws when it has to be tried again. */
export type Deliver = (row: OutboxRow, tx: Database) => Promise<void>;

export interface Dispatcher {
  /** Looks at once instead of at the next tick; for right after a commit. */
  poke(): void;
  /** Delivers what is due now and returns how many that were. */
  drain(): Promise<number>;
  start(): void;
  /** Lets the entry in hand finish. */
  stop(): Promise<void>;
}

const batch = 50;
const tick = 1_000;
const longestPause = 60 * 60;

/**
 * Brings the outbox to its consumers, at least once each, in order of writing. Several processes share the work: rows
 * in hand are locked and skipped by the others. A failure waits 2, 4, 8 … seconds, at most an hour.
 */
export function createDispatcher(
  database: Database,
  consumers: Readonly<Record<OutboxRow['channel'], Deliver>>,
  log: FastifyBaseLogger,
): Dispatcher {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let again = false;

  const deliverOne = async (tx: Database, row: OutboxRow): Promise<void> => {
    try {
      await tx.transaction((inner) => consumers[row.channel](row, inner));
      await tx.update(outbox).set({ deliveredAt: sql`now()`, lastError: null }).where(eq(outbox.id, row.id));
    } catch (error) {
      const attempts = row.attempts + 1;
      const pause = Math.min(2 ** attempts, longestPause);
      log.warn({ err: error, outbox: row.id, attempts }, 'an outbox entry could not be delivered');
      await tx
        .update(outbox)
        .set({
          attempts,
          lastError: error instanceof Error ? error.message : String(error),
          availableAt: sql`now() + make_interval(secs => ${pause})`,
        })
        .where(eq(outbox.id, row.id));
    }
  };

  const drain = async (): Promise<number> => {
    let delivered = 0;
    for (;;) {
      const count = await database.transaction(async (tx) => {
        const rows = await tx
          .select()
          .from(outbox)
          .where(and(isNull(outbox.deliveredAt), lte(outbox.availableAt, sql`now()`)))
          .orderBy(asc(outbox.id))
          .limit(batch)
          .for('update', { skipLocked: true });
        for (const row of rows) await deliverOne(tx, row);
        return rows.length;
      });
      delivered += count;
      if (count < batch) return delivered;
    }
  };

  const look = (): void => {
    if (running) {
      again = true;
      return;
    }
    running = drain()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = undefined;
        if (again && timer) {
          again = false;
          look();
        }
      });
  };

  return {
    poke: () => {
      if (timer) look();
    },
    drain,
    start: () => {
      timer ??= setInterval(look, tick).unref();
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
