import type { DeliveryStatus, OrderFormStatus } from '@vitis/contracts';
import { addDays, type Day, startOfDay } from '@vitis/domain';
import { and, asc, count, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, estimates, orderForms } from '../../db/schema.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { manager, requester } from '../trade-documents/client-columns.ts';

/** Whose orders: a buyer's company's, or those of a sales person's clients. */
export function ownOrderForms(scope: BuyerScope | SalesScope): SQL {
  if ('clientCompanyId' in scope) return eq(orderForms.clientCompanyId, scope.clientCompanyId);
  return sql`${orderForms.clientCompanyId} IN (
    SELECT s.client_company_id FROM staff_clients s WHERE s.user_id = ${scope.managerId})`;
}

export interface OrderFormFilter {
  status?: OrderFormStatus | undefined;
  dateFrom?: Day | undefined;
  dateTo?: Day | undefined;
  q?: string | undefined;
  idClient?: number | undefined;
  /** Confirmed, and some bottles of it are on no delivery yet. */
  unplanned?: boolean | undefined;
  /** Without a supply that is planned or on its way. */
  withoutOpenSupply?: boolean | undefined;
}

export interface OrderFormListOptions extends OrderFormFilter {
  page: number;
  size: number;
  sort: { field: keyof typeof sortColumns; direction: 'asc' | 'desc' };
}

const sortColumns = {
  requestedAt: orderForms.requestedAt,
  dueDate: orderForms.dueDate,
  total: orderForms.total,
  orderFormNumber: orderForms.number,
};

const somethingUnplanned = sql`${orderForms.status} = 'CONFIRMED' AND EXISTS (
  SELECT FROM order_form_lines l WHERE l.order_form_id = ${orderForms.id}
  GROUP BY l.product_id
  HAVING sum(l.qty) > COALESCE((
    SELECT sum(dl.qty) FROM deliveries d JOIN delivery_lines dl ON dl.delivery_id = d.id
    WHERE d.order_form_id = ${orderForms.id} AND dl.product_id = l.product_id
      AND d.classify = 'SUPPLY' AND d.status <> 'CANCELLED'), 0))`;

const noOpenSupply = sql`NOT EXISTS (
  SELECT FROM deliveries d WHERE d.order_form_id = ${orderForms.id}
    AND d.classify = 'SUPPLY' AND d.status IN ('READY', 'IN_TRANSIT'))`;

function narrowed(scope: BuyerScope | SalesScope, filter: OrderFormFilter) {
  const { status, dateFrom, dateTo, q, idClient, unplanned, withoutOpenSupply } = filter;
  const holds = (column: SQL) => sql`position(lower(${q ?? ''}) IN lower(${column})) > 0`;
  return and(
    ownOrderForms(scope),
    status === undefined ? undefined : eq(orderForms.status, status),
    dateFrom === undefined ? undefined : gte(orderForms.requestedAt, startOfDay(dateFrom)),
    dateTo === undefined ? undefined : lt(orderForms.requestedAt, startOfDay(addDays(dateTo, 1))),
    idClient === undefined ? undefined : eq(orderForms.clientCompanyId, idClient),
    unplanned ? somethingUnplanned : undefined,
    withoutOpenSupply ? noOpenSupply : undefined,
    q
      ? or(
          holds(sql`${orderForms.number}`),
          holds(sql`${clientCompanies.name}`),
          sql`EXISTS (SELECT FROM order_form_lines l WHERE l.order_form_id = ${orderForms.id} AND ${holds(sql`l.product_name`)})`,
        )
      : undefined,
  );
}

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
  firstProductName: sql<string | null>`(
    SELECT l.product_name FROM order_form_lines l WHERE l.order_form_id = ${orderForms.id}
    ORDER BY l.position LIMIT 1)`,
  lineCount: orderForms.lineCount,
  totalQty: orderForms.totalQty,
  supply: orderForms.supply,
  tax: orderForms.tax,
  total: orderForms.total,
  deliveryStatus: sql<DeliveryStatus | null>`(
    SELECT d.status FROM deliveries d WHERE d.order_form_id = ${orderForms.id} AND d.status <> 'CANCELLED'
    ORDER BY d.request_date DESC, d.id DESC LIMIT 1)`,
  version: orderForms.version,
};

export type OrderFormRow = Awaited<ReturnType<typeof findOrderForms>>[number];

export async function findOrderForms(
  database: Database,
  scope: BuyerScope | SalesScope,
  options: OrderFormListOptions,
) {
  const column = sortColumns[options.sort.field];
  const way = options.sort.direction === 'asc' ? asc : desc;
  return database
    .select(summaryColumns)
    .from(orderForms)
    .innerJoin(clientCompanies, eq(clientCompanies.id, orderForms.clientCompanyId))
    .innerJoin(requester, eq(requester.id, orderForms.requestedBy))
    .leftJoin(manager, eq(manager.id, orderForms.managerId))
    .leftJoin(estimates, eq(estimates.id, orderForms.estimateId))
    .where(narrowed(scope, options))
    .orderBy(way(column), way(orderForms.id))
    .limit(options.size)
    .offset(options.page * options.size);
}

export async function countOrderFormRows(
  database: Database,
  scope: BuyerScope | SalesScope,
  filter: OrderFormFilter,
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(orderForms)
    .innerJoin(clientCompanies, eq(clientCompanies.id, orderForms.clientCompanyId))
    .where(narrowed(scope, filter));
  return row?.count ?? 0;
}

/** How many there are in each state. */
export async function countByStatus(
  database: Database,
  scope: BuyerScope | SalesScope,
  days: Pick<OrderFormFilter, 'dateFrom' | 'dateTo'>,
) {
  return database
    .select({ status: orderForms.status, count: count() })
    .from(orderForms)
    .where(narrowed(scope, days))
    .groupBy(orderForms.status);
}
