import { DEFAULT_LANGUAGE, type Language } from '@vitis/contracts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products, restockNotifications, stock } from '../../db/schema.ts';
import type { BuyerScope } from '../../http/policies.ts';

/** Bottles of a wine on sale; undefined where it is not sold. */
export async function findStock(database: Database, productId: number): Promise<number | undefined> {
  const [row] = await database
    .select({ qty: sql<number>`COALESCE(${stock.qty}, 0)` })
    .from(products)
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(and(eq(products.id, productId), eq(products.onSale, true)));
  return row?.qty;
}

/** Waits for a wine, from now on; whoever waits already goes on waiting since then. */
export async function addWait(
  tx: Database,
  { userId }: BuyerScope,
  productId: number,
  now: Date,
): Promise<void> {
  await tx
    .insert(restockNotifications)
    .values({ userId, productId, createdAt: now })
    .onConflictDoUpdate({
      target: [restockNotifications.userId, restockNotifications.productId],
      set: { createdAt: now, notifiedAt: null },
      setWhere: sql`${restockNotifications.notifiedAt} IS NOT NULL`,
    });
}

/** Products on sale that a buyer waits for and has had no mail about, the latest first. */
export async function findWaits(database: Database, { userId }: BuyerScope): Promise<number[]> {
  const rows = await database
    .select({ id: restockNotifications.productId })
    .from(restockNotifications)
    .innerJoin(products, eq(products.id, restockNotifications.productId))
    .where(
      and(
        eq(restockNotifications.userId, userId),
        isNull(restockNotifications.notifiedAt),
        eq(products.onSale, true),
      ),
    )
    .orderBy(desc(restockNotifications.createdAt), desc(restockNotifications.productId));
  return rows.map(({ id }) => id);
}

export async function removeWait(tx: Database, { userId }: BuyerScope, productId: number): Promise<void> {
  await tx
    .delete(restockNotifications)
    .where(and(eq(restockNotifications.userId, userId), eq(restockNotifications.productId, productId)));
}

export interface DueMail extends Record<string, unknown> {
  email: string;
  fullName: string;
  language: Language;
  /** In that language or in Latin letters, with its vintage. */
  wine: string;
  idProduct: number;
}

/**
 * Marks everybody who waits for a wine that is there again as told, and returns whom to write to. Of two transactions
 * that do it at once the second finds nobody left. Whoever has left or may not sign in is marked and not written to.
 */
export async function claimDueMails(tx: Database, now: Date): Promise<DueMail[]> {
  const { rows } = await tx.execute<DueMail>(sql`
    WITH told AS (
      UPDATE restock_notifications n SET notified_at = ${now}
      FROM stock s, products p
      WHERE s.product_id = n.product_id AND p.id = n.product_id AND n.notified_at IS NULL AND s.qty > 0 AND p.on_sale
      RETURNING n.user_id, n.product_id)
    SELECT u.email, u.full_name AS "fullName", u.language, p.id AS "idProduct",
      COALESCE(p.name ->> u.language, p.name ->> 'en-US', p.name ->> ${DEFAULT_LANGUAGE}) || ' ' || COALESCE(p.vintage::text, 'NV') AS wine
    FROM told t JOIN users u ON u.id = t.user_id JOIN products p ON p.id = t.product_id
    WHERE u.status = 'APPROVED' AND u.withdrawn_at IS NULL ORDER BY u.id, p.id`);
  return rows;
}
