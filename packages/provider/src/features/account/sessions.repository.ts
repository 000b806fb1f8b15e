import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema.ts';
import { isOpen } from '../../http/session.ts';

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

/** Notes that the member has typed the password again in this session. */
export async function notePasswordCheck(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(sessions).set({ passwordCheckedAt: at }).where(eq(sessions.id, id));
}

/** Notes when a session was used last; it ends when that is too long ago. */
export async function noteUse(database: Database, id: string, at: Date): Promise<void> {
  await database
    .update(sessions)
    .set({ lastUsedAt: at })
    .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, at)));
}

/** The sessions of a member that hold, the one that was used last first. */
export async function findLiveSessions(database: Database, userId: number, now: Date) {
  return database
    .select({
      id: sessions.id,
      address: sessions.address,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(now)))
    .orderBy(desc(sessions.lastUsedAt), sessions.id);
}

/** Ends the sessions of a member: all, all but the one that is `kept`, or `only` one. Returns the ids of those it ended. */
export async function revokeSessions(
  tx: Database,
  { userId, kept, only }: { userId: number; kept?: string; only?: string },
  now: Date,
): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        kept === undefined ? undefined : ne(sessions.id, kept),
        only === undefined ? undefined : sql`${sessions.id}::text = ${only}`,
      ),
    )
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
