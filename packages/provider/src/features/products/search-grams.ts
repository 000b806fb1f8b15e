import { searchBigrams } from '@vitis/domain';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products } from '../../db/schema.ts';

const batch = 500;

/**
 * Writes the search grams of products from their names; for after an import or a seed. `all` writes them anew for
 * every product, otherwise only where there are none. Returns how many were written.
 */
export async function refreshSearchGrams(
  database: Database,
  options: { all?: boolean } = {},
): Promise<number> {
  let written = 0;
  for (let last = 0; ; ) {
    const rows = await database
      .select({ id: products.id, name: products.name, nameEn: products.nameEn, vintage: products.vintage })
      .from(products)
      .where(
        and(
          gt(products.id, last),
          options.all ? undefined : eq(sql`cardinality(${products.searchGrams})`, 0),
        ),
      )
      .orderBy(asc(products.id))
      .limit(batch);
    if (rows.length === 0) return written;
    const grams = rows.map(({ id, name, nameEn, vintage }) => {
      const names = [...new Set([...Object.values(name), nameEn])];
      return {
        id,
        grams: searchBigrams(...names.map((text) => (vintage === null ? text : `${text} ${vintage}`))),
      };
    });
    await database.execute(sql`
      UPDATE products SET search_grams = ARRAY(SELECT jsonb_array_elements_text(fresh.grams))
      FROM jsonb_to_recordset(${JSON.stringify(grams)}::jsonb) AS fresh (id int, grams jsonb)
      WHERE products.id = fresh.id`);
    written += rows.length;
    last = rows.at(-1)!.id;
  }
}
