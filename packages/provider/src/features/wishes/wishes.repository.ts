import type { Language } from '@vitis/contracts';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { sqlInLanguage } from '../../db/in-language.ts';
import { products, wishes } from '../../db/schema.ts';
import type { BuyerScope } from '../../http/policies.ts';

const own = ({ userId }: BuyerScope) => and(eq(wishes.userId, userId), eq(products.onSale, true));

/** Takes a wish off; false where there was none. */
export async function removeWish(tx: Database, { userId }: BuyerScope, productId: number): Promise<boolean> {
  const removed = await tx
    .delete(wishes)
    .where(and(eq(wishes.userId, userId), eq(wishes.productId, productId)))
    .returning({ id: wishes.productId });
  return removed.length > 0;
}

export async function addWish(tx: Database, { userId }: BuyerScope, productId: number): Promise<void> {
  await tx.insert(wishes).values({ userId, productId }).onConflictDoNothing();
}

/** Wishes for wines that are still on sale. */
export async function countWishes(database: Database, buyer: BuyerScope): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(own(buyer));
  return row?.count ?? 0;
}

export interface WishPage {
  page: number;
  size: number;
  byName: boolean;
  descending: boolean;
  language: Language;
}

export async function findWishes(database: Database, buyer: BuyerScope, options: WishPage) {
  const column: SQL = options.byName
    ? sqlInLanguage(products.name, options.language)
    : sql`${wishes.createdAt}`;
  return database
    .select({ idProduct: wishes.productId, wishedAt: wishes.createdAt })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(own(buyer))
    .orderBy(options.descending ? desc(column) : column, wishes.productId)
    .limit(options.size)
    .offset(options.page * options.size);
}
