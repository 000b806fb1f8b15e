import type { ProductFacets } from '@vitis/contracts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { IndexedProduct } from '../catalog/product-table.ts';
import {
  type Condition,
  type Facet,
  type FilterSources,
  fulfilsAll,
  type ProductConditions,
} from './product-filter.ts';

type Ungrouped = 'places' | 'alcohol' | 'score' | 'price' | 'vip' | 'inStock';
export type Group = Exclude<Facet, Ungrouped> | 'countries' | 'areas';

/** Counts without names: the same for every language, and so kept once. */
export interface FacetCounts {
  total: number;
  /** Wineries with the most wines first. */
  counts: Record<Group, Map<number | string, number>>;
  vip: number;
  inStock: number;
  alcohol: [min: number, max: number] | null;
  score: [min: number, max: number] | null;
  /** The spread of prices of what matches but for its price; absent for who may see none. */
  prices: ProductFacets['prices'];
}

const priceBuckets = 15;

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
  const kinds: Tally = [];
  const countries = new Map<string, number>();
  const areas: Tally = [];
  const typeSets = new Map<readonly number[], number>();
  const wineries: Tally = [];
  const levels: Tally = [];
  const featureds: Tally = [];
  const volumes: Tally = [];
  const stores: Tally = [];
  const sugarLevels: Tally = [];
  const paid: number[] = [];
  const names = [...facets.keys()];
  const conditions = [...facets.values()];
  const { products } = catalogue;
  let only: Facet | undefined;
  const beside = (facet: Facet) => only === undefined || only === facet;
  for (let place = 0; place < products.length; place += 1) {
    const product = products.at(place);
    if (!fulfilsAll(base, product)) continue;
    const failed = failedOf(conditions, product);
    if (failed === SEVERAL) continue;
    only = names[failed];
    if (only === undefined) found.total += 1;

    if (beside('kinds')) add(kinds, product.kindId);
    if (beside('places')) {
      addTo(countries, product.countryCode);
      add(areas, product.areaId);
    }
    if (beside('types')) addTo(typeSets, product.typeIds);
    if (beside('wineries')) add(wineries, product.wineryId);
    if (beside('levels')) add(levels, product.levelId);
    if (beside('featureds')) for (const id of product.featuredIds) add(featureds, id);
    if (beside('volumes')) add(volumes, product.volumeId);
    if (beside('stores')) for (const id of product.storeIds) add(stores, id);
    if (beside('vip') && product.vip) found.vip += 1;
    if (beside('inStock') && !soldOut.has(product.id)) found.inStock += 1;
    if (beside('sugarLevels')) add(sugarLevels, product.sugarLevel);
    if (beside('alcohol')) found.alcohol = widened(found.alcohol, product.alcohol);
    if (beside('score')) found.score = widened(found.score, product.score);
    if (beside('price')) {
      const price = prices?.get(product.id);
      if (price !== undefined) paid.push(price);
    }
  }
  counts.countries = countries;
  for (const [id, count] of areas.entries()) {
    // An area counts for every area around it.
    if (count !== undefined)
      for (const outer of catalogue.areas.get(id)?.path ?? []) addTo(counts.areas, outer, count);
  }
  for (const [typeIds, count] of typeSets) {
    const codes = new Set(typeIds.flatMap((id) => catalogue.types.get(id)?.groupCode ?? []));
    for (const code of codes) addTo(counts.types, code, count);
  }
  for (const [group, tally] of Object.entries({
    kinds,
    wineries,
    levels,
    featureds,
    volumes,
    stores,
    sugarLevels,
  })) {
    for (const [id, count] of tally.entries()) {
      if (count !== undefined) counts[group as Group].set(id, count);
    }
  }
  counts.wineries = new Map([...counts.wineries].sort(([, a], [, b]) => b - a));
  found.prices = histogram(paid.sort((a, b) => a - b));
  return found;
}

/** How many of these products meet the conditions; what is not on sale is none of them. */
export function countAmong(ids: Iterable<number>, { products }: Catalogue, matches: Condition): number {
  let count = 0;
  for (const id of ids) {
    const place = products.placeOf(id);
    if (place !== undefined && matches(products.at(place))) count += 1;
  }
  return count;
}

const NONE = -1;
const SEVERAL = -2;

/** Which of the conditions a product fails, if it fails one alone. */
function failedOf(conditions: readonly Condition[], product: IndexedProduct): number {
  let failed = NONE;
  for (let at = 0; at < conditions.length; at += 1) {
    if (conditions[at]?.(product)) continue;
    if (failed !== NONE) return SEVERAL;
    failed = at;
  }
  return failed;
}

/** Counts by id: ids of a catalogue begin at one and are few, and an array is several times as fast as a map. */
type Tally = (number | undefined)[];

function add(tally: Tally, id: number | null): void {
  if (id !== null) tally[id] = (tally[id] ?? 0) + 1;
}

function addTo<Key>(counts: Map<Key, number>, key: Key, count = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
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

function widened(range: [number, number] | null, value: number | null): [number, number] | null {
  if (value === null || (range !== null && value >= range[0] && value <= range[1])) return range;
  return range === null ? [value, value] : [Math.min(range[0], value), Math.max(range[1], value)];
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
