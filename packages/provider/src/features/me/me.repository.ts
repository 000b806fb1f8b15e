import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, staffClients, users } from '../../db/schema.ts';

export async function findMember(database: Database, userId: number) {
  const [row] = await database
    .select({ user: users, client: clientCompanies })
    .from(users)
    .leftJoin(clientCompanies, eq(clientCompanies.id, users.clientCompanyId))
    .where(eq(users.id, userId));
  return row;
}

/** 담당자 of a client: its first sales person. */
export async function findManager(database: Database, clientCompanyId: number) {
  const [row] = await database
    .select({
      id: users.id,
      fullName: users.fullName,
      mobile: users.mobile,
      email: users.email,
      picture: users.picture,
      working: users.working,
      statusMessage: users.statusMessage,
      hours: users.hours,
      idBusinessDayList: users.businessDays,
    })
    .from(staffClients)
    .innerJoin(users, eq(users.id, staffClients.userId))
    .where(and(eq(staffClients.clientCompanyId, clientCompanyId), eq(staffClients.first, true)));
  return row;
}

export async function countClients(database: Database, managerId: number): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(staffClients)
    .where(eq(staffClients.userId, managerId));
  return row?.count ?? 0;
}

/** Password hash of a member, the words that a new one must not contain, and what mails are written in; undefined where there is no such member. */
export async function findCredentials(database: Database, userId: number) {
  const [row] = await database
    .select({
      email: users.email,
      fullName: users.fullName,
      language: users.language,
      companyName: clientCompanies.name,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .leftJoin(clientCompanies, eq(clientCompanies.id, users.clientCompanyId))
    .where(eq(users.id, userId));
  return row;
}

/** Puts a new password in the place of the one that was checked; false where another call was faster. */
export async function replacePassword(
  tx: Database,
  userId: number,
  { checked, hash, at }: { checked: string; hash: string; at: Date },
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ passwordHash: hash, passwordChangedAt: at, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, userId), eq(users.passwordHash, checked)))
    .returning({ id: users.id });
  return changed.length > 0;
}
