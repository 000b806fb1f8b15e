import type { Language, NewsEventState } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { and, asc, count, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { sqlInLanguage } from '../../db/in-language.ts';
import { type ContentKind, contents } from '../../db/schema.ts';

/** What is read of one kind, as of now: what is published later is not there yet. */
export interface ContentScope {
  kind: ContentKind;
  now: Date;
  language: Language;
}

const published = ({ kind, now }: ContentScope) =>
  and(eq(contents.kind, kind), lte(contents.publishedAt, now));

/** A text of a page in its language; empty where it has none. */
export const inPageLanguage = (column: Parameters<typeof sqlInLanguage>[0], language: Language) =>
  sql<string>`COALESCE(${sqlInLanguage(column, language)}, '')`;

/** What an event is on the day in Seoul; null for a text without days. Its first and its last day count. */
export function stateOn(now: Date): SQL<NewsEventState | null> {
  const today = sql`${seoulDay(now)}::date`;
  return sql`CASE
    WHEN ${contents.startsOn} IS NULL THEN NULL
    WHEN ${contents.endsOn} < ${today} THEN 'ENDED'
    WHEN ${contents.startsOn} > ${today} THEN 'COMING'
    ELSE 'RUNNING' END`;
}

const cardColumns = ({ language, now }: ContentScope) => ({
  id: contents.id,
  category: contents.category,
  categoryName: inPageLanguage(contents.categoryName, language),
  title: inPageLanguage(contents.title, language),
  summary: inPageLanguage(contents.summary, language),
  author: inPageLanguage(contents.author, language),
  picture: contents.picture,
  pinned: contents.pinned,
  likes: contents.likes,
  publishedAt: contents.publishedAt,
  startsOn: contents.startsOn,
  endsOn: contents.endsOn,
  state: stateOn(now),
});

export type ContentRow = Awaited<ReturnType<typeof findContents>>[number];

interface ContentPage {
  where?: SQL | undefined;
  order: readonly SQL[];
  size: number;
  page?: number;
}

/** One page of a kind, in an order that ends with the id, so that nothing is on two pages. */
export async function findContents(
  database: Database,
  scope: ContentScope,
  { where, order, size, page = 0 }: ContentPage,
) {
  return database
    .select(cardColumns(scope))
    .from(contents)
    .where(and(published(scope), where))
    .orderBy(...order, desc(contents.id))
    .limit(size)
    .offset(page * size);
}

export async function countContents(database: Database, scope: ContentScope, where?: SQL): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(contents)
    .where(and(published(scope), where));
  return row?.count ?? 0;
}

/** One text with its body; undefined where it is of another kind, or not published yet. */
export async function findContent(database: Database, scope: ContentScope, id: number) {
  const [row] = await database
    .select({ ...cardColumns(scope), body: inPageLanguage(contents.body, scope.language) })
    .from(contents)
    .where(and(published(scope), eq(contents.id, id)));
  return row;
}

/** How many texts each category has, in the order of the first of each. */
export async function countCategories(database: Database, scope: ContentScope) {
  return database
    .select({
      code: sql<string>`${contents.category}`,
      name: sql<string>`min(${sqlInLanguage(contents.categoryName, scope.language)})`,
      count: count(),
    })
    .from(contents)
    .where(and(published(scope), sql`${contents.category} IS NOT NULL`))
    .groupBy(contents.category)
    .orderBy(asc(sql`min(${contents.position})`), contents.category);
}

interface Neighbour {
  id: number;
  title: string;
}

/** The texts before and after one in an order of their kind. */
export async function findNeighbours(
  database: Database,
  { kind, now, language }: ContentScope,
  id: number,
  order: readonly SQL[],
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const place = sql`OVER (ORDER BY ${sql.join([...order, desc(contents.id)], sql`, `)})`;
  const link = sql`json_build_object('id', ${contents.id}, 'title', ${sqlInLanguage(contents.title, language)})`;
  const { rows } = await database.execute<{ previous: Neighbour | null; next: Neighbour | null }>(sql`
    SELECT previous, next FROM (
      SELECT ${contents.id} AS id, lag(${link}) ${place} AS previous, lead(${link}) ${place} AS next
      FROM ${contents} WHERE ${contents.kind} = ${kind} AND ${contents.publishedAt} <= ${now}) placed
    WHERE id = ${id}`);
  return { previous: rows[0]?.previous ?? null, next: rows[0]?.next ?? null };
}

/** That a text names a wine on sale; no condition unless that is wanted. */
export const namesWines = (isWanted: boolean): SQL | undefined =>
  isWanted
    ? sql`EXISTS (SELECT FROM content_products c JOIN products p ON p.id = c.product_id
        WHERE c.content_id = ${contents.id} AND p.on_sale)`
    : undefined;

/** Wines of a text that are on sale, in the editor's order. */
export async function findContentProducts(database: Database, id: number, most: number): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    SELECT c.product_id AS id FROM content_products c JOIN products p ON p.id = c.product_id
    WHERE c.content_id = ${id} AND p.on_sale ORDER BY c.position, c.product_id LIMIT ${most}`);
  return rows.map(({ id: productId }) => productId);
}
