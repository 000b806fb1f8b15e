import { ESTIMATE_FILTERS, type EstimateFilter, type EstimateSummary } from '@vitis/contracts';
import { addDays, DAYS_BEFORE_EXPIRY, seoulDay, seoulTime } from '@vitis/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, estimateRevisions, estimates } from '../../db/schema.ts';
import { manager, requester } from '../trade-documents/client-columns.ts';
import { documentLists } from '../trade-documents/document-lists.ts';
import { firstWineColumns, wineNames } from '../trade-documents/reader-names.ts';
import { seoulTimeOrNull } from '../trade-documents/seoul-time-or-null.ts';

/** 견적만료, computed: answered, and its last valid day is over in Seoul. */
const expired = (now: Date): SQL<boolean> =>
  sql<boolean>`(${estimates.status} = 'RESPONDED' AND ${estimates.expiredDate} < ${seoulDay(now)})`;

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
  ...firstWineColumns(sql`estimate_lines l WHERE l.revision_id = ${estimateRevisions.id}`),
  lineCount: estimateRevisions.lineCount,
  totalQty: estimateRevisions.totalQty,
  supply: estimateRevisions.supply,
  tax: estimateRevisions.tax,
  total: estimateRevisions.total,
});

export const latestRevision = and(
  eq(estimateRevisions.estimateId, estimates.id),
  eq(estimateRevisions.revision, estimates.revision),
);

const selectSummaries = (database: Database, now: Date) =>
  database
    .select(summaryColumns(now))
    .from(estimates)
    .innerJoin(estimateRevisions, latestRevision)
    .innerJoin(clientCompanies, eq(clientCompanies.id, estimates.clientCompanyId))
    .innerJoin(requester, eq(requester.id, estimates.requestedBy))
    .leftJoin(manager, eq(manager.id, estimates.managerId));

type EstimateRow = Awaited<ReturnType<typeof selectSummaries>>[number];

/** A row of the lists as the wire has it. */
export function summaryOf(row: EstimateRow): EstimateSummary {
  return {
    ...row,
    requestedAt: seoulTime(row.requestedAt),
    respondedAt: seoulTimeOrNull(row.respondedAt),
  };
}

export const estimateLists = documentLists({
  table: estimates,
  statuses: ESTIMATE_FILTERS,
  status: (now) => sql<EstimateFilter>`CASE WHEN ${expired(now)} THEN 'EXPIRED' ELSE ${estimates.status} END`,
  lines: sql`estimate_lines l JOIN estimate_revisions r ON r.id = l.revision_id
    WHERE r.estimate_id = ${estimates.id} AND r.revision = ${estimates.revision}`,
  ofWines: (isCalled) => sql`(
    SELECT e.id FROM ${wineNames(sql`estimate_lines`)} l
      JOIN estimate_lines w ON w.product_id = l.product_id AND w.product_name = l.product_name
      JOIN estimate_revisions r ON r.id = w.revision_id
      JOIN estimates e ON e.id = r.estimate_id AND e.revision = r.revision
    WHERE ${isCalled})`,
  total: sql`(SELECT r.total FROM estimate_revisions r
    WHERE r.estimate_id = ${estimates.id} AND r.revision = ${estimates.revision})`,
  sortable: {
    expiredDate: estimates.expiredDate,
    total: estimateRevisions.total,
    estimateNumber: estimates.number,
  },
  conditions: {
    /** Confirmed and not ordered yet. */
    readyToOrder: () => sql`${estimates.status} = 'CONFIRMED' AND NOT EXISTS (
      SELECT FROM order_forms o WHERE o.estimate_id = ${estimates.id} AND o.status <> 'CANCELLED')`,
    /** Answered, and about to run out. */
    expiring: (now) => sql`${estimates.status} = 'RESPONDED' AND ${estimates.expiredDate}
      BETWEEN ${seoulDay(now)} AND ${addDays(seoulDay(now), DAYS_BEFORE_EXPIRY)}`,
  },
  ids: (database, { where, orderBy, limit, offset }) =>
    database
      .select({ id: estimates.id })
      .from(estimates)
      .innerJoin(estimateRevisions, latestRevision)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  select: (database, { where, orderBy, limit, offset }, now) =>
    selectSummaries(database, now)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  summaryOf,
});
