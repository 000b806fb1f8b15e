import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { verificationCodes } from '../../db/schema.ts';

export type CodeRow = typeof verificationCodes.$inferSelect;

/** Of one recipient and one address, one sending at a time: several at once cannot slip past the limits. */
export async function lockSending(tx: Database, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(key, 4)) FROM (
    SELECT unnest(${sql.param([...keys])}::text[]) AS key ORDER BY 1) AS keys`);
}

type CountedBy = { recipientHash: string } | { address: string };

/** When codes went to a recipient, or were asked for by an address, since a moment: the oldest first. */
export async function sentSince(tx: Database, by: CountedBy, since: Date): Promise<Date[]> {
  const mine =
    'address' in by
      ? eq(verificationCodes.address, by.address)
      : eq(verificationCodes.recipientHash, by.recipientHash);
  const rows = await tx
    .select({ at: verificationCodes.sentAt })
    .from(verificationCodes)
    .where(and(mine, gt(verificationCodes.sentAt, since)))
    .orderBy(asc(verificationCodes.sentAt));
  return rows.map(({ at }) => at);
}

export async function insertCode(tx: Database, row: typeof verificationCodes.$inferInsert): Promise<void> {
  await tx.insert(verificationCodes).values(row);
}

/** The latest code of a subject, held until the transaction ends: tries at once are counted one after another. */
export async function holdLatestCode(tx: Database, subjectHash: string): Promise<CodeRow | undefined> {
  const [row] = await tx
    .select()
    .from(verificationCodes)
    .where(eq(verificationCodes.subjectHash, subjectHash))
    .orderBy(desc(verificationCodes.sentAt), desc(verificationCodes.id))
    .limit(1)
    .for('update');
  return row;
}

export async function updateCode(
  tx: Database,
  id: string,
  change: Partial<typeof verificationCodes.$inferInsert>,
): Promise<void> {
  await tx.update(verificationCodes).set(change).where(eq(verificationCodes.id, id));
}

/** What is known of a proof: the row of it, used or not; undefined where there never was one for the subject. */
export async function findProof(
  tx: Database,
  { subjectHash, proofHash }: { subjectHash: string; proofHash: string },
) {
  const [row] = await tx
    .select({ usedAt: verificationCodes.usedAt })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.subjectHash, subjectHash), eq(verificationCodes.proofHash, proofHash)));
  return row;
}

/** Whether the proof held and is used up by this transaction. */
export async function useProof(
  tx: Database,
  { subjectHash, proofHash }: { subjectHash: string; proofHash: string },
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(verificationCodes.subjectHash, subjectHash),
        eq(verificationCodes.proofHash, proofHash),
        gt(verificationCodes.proofExpiresAt, now),
        isNull(verificationCodes.usedAt),
      ),
    )
    .returning({ id: verificationCodes.id });
  return used.length > 0;
}
