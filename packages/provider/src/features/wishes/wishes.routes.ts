import { listWishes, parseSort, toggleWish } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../http/paged.ts';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../problems/problem-error.ts';
import { onSaleAmong } from '../products/product.repository.ts';
import { addWish, countWishes, findWishes, removeWish } from './wishes.repository.ts';

export async function wishRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app.services;
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

  route(app, listWishes, wishing, async ({ query, scope, language }, answer) => {
    const { field, direction } = parseSort<'wishedAt' | 'name'>(query.sort ?? 'wishedAt,desc');
    const [rows, total] = await Promise.all([
      findWishes(database, scope, {
        page: query.page,
        size: query.size,
        byName: field === 'name',
        descending: direction === 'desc',
        language,
      }),
      countWishes(database, scope),
    ]);
    const cards = new Map(
      (
        await app.productService.cards(
          rows.map(({ idProduct }) => idProduct),
          language,
        )
      ).map((card) => [card.id, card]),
    );
    const items = rows.flatMap(({ idProduct, wishedAt }) => {
      const product = cards.get(idProduct);
      return product ? [{ idProduct, wishedAt: seoulTime(wishedAt), product }] : [];
    });
    return answer(200, paged(items, query.page, query.size, total));
  });
}
