import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { cartItems, stock, users } from '../../db/schema.ts';
import type { BuyerScope } from '../../http/policies.ts';

export interface CartRow {
  idProduct: number;
  qty: number;
}

/** Lines in the order in which they came. */
export async function findCart(database: Database, { userId }: BuyerScope): Promise<CartRow[]> {
  return database
    .select({ idProduct: cartItems.productId, qty: cartItems.qty })
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.productId));
}

export async function countCart(database: Database, { userId }: BuyerScope): Promise<number> {
  const [row] = await database.select({ count: count() }).from(cartItems).where(eq(cartItems.userId, userId));
  return row?.count ?? 0;
}

/** One change of a cart at a time: its limit is a rule over all of its lines. */
export async function lockCart(tx: Database, { userId }: BuyerScope): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Adds the bottles, or sets them, in one statement; returns the lines as they are now. */
export async function putLines(
  tx: Database,
  { userId }: BuyerScope,
  lines: readonly CartRow[],
  mode: 'add' | 'set',
): Promise<CartRow[]> {
  const sum = mode === 'add' ? sql`${cartItems.qty} + excluded.qty` : sql`excluded.qty`;
  return tx
    .insert(cartItems)
    .values(lines.map(({ idProduct, qty }) => ({ userId, productId: idProduct, qty })))
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.productId, cartItems.businessType],
      set: { qty: sum, updatedAt: sql`now()` },
    })
    .returning({ idProduct: cartItems.productId, qty: cartItems.qty });
}

/** Returns how many lines were deleted. */
export async function deleteLines(
  tx: Database,
  { userId }: BuyerScope,
  ids: readonly number[],
): Promise<number> {
  const gone = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.userId, userId), inArray(cartItems.productId, [...ids])))
    .returning({ id: cartItems.productId });
  return gone.length;
}

/** Those of the products that there is at least one bottle of. */
export async function inStockAmong(database: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await database
    .select({ id: stock.productId })
    .from(stock)
    .where(and(inArray(stock.productId, [...ids]), sql`${stock.qty} > 0`));
  return new Set(rows.map(({ id }) => id));
}
