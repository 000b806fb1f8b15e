import { changeOrderPayment, getOrderPayment, type Language, type OrderPayment } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { asBuyer, type BuyerScope } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { readOrderPayment } from './order-payment.reader.ts';
import { choosePayment } from './order-payments.service.ts';

/** How an order of the buyer's company is paid. */
export async function orderPaymentRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const { house } = app.config;
  const reading =
    (number: string, buyer: BuyerScope, language: Language) =>
    (source: Database): Promise<OrderPayment> =>
      readOrderPayment(source, { buyer, number, language, today: seoulDay(now()), house });

  route(app, getOrderPayment, asBuyer('commerce', 'read'), async ({ params, scope, language }, answer) =>
    answer(200, await reading(params.number, scope, language)(database)),
  );

  route(
    app,
    changeOrderPayment,
    asBuyer('commerce', 'change'),
    async ({ params: { number }, scope: buyer, body, language, transact }, answer) => {
      const readIn = reading(number, buyer, language);
      const payment = await transact(async (unit) => {
        const read = () => readIn(unit.tx);
        await choosePayment(unit, { buyer, number, body, language, now: now(), read });
        return read();
      });
      return answer(200, payment);
    },
  );
}
