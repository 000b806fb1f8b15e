import { type Language, type ProductSort, parseSort } from '@vitis/contracts';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { sqlInLanguage } from '../../db/in-language.ts';
import { products, stock, wineries } from '../../db/schema.ts';
import { cardColumns } from './product-cards.ts';
import { priceColumn } from './product-filter.ts';

export interface PageOptions {
  where: SQL;
  /** Present where a price is sorted or filtered by. */
  prices: SQL | undefined;
  order: SQL;
  page: number;
  size: number;
}

/** Ids of one page. */
export async function pageOfProductIds(database: Database, options: PageOptions): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    SELECT ${products.id} AS id FROM products ${options.prices ?? sql``}
    WHERE ${options.where} ORDER BY ${options.order}
    LIMIT ${options.size} OFFSET ${options.page * options.size}`);
  return rows.map(({ id }) => id);
}

export async function countProducts(
  database: Database,
  where: SQL,
  prices: SQL | undefined,
): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM products ${prices ?? sql``} WHERE ${where}`,
  );
  return rows[0]?.count ?? 0;
}

/** The order of a list; ties by id, so that no wine is on two pages. `ranked` are ids in the order of a search. */
export function productOrder(
  sort: Parameters<typeof parseSort<ProductSort>>[0] | undefined,
  language: Language,
  ranked: readonly number[] | undefined,
): SQL {
  if (sort === undefined && ranked) return sql`array_position(${sql.param(ranked)}::int[], ${products.id})`;
  const { field, direction } = parseSort<ProductSort>(sort ?? 'recommended');
  const way = direction === 'asc' ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  switch (field) {
    // "First the recommended" and "first the newest" are what a person means by ascending.
    case 'recommended':
      return direction === 'asc'
        ? sql`${products.recommendation} DESC, ${products.id} ASC`
        : sql`${products.recommendation} ASC, ${products.id} DESC`;
    case 'newest':
      return direction === 'asc'
        ? sql`${products.createdAt} DESC, ${products.id} ASC`
        : sql`${products.createdAt} ASC, ${products.id} DESC`;
    case 'name':
      return sql`${sqlInLanguage(products.name, language)} ${way}, ${products.vintage} DESC, ${products.id}`;
    case 'vintage':
      return sql`${products.vintage} ${way}, ${products.id}`;
    case 'score':
      return sql`${products.score} ${way}, ${products.id}`;
    case 'price':
      return sql`${priceColumn} ${way}, ${products.id}`;
  }
}

/** Everything of one product on sale; undefined where there is none. */
export async function findProduct(database: Database, id: number) {
  const [row] = await database
    .select({
      ...cardColumns,
      wineId: products.wineId,
      tasteSugar: products.tasteSugar,
      tasteBody: products.tasteBody,
      tasteAcidity: products.tasteAcidity,
      tasteTannin: products.tasteTannin,
      notes: products.notes,
      pairings: products.pairings,
      description: products.description,
      servingFrom: products.servingFrom,
      servingTo: products.servingTo,
      wineryDescription: wineries.description,
      wineryPicture: wineries.picture,
      vintages: sql<[number, number | null, number, number][]>`(
        SELECT json_agg(json_build_array(v.id, v.vintage, COALESCE(s.qty, 0), COALESCE(s.low_at, 0)) ORDER BY v.vintage, v.id)
        FROM products v LEFT JOIN stock s ON s.product_id = v.id WHERE v.wine_id = ${products.wineId} AND v.on_sale)`,
    })
    .from(products)
    .innerJoin(wineries, eq(wineries.id, products.wineryId))
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(and(eq(products.id, id), eq(products.onSale, true)));
  return row;
}

/** Ids of the other years of a product's wine, the youngest first; undefined where the product is not on sale. */
export async function otherVintages(database: Database, id: number): Promise<number[] | undefined> {
  const [own] = await database
    .select({ wineId: products.wineId })
    .from(products)
    .where(and(eq(products.id, id), eq(products.onSale, true)));
  if (!own) return undefined;
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.wineId, own.wineId), eq(products.onSale, true), ne(products.id, id)))
    .orderBy(desc(products.vintage), asc(products.id));
  return rows.map((row) => row.id);
}

/** Which of these are on sale. */
export async function onSaleAmong(database: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(and(sql`${products.id} = ANY(${sql.param(ids)}::int[])`, eq(products.onSale, true)));
  return new Set(rows.map(({ id }) => id));
}
