import type { Role } from '@vitis/contracts';
import { and, eq, gt, inArray, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { preparedOnce } from '../db/prepared.ts';
import { clientCompanies, secondFactors, sessions, users } from '../db/schema.ts';

/** Who calls: read anew for every call, so that a logout or a change of roles holds at once. */
export interface Session {
  id: string;
  userId: number;
  roles: Role[];
  fullName: string;
  /** Buyers: their company and the group whose prices it pays. */
  clientCompanyId: number | null;
  clientGroupId: number | null;
  lastUsedAt: Date;
  /** When its member has typed the password again; null where that has not happened. */
  passwordCheckedAt: Date | null;
  /** Whether signing in asked for a second factor. */
  hasFactor: boolean;
}

/** The session of a call: how its token was given. */
export interface SignedIn extends Session {
  /** Whether the token is worth something only together with the browser's cookie. */
  isBound: boolean;
}

/** The live sessions of members in good standing, with when they end; undefined, in its place, where there is none. */
export async function findSessions(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<((Session & { expiresAt: Date }) | undefined)[]> {
  const found = await liveSessions(database).execute({ ids: [...new Set(ids)], now });
  const known = new Map(found.map((session) => [session.id, session]));
  return ids.map((id) => known.get(id));
}

/** Whether a row of `sessions` has neither ended nor lain unused for too long. */
export const isOpen = (now: Date | Placeholder) =>
  sql`${and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    sql`${sessions.lastUsedAt} + make_interval(secs => ${sessions.idleSeconds}) > ${sql.param(now, sessions.lastUsedAt)}`,
  )}`;

/** Whether a row of `sessions` with its row of `users` is the session of a member in good standing. */
export const isLive = (now: Date | Placeholder) =>
  sql`${and(isOpen(now), eq(users.status, 'APPROVED'), isNull(users.withdrawnAt))}`;

const liveSessions = preparedOnce((database) =>
  database
    .select({
      id: sessions.id,
      userId: users.id,
      roles: users.roles,
      fullName: users.fullName,
      clientCompanyId: users.clientCompanyId,
      clientGroupId: clientCompanies.clientGroupId,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      passwordCheckedAt: sessions.passwordCheckedAt,
      hasFactor: sql<boolean>`${secondFactors.confirmedAt} IS NOT NULL`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(clientCompanies, eq(clientCompanies.id, users.clientCompanyId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(sql`${sessions.id} = ANY(${sql.placeholder('ids')}::uuid[])`, isLive(sql.placeholder('now'))))
    .prepare('live_sessions'),
);

/** Those of the sessions that still hold. */
export async function liveSessionsAmong(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await database
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), isLive(now)));
  return new Set(rows.map(({ id }) => id));
}
