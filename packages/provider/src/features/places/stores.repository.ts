import type { StoreOptionCode } from '@vitis/contracts';
import { and, asc, countDistinct, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products, storeProducts, stores } from '../../db/schema.ts';

/** Stores that have all of these options, in the order of the house, with how many wines on sale stand there. */
export function findStores(database: Database, options: readonly StoreOptionCode[]) {
  return database
    .select({
      id: stores.id,
      name: stores.name,
      phone: stores.phone,
      postalCode: stores.postalCode,
      address: stores.address,
      longitude: stores.longitude,
      latitude: stores.latitude,
      hours: stores.opening,
      note: stores.note,
      options: stores.options,
      picture: stores.picture,
      productCount: countDistinct(products.id),
    })
    .from(stores)
    .leftJoin(storeProducts, eq(storeProducts.storeId, stores.id))
    .leftJoin(products, and(eq(products.id, storeProducts.productId), eq(products.onSale, true)))
    .where(sql`${stores.options} @> ${sql.param([...options])}::text[]`)
    .groupBy(stores.id)
    .orderBy(asc(stores.position), asc(stores.id));
}

/** What every store has. */
export async function optionsOfStores(database: Database): Promise<StoreOptionCode[][]> {
  const rows = await database.select({ options: stores.options }).from(stores);
  return rows.map(({ options }) => options);
}
