import { countOrders, createOrder, getOrder, listOrders, returnOrder, SHEET_FORMAT } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { type DeliveryRounds, readDeliveryRounds } from '../delivery-days/delivery-rounds.ts';
import { readOrderForm } from '../order-forms/order-form-reader.ts';
import { readOrder } from './order-reader.ts';
import { orderSheet } from './order-sheet.ts';
import { orderLists } from './orders.repository.ts';
import { requestOrder } from './request-order.ts';
import { requestReturn } from './request-return.ts';

/** What a company has bought: how far its bottles have come, and how they go back. */
export async function orderRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const own = asBuyer('commerce', 'read');

  route(app, listOrders, own, async ({ query: { format, ...asked }, scope, language }, answer) => {
    const query = { ...asked, language, agreed: true };
    if (format !== SHEET_FORMAT) return answer(200, await orderLists.page(database, scope, query, now()));
    const rows = await orderLists.all(database, scope, query, now());
    return sheetAnswer(orderSheet, rows, { language, now: now() });
  });

  route(app, countOrders, own, async ({ query, scope, language }, answer) =>
    answer(200, await orderLists.counts(database, scope, { ...query, language, agreed: true }, now())),
  );

  route(
    app,
    createOrder,
    asBuyer('orderForm', 'create'),
    async ({ body, scope, language, transact }, answer, rounds: DeliveryRounds) => {
      const order = await transact(async (unit) => {
        const number = await requestOrder(unit, scope, body, { now, rounds, language });
        return readOrderForm(unit.tx, scope, number, { ...app.config, language });
      });
      return answer(201, order, { version: order.version });
    },
    () => readDeliveryRounds(database, app.config.delivery, now()),
  );

  route(app, getOrder, own, async ({ params, scope, language }, answer) =>
    answer(200, await readOrder(database, scope, params.number, language)),
  );

  route(
    app,
    returnOrder,
    asBuyer('delivery', 'requestReturn'),
    async ({ params, body, scope, language, transact }, answer) => {
      const order = await transact(async (unit) => {
        await requestReturn(unit, { ...params, body, buyer: scope }, { language, now: now() });
        return readOrder(unit.tx, scope, params.number, language);
      });
      return answer(201, order);
    },
  );
}
