import { and, count, eq, gt, isNull } from 'drizzle-orm';
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

export async function insertSession(tx: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function revokeSession(tx: Database, id: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

export interface LoginAttempt {
  accountHash: string;
  address: string;
}

/** Counts an attempt as failed before it is tried, so that attempts at once cannot slip past the limit. */
export async function insertFailure(database: Database, attempt: LoginAttempt, now: Date): Promise<number> {
  const [row] = await database
    .insert(loginFailures)
    .values({ ...attempt, failedAt: now })
    .returning({ id: loginFailures.id });
  return row!.id;
}

export async function countFailures(database: Database, attempt: LoginAttempt, since: Date) {
  const counted = (mine: ReturnType<typeof eq>) =>
    database
      .select({ count: count() })
      .from(loginFailures)
      .where(and(mine, gt(loginFailures.failedAt, since)));
  const [[account], [address]] = await Promise.all([
    counted(eq(loginFailures.accountHash, attempt.accountHash)),
    counted(eq(loginFailures.address, attempt.address)),
  ]);
  return { account: account?.count ?? 0, address: address?.count ?? 0 };
}

/** When the oldest counted failure happened: the wait ends that much later. */
export async function oldestFailure(
  database: Database,
  attempt: LoginAttempt,
  since: Date,
  by: 'account' | 'address',
) {
  const mine =
    by === 'account'
      ? eq(loginFailures.accountHash, attempt.accountHash)
      : eq(loginFailures.address, attempt.address);
  const [row] = await database
    .select({ failedAt: loginFailures.failedAt })
    .from(loginFailures)
    .where(and(mine, gt(loginFailures.failedAt, since)))
    .orderBy(loginFailures.failedAt)
    .limit(1);
  return row?.failedAt;
}

/** A refused attempt is not counted: otherwise a lock would never end while somebody keeps knocking. */
export async function deleteFailure(database: Database, id: number): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.id, id));
}

export async function clearFailures(tx: Database, accountHash: string): Promise<void> {
  await tx.delete(loginFailures).where(eq(loginFailures.accountHash, accountHash));
}
