import * as v from 'valibot';
import { checkedOnce } from './checked-once.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { KindCode } from './kinds.ts';
import { Named } from './named.ts';
import { pageOf, paging, sortBy } from './page.ts';
import { Picture } from './picture.ts';
import { Count, Flag, Id, IdParam, listOf, Won } from './scalars.ts';
import { wineConditions } from './wine-list-query.ts';

/** What everyone may know about stock; the number of bottles is for members (`price-b2b`). */
export const AVAILABILITIES = ['IN_STOCK', 'LOW', 'SOLD_OUT'] as const;
export const Availability = v.picklist(AVAILABILITIES);
export type Availability = v.InferOutput<typeof Availability>;

/** A grape in a wine; `percent` where the blend is known. */
export const GrapeShare = v.object({ id: Id, name: v.string(), percent: v.nullable(Count) });

/** A wine as a card or a table row shows it. Never a price: that comes from `price-b2b`. */
export const ProductCard = v.object({
  id: Id,
  name: v.string(),
  nameEn: v.string(),
  /** Null where the wine has none (NV). */
  vintage: v.nullable(Count),
  kind: v.object({ id: Id, code: KindCode, name: v.string() }),
  country: v.object({ countryCode: v.string(), name: v.string() }),
  /** From the outer area to the inner: Bordeaux, Saint-Émilion. */
  areas: v.array(Named),
  types: v.array(GrapeShare),
  level: v.nullable(Named),
  winery: v.object({ id: Id, name: v.string(), nameEn: v.string() }),
  volume: Count,
  /** Bottles in a case. */
  caseSize: Count,
  alcohol: v.nullable(v.number()),
  /** Out of 100. */
  score: v.nullable(Count),
  featureds: v.array(v.object({ id: Id, code: v.string(), name: v.string() })),
  picture: v.nullable(Picture),
  availability: Availability,
});
export type ProductCard = v.InferOutput<typeof ProductCard>;

export const FacetCount = v.object({ id: Id, name: v.string(), count: Count });
export type FacetCount = v.InferOutput<typeof FacetCount>;

/** So many wineries are counted, those with the most wines, and those that are chosen; a large shop has thousands. */
export const MOST_WINERIES_COUNTED = 100;

/**
 * Counts beside the filters. Each group is counted with every other filter applied and its own left out; what the query
 * chooses is named, also where it counts nothing.
 */
export const ProductFacets = v.object({
  kinds: v.array(v.object({ id: Id, code: KindCode, name: v.string(), count: Count })),
  countries: v.array(v.object({ countryCode: v.string(), name: v.string(), count: Count })),
  areas: v.array(
    v.object({ id: Id, name: v.string(), countryCode: v.string(), idParent: v.nullable(Id), count: Count }),
  ),
  types: v.array(v.object({ ids: v.array(Id), name: v.string(), count: Count })),
  wineries: v.array(FacetCount),
  levels: v.array(FacetCount),
  featureds: v.array(FacetCount),
  volumes: v.array(FacetCount),
  stores: v.array(FacetCount),
  sugarLevels: v.array(v.object({ level: Count, count: Count })),
  alcohol: v.nullable(v.object({ min: v.number(), max: v.number() })),
  score: v.nullable(v.object({ min: v.number(), max: v.number() })),
  /** How many there are with it: 0 where the box would leave nothing. */
  vip: Count,
  inStock: Count,
  /** What the event, the article, the winery and the store of the query are called. */
  linked: v.object({
    idEvent: v.optional(v.string()),
    idMagazine: v.optional(v.string()),
    idWinery: v.optional(v.string()),
    idStore: v.optional(v.string()),
  }),
  /** Buyers and sales staff only. Buckets of equal width; `to` is exclusive except in the last one. */
  prices: v.optional(
    v.object({ min: Won, max: Won, buckets: v.array(v.object({ from: Won, to: Won, count: Count })) }),
  ),
});
export type ProductFacets = v.InferOutput<typeof ProductFacets>;

export const PRODUCT_SORTS = [
  'recommended',
  'newest',
  'name',
  'vintage',
  'score',
  'volume',
  'price',
  'bought',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const listProducts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/wines/products',
  access: 'everyone',
  personal: true,
  responses: {
    200: v.object({
      ...pageOf(ProductCard).entries,
      facets: v.optional(checkedOnce(ProductFacets)),
      /** What was looked for in place of `q`, where `corrects` asked for that and nothing matches as typed. */
      corrected: v.optional(v.string()),
      /**
       * How many the caller's company has bought before, every other condition applied. Buyers only, with the counts, and
       * not among them: these are the same for many callers.
       */
      bought: v.optional(Count),
      /** The wines of each of the `contents` that is out, counted without the event, or the article, of the query. */
      contents: v.optional(v.array(v.object({ id: Id, count: Count }))),
    }),
  },
  input: typeOnly<typeof listProductsInput>(),
});

export const listProductsInput = () =>
  ({
    summary: 'Wines by filter, with the counts of every filter',
    query: v.object({
      ...wineConditions,
      /** `false` leaves the counts out; pages after the first rarely need them. */
      facets: v.optional(Flag, true),
      /** `true` reads `q` in other letters where nothing matches as typed. */
      corrects: v.optional(Flag, false),
      /** Events and articles to choose from, whose wines are counted. */
      contents: v.optional(listOf(IdParam, 50)),
      ...paging,
      sort: sortBy(...PRODUCT_SORTS),
    }),
  }) satisfies InputSchemas;
