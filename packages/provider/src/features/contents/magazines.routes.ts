import {
  getMagazine,
  listMagazineCategories,
  listMagazineProducts,
  listMagazineSortTypes,
  listMagazines,
  MAGAZINE_SORTS,
  type MagazineCard,
  type MagazineSort,
  parseSort,
  toggleMagazineLike,
} from '@vitis/contracts';
import { type InLanguages, seoulDay } from '@vitis/domain';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contents } from '../../db/schema.ts';
import { paged } from '../../http/paged.ts';
import { everyone, members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../problems/problem-error.ts';
import { articleBlocks } from './article-blocks.ts';
import {
  type ContentRow,
  type ContentScope,
  countCategories,
  countContents,
  findContent,
  findContentProducts,
  findContents,
  namesWines,
} from './contents.repository.ts';
import { isLiked, toggleLike } from './likes.repository.ts';
import { readingMinutes } from './reading-minutes.ts';

const SORT_NAMES: Readonly<Record<MagazineSort, InLanguages>> = {
  'publishedAt,desc': {
    'ko-KR': '최신순',
    'en-US': 'Latest',
    'zh-CN': '最新',
    'zh-TW': '最新',
    'ja-JP': '新しい順',
  },
  'likes,desc': {
    'ko-KR': '좋아요순',
    'en-US': 'Most liked',
    'zh-CN': '最多点赞',
    'zh-TW': '最多按讚',
    'ja-JP': 'いいね順',
  },
  'publishedAt,asc': {
    'ko-KR': '오래된순',
    'en-US': 'Oldest',
    'zh-CN': '最早',
    'zh-TW': '最早',
    'ja-JP': '古い順',
  },
};

const LATEST_FIRST = [desc(contents.publishedAt)];
const winesShown = 12;
const relatedShown = 3;

function orderOf(sort: MagazineSort): SQL[] {
  const { field, direction } = parseSort<'publishedAt' | 'likes'>(sort);
  if (field === 'likes') return [desc(contents.likes), ...LATEST_FIRST];
  return direction === 'asc' ? [asc(contents.publishedAt)] : LATEST_FIRST;
}

/** The magazine: articles by category, one to read, its wines, and who likes it. */
export async function magazineRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const scopeOf = (language: ContentScope['language']): ContentScope => ({
    kind: 'MAGAZINE',
    now: now(),
    language,
  });

  route(app, listMagazines, everyone, async ({ query, language }, answer) => {
    const { category, withWines, page, size, sort = MAGAZINE_SORTS[0] } = query;
    const scope = scopeOf(language);
    const where = and(
      category === undefined ? undefined : eq(contents.category, category),
      namesWines(withWines),
    );
    const [rows, total] = await Promise.all([
      findContents(database, scope, { where, order: orderOf(sort), size, page }),
      countContents(database, scope, where),
    ]);
    return answer(200, paged(rows.map(cardOf), page, size, total));
  });

  route(app, listMagazineCategories, everyone, async ({ language }, answer) =>
    answer(200, { _embedded: { items: await countCategories(database, scopeOf(language)) } }),
  );

  route(app, listMagazineSortTypes, everyone, async ({ language }, answer) =>
    answer(200, {
      _embedded: { items: MAGAZINE_SORTS.map((sort) => ({ sort, name: SORT_NAMES[sort][language] })) },
    }),
  );

  route(app, getMagazine, everyone, async ({ params: { id }, session, language }, answer) => {
    const scope = scopeOf(language);
    const row = await findContent(database, scope, id);
    if (!row) throw notFound();
    const [liked, related] = await Promise.all([
      session === null ? false : isLiked(database, id, session.userId),
      findContents(database, scope, {
        where: ne(contents.id, id),
        order: [desc(sql`${contents.category} IS NOT DISTINCT FROM ${row.category}`), ...LATEST_FIRST],
        size: relatedShown,
      }),
    ]);
    const body = articleBlocks(row.body);
    return answer(200, {
      ...cardOf(row),
      body,
      readingMinutes: readingMinutes(body, language),
      liked,
      related: related.map(cardOf),
    });
  });

  route(app, listMagazineProducts, everyone, async ({ params: { id }, language }, answer) => {
    if (!(await findContent(database, scopeOf(language), id))) throw notFound();
    const ids = await findContentProducts(database, id, winesShown);
    return answer(200, { _embedded: { items: await app.productService.cards(ids, language) } });
  });

  route(app, toggleMagazineLike, members, async ({ params: { id }, scope, language, transact }, answer) => {
    const outcome = await transact(async ({ tx }) => {
      if (!(await findContent(tx, scopeOf(language), id))) throw notFound();
      return toggleLike(tx, id, scope.userId);
    });
    return answer(200, { id, ...outcome });
  });
}

function cardOf(row: ContentRow): MagazineCard {
  const { id, category, categoryName, title, summary, author, likes, picture, publishedAt } = row;
  return {
    id,
    category: category === null ? null : { code: category, name: categoryName },
    ...{ title, summary, author, likes, picture },
    publishedOn: seoulDay(publishedAt),
  };
}
