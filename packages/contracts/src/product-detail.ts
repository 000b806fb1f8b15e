import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { Picture } from './picture.ts';
import { Availability, ProductCard } from './products.ts';
import { Count, Id, IdParam } from './scalars.ts';

/** Taste of a wine, each 0 (none) to 5 (much); null where it does not apply (tannin of a white). */
const TasteStep = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5)));

export const MEDALS = ['GOLD', 'SILVER', 'BRONZE'] as const;
export type Medal = (typeof MEDALS)[number];

/** A medal of a competition. */
export const WineAward = v.object({ competition: v.string(), year: Count, medal: v.picklist(MEDALS) });

/** The same wine of another year. */
export const VintageLink = v.object({ id: Id, vintage: v.nullable(Count), availability: Availability });
export type VintageLink = v.InferOutput<typeof VintageLink>;

export const ProductDetail = v.object({
  ...ProductCard.entries,
  tastes: v.object({ sugar: TasteStep, body: TasteStep, acidity: TasteStep, tannin: TasteStep }),
  /** Aromas, a word each. */
  notes: v.array(v.string()),
  pairings: v.array(v.string()),
  /** The latest first. */
  awards: v.array(WineAward),
  description: v.string(),
  /** Degrees Celsius, from and to. */
  servingTemperature: v.nullable(v.tuple([v.number(), v.number()])),
  winery: v.object({
    id: Id,
    name: v.string(),
    nameEn: v.string(),
    description: v.string(),
    picture: v.nullable(Picture),
  }),
  /** Every year of this wine, this one included, the youngest last. */
  vintages: v.array(VintageLink),
});
export type ProductDetail = v.InferOutput<typeof ProductDetail>;

export const getProduct = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/wines/products/:id',
  access: 'everyone',
  responses: { 200: ProductDetail },
  input: typeOnly<typeof getProductInput>(),
});

export const getProductInput = () =>
  ({
    summary: 'One wine',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;

export const listVintages = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/wines/products/:id/vintages',
  access: 'everyone',
  personal: true,
  responses: {
    200: v.object({
      _embedded: v.object({ items: v.array(ProductCard) }),
      /** Of the wine that was asked about, which a member may know from an order though it is on sale no more. */
      vintage: v.optional(v.nullable(Count)),
    }),
  },
  input: typeOnly<typeof listVintagesInput>(),
});

export const listVintagesInput = () =>
  ({
    summary: 'The other years of a wine that are on sale, as cards',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;
