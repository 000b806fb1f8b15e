import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contacts } from '../../db/schema.ts';

/** One message of an address at a time: several at once cannot slip past the limit. */
export async function lockAddress(tx: Database, address: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`contact ${address}`}, 2))`);
}

/** When messages of an address came since a moment, the oldest first. */
export async function sentSince(tx: Database, address: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: contacts.createdAt })
    .from(contacts)
    .where(and(eq(contacts.address, address), gt(contacts.createdAt, since)))
    .orderBy(asc(contacts.createdAt));
  return rows.map(({ at }) => at);
}

export async function insertContact(tx: Database, row: typeof contacts.$inferInsert): Promise<void> {
  await tx.insert(contacts).values(row);
}
