import { type CheckedQueryOf, getPost, listPosts, type PostCard, parseSort } from '@vitis/contracts';
import { addDays, seoulDay, startOfDay } from '@vitis/domain';
import { and, asc, desc, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contains } from '../../db/contains.ts';
import { contents } from '../../db/schema.ts';
import { paged } from '../../http/paged.ts';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../problems/problem-error.ts';
import { articleBlocks } from './article-blocks.ts';
import {
  type ContentRow,
  type ContentScope,
  countContents,
  findContent,
  findContents,
  findNeighbours,
  inPageLanguage,
} from './contents.repository.ts';

const ORDER = [desc(contents.pinned), desc(contents.publishedAt)];

/** Notices of the company. */
export async function postRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const scopeOf = (language: ContentScope['language']): ContentScope => ({
    kind: 'NOTICE',
    now: now(),
    language,
  });

  route(app, listPosts, everyone, async ({ query, language }, answer) => {
    const scope = scopeOf(language);
    const { page, size, sort = 'publishedOn,desc' } = query;
    const where = narrowed(query, scope);
    const way = parseSort(sort).direction === 'asc' ? asc : desc;
    const order = [desc(contents.pinned), way(contents.publishedAt)];
    const [rows, total] = await Promise.all([
      findContents(database, scope, { where, order, size, page }),
      countContents(database, scope, where),
    ]);
    return answer(200, paged(rows.map(cardOf), page, size, total));
  });

  route(app, getPost, everyone, async ({ params: { id }, language }, answer) => {
    const scope = scopeOf(language);
    const [row, neighbours] = await Promise.all([
      findContent(database, scope, id),
      findNeighbours(database, scope, id, ORDER),
    ]);
    if (!row) throw notFound();
    return answer(200, { ...cardOf(row), body: articleBlocks(row.body), ...neighbours });
  });
}

/** What a list is narrowed to, in the words of the page's language; its markup is none of them. */
function narrowed(
  { dateFrom, dateTo, q }: CheckedQueryOf<typeof listPosts>,
  { language }: ContentScope,
): SQL | undefined {
  const text = sql`regexp_replace(${inPageLanguage(contents.body, language)}, '<[^>]*>', ' ', 'g')`;
  const body = sql`replace(replace(replace(${text}, '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;
  return and(
    dateFrom === undefined ? undefined : gte(contents.publishedAt, startOfDay(dateFrom)),
    dateTo === undefined ? undefined : lt(contents.publishedAt, startOfDay(addDays(dateTo, 1))),
    q ? or(contains(inPageLanguage(contents.title, language), q), contains(body, q)) : undefined,
  );
}

function cardOf({ id, title, pinned, publishedAt }: ContentRow): PostCard {
  return { id, title, pinned, publishedOn: seoulDay(publishedAt) };
}
