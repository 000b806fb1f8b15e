import { countOrders, getOrder, listOrders, returnOrder } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { readOrder } from './order-reader.ts';
import { orderLists } from './orders.repository.ts';
import { requestReturn } from './request-return.ts';

/** What a company has bought: how far its bottles have come, and how they go back. */
export async function orderRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const own = asBuyer('commerce', 'read');

  route(app, listOrders, own, async ({ query, scope }, answer) =>
    answer(200, await orderLists.page(database, scope, { ...query, agreed: true }, now())),
  );

  route(app, countOrders, own, async ({ query, scope }, answer) =>
    answer(200, await orderLists.counts(database, scope, { ...query, agreed: true }, now())),
  );

  route(app, getOrder, own, async ({ params, scope }, answer) =>
    answer(200, await readOrder(database, scope, params.number)),
  );

  route(
    app,
    returnOrder,
    asBuyer('delivery', 'requestReturn'),
    async ({ params, body, scope, language, transact }, answer) => {
      const order = await transact(async (unit) => {
        await requestReturn(unit, { ...params, body, buyer: scope }, { language, now: now() });
        return readOrder(unit.tx, scope, params.number);
      });
      return answer(201, order);
    },
  );
}
