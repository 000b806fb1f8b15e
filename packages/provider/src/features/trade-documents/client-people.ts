import type { Language } from '@vitis/contracts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, staffClients, users } from '../../db/schema.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { SocketRoom } from '../../http/socket-notice.ts';
import type { BuyingClient } from './wines-for-sale.ts';

export interface Person {
  id: number;
  email: string;
  fullName: string;
  /** What mails to this person are written in. */
  language: Language;
}

/** Everybody who has to do with a client; only members in good standing. */
export interface ClientPeople {
  companyName: string;
  /** By id: the first one is the main contact. */
  buyers: Person[];
  /** The 담당자 first. */
  staff: Person[];
}

const person = { id: users.id, email: users.email, fullName: users.fullName, language: users.language };
const inGoodStanding = and(eq(users.status, 'APPROVED'), isNull(users.withdrawnAt));

export async function findClientPeople(database: Database, clientCompanyId: number): Promise<ClientPeople> {
  const [company] = await database
    .select({ name: clientCompanies.name })
    .from(clientCompanies)
    .where(eq(clientCompanies.id, clientCompanyId));
  const buyers = await database
    .select(person)
    .from(users)
    .where(and(eq(users.clientCompanyId, clientCompanyId), sql`'B2B' = ANY (${users.roles})`, inGoodStanding))
    .orderBy(asc(users.id));
  const staff = await database
    .select(person)
    .from(staffClients)
    .innerJoin(users, eq(users.id, staffClients.userId))
    .where(and(eq(staffClients.clientCompanyId, clientCompanyId), inGoodStanding))
    .orderBy(sql`${staffClients.first} DESC`, asc(users.id));
  return { companyName: company?.name ?? '', buyers, staff };
}

/** The rooms of sockets that hear of a client's documents. */
export const roomsOf = ({ buyers, staff }: ClientPeople): SocketRoom[] =>
  [...buyers, ...staff].map(({ id }): SocketRoom => `user:${id}`);

/** A client that this sales person looks after; undefined for any other. */
export async function findOwnClient(database: Database, { managerId }: SalesScope, idClient: number) {
  const [row] = await database
    .select({ clientCompanyId: clientCompanies.id, clientGroupId: clientCompanies.clientGroupId })
    .from(staffClients)
    .innerJoin(clientCompanies, eq(clientCompanies.id, staffClients.clientCompanyId))
    .where(and(eq(staffClients.userId, managerId), eq(staffClients.clientCompanyId, idClient)));
  return row;
}

/** The price group of a client whose document is at hand. */
export async function findBuyingClient(database: Database, clientCompanyId: number): Promise<BuyingClient> {
  const [row] = await database
    .select({ clientCompanyId: clientCompanies.id, clientGroupId: clientCompanies.clientGroupId })
    .from(clientCompanies)
    .where(eq(clientCompanies.id, clientCompanyId));
  return row!;
}

/** Who acts on a document, as its history names it. */
export interface Author {
  authorId: number;
  authorRole: 'B2B' | 'SALESPERSON';
}

export function authorOf(scope: BuyerScope | SalesScope): Author {
  return 'managerId' in scope
    ? { authorId: scope.managerId, authorRole: 'SALESPERSON' }
    : { authorId: scope.userId, authorRole: 'B2B' };
}
