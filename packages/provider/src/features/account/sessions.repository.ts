import { and, count, eq, gt, isNull, min, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { loginFailures, sessions, users } from '../../db/schema.ts';

/** The account of an address, withdrawn or not. */
export async function findAccount(database: Database, email: string) {
  const [account] = await database
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      roles: users.roles,
      status: users.status,
      withdrawnAt: users.withdrawnAt,
      passwordChangedAt: users.passwordChangedAt,
    })
    .from(users)
    .where(eq(users.email, email));
  return account;
}

/**
 * Whether the password that was checked is still the member's; it stays so until the transaction ends. A change ends
 * every session, and one that is opened beside it would outlive that.
 */
export async function holdPassword(
  tx: Database,
  { id, passwordHash }: { id: number; passwordHash: string | null },
): Promise<boolean> {
  const [held] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? '')))
    .for('share');
  return held !== undefined;
}

export async function insertSession(tx: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function revokeSession(tx: Database, id: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** Lets a session go on until then; a token that says another end holds no longer. */
export async function extendSession(tx: Database, id: string, expiresAt: Date): Promise<void> {
  await tx.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
}

/** Ends every session of a member but one. Returns their ids. */
export async function revokeOtherSessions(
  tx: Database,
  { userId, kept }: { userId: number; kept: string },
  now: Date,
): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, kept), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

export interface LoginAttempt {
  accountHash: string;
  address: string;
}

/** What is counted, and until when the oldest of it counts. */
export interface FailureCounts {
  count: number;
  oldest: Date | null;
}

/** One attempt of an account, and one of an address, at a time: attempts at once cannot slip past the limits. */
export async function lockAttempts(tx: Database, { accountHash, address }: LoginAttempt): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(key, 1)) FROM (
    SELECT unnest(ARRAY[${`account ${accountHash}`}, ${`address ${address}`}]) AS key ORDER BY 1) AS keys`);
}

export async function countFailures(
  tx: Database,
  by: { accountHash: string } | { address: string },
  since: Date,
): Promise<FailureCounts> {
  const mine =
    'accountHash' in by
      ? eq(loginFailures.accountHash, by.accountHash)
      : eq(loginFailures.address, by.address);
  const [row] = await tx
    .select({ count: count(), oldest: min(loginFailures.failedAt) })
    .from(loginFailures)
    .where(and(mine, gt(loginFailures.failedAt, since)));
  return row ?? { count: 0, oldest: null };
}

/** Counts an attempt as failed before it is tried; a success takes it back with all the others. */
export async function insertFailure(tx: Database, attempt: LoginAttempt, now: Date): Promise<void> {
  await tx.insert(loginFailures).values({ ...attempt, failedAt: now });
}

export async function clearFailures(tx: Database, accountHash: string): Promise<void> {
  await tx.delete(loginFailures).where(eq(loginFailures.accountHash, accountHash));
}
