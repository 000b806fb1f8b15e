import { type Language, type ProductSort, parseSort, type SortText } from '@vitis/contracts';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { sqlInLanguage } from '../../db/in-language.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { products, stock, type Translated, wineries } from '../../db/schema.ts';
import { cardColumns } from './product-cards.ts';

/** Price per bottle from one bottle on: the group's own where it has one, the list price otherwise. */
export async function findFirstPrices(database: Database, clientGroupId: number, standardGroupId: number) {
  const { rows } = await database.execute<{ id: number; price: number }>(sql`
    SELECT DISTINCT ON (product_id) product_id AS id, price FROM prices
    WHERE min_qty = 1 AND client_group_id IN (${clientGroupId}, ${standardGroupId})
    ORDER BY product_id, client_group_id = ${clientGroupId} DESC`);
  return new Map(rows.map(({ id, price }) => [id, price]));
}

/** What may narrow the list to its wines. */
export type ContentKind = 'NEWS_EVENT' | 'MAGAZINE';

/** The title of an event or an article that is out, and the wines that it names; neither where there is none. */
export async function linkedContent(
  database: Database,
  kind: ContentKind,
  id: number,
): Promise<{ title: Translated | undefined; productIds: Set<number> }> {
  const { rows } = await database.execute<{ title: Translated; ids: number[] }>(sql`
    SELECT title, ARRAY(SELECT product_id FROM content_products WHERE content_id = contents.id) AS ids
    FROM contents WHERE id = ${id} AND kind = ${kind} AND published_at <= now()`);
  return { title: rows[0]?.title, productIds: new Set(rows[0]?.ids) };
}

/** The wines of those of these that are an event or an article, and out. */
export async function winesOfContents(database: Database, ids: readonly number[]) {
  const { rows } = await database.execute<{
    id: number;
    kind: ContentKind;
    productIds: number[];
  }>(sql`
    SELECT id, kind, ARRAY(SELECT product_id FROM content_products WHERE content_id = contents.id) AS "productIds"
    FROM contents
    WHERE id = ANY(${sql.param(ids)}::int[]) AND kind IN ('NEWS_EVENT', 'MAGAZINE') AND published_at <= now()
    ORDER BY id`);
  return rows;
}

/**
 * Ids of which there is no bottle left, as a text; each wine has its row of stock from the beginning. Those that are not on sale
 * are among them: leaving them out costs a join over everything, each second.
 */
export async function soldOutProducts(database: Database): Promise<string> {
  const { rows } = await database.execute<{ ids: string | null }>(
    sql`SELECT string_agg(product_id::text, ',' ORDER BY product_id) AS ids FROM stock WHERE qty <= 0`,
  );
  return rows[0]?.ids ?? '';
}

/** What a company has bought, what it bought last first. */
export async function boughtProducts(database: Database, clientCompanyId: number): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    SELECT l.product_id AS id
    FROM order_forms o JOIN order_form_lines l ON l.order_form_id = o.id
    WHERE o.client_company_id = ${clientCompanyId} AND o.status IN ('CONFIRMED', 'COMPLETED')
    GROUP BY l.product_id ORDER BY max(o.requested_at) DESC, l.product_id`);
  return rows.map(({ id }) => id);
}

/** Ids of everything on sale in an order; ties by id, so that no wine is on two pages. Not for the caller's own. */
export async function orderedProductIds(
  database: Database,
  sort: SortText<Exclude<ProductSort, 'price' | 'bought'>>,
  language: Language,
): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    SELECT ${products.id} AS id FROM products WHERE ${products.onSale} ORDER BY ${orderOf(sort, language)}`);
  return rows.map(({ id }) => id);
}

function orderOf(sort: SortText<Exclude<ProductSort, 'price' | 'bought'>>, language: Language): SQL {
  const { field, direction } = parseSort<Exclude<ProductSort, 'price' | 'bought'>>(sort);
  const up = direction === 'asc';
  const way = up ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  switch (field) {
    // "First the recommended" and "first the newest" are what a person means by ascending.
    case 'recommended':
      return up
        ? sql`${products.recommendation} DESC, ${products.id}`
        : sql`${products.recommendation}, ${products.id} DESC`;
    case 'newest':
      return up
        ? sql`${products.createdAt} DESC, ${products.id}`
        : sql`${products.createdAt}, ${products.id} DESC`;
    case 'name':
      return sql`${sqlInLanguage(products.name, language)} ${way}, ${products.vintage} DESC, ${products.id}`;
    case 'vintage':
      return sql`${products.vintage} ${way}, ${products.id}`;
    case 'score':
      return sql`${products.score} ${way}, ${products.id}`;
    // Nearly all are of one volume: among these the recommended come first.
    case 'volume':
      return sql`(SELECT v.millilitres FROM volumes v WHERE v.id = ${products.volumeId}) ${way},
        ${products.recommendation} DESC, ${products.id}`;
  }
}

/** Everything of one product on sale; undefined where there is none. */
export async function findProduct(database: Database, id: number) {
  const [row] = await productDetails(database).execute({ id });
  return row;
}

const productDetails = preparedOnce((database) =>
  database
    .select({
      ...cardColumns,
      tasteSugar: products.tasteSugar,
      tasteBody: products.tasteBody,
      tasteAcidity: products.tasteAcidity,
      tasteTannin: products.tasteTannin,
      notes: products.notes,
      pairings: products.pairings,
      awards: products.awards,
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
    .where(and(eq(products.id, sql.placeholder('id')), eq(products.onSale, true)))
    .prepare('product_detail'),
);

/**
 * The year of a product and the ids of the other years of its wine that are on sale, the youngest first. One that is not on
 * sale itself has them as well, for a member who orders it again; for a guest, and with no other year, it is not there, as
 * everywhere.
 */
export async function otherVintages(
  database: Database,
  id: number,
  isMember: boolean,
): Promise<{ vintage: number | null; ids: number[] } | undefined> {
  const [own] = await database
    .select({ wineId: products.wineId, vintage: products.vintage, onSale: products.onSale })
    .from(products)
    .where(eq(products.id, id));
  if (!own || !(own.onSale || isMember)) return undefined;
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.wineId, own.wineId), eq(products.onSale, true), ne(products.id, id)))
    .orderBy(desc(products.vintage), asc(products.id));
  if (!own.onSale && rows.length === 0) return undefined;
  return { vintage: own.vintage, ids: rows.map((row) => row.id) };
}

/** Which of these are on sale. */
export async function onSaleAmong(database: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(and(sql`${products.id} = ANY(${sql.param(ids)}::int[])`, eq(products.onSale, true)));
  return new Set(rows.map(({ id }) => id));
}
