import { ORDER_STAGES, type OrderStage, type OrderSummary } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { estimates, orderForms } from '../../db/schema.ts';
import type { BuyerScope } from '../../http/policies.ts';
import { documentLists } from '../trade-documents/document-lists.ts';
import { firstWineColumns, ordersOfWines } from '../trade-documents/reader-names.ts';

/** Sales have agreed to it; whatever was only asked for, or called off, hands nothing over. */
const agreed = sql`order_forms.status IN ('CONFIRMED', 'COMPLETED')`;

const toCollect = sql`d.classify = 'COLLECT' AND d.status IN ('READY', 'IN_TRANSIT', 'FAILED')`;
const collected = sql`d.classify = 'COLLECT' AND d.status = 'COMPLETED'`;

/** Of all orders at once, of which few have such a delivery: a company has 100,000 of them. */
const hasDelivery = (which: SQL): SQL =>
  sql`order_forms.id IN (SELECT d.order_form_id FROM deliveries d WHERE d.order_form_id IS NOT NULL AND ${which})`;

/** Where the bottles are, by what is to be done next. */
const stage = sql<OrderStage>`CASE
  WHEN ${hasDelivery(toCollect)} THEN 'RETURNING'
  WHEN order_forms.status = 'CONFIRMED' THEN 'WAITING'
  WHEN ${hasDelivery(collected)} THEN 'RETURNED'
  ELSE 'DELIVERED' END`;

const bottles = (which: SQL) => sql<number>`COALESCE((
  SELECT sum(l.qty) FROM deliveries d JOIN delivery_lines l ON l.delivery_id = d.id
  WHERE d.order_form_id = order_forms.id AND ${which}), 0)::int`;

const selectOrders = (database: Database) =>
  database
    .select({
      id: orderForms.id,
      orderFormNumber: orderForms.number,
      status: orderForms.status,
      stage,
      requestedAt: orderForms.requestedAt,
      estimateNumber: estimates.number,
      ...firstWineColumns(sql`order_form_lines l WHERE l.order_form_id = order_forms.id`),
      lineCount: orderForms.lineCount,
      totalQty: orderForms.totalQty,
      // An order that was completed by hand is handed over as a whole.
      deliveredQty: sql<number>`CASE WHEN order_forms.status = 'COMPLETED' THEN order_forms.total_qty
        ELSE ${bottles(sql`d.classify = 'SUPPLY' AND d.status = 'COMPLETED'`)} END`,
      returningQty: bottles(toCollect),
      returnedQty: bottles(collected),
      total: orderForms.total,
    })
    .from(orderForms)
    .leftJoin(estimates, eq(estimates.id, orderForms.estimateId));

export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

/** A row of the list as the wire has it. */
export function summaryOf({ id: _id, estimateNumber: _number, ...row }: OrderRow): OrderSummary {
  return { ...row, requestedAt: seoulTime(row.requestedAt) };
}

export const orderLists = documentLists({
  table: orderForms,
  statuses: ORDER_STAGES,
  status: () => stage,
  lines: sql`order_form_lines l WHERE l.order_form_id = ${orderForms.id}`,
  ofWines: ordersOfWines,
  total: orderForms.total,
  sortable: { total: orderForms.total, orderFormNumber: orderForms.number },
  conditions: { agreed: () => agreed },
  select: (database, { where, orderBy, limit, offset }) =>
    selectOrders(database)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  summaryOf,
});

/** Undefined where there is none of this number, it is another company's, or nobody has confirmed it. */
export async function findOrder(
  database: Database,
  scope: BuyerScope,
  number: string,
): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(database).where(sql`${orderLists.ownNumber(scope, number)} AND ${agreed}`);
  return row;
}
