import type { Language, ProductFacets } from '@vitis/contracts';
import { inLanguage } from '../../db/in-language.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { Facet, FilterSources, ProductConditions, ProductQuery } from './product-filter.ts';

type Ungrouped = 'places' | 'alcohol' | 'score' | 'price' | 'vip' | 'inStock';
type Group = Exclude<Facet, Ungrouped> | 'countries' | 'areas';

/** Counts without names: the same for every language, and so kept once. */
export interface FacetCounts {
  total: number;
  counts: Record<Group, Map<number | string, number>>;
  vip: number;
  inStock: number;
  alcohol: [min: number, max: number] | null;
  score: [min: number, max: number] | null;
  /** The spread of prices of what matches but for its price; absent for who may see none. */
  prices: ProductFacets['prices'];
}

const priceBuckets = 15;
const mostWineries = 100;

/**
 * Counts everything in one pass over the products. A product that fails two filters counts nowhere; one that fails a
 * single filter counts only beside that filter; one that fails none counts everywhere.
 */
export function countFacets(
  catalogue: Catalogue,
  { base, facets }: ProductConditions,
  { prices, soldOut }: Pick<FilterSources, 'prices' | 'soldOut'>,
): FacetCounts {
  const found = noCounts();
  const { counts } = found;
  const paid: number[] = [];
  const conditions = [...facets];
  for (const product of catalogue.products) {
    if (!base.every((condition) => condition(product))) continue;
    const failed = conditions.filter(([, condition]) => !condition(product));
    if (failed.length > 1) continue;
    const only = failed[0]?.[0];
    const beside = (facet: Facet) => only === undefined || only === facet;
    if (only === undefined) found.total += 1;

    if (beside('kinds')) add(counts.kinds, product.kindId);
    if (beside('places')) {
      add(counts.countries, product.countryCode);
      for (const id of areaPath(product.areaId, catalogue)) add(counts.areas, id);
    }
    if (beside('types')) {
      for (const code of new Set(product.typeIds.map((id) => catalogue.types.get(id)?.groupCode))) {
        if (code !== undefined) add(counts.types, code);
      }
    }
    if (beside('wineries')) add(counts.wineries, product.wineryId);
    if (beside('levels') && product.levelId !== null) add(counts.levels, product.levelId);
    if (beside('featureds')) for (const id of product.featuredIds) add(counts.featureds, id);
    if (beside('volumes')) add(counts.volumes, product.volumeId);
    if (beside('stores')) for (const id of product.storeIds) add(counts.stores, id);
    if (beside('vip') && product.vip) found.vip += 1;
    if (beside('inStock') && !soldOut.has(product.id)) found.inStock += 1;
    if (beside('sugarLevels') && product.sugarLevel !== null) add(counts.sugarLevels, product.sugarLevel);
    if (beside('alcohol')) found.alcohol = widened(found.alcohol, product.alcohol);
    if (beside('score')) found.score = widened(found.score, product.score);
    if (beside('price')) {
      const price = prices?.get(product.id);
      if (price !== undefined) paid.push(price);
    }
  }
  found.prices = histogram(paid.sort((a, b) => a - b));
  return found;
}

function noCounts(): FacetCounts {
  const none = () => new Map<number | string, number>();
  return {
    total: 0,
    counts: {
      kinds: none(),
      countries: none(),
      areas: none(),
      types: none(),
      wineries: none(),
      levels: none(),
      featureds: none(),
      volumes: none(),
      stores: none(),
      sugarLevels: none(),
    },
    vip: 0,
    inStock: 0,
    alcohol: null,
    score: null,
    prices: undefined,
  };
}

function add(counts: Map<number | string, number>, key: number | string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** An area counts for every area around it. */
const areaPath = (id: number | null, { areas }: Catalogue): number[] =>
  id === null ? [] : (areas.get(id)?.path ?? []);

function widened(range: [number, number] | null, value: number | null): [number, number] | null {
  if (value === null) return range;
  return range === null ? [value, value] : [Math.min(range[0], value), Math.max(range[1], value)];
}

/** What a query chooses in each group: it stays among the counts where it counts nothing, so that it can be taken off. */
function chosenBy(query: ProductQuery, { areas, types }: Catalogue): Record<Group, Set<number | string>> {
  const areaIds = (query.idProductionAreas ?? []).flatMap((id) => areas.get(id)?.path ?? []);
  return {
    kinds: new Set(query.idKinds),
    countries: new Set([
      ...(query.countryName ?? []),
      ...areaIds.flatMap((id) => areas.get(id)?.countryCode ?? []),
    ]),
    areas: new Set(areaIds),
    types: new Set(query.idTypes?.flatMap((id) => types.get(id)?.groupCode ?? [])),
    wineries: new Set(query.idWineries),
    levels: new Set(query.idLevels),
    featureds: new Set(query.idFeatureds),
    volumes: new Set(query.idVolumes),
    stores: new Set(query.idStore === undefined ? [] : [query.idStore]),
    sugarLevels: new Set(query.sugarLevels),
  };
}

/** Names of the contents that a query names, by parameter. */
export type ContentNames = Pick<ProductFacets['linked'], 'idEvent' | 'idMagazine'>;

/** The counts with names, in menu order; what counts nothing is left out unless the query chooses it. */
export function nameFacets(
  found: FacetCounts,
  catalogue: Catalogue,
  language: Language,
  query: ProductQuery,
  contents: ContentNames = {},
): ProductFacets {
  const { counts } = found;
  const chosen = chosenBy(query, catalogue);
  const listed = <Key extends number | string, Entry, Row>(
    entries: ReadonlyMap<Key, Entry>,
    group: Group,
    row: (entry: Entry, count: number) => Row,
  ): Row[] =>
    [...entries].flatMap(([key, entry]) => {
      const count = counts[group].get(key) ?? (chosen[group].has(key) ? 0 : undefined);
      return count === undefined ? [] : [row(entry, count)];
    });
  const named = ({ id, name }: { id: number; name: Parameters<typeof inLanguage>[0] }, count: number) => ({
    id,
    name: inLanguage(name, language),
    count,
  });
  const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;
  const range = (ends: [number, number] | null) => ends && { min: ends[0], max: ends[1] };

  return {
    kinds: listed(catalogue.kinds, 'kinds', (entry, count) => ({ ...named(entry, count), code: entry.code })),
    countries: listed(catalogue.countries, 'countries', ({ code, name }, count) => ({
      countryCode: code,
      name: inLanguage(name, language),
      count,
    })),
    areas: listed(catalogue.areas, 'areas', (entry, count) => ({
      ...named(entry, count),
      countryCode: entry.countryCode,
      idParent: entry.parentId,
    })),
    types: listed(catalogue.typeGroups, 'types', ({ ids, name }, count) => ({
      ids,
      name: inLanguage(name, language),
      count,
    })).sort(byCount),
    wineries: listed(catalogue.wineries, 'wineries', named)
      .sort(byCount)
      .filter(({ id }, at) => at < mostWineries || chosen.wineries.has(id)),
    levels: listed(catalogue.levels, 'levels', named),
    featureds: listed(catalogue.featureds, 'featureds', named),
    volumes: listed(catalogue.volumes, 'volumes', named),
    stores: listed(catalogue.stores, 'stores', named),
    sugarLevels: [...new Set([...counts.sugarLevels.keys(), ...chosen.sugarLevels])]
      .map((level) => ({ level: Number(level), count: counts.sugarLevels.get(level) ?? 0 }))
      .sort((a, b) => a.level - b.level),
    vip: found.vip,
    inStock: found.inStock,
    linked: {
      ...contents,
      ...nameOf('idWinery', catalogue.wineries, query.idWinery, language),
      ...nameOf('idStore', catalogue.stores, query.idStore, language),
    },
    alcohol: range(found.alcohol),
    score: range(found.score),
    ...(found.prices ? { prices: found.prices } : {}),
  };
}

/** The name of what a parameter names; nothing where there is no such thing. */
function nameOf<Name extends string>(
  parameter: Name,
  entries: ReadonlyMap<number, { name: Parameters<typeof inLanguage>[0] }>,
  id: number | undefined,
  language: Language,
): { [N in Name]?: string } {
  const entry = id === undefined ? undefined : entries.get(id);
  return (entry ? { [parameter]: inLanguage(entry.name, language) } : {}) as { [N in Name]?: string };
}

/** Buckets of equal width between the cheapest and the dearest; the dearest falls into the last. */
function histogram(prices: readonly number[]): ProductFacets['prices'] {
  const [min, max] = [prices[0], prices.at(-1)];
  if (min === undefined || max === undefined) return undefined;
  const width = Math.max(1, Math.ceil((max - min + 1) / priceBuckets));
  const counts = Array<number>(priceBuckets).fill(0);
  for (const price of prices) {
    const bucket = Math.floor((price - min) / width);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  const buckets = counts.map((count, index) => ({
    from: min + index * width,
    to: min + (index + 1) * width,
    count,
  }));
  return { min, max, buckets };
}
