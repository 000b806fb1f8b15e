import type { TradeHit } from '@vitis/contracts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contains } from '../../db/contains.ts';
import { clientCompanies, estimates, orderForms } from '../../db/schema.ts';
import type { SalesScope } from '../../http/policies.ts';
import { findMyClients } from '../clients/clients.repository.ts';
import { ofOwnClients } from '../trade-documents/own-clients.ts';

/** Of clients, and of each kind of document: a list to choose from while typing. */
const most = 4;

/** A letter and figures as documents are numbered, the last three or more of them known: `O20261118-0013`, `1118-0013`. */
const PART_OF_NUMBER = /^[EO]?[\d-]{3,}$/i;

/**
 * Clients of a sales person by part of a name, a code or a registration number, first consonants included, then the latest
 * of their documents by part of the number.
 */
export async function findTrade(database: Database, scope: SalesScope, q: string): Promise<TradeHit[]> {
  const [clients, documents] = await Promise.all([
    findMyClients(database, scope, q),
    PART_OF_NUMBER.test(q) ? findDocuments(database, scope, q) : [],
  ]);
  const found = clients
    .slice(0, most)
    .map(({ id, companyName, erpCode }) => ({ kind: 'CLIENT' as const, id, companyName, erpCode }));
  return [...found, ...documents];
}

async function findDocuments(database: Database, scope: SalesScope, q: string): Promise<TradeHit[]> {
  const found = <Kind extends 'ESTIMATE' | 'ORDER_FORM'>(
    kind: Kind,
    table: typeof estimates | typeof orderForms,
  ) =>
    database
      .select({
        kind: sql<Kind>`${kind}::text`,
        id: table.id,
        number: table.number,
        companyName: clientCompanies.name,
      })
      .from(table)
      .innerJoin(clientCompanies, eq(clientCompanies.id, table.clientCompanyId))
      .where(and(ofOwnClients(table.clientCompanyId, scope), contains(sql`${table.number}`, q)))
      .orderBy(desc(table.id))
      .limit(most);
  const [asked, ordered] = await Promise.all([found('ESTIMATE', estimates), found('ORDER_FORM', orderForms)]);
  return [...ordered, ...asked];
}
