import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { pageOf, paging } from './page.ts';
import { Picture } from './picture.ts';
import { ProductCard } from './products.ts';
import { Count, Id, SearchWords } from './scalars.ts';

/** The words that were searched instead, where only they matched: `tiEh` typed for 샤또, 보르드 for 보르도. */
const corrected = v.nullable(v.string());

export const searchProducts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/wines/products/search',
  access: 'everyone',
  responses: { 200: v.object({ ...pageOf(ProductCard).entries, corrected }) },
  input: typeOnly<typeof searchProductsInput>(),
});

export const searchProductsInput = () =>
  ({
    summary: 'Wines that match words, the best match first; at most a thousand',
    query: v.object({ q: v.pipe(SearchWords, v.minLength(1)), ...paging }),
  }) satisfies InputSchemas;

export const SUGGESTION_KINDS = ['PRODUCT', 'WINERY', 'KIND', 'COUNTRY', 'AREA', 'TYPE'] as const;
export const Suggestion = v.object({
  kind: v.picklist(SUGGESTION_KINDS),
  /** Null for a country, which has a code. */
  id: v.nullable(Id),
  countryCode: v.optional(v.string()),
  name: v.string(),
  nameEn: v.string(),
  vintage: v.nullable(Count),
  picture: v.nullable(Picture),
});
export type Suggestion = v.InferOutput<typeof Suggestion>;

export const findProducts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/wines/products/find',
  access: 'everyone',
  responses: { 200: v.object({ _embedded: v.object({ items: v.array(Suggestion) }), corrected }) },
  input: typeOnly<typeof findProductsInput>(),
});

export const findProductsInput = () =>
  ({
    summary: 'Suggestions while typing, the likeliest first: at most ten',
    query: v.object({ q: v.optional(SearchWords, '') }),
  }) satisfies InputSchemas;
