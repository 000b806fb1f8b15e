import * as v from 'valibot';
import { ArticleBlock } from './article-body.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { pageOf, paging } from './page.ts';
import { Picture } from './picture.ts';
import { ProductCard } from './products.ts';
import { Count, Flag, Id, IdParam, IsoDay } from './scalars.ts';

/** Computed from its days, by the day in Seoul; never stored. */
export const NEWS_EVENT_STATES = ['RUNNING', 'COMING', 'ENDED'] as const;
export const NewsEventState = v.picklist(NEWS_EVENT_STATES);
export type NewsEventState = v.InferOutput<typeof NewsEventState>;

/** An event with its days, or news without any. */
export const NewsEventCard = v.object({
  id: Id,
  title: v.string(),
  summary: v.string(),
  publishedOn: IsoDay,
  /** Both days count. */
  startsOn: v.nullable(IsoDay),
  endsOn: v.nullable(IsoDay),
  /** Null for news. */
  state: v.nullable(NewsEventState),
  /** Days until its first day (COMING) or its last one (RUNNING); null otherwise. */
  daysLeft: v.nullable(Count),
  picture: v.nullable(Picture),
});
export type NewsEventCard = v.InferOutput<typeof NewsEventCard>;

export const NewsEventDetail = v.object({
  ...NewsEventCard.entries,
  /** Who wrote it, empty where nobody is named; a provider of an earlier release leaves it out. */
  author: v.optional(v.string()),
  body: v.array(ArticleBlock),
  /** A provider of an earlier release leaves it out. */
  readingMinutes: v.optional(Count),
  /** Its wines on sale, at most twelve; all by `/b2b/wines/products?idEvent=`. */
  products: v.array(ProductCard),
  /** Others that have not ended, at most three. */
  related: v.array(NewsEventCard),
});
export type NewsEventDetail = v.InferOutput<typeof NewsEventDetail>;

export const listNewsEvents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/news-events',
  access: 'everyone',
  responses: { 200: pageOf(NewsEventCard) },
  input: typeOnly<typeof listNewsEventsInput>(),
});

export const listNewsEventsInput = () =>
  ({
    summary: 'Events and news: what runs, what comes, news, and last what has ended',
    query: v.object({
      state: v.optional(NewsEventState),
      /** Those alone that name a wine on sale. */
      withWines: v.optional(Flag, false),
      ...paging,
    }),
  }) satisfies InputSchemas;

export const getNewsEvent = defineEndpoint({
  method: 'GET',
  path: '/api/v1/news-events/:id',
  access: 'everyone',
  responses: { 200: NewsEventDetail },
  input: typeOnly<typeof getNewsEventInput>(),
});

export const getNewsEventInput = () =>
  ({
    summary: 'One event, with its wines',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;
