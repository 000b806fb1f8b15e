import {
  type DeliveryStatus,
  ORDER_FORM_STATUSES,
  type OrderFormStatus,
  type OrderFormSummary,
} from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, estimates, orderForms } from '../../db/schema.ts';
import { manager, requester } from '../trade-documents/client-columns.ts';
import { documentLists } from '../trade-documents/document-lists.ts';
import { firstWineColumns, ordersOfWines } from '../trade-documents/reader-names.ts';
import { seoulTimeOrNull } from '../trade-documents/seoul-time-or-null.ts';

/** Bottles of an order that are on deliveries. */
const PLANNED = sql`COALESCE((
  SELECT sum(dl.qty) FROM deliveries d JOIN delivery_lines dl ON dl.delivery_id = d.id
  WHERE d.order_form_id = ${orderForms.id} AND d.classify = 'SUPPLY' AND d.status <> 'CANCELLED'), 0)`;

/** What a row of the lists shows. */
export const summaryColumns = {
  id: orderForms.id,
  orderFormNumber: orderForms.number,
  status: orderForms.status,
  estimateNumber: estimates.number,
  dueDate: orderForms.dueDate,
  requestedAt: orderForms.requestedAt,
  approvalDate: orderForms.approvedAt,
  completedAt: orderForms.completedAt,
  idClient: clientCompanies.id,
  clientName: clientCompanies.name,
  clientFullName: requester.fullName,
  managerName: manager.fullName,
  requestMessage: orderForms.requestMessage,
  ...firstWineColumns(sql`order_form_lines l WHERE l.order_form_id = ${orderForms.id}`),
  lineCount: orderForms.lineCount,
  totalQty: orderForms.totalQty,
  supply: orderForms.supply,
  tax: orderForms.tax,
  total: orderForms.total,
  unplannedQty: sql<number | null>`(CASE WHEN ${orderForms.status} = 'CONFIRMED' THEN GREATEST(0,
    ${orderForms.totalQty} - ${PLANNED}) END)::int`,
  deliveryStatus: sql<DeliveryStatus | null>`(
    SELECT d.status FROM deliveries d WHERE d.order_form_id = ${orderForms.id} AND d.status <> 'CANCELLED'
    ORDER BY d.request_date DESC, d.id DESC LIMIT 1)`,
  isPickup: sql<boolean>`COALESCE((
    SELECT d.type = 'PICKUP' AND d.classify <> 'COLLECT' FROM deliveries d WHERE d.order_form_id = ${orderForms.id} AND d.status <> 'CANCELLED'
    ORDER BY d.request_date DESC, d.id DESC LIMIT 1), ${orderForms.pickupStoreId} IS NOT NULL)`,
  isProposed: sql<boolean>`EXISTS (
    SELECT FROM order_proposals p WHERE p.order_form_id = ${orderForms.id} AND p.status = 'OPEN')`,
  version: orderForms.version,
};

const selectSummaries = (database: Database) =>
  database
    .select(summaryColumns)
    .from(orderForms)
    .innerJoin(clientCompanies, eq(clientCompanies.id, orderForms.clientCompanyId))
    .innerJoin(requester, eq(requester.id, orderForms.requestedBy))
    .leftJoin(manager, eq(manager.id, orderForms.managerId))
    .leftJoin(estimates, eq(estimates.id, orderForms.estimateId));

type OrderFormRow = Awaited<ReturnType<typeof selectSummaries>>[number];

/** A row of the lists as the wire has it. */
export function summaryOf(row: OrderFormRow): OrderFormSummary {
  return {
    ...row,
    requestedAt: seoulTime(row.requestedAt),
    approvalDate: seoulTimeOrNull(row.approvalDate),
    completedAt: seoulTimeOrNull(row.completedAt),
  };
}

export const orderFormLists = documentLists({
  table: orderForms,
  statuses: ORDER_FORM_STATUSES,
  status: () => sql<OrderFormStatus>`${orderForms.status}`,
  lines: sql`order_form_lines l WHERE l.order_form_id = ${orderForms.id}`,
  ofWines: ordersOfWines,
  isOnDelivery: (condition) =>
    sql`${orderForms.id} IN (SELECT d.order_form_id FROM deliveries d WHERE ${condition})`,
  total: orderForms.total,
  sortable: {
    dueDate: orderForms.dueDate,
    total: orderForms.total,
    orderFormNumber: orderForms.number,
  },
  conditions: {
    /** As the credit account counts them. */
    open: () => sql`${orderForms.status} IN ('REQUESTED', 'CONFIRMED')`,
    /** Confirmed, and some bottles of it are on no delivery yet; no wine has more on deliveries than it has on the order. */
    unplanned: () => sql`${orderForms.status} = 'CONFIRMED' AND ${orderForms.totalQty} > ${PLANNED}`,
    /** Without any supply: of one with some, what became of the rest is asked order by order. */
    withoutSupply: () => sql`NOT EXISTS (
      SELECT FROM deliveries d WHERE d.order_form_id = ${orderForms.id} AND d.classify = 'SUPPLY'
        AND d.status <> 'CANCELLED')`,
    /** With a delivery that failed and has not been taken back. */
    failed: () => sql`EXISTS (
      SELECT FROM deliveries d WHERE d.order_form_id = ${orderForms.id} AND d.status = 'FAILED')`,
  },
  select: (database, { where, orderBy, limit, offset }) =>
    selectSummaries(database)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  summaryOf,
});
