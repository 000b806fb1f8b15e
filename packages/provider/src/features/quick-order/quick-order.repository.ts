import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { products } from '../../db/schema.ts';

/** What a written line is compared with. */
const namedRows = preparedOnce((database) =>
  database
    .select({
      id: products.id,
      name: products.name,
      nameEn: products.nameEn,
      vintage: products.vintage,
      volumeId: products.volumeId,
      wineryId: products.wineryId,
      areaId: products.areaId,
      typeIds: sql<
        number[]
      >`ARRAY(SELECT t.type_id FROM product_types t WHERE t.product_id = ${products.id})`,
    })
    .from(products)
    .where(sql`${products.id} = ANY(${sql.placeholder('ids')}::int[]) AND ${products.onSale}`)
    .prepare('quick_order_names'),
);

/** Names, vintage, size and what else tells them apart, of these products on sale, in the order asked for. */
export async function findNames(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = new Map((await namedRows(database).execute({ ids: [...ids] })).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
