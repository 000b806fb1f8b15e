import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { outsideOfCall } from '../db/call-context.ts';
import type { Database } from '../db/connect.ts';
import { outbox } from '../db/schema.ts';
import type { OutboxEntry } from './outbox-entry.ts';

type OutboxRow = typeof outbox.$inferSelect;

/**
 * Delivers one entry. Delivery is at least once; `eventId` identifies duplicates. Throws for a retry. Writes with `tx` in
 * a savepoint, so that a failure does not roll back other entries.
 */
export type Deliver = (entry: OutboxEntry, tx: Database) => Promise<void>;

/** Emits one entry to the sockets, at once and at least once; `eventId` identifies duplicates. */
export type Emit = (entry: OutboxEntry) => void;

export interface Consumers {
  mail: Deliver;
  sms: Deliver;
  socket: Emit;
}

export interface Dispatcher {
  /** Right after a commit: emits its socket events, and drains the rest now instead of at the next poll. */
  publish(entries: readonly OutboxEntry[]): void;
  /** Delivers due entries and returns their number. */
  drain(): Promise<number>;
  start(): void;
  /** Finishes running deliveries. */
  stop(): Promise<void>;
}

const batch = 50;
const pollInterval = 1_000;
/** Between publishing and acknowledging, in milliseconds: so many are acknowledged together. */
const acknowledgeDelay = 100;
const longestPause = 60 * 60;

/** What opens something is in nobody's table once it is on its way, and a file that can be made again takes no room. */
const withoutSecrets = sql`CASE WHEN ${outbox.payload} ->> 'isSecret' = 'true' THEN '{}'::jsonb ELSE ${outbox.payload} - 'attachments' END`;

/**
 * Dispatches outbox entries to their consumers, at least once and in order of writing. Socket events are emitted by the
 * process that wrote them right after the commit, and acknowledged in batches a little later; entries of a process that
 * died are picked up by another. Several processes share the work: rows in progress are locked and skipped (SKIP LOCKED).
 * Failures are retried after 2, 4, 8 … seconds, at most an hour.
 */
export function createDispatcher(
  database: Database,
  consumers: Consumers,
  log: FastifyBaseLogger,
): Dispatcher {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let again = false;
  /** Dispatched, and not acknowledged yet. */
  const dispatched = new Set<string>();
  let acknowledging: { due: NodeJS.Timeout; done: Promise<void> | undefined } | undefined;

  const acknowledge = async (tx: Database, eventIds: readonly string[]): Promise<void> => {
    if (eventIds.length === 0) return;
    await tx
      .update(outbox)
      .set({ deliveredAt: sql`now()`, lastError: null, payload: withoutSecrets })
      .where(and(inArray(outbox.eventId, [...eventIds]), isNull(outbox.deliveredAt)));
  };

  const acknowledgeDispatched = async (): Promise<void> => {
    const eventIds = [...dispatched];
    try {
      await acknowledge(database, eventIds);
    } catch (error) {
      // They are dispatched once more when due; receivers recognize duplicates by `eventId`.
      log.error({ err: error, entries: eventIds.length }, 'outbox entries could not be acknowledged');
    }
    for (const eventId of eventIds) dispatched.delete(eventId);
  };

  const acknowledgeSoon = (): void => {
    if (acknowledging || !timer) return;
    const due = setTimeout(() => {
      const done = acknowledgeDispatched().finally(() => {
        acknowledging = undefined;
        if (dispatched.size > 0) acknowledgeSoon();
      });
      acknowledging = { due, done };
    }, acknowledgeDelay).unref();
    acknowledging = { due, done: undefined };
  };

  const emit = (entry: OutboxEntry): void => {
    try {
      consumers.socket(entry);
    } catch (error) {
      log.warn({ err: error, event: entry.eventId }, 'a socket event could not be emitted right away');
      return;
    }
    dispatched.add(entry.eventId);
    acknowledgeSoon();
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
        if (!dispatched.has(row.eventId)) await consumers[row.channel](row, tx);
        delivered.push(row.eventId);
      } catch (error) {
        await postpone(tx, row, error);
      }
    }
    await acknowledge(tx, delivered);
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
    publish: (entries) => {
      if (!timer) return;
      outsideOfCall(() => {
        for (const each of entries) if (each.channel === 'socket') emit(each);
        if (entries.some(({ channel }) => channel !== 'socket')) look();
      });
    },
    drain,
    start: () => {
      timer ??= setInterval(look, pollInterval).unref();
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      clearTimeout(acknowledging?.due);
      await Promise.all([running, acknowledging?.done]);
      acknowledging = undefined;
      await acknowledgeDispatched();
    },
  };
}
