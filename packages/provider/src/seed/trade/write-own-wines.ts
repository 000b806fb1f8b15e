import type { Day } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** What a company has noted of the wines that came last: yesterday's count, par levels, the prices of its own list, and the list itself. */
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
  await database.execute(sql`
    INSERT INTO wine_menus (client_company_id, title, note, layout, language, latin_names, product_ids)
    SELECT ${idClient}::int, '와인 리스트', '콜키지 병당 30,000원', 'CLASSIC', 'ko-KR', true,
      array_agg(w.product_id ORDER BY array_position(ARRAY['SPARKLING', 'WHITE', 'ROSE', 'RED', 'FORTIFIED'], k.code),
        w.bottle_price, w.product_id)
    FROM own_wines w JOIN products p ON p.id = w.product_id JOIN kinds k ON k.id = p.kind_id
    WHERE w.client_company_id = ${idClient} HAVING count(*) > 0`);
}
