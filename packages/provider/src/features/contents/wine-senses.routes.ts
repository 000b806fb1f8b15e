import { getWineSense, listWineSenses, type WineSenseCard } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { asc, sql } from 'drizzle-orm';
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
import { readingMinutes } from './reading-minutes.ts';

const ORDER = [asc(contents.position)];
const relatedShown = 3;
/** The answer itself and its neighbours. */
const alreadyLinked = 3;

/** The editor's order from what comes after an answer, and then from the beginning. */
const roundAfter = (id: number) => [
  sql`${contents.position} > (SELECT here.position FROM ${contents} here WHERE here.id = ${id}) DESC`,
  ...ORDER,
];

/** Common sense about wine: short answers, in the editor's order. */
export async function wineSenseRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const scopeOf = (language: ContentScope['language']): ContentScope => ({
    kind: 'WINE_SENSE',
    now: now(),
    language,
  });

  route(app, listWineSenses, everyone, async ({ query: { page, size }, language }, answer) => {
    const scope = scopeOf(language);
    const [rows, total] = await Promise.all([
      findContents(database, scope, { order: ORDER, size, page }),
      countContents(database, scope),
    ]);
    return answer(200, paged(rows.map(cardOf), page, size, total));
  });

  route(app, getWineSense, everyone, async ({ params: { id }, language }, answer) => {
    const scope = scopeOf(language);
    const [row, neighbours, related] = await Promise.all([
      findContent(database, scope, id),
      findNeighbours(database, scope, id, ORDER),
      findContents(database, scope, { order: roundAfter(id), size: relatedShown + alreadyLinked }),
    ]);
    if (!row) throw notFound();
    const body = articleBlocks(row.body);
    const linked = [id, neighbours.previous?.id, neighbours.next?.id];
    return answer(200, {
      ...cardOf(row),
      author: row.author,
      body,
      readingMinutes: readingMinutes(body, language),
      ...neighbours,
      related: related
        .filter((other) => !linked.includes(other.id))
        .slice(0, relatedShown)
        .map(cardOf),
    });
  });
}

function cardOf({ id, title, summary, picture, publishedAt }: ContentRow): WineSenseCard {
  return { id, title, summary, picture, publishedOn: seoulDay(publishedAt) };
}
