import * as v from 'valibot';
import { ArticleBlock } from './article-body.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { pageOf, paging } from './page.ts';
import { Picture } from './picture.ts';
import { Count, Id, IdParam, IsoDay } from './scalars.ts';

/** The article before or after another one in their list. */
export const ArticleLink = v.nullable(v.object({ id: Id, title: v.string() }));

/** Something that everyone in the trade is asked for. */
export const WineSenseCard = v.object({
  id: Id,
  title: v.string(),
  summary: v.string(),
  publishedOn: IsoDay,
  picture: v.nullable(Picture),
});
export type WineSenseCard = v.InferOutput<typeof WineSenseCard>;

export const WineSenseDetail = v.object({
  ...WineSenseCard.entries,
  /** Who wrote it, empty where nobody is named; a provider of an earlier release leaves it out. */
  author: v.optional(v.string()),
  body: v.array(ArticleBlock),
  readingMinutes: Count,
  previous: ArticleLink,
  next: ArticleLink,
  /** A few that come after it in the editor's order, which goes round; its neighbours are links already. */
  related: v.array(WineSenseCard),
});
export type WineSenseDetail = v.InferOutput<typeof WineSenseDetail>;

export const listWineSenses = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wine-senses',
  access: 'everyone',
  responses: { 200: pageOf(WineSenseCard) },
  input: typeOnly<typeof listWineSensesInput>(),
});

export const listWineSensesInput = () =>
  ({
    summary: 'Common sense about wine, in the editor’s order',
    query: v.object(paging),
  }) satisfies InputSchemas;

export const getWineSense = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wine-senses/:id',
  access: 'everyone',
  responses: { 200: WineSenseDetail },
  input: typeOnly<typeof getWineSenseInput>(),
});

export const getWineSenseInput = () =>
  ({
    summary: 'One article of common sense',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;
