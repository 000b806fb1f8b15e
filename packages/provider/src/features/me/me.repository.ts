import { and, count, eq } from 'drizzle-orm';
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
