import { ALL_ID, type CheckedQueryOf, type listProducts } from '@vitis/contracts';
import { and, between, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { products } from '../../db/schema.ts';
import type { Catalogue } from '../catalog/catalogue.ts';

export type ProductQuery = CheckedQueryOf<typeof listProducts>;

/** Filters whose counts are shown: each is counted with the others applied and itself left out. */
export const FACETS = [
  'kinds',
  'places',
  'types',
  'wineries',
  'levels',
  'featureds',
  'sugarLevels',
  'alcohol',
  'score',
  'price',
] as const;
export type Facet = (typeof FACETS)[number];

export interface ProductConditions {
  /** What always narrows. */
  base: SQL[];
  facets: Partial<Record<Facet, SQL>>;
}

/** The price per bottle from one bottle on, as `priceJoins` brings it. */
export const priceColumn = sql<number>`COALESCE(own_price.price, list_price.price)`;

/** The group's own price where it has one, the list price otherwise. */
export function priceJoins(clientGroupId: number, standardGroupId: number): SQL {
  const join = (alias: string, group: number) => sql`
    LEFT JOIN prices ${sql.identifier(alias)} ON ${sql.identifier(alias)}.product_id = ${products.id}
      AND ${sql.identifier(alias)}.client_group_id = ${group} AND ${sql.identifier(alias)}.min_qty = 1`;
  return sql`${join('own_price', clientGroupId)} ${join('list_price', standardGroupId)}`;
}

/** The filters of a query as conditions. `matching` are the products that its words found. */
export function productConditions(
  query: ProductQuery,
  catalogue: Catalogue,
  matching: readonly number[] | undefined,
): ProductConditions {
  const base = [eq(products.onSale, true)];
  if (matching) base.push(sql`${products.id} = ANY(${sql.param(matching)}::int[])`);
  if (query.idWinery !== undefined) base.push(eq(products.wineryId, query.idWinery));
  if (query.vip) base.push(eq(products.vip, true));
  if (query.idStore !== undefined) {
    base.push(
      sql`EXISTS (SELECT FROM store_products s WHERE s.product_id = ${products.id} AND s.store_id = ${query.idStore})`,
    );
  }
  if (query.idEvent !== undefined) base.push(inContent('NEWS_EVENT', query.idEvent));
  if (query.idMagazine !== undefined) base.push(inContent('MAGAZINE', query.idMagazine));

  const facets: Partial<Record<Facet, SQL | undefined>> = {
    kinds: anyOf(query.idKinds, (ids) => inArray(products.kindId, ids)),
    places: placeCondition(query, catalogue),
    types: anyOf(query.idTypes, (ids) => linked('product_types', 'type_id', ids)),
    wineries: anyOf(query.idWineries, (ids) => inArray(products.wineryId, ids)),
    levels: anyOf(query.idLevels, (ids) => inArray(products.levelId, ids)),
    featureds: anyOf(query.idFeatureds, (ids) => linked('product_featureds', 'featured_id', ids)),
    sugarLevels: anyOf(query.sugarLevels, (levels) => inArray(products.sugarLevel, levels)),
    alcohol: range(sql`${products.alcohol}`, query.startAlcohol, query.endAlcohol),
    score: range(sql`${products.score}`, query.startScore, query.endScore),
    price: range(priceColumn, query.startPrice, query.endPrice),
  };
  return {
    base,
    facets: Object.fromEntries(Object.entries(facets).filter(([, condition]) => condition !== undefined)),
  };
}

/** Nothing chosen, or "all" among the chosen: no condition. */
function anyOf(ids: number[] | undefined, condition: (ids: number[]) => SQL): SQL | undefined {
  if (ids === undefined || ids.length === 0 || ids.includes(ALL_ID)) return undefined;
  return condition(ids);
}

function range(column: SQL, from: number | undefined, to: number | undefined): SQL | undefined {
  if (from !== undefined && to !== undefined) return between(column, from, to);
  if (from !== undefined) return gte(column, from);
  return to === undefined ? undefined : lte(column, to);
}

function linked(table: string, column: string, ids: number[]): SQL {
  return sql`EXISTS (SELECT FROM ${sql.identifier(table)} l
    WHERE l.product_id = ${products.id} AND l.${sql.identifier(column)} = ANY(${sql.param(ids)}::int[]))`;
}

function inContent(kind: string, id: number): SQL {
  return sql`EXISTS (SELECT FROM content_products c JOIN contents ON contents.id = c.content_id
    WHERE c.product_id = ${products.id} AND c.content_id = ${id} AND contents.kind = ${kind})`;
}

/**
 * Areas and countries together: an area narrows its own country, a country without a chosen area counts whole.
 * France and Tuscany are France and Tuscany; France and Bordeaux are Bordeaux.
 */
function placeCondition(query: ProductQuery, catalogue: Catalogue): SQL | undefined {
  const areaIds = (query.idProductionAreas ?? []).filter((id) => id !== ALL_ID);
  const narrowed = new Set(areaIds.map((id) => catalogue.areas.get(id)?.countryCode));
  const whole = (query.countryName ?? []).filter((code) => !narrowed.has(code));
  if (areaIds.length === 0 && whole.length === 0) return undefined;
  const within = areaIds.flatMap((id) => catalogue.areas.get(id)?.within ?? [id]);
  return or(
    within.length > 0 ? sql`${products.areaId} = ANY(${sql.param(within)}::int[])` : undefined,
    whole.length > 0 ? inArray(products.countryCode, whole) : undefined,
  );
}

/** All of it, for the list itself. */
export function everyCondition({ base, facets }: ProductConditions): SQL {
  return and(...base, ...Object.values(facets))!;
}
