import {
  type CheckedQueryOf,
  type Language,
  listWishes,
  parseSort,
  SHEET_FORMAT,
  SHEET_ROWS_LIMIT,
  toggleWish,
  type Wish,
} from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../http/paged.ts';
import { asBuyer, type BuyerScope } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../problems/problem-error.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { onSaleAmong } from '../products/product.repository.ts';
import { type PricedWish, wishSheet } from './wish-sheet.ts';
import { addWish, countWishes, findWishes, removeWish } from './wishes.repository.ts';

type WishQuery = CheckedQueryOf<typeof listWishes>;

export async function wishRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const wishing = asBuyer('wine', 'wish');

  route(app, toggleWish, wishing, async ({ params: { id }, scope, transact }, answer) => {
    const outcome = await transact(async ({ tx }) => {
      const removed = await removeWish(tx, scope, id);
      if (!removed) {
        if (!(await onSaleAmong(tx, [id])).has(id)) throw notFound();
        await addWish(tx, scope, id);
      }
      return { idProduct: id, wished: !removed, count: await countWishes(tx, scope) };
    });
    return answer(200, outcome);
  });

  const wishesOf = async (scope: BuyerScope, language: Language, query: WishQuery): Promise<Wish[]> => {
    const { field, direction } = parseSort<'wishedAt' | 'name'>(query.sort ?? 'wishedAt,desc');
    const { page, size, q } = query;
    const order = { byName: field === 'name', descending: direction === 'desc' };
    const rows = await findWishes(database, scope, { page, size, q, ...order, language });
    const ids = rows.map(({ idProduct }) => idProduct);
    const cards = new Map((await app.productService.cards(ids, language)).map((card) => [card.id, card]));
    return rows.flatMap(({ idProduct, wishedAt }) => {
      const product = cards.get(idProduct);
      return product ? [{ idProduct, wishedAt: seoulTime(wishedAt), product }] : [];
    });
  };

  /** Nobody marks so many that they would have to be read in parts. */
  const pricedWishes = async (scope: BuyerScope, language: Language, query: WishQuery) => {
    const wishes = await wishesOf(scope, language, { ...query, page: 0, size: SHEET_ROWS_LIMIT });
    const ids = wishes.map(({ idProduct }) => idProduct);
    const prices = await app.priceService.ofBuyer(scope, ids);
    const priceOf = new Map(prices.map((price) => [price.idProduct, price]));
    return wishes.map((wish): PricedWish => ({ ...wish, price: priceOf.get(wish.idProduct) }));
  };

  route(app, listWishes, wishing, async ({ query, scope, language }, answer) => {
    if (query.format === SHEET_FORMAT)
      return sheetAnswer(wishSheet, await pricedWishes(scope, language, query), { language, now: now() });
    const [items, total] = await Promise.all([
      wishesOf(scope, language, query),
      countWishes(database, scope, { q: query.q, language }),
    ]);
    return answer(200, paged(items, query.page, query.size, total));
  });
}
