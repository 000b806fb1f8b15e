import type { LedgerMovement } from '@vitis/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, ledgerEntries } from '../../db/schema.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { ofOwnClients } from '../trade-documents/own-clients.ts';

/** Who a client is, as reports name it. */
export interface ReportedClient {
  idClient: number;
  clientName: string;
  erpCode: string;
  clientCompanyRegistrationNumber: string;
  paymentDays: number;
}

const REPORTED = {
  idClient: clientCompanies.id,
  clientName: clientCompanies.name,
  erpCode: clientCompanies.erpCode,
  clientCompanyRegistrationNumber: clientCompanies.registrationNumber,
  paymentDays: clientCompanies.paymentDays,
};

/** A sales person's own clients: all of them, or those among these ids. */
export interface OwnClients {
  scope: SalesScope;
  ids?: readonly number[] | undefined;
}

const own = (column: PgColumn, { scope, ids }: OwnClients) =>
  and(ofOwnClients(column, scope), ids === undefined ? undefined : inArray(column, [...ids]));

/** Clients by name. */
export const findOwnClients = (database: Database, of: OwnClients): Promise<ReportedClient[]> =>
  database
    .select(REPORTED)
    .from(clientCompanies)
    .where(own(clientCompanies.id, of))
    .orderBy(asc(clientCompanies.name), asc(clientCompanies.id));

/** The client of this code, or a buyer's own company. Undefined where it is nobody's, or another contact's. */
export async function findReportedClient(
  database: Database,
  scope: BuyerScope | SalesScope,
  code: string | undefined,
): Promise<ReportedClient | undefined> {
  const named = code === undefined ? undefined : eq(clientCompanies.erpCode, code);
  const [client] = await database
    .select(REPORTED)
    .from(clientCompanies)
    .where(and(ofOwnClients(clientCompanies.id, scope), named));
  return client;
}

/** Their ledgers, the oldest row first, by client. */
export async function readOwnLedgers(
  database: Database,
  of: OwnClients,
): Promise<Map<number, LedgerMovement[]>> {
  // As few columns as can be: this is every row of every client.
  const { rows } = await database.execute<
    Record<string, unknown> & LedgerMovement & { idClient: number }
  >(sql`
    SELECT client_company_id AS "idClient", id, date::text AS day, kind AS type, change::float8 AS change,
      due_date::text AS "dueDay", order_form_id AS "idOrder", pays_entry_id AS pays
    FROM ${ledgerEntries} WHERE ${own(ledgerEntries.clientCompanyId, of)}
    ORDER BY client_company_id, date, id`);
  return Map.groupBy(rows, ({ idClient }) => idClient);
}
