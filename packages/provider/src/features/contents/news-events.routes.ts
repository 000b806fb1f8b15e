import { getNewsEvent, listNewsEvents, type NewsEventCard } from '@vitis/contracts';
import { daysBetween, seoulDay } from '@vitis/domain';
import { and, asc, desc, ne, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
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
  findContentProducts,
  findContents,
  namesWines,
  stateOn,
} from './contents.repository.ts';
import { readingMinutes } from './reading-minutes.ts';

const winesShown = 12;
const relatedShown = 3;

/** What runs (the one that ends first), what comes (the next first), news, and what has ended (the last first). */
function orderOn(now: Date): SQL[] {
  const state = stateOn(now);
  return [
    asc(sql`CASE ${state} WHEN 'RUNNING' THEN 0 WHEN 'COMING' THEN 1 WHEN 'ENDED' THEN 3 ELSE 2 END`),
    sql`CASE ${state} WHEN 'RUNNING' THEN ${contents.endsOn} WHEN 'COMING' THEN ${contents.startsOn} END ASC NULLS LAST`,
    sql`${contents.endsOn} DESC NULLS LAST`,
    desc(contents.publishedAt),
  ];
}

/** Events and news of the company. */
export async function newsEventRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const scopeOf = (language: ContentScope['language']): ContentScope => ({
    kind: 'NEWS_EVENT',
    now: now(),
    language,
  });

  route(app, listNewsEvents, everyone, async ({ query, language }, answer) => {
    const { state, withWines, page, size } = query;
    const scope = scopeOf(language);
    const where = and(
      state === undefined ? undefined : sql`${stateOn(scope.now)} = ${state}`,
      namesWines(withWines),
    );
    const [rows, total] = await Promise.all([
      findContents(database, scope, { where, order: orderOn(scope.now), size, page }),
      countContents(database, scope, where),
    ]);
    const items = rows.map((row) => cardOf(row, scope.now));
    return answer(200, paged(items, page, size, total));
  });

  route(app, getNewsEvent, everyone, async ({ params: { id }, language }, answer) => {
    const scope = scopeOf(language);
    const row = await findContent(database, scope, id);
    if (!row) throw notFound();
    const [ids, related] = await Promise.all([
      findContentProducts(database, id, winesShown),
      othersThan(database, scope, id),
    ]);
    const body = articleBlocks(row.body);
    return answer(200, {
      ...cardOf(row, scope.now),
      author: row.author,
      body,
      readingMinutes: readingMinutes(body, language),
      products: await app.productService.cards(ids, language),
      related: related.map((other) => cardOf(other, scope.now)),
    });
  });
}

const othersThan = (database: Database, scope: ContentScope, id: number) =>
  findContents(database, scope, {
    where: and(ne(contents.id, id), sql`${stateOn(scope.now)} IS DISTINCT FROM 'ENDED'`),
    order: orderOn(scope.now),
    size: relatedShown,
  });

function cardOf(row: ContentRow, now: Date): NewsEventCard {
  const { id, title, summary, picture, startsOn, endsOn, state, publishedAt } = row;
  const turning = state === 'COMING' ? startsOn : state === 'RUNNING' ? endsOn : null;
  return {
    ...{ id, title, summary, picture, startsOn, endsOn, state },
    publishedOn: seoulDay(publishedAt),
    daysLeft: turning === null ? null : daysBetween(seoulDay(now), turning),
  };
}
