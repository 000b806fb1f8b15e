import * as v from 'valibot';
import { ArticleBlock } from './article-body.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ROLES } from './languages.ts';
import { items, pageOf, paging } from './page.ts';
import { Picture } from './picture.ts';
import { ProductCard } from './products.ts';
import { Count, Flag, Id, IdParam, IsoDay } from './scalars.ts';

/** Orders of the magazine, as `sort` writes them; the first is the usual one. */
export const MAGAZINE_SORTS = ['publishedAt,desc', 'likes,desc', 'publishedAt,asc'] as const;
export const MagazineSort = v.picklist(MAGAZINE_SORTS);
export type MagazineSort = v.InferOutput<typeof MagazineSort>;

/** What a category's code looks like. */
export const CATEGORY_PATTERN = /^[A-Z][A-Z_]{0,30}$/;
const CategoryCode = v.pipe(v.string(), v.maxLength(31), v.regex(CATEGORY_PATTERN));

/** An article as a list shows it. */
export const MagazineCard = v.object({
  id: Id,
  category: v.nullable(v.object({ code: v.string(), name: v.string() })),
  title: v.string(),
  summary: v.string(),
  author: v.string(),
  publishedOn: IsoDay,
  likes: Count,
  picture: v.nullable(Picture),
});
export type MagazineCard = v.InferOutput<typeof MagazineCard>;

export const MagazineDetail = v.object({
  ...MagazineCard.entries,
  body: v.array(ArticleBlock),
  readingMinutes: Count,
  /** Whether the caller likes it; never true for a guest. */
  liked: v.boolean(),
  /** To read next, at most three: of the same category first, the latest first. */
  related: v.array(MagazineCard),
});
export type MagazineDetail = v.InferOutput<typeof MagazineDetail>;

export const listMagazines = defineEndpoint({
  method: 'GET',
  path: '/api/v1/magazines',
  access: 'everyone',
  responses: { 200: pageOf(MagazineCard) },
  input: typeOnly<typeof listMagazinesInput>(),
});

export const listMagazinesInput = () =>
  ({
    summary: 'Articles of the magazine, the latest first unless asked otherwise',
    query: v.object({
      category: v.optional(CategoryCode),
      /** Those alone that name a wine on sale. */
      withWines: v.optional(Flag, false),
      ...paging,
      sort: v.optional(MagazineSort),
    }),
  }) satisfies InputSchemas;

export const listMagazineCategories = defineEndpoint({
  method: 'GET',
  path: '/api/v1/magazines/categories',
  access: 'everyone',
  responses: { 200: items(v.object({ code: v.string(), name: v.string(), count: Count })) },
  input: typeOnly<typeof listMagazineCategoriesInput>(),
});

export const listMagazineCategoriesInput = () =>
  ({
    summary: 'Categories of the magazine, with how many articles each has',
  }) satisfies InputSchemas;

export const listMagazineSortTypes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/magazines/sort-types',
  access: 'everyone',
  responses: { 200: items(v.object({ sort: MagazineSort, name: v.string() })) },
  input: typeOnly<typeof listMagazineSortTypesInput>(),
});

export const listMagazineSortTypesInput = () =>
  ({
    summary: 'Orders of the magazine, the usual one first',
  }) satisfies InputSchemas;

export const getMagazine = defineEndpoint({
  method: 'GET',
  path: '/api/v1/magazines/:id',
  access: 'everyone',
  personal: true,
  responses: { 200: MagazineDetail },
  input: typeOnly<typeof getMagazineInput>(),
});

export const getMagazineInput = () =>
  ({
    summary: 'One article of the magazine',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;

export const listMagazineProducts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/magazines/:id/products',
  access: 'everyone',
  responses: { 200: items(ProductCard) },
  input: typeOnly<typeof listMagazineProductsInput>(),
});

export const listMagazineProductsInput = () =>
  ({
    summary: 'Wines that an article is about and that are on sale, at most twelve',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;

export const toggleMagazineLike = defineEndpoint({
  method: 'POST',
  path: '/api/v1/magazines/:id/like',
  access: ROLES,
  responses: { 200: v.object({ id: Id, liked: v.boolean(), likes: Count }) },
  input: typeOnly<typeof toggleMagazineLikeInput>(),
});

export const toggleMagazineLikeInput = () =>
  ({
    summary: 'Likes an article, or takes that back',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;
