import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { pageOf, paging } from './page.ts';
import { Picture } from './picture.ts';
import { ProductCard } from './products.ts';
import { Count, Flag, Id, IsoDay, SearchWords } from './scalars.ts';

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

/** Texts of the shop that a search finds: the magazine, common sense, news and events. */
export const ARTICLE_KINDS = ['MAGAZINE', 'WINE_SENSE', 'NEWS_EVENT'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

export const SUGGESTION_KINDS = [
  'PRODUCT',
  'WINERY',
  'KIND',
  'COUNTRY',
  'AREA',
  'TYPE',
  ...ARTICLE_KINDS,
] as const;
export const Suggestion = v.object({
  kind: v.picklist(SUGGESTION_KINDS),
  /** Null for a country, which has a code. */
  id: v.nullable(Id),
  countryCode: v.optional(v.string()),
  /** Of a grape: every type that menu and filter show as one with it, itself among them. */
  ids: v.optional(v.array(Id)),
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

/** A winery as a search shows it. */
export const FoundWinery = v.object({
  id: Id,
  name: v.string(),
  nameEn: v.string(),
  /** Country and areas, from the outermost. */
  origin: v.array(v.string()),
  productCount: Count,
  picture: v.nullable(Picture),
});
export type FoundWinery = v.InferOutput<typeof FoundWinery>;

/** A text as a search shows it. */
export const FoundArticle = v.object({
  kind: v.picklist(ARTICLE_KINDS),
  id: Id,
  title: v.string(),
  summary: v.string(),
  publishedOn: IsoDay,
  picture: v.nullable(Picture),
});
export type FoundArticle = v.InferOutput<typeof FoundArticle>;

const groupOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), count: Count });

export const searchGroups = defineEndpoint({
  method: 'GET',
  path: '/api/v1/search',
  access: 'everyone',
  responses: {
    200: v.object({
      /** Kinds, countries, areas and grapes that are called so. */
      references: v.array(Suggestion),
      wineries: groupOf(FoundWinery),
      /** Of the magazine and of common sense. */
      articles: groupOf(FoundArticle),
      events: groupOf(FoundArticle),
      corrected,
      /** The name of the country of wine that the words name, where no wine on sale is from it. */
      unsoldCountry: v.optional(v.string()),
    }),
  },
  input: typeOnly<typeof searchGroupsInput>(),
});

export const searchGroupsInput = () =>
  ({
    summary: 'What matches words beside wines, the best of each group with how many there are',
    query: v.object({
      q: v.pipe(SearchWords, v.minLength(1)),
      /** `true` gives every article and event, not the best alone. */
      texts: v.optional(Flag, false),
    }),
  }) satisfies InputSchemas;
