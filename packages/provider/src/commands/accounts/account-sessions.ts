import { seoulTime } from '@vitis/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { audit, sessions, users } from '../../db/schema.ts';
import { revokeSessions } from '../../features/account/sessions.repository.ts';
import { isOpen } from '../../http/session.ts';
import { inOneTransaction } from '../../http/unit-of-work.ts';
import { operator } from '../operator.ts';

async function idOf(database: Database, email: string): Promise<number | undefined> {
  const [user] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return user?.id;
}

/** Lines that say where the member is signed in, since when and until when; undefined without such an account. */
export async function listSessions(database: Database, email: string): Promise<string[] | undefined> {
  const userId = await idOf(database, email);
  if (userId === undefined) return undefined;
  const live = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(new Date())))
    .orderBy(asc(sessions.createdAt));
  if (live.length === 0) return [`${email} is signed in nowhere.`];
  return live.map(({ id, address, userAgent, createdAt, lastUsedAt, expiresAt }) => {
    const where = `from ${address ?? 'an unknown address'} (${userAgent ?? 'an unknown browser'})`;
    return `${id}  ${where}, since ${seoulTime(createdAt)}, used ${seoulTime(lastUsedAt)}, until ${seoulTime(expiresAt)}`;
  });
}

/**
 * Ends one session of a member, or `all`, with their sockets. Answers how many; undefined without such an account or
 * session.
 */
export async function endSessions(
  database: Database,
  email: string,
  which: string,
): Promise<number | undefined> {
  const userId = await idOf(database, email);
  if (userId === undefined) return undefined;
  const { result } = await inOneTransaction(database, operator, async ({ tx, disconnect }) => {
    const ended = await revokeSessions(
      tx,
      which === 'all' ? { userId } : { userId, only: which },
      new Date(),
    );
    if (ended.length === 0) return which === 'all' ? 0 : undefined;
    disconnect(ended);
    const details = { by: 'operator', endedSessions: ended.length };
    await tx.insert(audit).values({ action: 'account.sessions', target: `user:${userId}`, details });
    return ended.length;
  });
  return result;
}
