import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { pageOf, paging, sortBy } from './page.ts';
import { ProductCard } from './products.ts';
import { Count, Id, IdParam, IsoTime, SearchWords } from './scalars.ts';
import { asSheet } from './sheets.ts';

export const Wish = v.object({ idProduct: Id, wishedAt: IsoTime, product: ProductCard });
export type Wish = v.InferOutput<typeof Wish>;

export const toggleWish = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/wines/products/:id/wish',
  access: ['B2B'],
  responses: { 200: v.object({ idProduct: Id, wished: v.boolean(), count: Count }) },
  input: typeOnly<typeof toggleWishInput>(),
});

export const toggleWishInput = () =>
  ({
    summary: 'Puts a wine on the wish list, or takes it off',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;

export const listWishes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/wishes',
  access: ['B2B'],
  responses: { 200: pageOf(Wish) },
  input: typeOnly<typeof listWishesInput>(),
});

export const listWishesInput = () =>
  ({
    summary: 'The wish list, the latest first',
    query: v.object({
      /** Part of a wine's name, of its winery's or of the name on the label. */
      q: v.optional(SearchWords),
      ...paging,
      ...asSheet(),
      sort: sortBy('wishedAt', 'name'),
    }),
  }) satisfies InputSchemas;
