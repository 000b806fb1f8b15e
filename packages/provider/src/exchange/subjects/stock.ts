import { sql } from 'drizzle-orm';
import { number } from '../columns.ts';
import type { Exchange } from '../exchange.ts';
import { PAGE, placed } from './page.ts';
import {
  isOneOf,
  PRODUCT_KEY,
  productIds,
  productKey,
  productKeyColumns,
  productKeyTables,
} from './product-key.ts';

/** More bottles than any warehouse has. */
const MOST_BOTTLES = 10_000_000;

const stored = sql`SELECT p.id AS place, ${productKeyColumns}, s.qty, s.low_at AS "lowAt"
  FROM ${productKeyTables} JOIN stock s ON s.product_id = p.id`;

/** Bottles that can be sold, as they were counted. Who waits for a wine that is back hears of it within a minute. */
export const stockExchange: Exchange = {
  name: 'stock',
  summary: 'Bottles that can be sold, and at how many a wine runs low.',
  columns: [
    ...PRODUCT_KEY,
    number('qty', { from: 0, to: MOST_BOTTLES, isRequired: true }),
    number('lowAt', { from: 0, to: MOST_BOTTLES, otherwise: 24, isRequired: true }),
  ],
  readPage: async (database, after) =>
    placed(await database.execute(sql`${stored} WHERE p.id > ${after} ORDER BY p.id LIMIT ${PAGE}`)),
  readKnown: async (tx, keys) =>
    placed(await tx.execute(sql`${stored} WHERE ${isOneOf(keys)}`)).map(({ row }) => row),
  // In the order in which orders lock them: neither waits for the other for ever.
  lock: async (tx, keys) => {
    await tx.execute(sql`SELECT FROM stock WHERE product_id IN (SELECT p.id FROM ${productKeyTables} WHERE ${isOneOf(keys)})
      ORDER BY product_id FOR NO KEY UPDATE`);
  },
  begin:
    async ({ tx }) =>
    async (changes, refuse) => {
      const ids = await productIds(
        tx,
        changes.map(({ row }) => row),
      );
      const rows = changes.flatMap(({ line, row }) => {
        const product_id = ids.get(productKey(row));
        if (product_id !== undefined) return [{ product_id, qty: row.qty, low_at: row.lowAt }];
        refuse(line, `there is no product ${productKey(row)}`);
        return [];
      });
      await tx.execute(sql`INSERT INTO stock (product_id, qty, low_at)
      SELECT product_id, qty, low_at FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(product_id int, qty int, low_at int)
      ON CONFLICT (product_id) DO UPDATE SET qty = EXCLUDED.qty, low_at = EXCLUDED.low_at, updated_at = now()`);
    },
};
