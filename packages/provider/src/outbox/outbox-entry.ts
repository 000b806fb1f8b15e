import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { outbox } from '../db/schema.ts';

type Row = typeof outbox.$inferSelect;

/** A mail, text message or socket event that waits in the outbox. */
export type OutboxEntry = Pick<Row, 'eventId' | 'channel' | 'payload'> & Partial<Pick<Row, 'deliveredAt'>>;

/** Head start, in seconds, of the process that wrote a socket event, before others pick it up. */
const head = 5;

/**
 * When an entry is due for polling. Socket events are emitted by their own process right after the commit; the others
 * pick up what it has not acknowledged.
 */
export const availableFrom = (channel: Row['channel']): SQL<Date> =>
  channel === 'socket' ? sql`clock_timestamp() + make_interval(secs => ${sql.raw(`${head}`)})` : sql`now()`;

/** An entry with a new id. */
export const outboxEntry = (channel: Row['channel'], payload: object): OutboxEntry => ({
  eventId: crypto.randomUUID(),
  channel,
  payload: { ...payload },
});

/** Writes entries into the outbox, in this order, in the transaction that causes them. */
export async function enqueue(tx: Database, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insert(outbox)
    .values(entries.map((each) => ({ ...each, availableAt: availableFrom(each.channel) })));
}
