import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { onNobodysBehalf } from '../db/asker.ts';
import type { Database } from '../db/connect.ts';
import { outbox } from '../db/schema.ts';
import type { Posted } from './post.ts';

type OutboxRow = typeof outbox.$inferSelect;

/**
 * Takes one entry to where it belongs. It may come twice: `eventId` tells. Throws when it has to be tried again; what
 * it writes with `tx` it writes in a part of its own (a savepoint), so that its failure is nobody else's.
 */
export type Deliver = (posted: Posted, tx: Database) => Promise<void>;

/** Takes one entry to the sockets, at once. It may come twice: `eventId` tells. */
export type Emit = (posted: Posted) => void;

export interface Consumers {
  mail: Deliver;
  sms: Deliver;
  socket: Emit;
}

export interface Dispatcher {
  /** Right after a commit: tells sockets what was posted in it, and looks for the rest now instead of at the next tick. */
  tell(posted: readonly Posted[]): void;
  /** Delivers what is due now and returns how many that were. */
  drain(): Promise<number>;
  start(): void;
  /** Lets the entries in hand finish. */
  stop(): Promise<void>;
}

const batch = 50;
const tick = 1_000;
/** Between telling and ticking off, in milliseconds: so many are ticked off together. */
const gathering = 100;
const longestPause = 60 * 60;

/**
 * Brings the outbox to its consumers, at least once each, in order of writing. Socket events go out in the process that
 * posted them as soon as they are committed, and are ticked off together a little later; what a process that died has
 * not ticked off, another one finds. Several processes share the work: rows in hand are locked and skipped by the
 * others. A failure waits 2, 4, 8 … seconds, at most an hour.
 */
export function createDispatcher(
  database: Database,
  consumers: Consumers,
  log: FastifyBaseLogger,
): Dispatcher {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let again = false;
  /** Told, not ticked off yet. */
  const told = new Set<string>();
  let ticking: { due: NodeJS.Timeout; done: Promise<void> | undefined } | undefined;

  const tickOff = async (tx: Database, eventIds: readonly string[]): Promise<void> => {
    if (eventIds.length === 0) return;
    await tx
      .update(outbox)
      .set({ deliveredAt: sql`now()`, lastError: null })
      .where(and(inArray(outbox.eventId, [...eventIds]), isNull(outbox.deliveredAt)));
  };

  const tickOffTold = async (): Promise<void> => {
    const eventIds = [...told];
    try {
      await tickOff(database, eventIds);
    } catch (error) {
      // They are told once more when they are due; who hears of them knows them by their names.
      log.error({ err: error, entries: eventIds.length }, 'outbox entries could not be ticked off');
    }
    for (const eventId of eventIds) told.delete(eventId);
  };

  const tickOffSoon = (): void => {
    if (ticking || !timer) return;
    const due = setTimeout(() => {
      const done = tickOffTold().finally(() => {
        ticking = undefined;
        if (told.size > 0) tickOffSoon();
      });
      ticking = { due, done };
    }, gathering).unref();
    ticking = { due, done: undefined };
  };

  const emit = (posted: Posted): void => {
    try {
      consumers.socket(posted);
    } catch (error) {
      log.warn({ err: error, event: posted.eventId }, 'a socket event could not be told right away');
      return;
    }
    told.add(posted.eventId);
    tickOffSoon();
  };

  const postpone = async (tx: Database, row: OutboxRow, error: unknown): Promise<void> => {
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
  };

  const drainBatch = async (tx: Database): Promise<number> => {
    const rows = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.deliveredAt), lte(outbox.availableAt, sql`now()`)))
      .orderBy(asc(outbox.id))
      .limit(batch)
      .for('update', { skipLocked: true });
    const delivered: string[] = [];
    for (const row of rows) {
      try {
        if (!told.has(row.eventId)) await consumers[row.channel](row, tx);
        delivered.push(row.eventId);
      } catch (error) {
        await postpone(tx, row, error);
      }
    }
    await tickOff(tx, delivered);
    return rows.length;
  };

  const drain = async (): Promise<number> => {
    let delivered = 0;
    for (;;) {
      const count = await database.transaction(drainBatch);
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
    tell: (posted) => {
      if (!timer) return;
      onNobodysBehalf(() => {
        for (const each of posted) if (each.channel === 'socket') emit(each);
        if (posted.some(({ channel }) => channel !== 'socket')) look();
      });
    },
    drain,
    start: () => {
      timer ??= setInterval(look, tick).unref();
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      clearTimeout(ticking?.due);
      await Promise.all([running, ticking?.done]);
      ticking = undefined;
      await tickOffTold();
    },
  };
}
