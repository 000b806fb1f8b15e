import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { identityChecks } from '../../db/schema.ts';

/** How long somebody may take at NICE. */
export const CHECK_MINUTES = 10;

export async function insertCheck(
  tx: Database,
  check: Omit<typeof identityChecks.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(identityChecks).values({ id: crypto.randomUUID(), ...check });
}

/** Takes the check that a browser comes back from: once, in time, and in that browser. Answers what was kept of it. */
export async function takeCheck(
  database: Database,
  { tokenVersionId, browserHash }: { tokenVersionId: string; browserHash: string },
  now: Date,
): Promise<string | undefined> {
  const [check] = await database
    .update(identityChecks)
    .set({ usedAt: now })
    .where(
      and(
        eq(identityChecks.tokenVersionId, tokenVersionId),
        eq(identityChecks.browserHash, browserHash),
        isNull(identityChecks.usedAt),
        gt(identityChecks.createdAt, new Date(now.getTime() - CHECK_MINUTES * 60 * 1000)),
      ),
    )
    .returning({ sealed: identityChecks.sealed });
  return check?.sealed;
}
