import { ALL_ID, type CheckedQueryOf, type listProducts } from '@vitis/contracts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { IndexedProduct } from '../catalog/product-table.ts';

export type ProductQuery = CheckedQueryOf<typeof listProducts>;

/** Filters whose counts are shown: each is counted with the others applied and itself left out. */
export type Facet =
  | 'kinds'
  | 'places'
  | 'types'
  | 'wineries'
  | 'levels'
  | 'featureds'
  | 'volumes'
  | 'stores'
  | 'vip'
  | 'inStock'
  | 'sugarLevels'
  | 'alcohol'
  | 'score'
  | 'price';

export type Condition = (product: IndexedProduct) => boolean;

export interface ProductConditions {
  /** What always narrows. */
  base: Condition[];
  facets: Map<Facet, Condition>;
}

/** What a filter needs beyond the catalogue. */
export interface FilterSources {
  /** Products that the words of the query found. */
  matching: ReadonlySet<number> | undefined;
  /** Products of the event and the article that the query names, and those that the caller has bought. */
  linked: readonly ReadonlySet<number>[];
  /** Products of which there is nothing left. */
  soldOut: ReadonlySet<number>;
  /** Price per bottle by product, for who may see one. */
  prices: ReadonlyMap<number, number> | undefined;
}

/** The filters of a query as conditions; one that does not narrow is not among them. */
export function productConditions(
  query: ProductQuery,
  catalogue: Catalogue,
  sources: FilterSources,
): ProductConditions {
  const { matching, linked, soldOut, prices } = sources;
  const base: Condition[] = linked.map(
    (ids) =>
      ({ id }) =>
        ids.has(id),
  );
  if (matching) base.push(({ id }) => matching.has(id));
  if (query.idWinery !== undefined) base.push(({ wineryId }) => wineryId === query.idWinery);

  const facets = new Map<Facet, Condition>();
  const narrow = (facet: Facet, condition: Condition | undefined) => {
    if (condition) facets.set(facet, condition);
  };
  narrow(
    'kinds',
    oneOf(query.idKinds, ({ kindId }) => kindId),
  );
  narrow('places', inPlace(query, catalogue));
  narrow(
    'types',
    someOf(query.idTypes, ({ typeIds }) => typeIds),
  );
  narrow(
    'wineries',
    oneOf(query.idWineries, ({ wineryId }) => wineryId),
  );
  narrow(
    'levels',
    oneOf(query.idLevels, ({ levelId }) => levelId),
  );
  narrow(
    'featureds',
    someOf(query.idFeatureds, ({ featuredIds }) => featuredIds),
  );
  narrow(
    'volumes',
    oneOf(query.idVolumes, ({ volumeId }) => volumeId),
  );
  narrow('stores', query.idStore === undefined ? undefined : inStore(query.idStore));
  narrow('vip', query.vip ? ({ vip }) => vip : undefined);
  narrow('inStock', query.inStock ? ({ id }) => !soldOut.has(id) : undefined);
  narrow(
    'sugarLevels',
    oneOf(query.sugarLevels, ({ sugarLevel }) => sugarLevel),
  );
  narrow(
    'alcohol',
    between(query.startAlcohol, query.endAlcohol, ({ alcohol }) => alcohol),
  );
  narrow(
    'score',
    between(query.startScore, query.endScore, ({ score }) => score),
  );
  narrow(
    'price',
    between(query.startPrice, query.endPrice, ({ id }) => prices?.get(id) ?? null),
  );
  return { base, facets };
}

/** Nothing chosen, or "all" among the chosen: no condition. */
function chosen(ids: number[] | undefined): Set<number> | undefined {
  return ids === undefined || ids.length === 0 || ids.includes(ALL_ID) ? undefined : new Set(ids);
}

function oneOf(
  ids: number[] | undefined,
  of: (product: IndexedProduct) => number | null,
): Condition | undefined {
  const wanted = chosen(ids);
  return wanted && ((product) => wanted.has(of(product) ?? Number.NaN));
}

function someOf(
  ids: number[] | undefined,
  of: (product: IndexedProduct) => readonly number[],
): Condition | undefined {
  const wanted = chosen(ids);
  return wanted && ((product) => of(product).some((id) => wanted.has(id)));
}

const inStore =
  (idStore: number): Condition =>
  ({ storeIds }) =>
    storeIds.includes(idStore);

/** Both ends included; what has no value is outside. */
function between(
  from: number | undefined,
  to: number | undefined,
  of: (product: IndexedProduct) => number | null,
): Condition | undefined {
  if (from === undefined && to === undefined) return undefined;
  const [low, high] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
  return (product) => {
    const value = of(product);
    return value !== null && value >= low && value <= high;
  };
}

/**
 * Areas and countries together: an area narrows its own country, a country without a chosen area counts whole.
 * France and Tuscany are France and Tuscany; France and Bordeaux are Bordeaux.
 */
function inPlace(query: ProductQuery, catalogue: Catalogue): Condition | undefined {
  const areaIds = (query.idProductionAreas ?? []).filter((id) => id !== ALL_ID);
  const narrowed = new Set(areaIds.map((id) => catalogue.areas.get(id)?.countryCode));
  const countries = new Set((query.countryName ?? []).filter((code) => !narrowed.has(code)));
  if (areaIds.length === 0 && countries.size === 0) return undefined;
  const areas = new Set(areaIds.flatMap((id) => catalogue.areas.get(id)?.within ?? []));
  return ({ areaId, countryCode }) => countries.has(countryCode) || (areaId !== null && areas.has(areaId));
}

/** Whether a product fulfils all of it. */
export function fulfils({ base, facets }: ProductConditions): Condition {
  const all = [...base, ...facets.values()];
  return (product) => fulfilsAll(all, product);
}

/** Without a function made per product, which 100,000 of them leave behind as 3 MB of garbage. */
export function fulfilsAll(conditions: readonly Condition[], product: IndexedProduct): boolean {
  for (const condition of conditions) if (!condition(product)) return false;
  return true;
}
