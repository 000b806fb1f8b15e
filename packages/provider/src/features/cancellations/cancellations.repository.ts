import {
  CANCELLATION_KINDS,
  type Cancellation,
  type CancellationKind,
  type CheckedQueryOf,
  type Language,
  type listCancellations,
  parseSort,
} from '@vitis/contracts';
import { addDays, type Day, seoulTime, startOfDay } from '@vitis/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contains } from '../../db/contains.ts';
import type { BuyerScope } from '../../http/policies.ts';
import { type FirstWine, isWineOfLine } from '../trade-documents/reader-names.ts';

type Query = CheckedQueryOf<typeof listCancellations>;

interface Filter {
  number?: string;
  status?: CancellationKind | undefined;
  dateFrom?: Day | undefined;
  dateTo?: Day | undefined;
  q?: string | undefined;
  /** Of the reader, by whose names wines are found, too. */
  language?: Language | undefined;
}

/** A row with the id of what its lines belong to: a revision, or an order form. */
export type CancellationRow = Cancellation & FirstWine & { linesOf: number };

/** Cancelled documents of a company as `c`, both kinds in the same columns. */
const cancelled = ({ clientCompanyId }: BuyerScope): SQL => sql`(
  SELECT 'ESTIMATE' AS kind, e.number, e.requested_at, COALESCE(e.cancelled_at, e.requested_at) AS cancelled_at,
    e.cancelled_by, COALESCE(e.cancel_reason, '') AS reason, r.id AS lines_of,
    r.line_count, r.total_qty, r.supply, r.tax, r.total
  FROM estimates e JOIN estimate_revisions r ON r.estimate_id = e.id AND r.revision = e.revision
  WHERE e.client_company_id = ${clientCompanyId} AND e.status = 'CANCELLED'
  UNION ALL
  SELECT 'ORDER', o.number, o.requested_at, COALESCE(o.cancelled_at, o.requested_at),
    o.cancelled_by, COALESCE(o.cancel_reason, ''), o.id, o.line_count, o.total_qty, o.supply, o.tax, o.total
  FROM order_forms o WHERE o.client_company_id = ${clientCompanyId} AND o.status = 'CANCELLED') c`;

/** Something of the first line of those that are meant; null where none is. */
const lineOf = (column: SQL, where: SQL): SQL => sql`CASE c.kind
  WHEN 'ESTIMATE' THEN (SELECT ${column} FROM estimate_lines l WHERE l.revision_id = c.lines_of AND ${where}
    ORDER BY l.position LIMIT 1)
  ELSE (SELECT ${column} FROM order_form_lines l WHERE l.order_form_id = c.lines_of AND ${where}
    ORDER BY l.position LIMIT 1) END`;

const narrowed = ({ number, status, dateFrom, dateTo, q, language }: Filter): SQL => {
  const conditions = [
    number === undefined ? null : sql`c.number = ${number}`,
    status === undefined ? null : sql`c.kind = ${status}`,
    dateFrom === undefined ? null : sql`c.cancelled_at >= ${startOfDay(dateFrom).toISOString()}::timestamptz`,
    dateTo === undefined
      ? null
      : sql`c.cancelled_at < ${startOfDay(addDays(dateTo, 1)).toISOString()}::timestamptz`,
    q
      ? sql`(${contains(sql`c.number`, q)} OR ${contains(sql`c.reason`, q)}
          OR ${lineOf(sql`l.position`, isWineOfLine(q, language))} IS NOT NULL)`
      : null,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
};

const columns: Readonly<Record<'cancelledAt' | 'number' | 'total', SQL>> = {
  cancelledAt: sql`c.cancelled_at`,
  number: sql`c.number`,
  total: sql`c.total`,
};

type Found = Omit<CancellationRow, 'requestedAt' | 'cancelledAt' | 'supply' | 'tax' | 'total'> &
  Record<'requestedAt' | 'cancelledAt', Date | string> &
  Record<'supply' | 'tax' | 'total', string> & { all: number };

/**
 * Cancelled documents of a company, one page of them, and how many there are; null behind the last page. Both come from one
 * statement: words are looked for in the lines of 20,000 documents once.
 */
export async function findCancellations(
  database: Database,
  scope: BuyerScope,
  { page, size, sort = 'cancelledAt,desc', ...filter }: Filter & Pick<Query, 'page' | 'size' | 'sort'>,
): Promise<{ rows: CancellationRow[]; all: number | null }> {
  const { field, direction } = parseSort<keyof typeof columns>(sort);
  const way = direction === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await database.execute<Found & Record<string, unknown>>(sql`
    SELECT c.kind, c.number, c.requested_at AS "requestedAt", c.cancelled_at AS "cancelledAt",
      CASE WHEN u.id IS NULL THEN NULL WHEN u.client_company_id = ${scope.clientCompanyId} THEN 'B2B'
        ELSE 'SALESPERSON' END AS "cancelledBy",
      u.full_name AS "cancelledByName", c.reason, ${lineOf(sql`l.product_name`, sql`true`)} AS "firstProductName",
      ${lineOf(sql`l.product_id`, sql`true`)} AS "firstProductId",
      c.line_count AS "lineCount", c.total_qty AS "totalQty", c.supply, c.tax, c.total, c.lines_of AS "linesOf",
      count(*) OVER ()::int AS "all"
    FROM ${cancelled(scope)} LEFT JOIN users u ON u.id = c.cancelled_by
    WHERE ${narrowed(filter)} ORDER BY ${columns[field]} ${way}, c.number ${way}
    LIMIT ${size} OFFSET ${page * size}`);
  const found = rows.map(({ requestedAt, cancelledAt, supply, tax, total, all: _all, ...row }) => ({
    ...row,
    requestedAt: seoulTime(new Date(requestedAt)),
    cancelledAt: seoulTime(new Date(cancelledAt)),
    supply: Number(supply),
    tax: Number(tax),
    total: Number(total),
  }));
  return { rows: found, all: rows[0]?.all ?? (page === 0 ? 0 : null) };
}

/** How many there are of each kind; they add up to `total`. */
export async function countCancelled(
  database: Database,
  scope: BuyerScope,
  filter: Filter,
): Promise<Record<CancellationKind | 'total', number>> {
  const { rows } = await database.execute<{ kind: CancellationKind; count: number }>(sql`
    SELECT c.kind, count(*)::int AS count FROM ${cancelled(scope)} WHERE ${narrowed(filter)} GROUP BY c.kind`);
  const [estimates, orders] = CANCELLATION_KINDS.map(
    (kind) => rows.find((row) => row.kind === kind)?.count ?? 0,
  ) as [number, number];
  return { ESTIMATE: estimates, ORDER: orders, total: estimates + orders };
}
