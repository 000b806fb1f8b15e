import type { ProductRows } from '@vitis/demo-shop/catalogue';
import type { Database } from '../../db/connect.ts';
import { prices, productFeatureds, products, productTypes, stock, wines } from '../../db/schema.ts';

/** Rows of one INSERT: well under PostgreSQL's 65,535 parameters for the widest table. */
const BATCH = 1_000;

async function inBatches<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await insert(rows.slice(from, from + BATCH));
}

/** Writes wines, products and what hangs on them. */
export async function insertProducts(database: Database, rows: ProductRows): Promise<void> {
  await inBatches(rows.wines, (batch) => database.insert(wines).values(batch));
  await inBatches(rows.products, (batch) => database.insert(products).values(batch));
  await inBatches(rows.types, (batch) => database.insert(productTypes).values(batch));
  await inBatches(rows.featureds, (batch) => database.insert(productFeatureds).values(batch));
  await inBatches(rows.prices, (batch) => database.insert(prices).values(batch));
  await inBatches(rows.stock, (batch) => database.insert(stock).values(batch));
}
