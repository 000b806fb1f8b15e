import type { ClientChoice } from '@vitis/contracts';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contains } from '../../db/contains.ts';
import { clientCompanies, staffClients, users } from '../../db/schema.ts';
import type { SalesScope } from '../../http/policies.ts';

/** More than a person looks after; a list to choose from stays readable. */
const mostClients = 50;

/** A sales person's own clients by part of a name, a number or a code, each with those who may buy for it. */
export async function findMyClients(
  database: Database,
  { managerId }: SalesScope,
  q: string,
): Promise<ClientChoice[]> {
  const digits = q.replaceAll(/[\s-]/g, '');
  const clients = await database
    .select({
      id: clientCompanies.id,
      companyName: clientCompanies.name,
      registrationNumber: clientCompanies.registrationNumber,
      erpCode: clientCompanies.erpCode,
      businessClientType: clientCompanies.businessClientType,
    })
    .from(staffClients)
    .innerJoin(clientCompanies, eq(clientCompanies.id, staffClients.clientCompanyId))
    .where(
      and(
        eq(staffClients.userId, managerId),
        q === ''
          ? undefined
          : or(
              contains(sql`${clientCompanies.name}`, q),
              contains(sql`${clientCompanies.erpCode}`, q),
              digits === '' ? undefined : contains(sql`${clientCompanies.registrationNumber}`, digits),
            ),
      ),
    )
    .orderBy(asc(clientCompanies.name), asc(clientCompanies.id))
    .limit(mostClients);
  const buyers = await findBuyers(
    database,
    clients.map(({ id }) => id),
  );
  return clients.map((client) => ({ ...client, buyers: buyers.get(client.id) ?? [] }));
}

async function findBuyers(
  database: Database,
  clientIds: readonly number[],
): Promise<Map<number, ClientChoice['buyers']>> {
  const found = new Map<number, ClientChoice['buyers']>();
  if (clientIds.length === 0) return found;
  const rows = await database
    .select({
      clientId: sql<number>`${users.clientCompanyId}`,
      buyer: { id: users.id, fullName: users.fullName, mobile: users.mobile },
    })
    .from(users)
    .where(
      and(
        inArray(users.clientCompanyId, [...clientIds]),
        sql`'B2B' = ANY (${users.roles})`,
        eq(users.status, 'APPROVED'),
        isNull(users.withdrawnAt),
      ),
    )
    .orderBy(asc(users.id));
  for (const { clientId, buyer } of rows) found.set(clientId, [...(found.get(clientId) ?? []), buyer]);
  return found;
}
