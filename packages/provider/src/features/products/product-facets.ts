import type { Language, ProductFacets } from '@vitis/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { inLanguage } from '../../db/in-language.ts';
import { products } from '../../db/schema.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import { FACETS, type Facet, type ProductConditions, priceColumn } from './product-filter.ts';

/** Counts without names: the same for every language, and so kept once. */
export interface FacetCounts {
  total: number;
  counts: Map<string, [key: string, count: number][]>;
  ranges: Map<string, [min: number, max: number]>;
}

const priceBuckets = 15;

/**
 * Counts everything in one pass. Each product carries a bit for every filter that it fails; a group counts the products
 * that fail nothing, or only the group's own filter, so products that fail two filters are dropped at once.
 */
export async function countFacets(
  database: Database,
  conditions: ProductConditions,
  prices: SQL | undefined,
): Promise<FacetCounts> {
  const bits = FACETS.flatMap((facet, index) => {
    const condition = conditions.facets[facet];
    return condition ? [sql`CASE WHEN ${condition} THEN 0 ELSE ${sql.raw(String(1 << index))} END`] : [];
  });
  const missing = bits.length > 0 ? sql.join(bits, sql` + `) : sql`0`;
  const failsOnly = (facet: Facet) => sql`missing & ${sql.raw(String(~(1 << FACETS.indexOf(facet))))} = 0`;
  const grouped = (facet: Facet, name: string, column: string) => sql`
    UNION ALL SELECT ${sql.raw(`'${name}'`)}, ${sql.raw(column)}::text, count(*)::int, NULL, NULL FROM near
      WHERE ${failsOnly(facet)} AND ${sql.raw(column)} IS NOT NULL GROUP BY ${sql.raw(column)}`;
  const ranged = (facet: Facet, column: string) => sql`
    UNION ALL SELECT ${sql.raw(`'${facet}'`)}, NULL, count(*)::int, min(${sql.raw(column)})::float, max(${sql.raw(column)})::float
      FROM near WHERE ${failsOnly(facet)} AND ${sql.raw(column)} IS NOT NULL`;

  const { rows } = await database.execute<{
    facet: string;
    key: string | null;
    count: number;
    low: number | null;
    high: number | null;
  }>(sql`
    WITH matched AS (
      SELECT ${products.id} AS id, kind_id, country_code, area_id, winery_id, level_id, sugar_level, alcohol, score,
        ${prices ? priceColumn : sql`NULL::int`} AS price, ${missing} AS missing
      FROM products ${prices ?? sql``} WHERE ${and(...conditions.base)}
    ), near AS MATERIALIZED (SELECT * FROM matched WHERE missing & (missing - 1) = 0)
    SELECT 'total' AS facet, NULL::text AS key, count(*)::int AS count, NULL::float AS low, NULL::float AS high
      FROM near WHERE missing = 0
    ${grouped('kinds', 'kinds', 'kind_id')}
    ${grouped('places', 'countries', 'country_code')}
    ${grouped('places', 'areas', 'area_id')}
    ${grouped('wineries', 'wineries', 'winery_id')}
    ${grouped('levels', 'levels', 'level_id')}
    ${grouped('sugarLevels', 'sugarLevels', 'sugar_level')}
    UNION ALL SELECT 'types', group_code, count(DISTINCT near.id)::int, NULL, NULL
      FROM near JOIN product_types ON product_id = near.id JOIN grape_types ON grape_types.id = type_id
      WHERE ${failsOnly('types')} GROUP BY group_code
    UNION ALL SELECT 'featureds', featured_id::text, count(*)::int, NULL, NULL
      FROM near JOIN product_featureds ON product_id = near.id WHERE ${failsOnly('featureds')} GROUP BY featured_id
    ${ranged('alcohol', 'alcohol')}
    ${ranged('score', 'score')}
    ${prices ? ranged('price', 'price') : sql``}
    ${prices ? priceHistogram(failsOnly('price')) : sql``}
  `);

  const found: FacetCounts = { total: 0, counts: new Map(), ranges: new Map() };
  for (const { facet, key, count, low, high } of rows) {
    if (facet === 'total') found.total = count;
    else if (key === null) {
      if (low !== null && high !== null) found.ranges.set(facet, [low, high]);
    } else found.counts.set(facet, [...(found.counts.get(facet) ?? []), [key, count]]);
  }
  return found;
}

/** Buckets of equal width between the cheapest and the dearest; the dearest falls into the last. */
function priceHistogram(failsOnlyPrice: SQL): SQL {
  return sql`
    UNION ALL SELECT 'histogram', bucket::text, count(*)::int, NULL, NULL FROM (
      SELECT LEAST(width_bucket(price, low, high + 1, ${sql.raw(String(priceBuckets))}), ${sql.raw(String(priceBuckets))}) AS bucket
      FROM near, (SELECT min(price) AS low, max(price) AS high FROM near WHERE ${failsOnlyPrice}) AS bounds
      WHERE ${failsOnlyPrice} AND price IS NOT NULL
    ) AS placed GROUP BY bucket`;
}

/** The counts with names, in menu order; what counts nothing is left out. */
export function nameFacets(counted: FacetCounts, catalogue: Catalogue, language: Language): ProductFacets {
  const counts = (facet: string) => new Map(counted.counts.get(facet) ?? []);
  const range = (facet: string) => {
    const found = counted.ranges.get(facet);
    return found ? { min: found[0], max: found[1] } : null;
  };
  const listed = <Key, Entry, Row>(
    entries: Map<Key, Entry>,
    facet: string,
    row: (entry: Entry, count: number) => Row,
  ) => {
    const found = counts(facet);
    return [...entries].flatMap(([key, entry]) => {
      const count = found.get(String(key));
      return count === undefined ? [] : [row(entry, count)];
    });
  };
  const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;
  const prices = pricesOf(counted);

  return {
    kinds: listed(catalogue.kinds, 'kinds', ({ id, code, name }, count) => ({
      id,
      code,
      name: inLanguage(name, language),
      count,
    })),
    countries: listed(catalogue.countries, 'countries', ({ code, name }, count) => ({
      countryCode: code,
      name: inLanguage(name, language),
      count,
    })),
    areas: areaCounts(counts('areas'), catalogue, language),
    types: listed(catalogue.typeGroups, 'types', ({ ids, name }, count) => ({
      ids,
      name: inLanguage(name, language),
      count,
    })).sort(byCount),
    wineries: listed(catalogue.wineries, 'wineries', ({ id, name }, count) => ({
      id,
      name: inLanguage(name, language),
      count,
    }))
      .sort(byCount)
      .slice(0, 100),
    levels: listed(catalogue.levels, 'levels', ({ id, name }, count) => ({
      id,
      name: inLanguage(name, language),
      count,
    })),
    featureds: listed(catalogue.featureds, 'featureds', ({ id, name }, count) => ({
      id,
      name: inLanguage(name, language),
      count,
    })),
    sugarLevels: [...counts('sugarLevels')]
      .map(([level, count]) => ({ level: Number(level), count }))
      .sort((a, b) => a.level - b.level),
    alcohol: range('alcohol'),
    score: range('score'),
    ...(prices ? { prices } : {}),
  };
}

/** Areas count what lies inside them. */
function areaCounts(
  own: Map<string, number>,
  catalogue: Catalogue,
  language: Language,
): ProductFacets['areas'] {
  return [...catalogue.areas.values()].flatMap(({ id, name, countryCode, parentId, within }) => {
    const count = within.reduce((sum, inner) => sum + (own.get(String(inner)) ?? 0), 0);
    return count === 0
      ? []
      : [{ id, name: inLanguage(name, language), countryCode, idParent: parentId, count }];
  });
}

function pricesOf({ counts, ranges }: FacetCounts): ProductFacets['prices'] {
  const range = ranges.get('price');
  if (!range) return undefined;
  const [min, max] = range;
  const found = new Map(counts.get('histogram') ?? []);
  const width = (max + 1 - min) / priceBuckets;
  const buckets = Array.from({ length: priceBuckets }, (_, index) => ({
    from: Math.floor(min + index * width),
    to: index === priceBuckets - 1 ? max : Math.floor(min + (index + 1) * width),
    count: found.get(String(index + 1)) ?? 0,
  }));
  return { min, max, buckets };
}
