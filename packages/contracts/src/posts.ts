import * as v from 'valibot';
import { ArticleBlock } from './article-body.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { pageOf, paging, sortBy } from './page.ts';
import { Id, IdParam, IsoDay, SearchWords } from './scalars.ts';
import { ArticleLink } from './wine-senses.ts';

/** A notice of the company. */
export const PostCard = v.object({
  id: Id,
  title: v.string(),
  /** Stands before all others. */
  pinned: v.boolean(),
  publishedOn: IsoDay,
});
export type PostCard = v.InferOutput<typeof PostCard>;

export const PostDetail = v.object({
  ...PostCard.entries,
  body: v.array(ArticleBlock),
  previous: ArticleLink,
  next: ArticleLink,
});
export type PostDetail = v.InferOutput<typeof PostDetail>;

export const listPosts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/posts',
  access: 'everyone',
  responses: { 200: pageOf(PostCard) },
  input: typeOnly<typeof listPostsInput>(),
});

export const listPostsInput = () =>
  ({
    summary: 'Notices of the company: the pinned ones, then the latest first',
    query: v.object({
      /** Days of the publication in Seoul, both ends included. */
      dateFrom: v.optional(IsoDay),
      dateTo: v.optional(IsoDay),
      /** Part of the title or of what the notice says. */
      q: v.optional(SearchWords),
      ...paging,
      sort: sortBy('publishedOn'),
    }),
  }) satisfies InputSchemas;

export const getPost = defineEndpoint({
  method: 'GET',
  path: '/api/v1/posts/:id',
  access: 'everyone',
  responses: { 200: PostDetail },
  input: typeOnly<typeof getPostInput>(),
});

export const getPostInput = () =>
  ({
    summary: 'One notice',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;
