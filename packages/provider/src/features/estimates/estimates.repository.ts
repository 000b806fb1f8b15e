import type { EstimateFilter } from '@vitis/contracts';
import { addDays, type Day, seoulDay, startOfDay } from '@vitis/domain';
import { and, asc, count, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, estimateRevisions, estimates } from '../../db/schema.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { manager, requester } from '../trade-documents/client-columns.ts';

/** Whose estimates: a buyer's company's, or those of a sales person's clients. */
export function ownEstimates(scope: BuyerScope | SalesScope): SQL {
  if ('clientCompanyId' in scope) return eq(estimates.clientCompanyId, scope.clientCompanyId);
  return sql`${estimates.clientCompanyId} IN (
    SELECT s.client_company_id FROM staff_clients s WHERE s.user_id = ${scope.managerId})`;
}

/** 견적만료, computed: answered, and its last valid day is over in Seoul. */
const expired = (now: Date): SQL<boolean> =>
  sql<boolean>`(${estimates.status} = 'RESPONDED' AND ${estimates.expiredDate} < ${seoulDay(now)})`;

export interface EstimateListOptions {
  status?: EstimateFilter | undefined;
  dateFrom?: Day | undefined;
  dateTo?: Day | undefined;
  q?: string | undefined;
  idClient?: number | undefined;
  page: number;
  size: number;
  sort: { field: 'requestedAt' | 'expiredDate' | 'total' | 'estimateNumber'; direction: 'asc' | 'desc' };
  /** Confirmed and not ordered yet. */
  readyToOrder?: boolean;
}

const sortColumns = {
  requestedAt: estimates.requestedAt,
  expiredDate: estimates.expiredDate,
  total: estimateRevisions.total,
  estimateNumber: estimates.number,
};

function narrowed(
  scope: BuyerScope | SalesScope,
  options: Omit<EstimateListOptions, 'page' | 'size' | 'sort'>,
  now: Date,
) {
  const { status, dateFrom, dateTo, q, idClient, readyToOrder } = options;
  const byStatus =
    status === undefined
      ? undefined
      : status === 'EXPIRED'
        ? expired(now)
        : and(eq(estimates.status, status), sql`NOT ${expired(now)}`);
  const holds = (column: SQL) => sql`position(lower(${q ?? ''}) IN lower(${column})) > 0`;
  return and(
    ownEstimates(scope),
    byStatus,
    dateFrom === undefined ? undefined : gte(estimates.requestedAt, startOfDay(dateFrom)),
    dateTo === undefined ? undefined : lt(estimates.requestedAt, startOfDay(addDays(dateTo, 1))),
    idClient === undefined ? undefined : eq(estimates.clientCompanyId, idClient),
    readyToOrder
      ? sql`${estimates.status} = 'CONFIRMED' AND NOT EXISTS (
          SELECT FROM order_forms o WHERE o.estimate_id = ${estimates.id} AND o.status <> 'CANCELLED')`
      : undefined,
    q
      ? or(
          holds(sql`${estimates.number}`),
          holds(sql`${clientCompanies.name}`),
          sql`EXISTS (SELECT FROM estimate_lines l WHERE l.revision_id = ${estimateRevisions.id} AND ${holds(sql`l.product_name`)})`,
        )
      : undefined,
  );
}

export const latestRevision = and(
  eq(estimateRevisions.estimateId, estimates.id),
  eq(estimateRevisions.revision, estimates.revision),
);

/** What a row of the lists shows; the sums are those of the latest revision. */
export const summaryColumns = (now: Date) => ({
  id: estimates.id,
  estimateNumber: estimates.number,
  status: estimates.status,
  expired: expired(now),
  expiredDate: estimates.expiredDate,
  requestedAt: estimates.requestedAt,
  respondedAt: estimates.respondedAt,
  revision: estimates.revision,
  idClient: clientCompanies.id,
  clientName: clientCompanies.name,
  clientFullName: requester.fullName,
  managerName: manager.fullName,
  requestMessage: estimates.requestMessage,
  responseMessage: estimates.responseMessage,
  firstProductName: sql<string | null>`(
      SELECT l.product_name FROM estimate_lines l WHERE l.revision_id = ${estimateRevisions.id}
      ORDER BY l.position LIMIT 1)`,
  lineCount: estimateRevisions.lineCount,
  totalQty: estimateRevisions.totalQty,
  supply: estimateRevisions.supply,
  tax: estimateRevisions.tax,
  total: estimateRevisions.total,
});

export type EstimateRow = Awaited<ReturnType<typeof findEstimates>>[number];

export async function findEstimates(
  database: Database,
  scope: BuyerScope | SalesScope,
  options: EstimateListOptions,
  now: Date,
) {
  const column = sortColumns[options.sort.field];
  const order = options.sort.direction === 'asc' ? asc(column) : desc(column);
  return database
    .select(summaryColumns(now))
    .from(estimates)
    .innerJoin(estimateRevisions, latestRevision)
    .innerJoin(clientCompanies, eq(clientCompanies.id, estimates.clientCompanyId))
    .innerJoin(requester, eq(requester.id, estimates.requestedBy))
    .leftJoin(manager, eq(manager.id, estimates.managerId))
    .where(narrowed(scope, options, now))
    .orderBy(order, desc(estimates.id))
    .limit(options.size)
    .offset(options.page * options.size);
}

export async function countEstimateRows(
  database: Database,
  scope: BuyerScope | SalesScope,
  options: EstimateListOptions,
  now: Date,
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(estimates)
    .innerJoin(estimateRevisions, latestRevision)
    .innerJoin(clientCompanies, eq(clientCompanies.id, estimates.clientCompanyId))
    .where(narrowed(scope, options, now));
  return row?.count ?? 0;
}

/** How many there are in each state, the computed one included. */
export async function countByStatus(
  database: Database,
  scope: BuyerScope | SalesScope,
  days: { dateFrom?: Day | undefined; dateTo?: Day | undefined },
  now: Date,
) {
  const shown = sql<EstimateFilter>`CASE WHEN ${expired(now)} THEN 'EXPIRED' ELSE ${estimates.status} END`;
  return database
    .select({ status: shown.as('shown'), count: count() })
    .from(estimates)
    .where(narrowed(scope, days, now))
    .groupBy(sql`shown`);
}
