import type { Client, ClientChoice } from '@vitis/contracts';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contains } from '../../db/contains.ts';
import { clientCompanies, staffClients, users } from '../../db/schema.ts';
import type { SalesScope } from '../../http/policies.ts';

/** More than a person looks after; a list to choose from stays readable. */
const mostClients = 50;

/** A sales person's own clients by part of a name, a number, a code or a telephone, each with those who may buy for it. */
export async function findMyClients(
  database: Database,
  scope: SalesScope,
  q: string,
): Promise<ClientChoice[]> {
  const digits = q.replaceAll(/[\s-]/g, '');
  return findClients(
    database,
    scope,
    q === ''
      ? undefined
      : or(
          contains(sql`${clientCompanies.name}`, q),
          contains(sql`${clientCompanies.erpCode}`, q),
          ...(digits === '' ? [] : [contains(sql`${clientCompanies.registrationNumber}`, digits)]),
          ...(/^\d{4,}$/.test(digits) ? [isCalledBy(digits)] : []),
        ),
  );
}

/** One of a sales person's own clients; undefined for any other. */
export async function findMyClient(
  database: Database,
  scope: SalesScope,
  idClient: number,
): Promise<ClientChoice | undefined> {
  const [client] = await findClients(database, scope, eq(clientCompanies.id, idClient));
  return client;
}

async function findClients(
  database: Database,
  { managerId }: SalesScope,
  condition: SQL | undefined,
): Promise<ClientChoice[]> {
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
    .where(and(eq(staffClients.userId, managerId), condition))
    .orderBy(asc(clientCompanies.name), asc(clientCompanies.id))
    .limit(mostClients);
  const buyers = await findBuyers(
    database,
    clients.map(({ id }) => id),
  );
  return clients.map((client) => ({ ...client, buyers: buyers.get(client.id) ?? [] }));
}

/** Whose telephone it is, or one of whose buyers: what a display shows when somebody calls. */
const isCalledBy = (digits: string) => sql`(
  position(${digits} IN COALESCE(${clientCompanies.phone}, '')) > 0 OR EXISTS (
    SELECT FROM users b WHERE b.client_company_id = ${clientCompanies.id} AND b.withdrawn_at IS NULL
      AND position(${digits} IN COALESCE(b.mobile, '')) > 0))`;

type Buyer = Client['contacts'][number];

/** Those who may buy for these clients, by the client. */
export async function findBuyers(
  database: Database,
  clientIds: readonly number[],
): Promise<Map<number, Buyer[]>> {
  const found = new Map<number, Buyer[]>();
  if (clientIds.length === 0) return found;
  const rows = await database
    .select({
      clientId: sql<number>`${users.clientCompanyId}`,
      buyer: { id: users.id, fullName: users.fullName, email: users.email, mobile: users.mobile },
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
