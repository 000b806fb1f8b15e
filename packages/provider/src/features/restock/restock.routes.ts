import {
  askRestockNotification,
  cancelRestockNotification,
  listRestockNotifications,
  listRestockWines,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { runAtInterval } from '../../http/run-at-interval.ts';
import { conflict, notFound } from '../../problems/problem-error.ts';
import { announceRestock } from './announce-restock.ts';
import { addWait, findStock, findWaits, removeWait } from './restock.repository.ts';

/** Interval of the check for stock that came in by other ways than the API, in milliseconds. */
const lookEvery = 60_000;

const nobody = { userId: null, requestId: null, address: null };

/** 재입고 알림: what a buyer waits for, and the mails that end the wait. */
export async function restockRoutes(app: FastifyInstance): Promise<void> {
  const { database, now, transact: begin } = app.services;
  const change = asBuyer('cart', 'change');

  route(app, askRestockNotification, change, async ({ body: { idProduct }, scope, transact }, answer) => {
    await transact(async ({ tx }) => {
      const left = await findStock(tx, idProduct);
      if (left === undefined) throw notFound();
      if (left > 0) throw conflict('STILL_IN_STOCK');
      await addWait(tx, scope, idProduct, now());
    });
    return answer(201, { idProduct });
  });

  route(app, listRestockNotifications, asBuyer('cart', 'read'), async ({ scope }, answer) =>
    answer(200, { _embedded: { items: await findWaits(database, scope) } }),
  );

  route(app, listRestockWines, asBuyer('cart', 'read'), async ({ scope, language }, answer) => {
    const items = await app.productService.cards(await findWaits(database, scope), language);
    return answer(200, { _embedded: { items } });
  });

  route(app, cancelRestockNotification, change, async ({ query: { idProduct }, scope, transact }, answer) => {
    await transact(({ tx }) => removeWait(tx, scope, idProduct));
    return answer(204, undefined);
  });

  runAtInterval(app, lookEvery, 'restock could not be told', async () => {
    await begin(nobody, (unit) => announceRestock(unit, now()));
  });
}
