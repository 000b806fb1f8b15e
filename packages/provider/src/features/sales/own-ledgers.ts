import type { Day, LedgerMovement } from '@vitis/domain';
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

/** Whether a column names one of them. */
export const ownedBy = (column: PgColumn, { scope, ids }: OwnClients) =>
  and(ofOwnClients(column, scope), ids === undefined ? undefined : inArray(column, [...ids]));

/** Clients by name. */
export const findOwnClients = (database: Database, of: OwnClients): Promise<ReportedClient[]> =>
  database
    .select(REPORTED)
    .from(clientCompanies)
    .where(ownedBy(clientCompanies.id, of))
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
  // Every row of every client: one answer per client is read in half the time of one per row.
  const { rows } = await database.execute<{ idClient: number; ledger: LedgerRow[] }>(sql`
    SELECT client_company_id AS "idClient", json_agg(json_build_array(
      id, date, kind, change, due_date, order_form_id, pays_entry_id) ORDER BY date, id) AS ledger
    FROM ${ledgerEntries} WHERE ${ownedBy(ledgerEntries.clientCompanyId, of)} GROUP BY client_company_id`);
  return new Map(rows.map(({ idClient, ledger }) => [idClient, ledger.map(movementOf)]));
}

/** A row as it is read, by place. */
type LedgerRow = [
  id: number,
  day: Day,
  type: LedgerMovement['type'],
  change: number,
  dueDay: Day | null,
  idOrder: number | null,
  pays: number | null,
];

const movementOf = ([id, day, type, change, dueDay, idOrder, pays]: LedgerRow): LedgerMovement => ({
  id,
  day,
  type,
  change,
  dueDay,
  idOrder,
  pays,
});
