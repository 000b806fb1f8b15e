import type { Language } from '@vitis/contracts';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contains } from '../../db/contains.ts';
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

/** What the list is narrowed to, as its reader reads it. */
interface Searched {
  /** Each of these words is in the wine's name, on its label, its vintage, or in its winery's name; none: all of them. */
  q?: string | undefined;
  language: Language;
}

function holding({ q = '', language }: Searched): SQL | undefined {
  const winery = sql`(SELECT concat_ws(' ', ${sqlInLanguage(sql`w.name`, language)}, w.name_en)
    FROM wineries w WHERE w.id = ${products.wineryId})`;
  const known = sql`concat_ws(' ', ${sqlInLanguage(products.name, language)}, ${products.nameEn},
    ${products.vintage}, ${winery})`;
  return and(
    ...q
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => contains(known, word)),
  );
}

/** Wishes for wines that are still on sale; of all of them, or of those that a search finds. */
export async function countWishes(
  database: Database,
  buyer: BuyerScope,
  searched?: Searched,
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(and(own(buyer), searched && holding(searched)));
  return row?.count ?? 0;
}

export interface WishPage extends Searched {
  page: number;
  size: number;
  byName: boolean;
  descending: boolean;
}

export async function findWishes(database: Database, buyer: BuyerScope, options: WishPage) {
  const column: SQL = options.byName
    ? sqlInLanguage(products.name, options.language)
    : sql`${wishes.createdAt}`;
  return database
    .select({ idProduct: wishes.productId, wishedAt: wishes.createdAt })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(and(own(buyer), holding(options)))
    .orderBy(options.descending ? desc(column) : column, wishes.productId)
    .limit(options.size)
    .offset(options.page * options.size);
}
