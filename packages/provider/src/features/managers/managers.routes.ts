import { listManagers } from '@vitis/contracts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { staffClients, users } from '../../db/schema.ts';
import { buyerScope, members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';

/** Sales staff that a member may call: a buyer those of its company, staff and drivers everyone. */
export async function managerRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app.services;

  route(app, listManagers, members, async ({ scope: session }, answer) => {
    const buyer = buyerScope(session);
    const items = await findManagers(database, buyer?.clientCompanyId);
    return answer(200, { _embedded: { items } });
  });
}

/** Of a company: its 담당자 first. */
async function findManagers(database: Database, clientCompanyId: number | undefined) {
  const looksAfter = and(
    eq(staffClients.userId, users.id),
    eq(staffClients.clientCompanyId, clientCompanyId ?? 0),
  );
  return database
    .select({ id: users.id, fullName: users.fullName, mobile: users.mobile })
    .from(users)
    .leftJoin(staffClients, looksAfter)
    .where(
      and(
        sql`'SALESPERSON' = ANY (${users.roles})`,
        eq(users.status, 'APPROVED'),
        isNull(users.withdrawnAt),
        clientCompanyId === undefined ? undefined : sql`${staffClients.userId} IS NOT NULL`,
      ),
    )
    .orderBy(sql`${staffClients.first} DESC NULLS LAST`, users.fullName, desc(users.id));
}
