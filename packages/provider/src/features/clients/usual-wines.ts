import type { UsualWine } from '@vitis/contracts';
import { addDays, type Day } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

const DAYS = 365;
const mostWines = 20;

/** Wines that a client has ordered within a year, the most often ordered first; named as on its latest order. */
export async function findUsualWines(
  database: Database,
  clientCompanyId: number,
  today: Day,
): Promise<UsualWine[]> {
  const { rows } = await database.execute<UsualWine & Record<string, unknown>>(sql`
    WITH ordered AS (
      SELECT l.*, o.number, (o.requested_at AT TIME ZONE 'Asia/Seoul')::date AS day, o.id AS order_id
      FROM order_forms o JOIN order_form_lines l ON l.order_form_id = o.id
      WHERE o.client_company_id = ${clientCompanyId} AND o.status IN ('CONFIRMED', 'COMPLETED')
        AND o.requested_at >= ${addDays(today, -DAYS)}::date),
    latest AS (
      SELECT DISTINCT ON (product_id) product_id, product_name, specification, unit_price, day, number
      FROM ordered ORDER BY product_id, day DESC, order_id DESC)
    SELECT product_id AS "idProduct", l.product_name AS name, l.specification, count(DISTINCT order_id)::int AS orders,
      sum(qty)::int AS qty, l.unit_price::float8 AS "lastPrice", l.day::text AS "lastDay", l.number AS "lastNumber"
    FROM ordered JOIN latest l USING (product_id)
    GROUP BY product_id, l.product_name, l.specification, l.unit_price, l.day, l.number
    ORDER BY orders DESC, qty DESC, product_id LIMIT ${mostWines}`);
  return rows;
}
