import type { Day } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** What a company has noted of the wines that came last: yesterday's count, par levels, and the prices of its own list. */
export async function writeOwnWines(database: Database, idClient: number, today: Day): Promise<void> {
  await database.execute(sql`
    INSERT INTO own_wines (client_company_id, product_id, counted, counted_at, par, glass_price, bottle_price)
    SELECT ${idClient}::int, l.product_id, 2 + l.product_id % 9,
      (${`${today}T11:00:00+09:00`})::timestamptz - interval '1 day', 6 + 6 * (l.product_id % 2),
      CASE WHEN l.product_id % 3 = 0 THEN NULL ELSE ceil(max(l.unit_price) * 0.6 / 1000) * 1000 END,
      ceil(max(l.unit_price) * 3.0 / 1000) * 1000
    FROM order_forms o JOIN order_form_lines l ON l.order_form_id = o.id
    WHERE o.client_company_id = ${idClient} AND o.status = 'COMPLETED'
    GROUP BY l.product_id ORDER BY max(o.completed_at) DESC, l.product_id LIMIT 12`);
}
