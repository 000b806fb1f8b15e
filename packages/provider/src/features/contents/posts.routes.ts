import { getPost, listPosts, type PostCard } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
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

  route(app, listPosts, everyone, async ({ query: { page, size }, language }, answer) => {
    const scope = scopeOf(language);
    const [rows, total] = await Promise.all([
      findContents(database, scope, { order: ORDER, size, page }),
      countContents(database, scope),
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

function cardOf({ id, title, pinned, publishedAt }: ContentRow): PostCard {
  return { id, title, pinned, publishedOn: seoulDay(publishedAt) };
}
