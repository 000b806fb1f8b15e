import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/**
 * Makes the shop's products many times over, for measuring, until there are `count`: every copy is a wine of its own
 * with a name of its own, so that lists, filters and search work on as many different rows as there are products. The
 * database copies by itself; a hundred thousand never travel. Answers how many products there are then.
 */
export async function multiply(database: Database, count: number): Promise<number> {
  const { rows } = await database.execute<{ products: number; wines: number }>(
    sql`SELECT (SELECT max(id) FROM products)::int AS products, (SELECT max(id) FROM wines)::int AS wines`,
  );
  const { products, wines } = rows[0]!;
  const rounds = Math.ceil(count / products) - 1;
  if (rounds < 1) return products;

  await database.execute(sql`
    INSERT INTO wines (id, code)
    SELECT id + lot * ${wines}::int, code || '-' || lot
    FROM wines, generate_series(1, ${rounds}::int) lot`);
  // A copy's name ends with the number of its lot, in every language.
  await database.execute(sql`
    INSERT INTO products (id, wine_id, kind_id, country_code, area_id, winery_id, level_id, volume_id, name, name_en, vintage,
      case_size, alcohol, score, sugar_level, taste_sugar, taste_body, taste_acidity, taste_tannin, notes, pairings, description,
      serving_from, serving_to, picture, vip, on_sale, recommendation, created_at)
    SELECT id + lot * ${products}::int, wine_id + lot * ${wines}::int, kind_id, country_code, area_id, winery_id, level_id, volume_id,
      (SELECT jsonb_object_agg(key, value || ' ' || lot + 1) FROM jsonb_each_text(name)), name_en || ' ' || lot + 1, vintage,
      case_size, alcohol, score, sugar_level, taste_sugar, taste_body, taste_acidity, taste_tannin, notes, pairings, description,
      serving_from, serving_to, picture, vip, on_sale, recommendation - lot, created_at - lot * interval '1 second'
    FROM products, generate_series(1, ${rounds}::int) lot
    WHERE id + lot * ${products}::int <= ${count}::int`);
  for (const [table, columns] of [
    ['product_types', 'type_id, percent, position'],
    ['product_featureds', 'featured_id'],
    ['prices', 'client_group_id, min_qty, price'],
    ['stock', 'qty, updated_at'],
  ] as const) {
    await database.execute(sql`
      INSERT INTO ${sql.raw(table)} (product_id, ${sql.raw(columns)})
      SELECT product_id + lot * ${products}::int, ${sql.raw(columns)}
      FROM ${sql.raw(table)}, generate_series(1, ${rounds}::int) lot
      WHERE product_id + lot * ${products}::int <= ${count}::int`);
  }
  return count;
}
