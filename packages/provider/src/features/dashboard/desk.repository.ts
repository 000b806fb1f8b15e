import type { DeskCounts } from '@vitis/contracts';
import { addDays, seoulDay } from '@vitis/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { deliveries, ledgerEntries } from '../../db/schema.ts';
import type { SalesScope } from '../../http/policies.ts';
import { ownDeliveries } from '../deliveries/delivery-filter.ts';
import { estimateLists } from '../estimates/estimates.repository.ts';
import { orderFormLists } from '../order-forms/order-forms.repository.ts';
import { ofOwnClients } from '../trade-documents/own-clients.ts';

/** Counts of one statement, each under its name. */
async function countAll<Name extends keyof DeskCounts>(
  database: Database,
  counts: Readonly<Record<Name, SQL>>,
): Promise<Record<Name, number>> {
  const columns = Object.entries<SQL>(counts).map(
    ([name, count]) => sql`${count} AS ${sql.identifier(name)}`,
  );
  const { rows } = await database.execute<Record<Name, number>>(sql`SELECT ${sql.join(columns, sql`, `)}`);
  return rows[0]!;
}

const deliveriesWhere = (condition: SQL): SQL =>
  sql`(SELECT count(*)::int FROM ${deliveries} WHERE ${condition})`;

/**
 * Clients with a debt past its day. What they have paid goes to the oldest debt, besides what points at one that is still to
 * come; what came back or was allowed belongs to its order: by sums alone, since whole ledgers are read where a single client is looked at.
 * One pass over the entries of all clients: asked client by client, 2,000 of them took half a minute.
 */
const overdueClients = (scope: SalesScope, today: string): SQL => sql`(
  SELECT count(*)::int FROM (
    SELECT FROM ${ledgerEntries} WHERE ${ofOwnClients(ledgerEntries.clientCompanyId, scope)} AND COALESCE(CASE
      WHEN ${ledgerEntries.change} > 0 THEN ${ledgerEntries.dueDate}
      WHEN ${ledgerEntries.kind} IN ('RETURN', 'ALLOWANCE') THEN (
        SELECT max(sale.due_date) FROM ledger_entries sale
        WHERE sale.order_form_id = ${ledgerEntries.orderFormId}
          AND sale.client_company_id = ${ledgerEntries.clientCompanyId} AND sale.kind = 'SALE')
      WHEN ${ledgerEntries.paysEntryId} IS NOT NULL THEN (
        SELECT paid.due_date FROM ledger_entries paid WHERE paid.id = ${ledgerEntries.paysEntryId}) END, '-infinity'::date) < ${today}
    GROUP BY ${ledgerEntries.clientCompanyId} HAVING sum(${ledgerEntries.change}) > 0) overdue)`;

/** What waits for somebody of sales. */
export function deskOfSales(database: Database, scope: SalesScope, now: Date): Promise<DeskCounts> {
  const today = seoulDay(now);
  return countAll(database, {
    estimatesWaiting: estimateLists.countOf(scope, { status: 'REQUESTED' }, now),
    estimatesExpiring: estimateLists.countOf(scope, { expiring: true }, now),
    ordersWaiting: orderFormLists.countOf(scope, { status: 'REQUESTED' }, now),
    ordersUnplanned: orderFormLists.countOf(scope, { unplanned: true }, now),
    ordersFailed: orderFormLists.countOf(scope, { failed: true }, now),
    clientsOverdue: overdueClients(scope, today),
    deliveriesToday: deliveriesWhere(
      sql`${ownDeliveries(scope)} AND ${deliveries.requestDate} = ${today} AND ${deliveries.status} IN ('READY', 'IN_TRANSIT')`,
    ),
  });
}

/** What waits for a driver. */
export function deskOfDriver(database: Database, driverId: number, now: Date): Promise<DeskCounts> {
  const today = seoulDay(now);
  const own = (day: string, condition: SQL) =>
    deliveriesWhere(
      sql`${ownDeliveries({ driverId })} AND ${deliveries.requestDate} = ${day} AND ${condition}`,
    );
  const isOpen = sql`${deliveries.status} IN ('READY', 'IN_TRANSIT')`;
  return countAll(database, {
    deliveriesToday: own(today, isOpen),
    deliveriesFailed: own(today, sql`${deliveries.status} = 'FAILED'`),
    deliveriesTomorrow: own(addDays(today, 1), isOpen),
  });
}
