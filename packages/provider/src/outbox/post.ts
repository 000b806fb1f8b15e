import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { outbox } from '../db/schema.ts';

type Row = typeof outbox.$inferSelect;

/** Something to be told to others, as it waits in the outbox. */
export type Posted = Pick<Row, 'eventId' | 'channel' | 'payload'>;

/** Seconds in which the process that posted a socket event tells it and ticks it off. */
const head = 5;

/**
 * From when on an entry may be taken from the outbox. Socket events are told by their own process right after the
 * commit; the others look for what it has left behind.
 */
export const availableFrom = (channel: Row['channel']): SQL<Date> =>
  channel === 'socket' ? sql`clock_timestamp() + make_interval(secs => ${sql.raw(`${head}`)})` : sql`now()`;

/** An entry of its own name. */
export const posting = (channel: Row['channel'], payload: object): Posted => ({
  eventId: crypto.randomUUID(),
  channel,
  payload: { ...payload },
});

/** Puts these into the outbox, in this order, within the transaction that makes them true. */
export async function post(tx: Database, postings: readonly Posted[]): Promise<void> {
  if (postings.length === 0) return;
  await tx
    .insert(outbox)
    .values(postings.map((each) => ({ ...each, availableAt: availableFrom(each.channel) })));
}
