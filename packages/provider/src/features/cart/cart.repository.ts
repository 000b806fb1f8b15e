import type { SeenPrice } from '@vitis/contracts';
import { and, asc, count, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { cartItems, stock, users } from '../../db/schema.ts';
import type { BuyerScope } from '../../http/policies.ts';

/** A product as somebody asks for it. */
export interface CartRow {
  idProduct: number;
  qty: number;
}

/** A line as it is stored. */
export interface CartLineRow extends CartRow {
  seen: SeenPrice | null;
  /** Put aside. */
  later: boolean;
}

const ofBuyer = ({ userId }: BuyerScope) => eq(cartItems.userId, userId);
const inCart = (buyer: BuyerScope) =>
  and(ofBuyer(buyer), isNull(cartItems.savedAt), isNull(cartItems.removedAt));

/** Lines in the order in which they came, with those that are put aside. */
export async function findLines(database: Database, buyer: BuyerScope): Promise<CartLineRow[]> {
  return database
    .select({
      idProduct: cartItems.productId,
      qty: cartItems.qty,
      seen: cartItems.seen,
      later: sql<boolean>`${cartItems.savedAt} IS NOT NULL`,
    })
    .from(cartItems)
    .where(and(ofBuyer(buyer), isNull(cartItems.removedAt)))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.productId));
}

/** Lines that can be asked for and ordered. */
export const findCart = async (database: Database, buyer: BuyerScope): Promise<CartLineRow[]> =>
  (await findLines(database, buyer)).filter(({ later }) => !later);

export async function countCart(database: Database, buyer: BuyerScope): Promise<number> {
  const [row] = await database.select({ count: count() }).from(cartItems).where(inCart(buyer));
  return row?.count ?? 0;
}

/** One change of a cart at a time: its limit is a rule over all of its lines. */
export async function lockCart(tx: Database, { userId }: BuyerScope): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

const isElsewhere = sql`(${cartItems.savedAt} IS NOT NULL OR ${cartItems.removedAt} IS NOT NULL)`;

/** Adds bottles; a line that was put aside or deleted comes in anew. Prices and stock are seen where one adds. */
export async function addBottles(
  tx: Database,
  { userId }: BuyerScope,
  lines: readonly CartRow[],
): Promise<void> {
  await tx
    .insert(cartItems)
    .values(lines.map(({ idProduct, qty }) => ({ userId, productId: idProduct, qty })))
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.productId, cartItems.businessType],
      set: {
        qty: sql`CASE WHEN ${isElsewhere} THEN excluded.qty ELSE ${cartItems.qty} + excluded.qty END`,
        createdAt: sql`CASE WHEN ${isElsewhere} THEN now() ELSE ${cartItems.createdAt} END`,
        savedAt: null,
        removedAt: null,
        seen: null,
        updatedAt: sql`now()`,
      },
    });
}

/** Sets the bottles of lines that are there. */
export async function setBottles(
  tx: Database,
  { userId }: BuyerScope,
  lines: readonly CartRow[],
): Promise<void> {
  await tx
    .insert(cartItems)
    .values(lines.map(({ idProduct, qty }) => ({ userId, productId: idProduct, qty })))
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.productId, cartItems.businessType],
      set: { qty: sql`excluded.qty`, updatedAt: sql`now()` },
    });
}

/** Deletes lines of the cart for good: they were asked for or ordered. Returns how many there were. */
export async function deleteLines(tx: Database, buyer: BuyerScope, ids: readonly number[]): Promise<number> {
  const gone = await tx
    .delete(cartItems)
    .where(and(inCart(buyer), inArray(cartItems.productId, [...ids])))
    .returning({ id: cartItems.productId });
  return gone.length;
}

const isOver = sql`${cartItems.removedAt} < now() - interval '1 hour'`;

/** Takes lines away, ready to be taken back for an hour; what was taken away before that is gone. */
export async function removeLines(tx: Database, buyer: BuyerScope, ids: readonly number[]): Promise<void> {
  await tx.delete(cartItems).where(and(ofBuyer(buyer), isOver));
  await tx
    .update(cartItems)
    .set({ removedAt: sql`now()` })
    .where(and(ofBuyer(buyer), isNull(cartItems.removedAt), inArray(cartItems.productId, [...ids])));
}

/** Brings lines back that were taken away within the hour. */
export async function restoreLines(tx: Database, buyer: BuyerScope, ids: readonly number[]): Promise<void> {
  await tx
    .update(cartItems)
    .set({ removedAt: null })
    .where(
      and(
        ofBuyer(buyer),
        isNotNull(cartItems.removedAt),
        not(isOver),
        inArray(cartItems.productId, [...ids]),
      ),
    );
}

/** Puts lines aside, or back into the cart. */
export async function putAside(
  tx: Database,
  buyer: BuyerScope,
  ids: readonly number[],
  later: boolean,
): Promise<void> {
  await tx
    .update(cartItems)
    .set({ savedAt: later ? sql`now()` : null })
    .where(and(ofBuyer(buyer), isNull(cartItems.removedAt), inArray(cartItems.productId, [...ids])));
}

/** What was seen of lines is noted anew with the next reading. */
export async function forgetSeen(tx: Database, buyer: BuyerScope, ids: readonly number[]): Promise<void> {
  await tx
    .update(cartItems)
    .set({ seen: null })
    .where(and(ofBuyer(buyer), inArray(cartItems.productId, [...ids])));
}

/** Notes what a buyer sees of lines of which nothing was noted yet. */
export async function noteSeen(
  tx: Database,
  { userId }: BuyerScope,
  notes: readonly { id: number; seen: SeenPrice }[],
): Promise<void> {
  if (notes.length === 0) return;
  await tx.execute(sql`
    UPDATE cart_items SET seen = noted.seen
    FROM jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) AS noted(id int, seen jsonb)
    WHERE cart_items.user_id = ${userId} AND cart_items.product_id = noted.id AND cart_items.seen IS NULL`);
}

/** Those of the products that there is at least one bottle of. */
export async function inStockAmong(database: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await database
    .select({ id: stock.productId })
    .from(stock)
    .where(and(inArray(stock.productId, [...ids]), sql`${stock.qty} > 0`));
  return new Set(rows.map(({ id }) => id));
}
