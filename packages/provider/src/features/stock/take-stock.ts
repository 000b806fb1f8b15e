import type { Language } from '@vitis/contracts';
import { formatBottles } from '@vitis/domain';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { stock } from '../../db/schema.ts';
import { conflict } from '../../problems/problem-error.ts';
import { wineNames } from '../trade-documents/wines-for-sale.ts';

/** Bottles of one product; each product is named once. */
export interface Bottles {
  productId: number;
  qty: number;
}

/**
 * Looks whether there are so many bottles, and takes none. Rows are locked in id order, so that two orders of the same
 * wines wait for each other instead of deadlocking. Throws 409 with every wine of which there is less, and how much of
 * it is left.
 */
export async function requireStock(
  tx: Database,
  wanted: readonly Bottles[],
  language: Language,
): Promise<void> {
  const ids = wanted.map(({ productId }) => productId);
  const rows = await tx
    .select({ id: stock.productId, qty: stock.qty })
    .from(stock)
    .where(inArray(stock.productId, ids))
    .orderBy(asc(stock.productId))
    .for('no key update');
  const there = new Map(rows.map(({ id, qty }) => [id, qty]));
  const short = wanted.filter(({ productId, qty }) => (there.get(productId) ?? 0) < qty);
  if (short.length > 0) {
    const shortIds = short.map(({ productId }) => productId);
    const names = await wineNames(tx, shortIds, language);
    const wines = shortIds.map((id) => `${names.get(id)} ${formatBottles(there.get(id) ?? 0, language)}`);
    throw conflict('OUT_OF_STOCK', { text: 'NOT_ENOUGH_STOCK', values: { wines: wines.join(', ') } });
  }
}

/** Takes bottles out of stock for an order, all of them or none. Throws as `requireStock` does. */
export async function takeStock(tx: Database, wanted: readonly Bottles[], language: Language): Promise<void> {
  await requireStock(tx, wanted, language);
  const taken = await change(tx, wanted, sql`- w.qty`, sql`AND s.qty >= w.qty`);
  if (taken.length !== wanted.length) throw new Error('The stock changed under its lock');
}

/** Gives the bottles of an order back. Returns the products of which there were none before. */
export async function giveStockBack(tx: Database, given: readonly Bottles[]): Promise<number[]> {
  await tx
    .select({ id: stock.productId })
    .from(stock)
    .where(
      inArray(
        stock.productId,
        given.map(({ productId }) => productId),
      ),
    )
    .orderBy(asc(stock.productId))
    .for('no key update');
  const rows = await change(tx, given, sql`+ w.qty`, sql``);
  return rows.filter(({ before }) => before === 0).map(({ id }) => id);
}

async function change(
  tx: Database,
  bottles: readonly Bottles[],
  by: ReturnType<typeof sql>,
  condition: ReturnType<typeof sql>,
) {
  const ids = sql.param(bottles.map(({ productId }) => productId));
  const quantities = sql.param(bottles.map(({ qty }) => qty));
  const { rows } = await tx.execute<{ id: number; before: number }>(sql`
    UPDATE stock s SET qty = s.qty ${by}, updated_at = now()
    FROM unnest(${ids}::int[], ${quantities}::int[]) AS w (id, qty), stock old
    WHERE s.product_id = w.id AND old.product_id = w.id ${condition}
    RETURNING s.product_id AS id, old.qty AS before`);
  return rows;
}
