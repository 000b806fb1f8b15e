import type { Dashboard } from '@vitis/contracts';
import { addDays, DAYS_BEFORE_EXPIRY, type Day } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { estimateLists } from '../estimates/estimates.repository.ts';

type NextDelivery = NonNullable<Dashboard['nextDelivery']>;
type Proposals = NonNullable<Dashboard['proposals']>;
type Expiring = NonNullable<Dashboard['expiring']>;

/** What an estimate comes to as it stands. */
const ownTotal = sql`(SELECT r.total FROM estimate_revisions r
  WHERE r.estimate_id = estimates.id AND r.revision = estimates.revision)`;

/** Estimates that wait for the member: answered and valid for a buyer, unanswered for sales staff. */
export async function waitingEstimates(database: Database, scope: BuyerScope | SalesScope, today: Day) {
  const waits =
    'clientCompanyId' in scope
      ? sql`estimates.status = 'RESPONDED' AND estimates.expired_date >= ${today}`
      : sql`estimates.status = 'REQUESTED'`;
  const { rows } = await database.execute<{ count: number; latest: string | null; total: string }>(sql`
    SELECT count(*)::int AS count, (array_agg(number ORDER BY COALESCE(responded_at, requested_at) DESC))[1] AS latest,
      COALESCE(sum(${ownTotal}), 0) AS total
    FROM estimates WHERE ${estimateLists.own(scope)} AND ${waits}`);
  const { count = 0, latest = null, total = 0 } = rows[0] ?? {};
  return { count, latest, total: Number(total) };
}

/** Answered estimates of a company that expire soon, the first one by name. */
export async function expiringEstimates(
  database: Database,
  scope: BuyerScope,
  today: Day,
): Promise<Expiring | null> {
  const { rows } = await database.execute<Omit<Expiring, 'total'> & { total: string }>(sql`
    SELECT count(*)::int AS count, min(expired_date)::text AS "expiredDate", sum(${ownTotal}) AS total,
      (array_agg(number ORDER BY expired_date, number))[1] AS first
    FROM estimates WHERE ${estimateLists.own(scope)} AND estimates.status = 'RESPONDED'
      AND estimates.expired_date BETWEEN ${today} AND ${addDays(today, DAYS_BEFORE_EXPIRY)}
    HAVING count(*) > 0`);
  const [found] = rows;
  return found === undefined ? null : { ...found, total: Number(found.total) };
}

/** Orders of a company with a proposal that it is to answer, the one whose day comes first by name. */
export async function openProposals(
  database: Database,
  { clientCompanyId }: BuyerScope,
  today: Day,
): Promise<Proposals | null> {
  const { rows } = await database.execute<Proposals>(sql`
    SELECT count(*)::int AS count, min(p.due_date)::text AS "dueDate",
      (array_agg(o.number ORDER BY p.due_date, o.number))[1] AS first
    FROM order_proposals p JOIN order_forms o ON o.id = p.order_form_id
    WHERE o.client_company_id = ${clientCompanyId} AND p.status = 'OPEN' AND p.due_date >= ${today}
    HAVING count(*) > 0`);
  return rows[0] ?? null;
}

/** The next delivery from today on, of a company or of a driver. */
export async function nextDelivery(
  database: Database,
  of: { clientCompanyId: number } | { driverId: number },
  today: Day,
): Promise<NextDelivery | null> {
  const whose =
    'driverId' in of ? sql`d.driver_id = ${of.driverId}` : sql`d.client_company_id = ${of.clientCompanyId}`;
  const { rows } = await database.execute<NextDelivery & Record<string, unknown>>(sql`
    SELECT d.request_date::text AS date, o.number AS "orderFormNumber", d.type, d.classify,
      (SELECT u.full_name FROM users u WHERE u.id = d.driver_id) AS "driverName",
      COALESCE((SELECT sum(l.qty)::int FROM delivery_lines l WHERE l.delivery_id = d.id), 0) AS qty
    FROM deliveries d LEFT JOIN order_forms o ON o.id = d.order_form_id
    WHERE ${whose} AND d.status IN ('READY', 'IN_TRANSIT') AND d.request_date >= ${today}
    ORDER BY d.request_date, d.position, d.id LIMIT 1`);
  return rows[0] ?? null;
}

/** What is on its way today, which estimates wait for an answer, and which dates of repeating orders for the company. */
export async function countsOfBuyer(
  database: Database,
  { clientCompanyId }: BuyerScope,
  today: Day,
): Promise<
  Pick<Dashboard, 'deliveriesToday' | 'pickupsToday' | 'returnsToday' | 'estimatesAsked' | 'repeatDates'>
> {
  const { rows } = await database.execute<
    Record<
      'deliveriesToday' | 'pickupsToday' | 'returnsToday' | 'estimatesAsked' | 'waiting' | 'failed',
      number
    >
  >(sql`
    SELECT own.*, dates.*, (SELECT count(*)::int FROM estimates
      WHERE client_company_id = ${clientCompanyId} AND status = 'REQUESTED') AS "estimatesAsked"
    FROM (SELECT (count(*) FILTER (WHERE classify <> 'COLLECT'))::int AS "deliveriesToday",
          (count(*) FILTER (WHERE classify <> 'COLLECT' AND type = 'PICKUP'))::int AS "pickupsToday",
          (count(*) FILTER (WHERE classify = 'COLLECT'))::int AS "returnsToday"
        FROM deliveries WHERE client_company_id = ${clientCompanyId}
          AND status IN ('READY', 'IN_TRANSIT') AND request_date = ${today}) own,
      (SELECT (count(*) FILTER (WHERE d.state = 'WAITING'))::int AS waiting,
          (count(*) FILTER (WHERE d.state = 'FAILED'))::int AS failed
        FROM repeating_order_dates d JOIN repeating_orders o ON o.id = d.repeating_order_id
        WHERE o.client_company_id = ${clientCompanyId} AND o.status <> 'ENDED'
          AND d.state IN ('WAITING', 'FAILED') AND d.delivery_day >= ${today}) dates`);
  const { waiting, failed, ...counts } = rows[0]!;
  return { ...counts, repeatDates: { waiting, failed } };
}

const recentDays = 92;

/** Wines that a company bought lately, those of the last order first. */
export async function recentlyBought(database: Database, clientCompanyId: number, today: Day, most: number) {
  const { rows } = await database.execute<{ id: number }>(sql`
    SELECT l.product_id AS id FROM order_form_lines l JOIN order_forms o ON o.id = l.order_form_id
    JOIN products p ON p.id = l.product_id AND p.on_sale
    WHERE o.client_company_id = ${clientCompanyId} AND o.status IN ('CONFIRMED', 'COMPLETED')
      AND o.requested_at >= ${addDays(today, -recentDays)}::date
    GROUP BY l.product_id ORDER BY max(o.requested_at) DESC, l.product_id LIMIT ${most}`);
  return rows.map(({ id }) => id);
}
