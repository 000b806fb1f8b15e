import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { Named } from './named.ts';
import { pageOf, paging, sortBy } from './page.ts';
import { Picture } from './picture.ts';
import { ProductCard } from './products.ts';
import { Count, FilterIds, Id, IdParam, listOf, SearchWords, ShortText } from './scalars.ts';

export const WineryCard = v.object({
  id: Id,
  name: v.string(),
  nameEn: v.string(),
  country: v.object({ countryCode: v.string(), name: v.string() }),
  areas: v.array(Named),
  /** One line for a card. */
  introduction: v.string(),
  foundedYear: v.nullable(Count),
  picture: v.nullable(Picture),
  productCount: Count,
});
export type WineryCard = v.InferOutput<typeof WineryCard>;

export const WineryDetail = v.object({
  ...WineryCard.entries,
  description: v.string(),
  homepage: v.nullable(v.string()),
  /** Its wines on sale, at most twelve; the rest by `/b2b/wines/products?idWinery=`. */
  products: v.array(ProductCard),
});
export type WineryDetail = v.InferOutput<typeof WineryDetail>;

/** Wineries by where they are, each counted with every other condition applied and its own left out. */
export const WineryFacets = v.object({
  countries: v.array(v.object({ countryCode: v.string(), name: v.string(), count: Count })),
  /** Outermost areas of the chosen countries, or of all. */
  areas: v.array(v.object({ id: Id, name: v.string(), countryCode: v.string(), count: Count })),
});
export type WineryFacets = v.InferOutput<typeof WineryFacets>;

export const listWineries = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wineries',
  access: 'everyone',
  responses: { 200: v.object({ ...pageOf(WineryCard).entries, facets: WineryFacets }) },
  input: typeOnly<typeof listWineriesInput>(),
});

export const listWineriesInput = () =>
  ({
    summary: 'Wineries by words and place, with the counts of both filters',
    query: v.object({
      q: v.optional(SearchWords),
      countryName: v.optional(listOf(v.pipe(ShortText, v.regex(/^[A-Z]{2,3}$/)))),
      idProductionAreas: v.optional(FilterIds),
      ...paging,
      sort: sortBy('name', 'products'),
    }),
  }) satisfies InputSchemas;

export const getWinery = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wineries/:id',
  access: 'everyone',
  responses: { 200: WineryDetail },
  input: typeOnly<typeof getWineryInput>(),
});

export const getWineryInput = () =>
  ({
    summary: 'One winery',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;
