import {
  answerOrderProposal,
  cancelOrderForm,
  changeOrderDelivery,
  changeOrderPickup,
  completeDeliveredOrderForm,
  completeOrderForm,
  completeOrderForms,
  completeSoldOrderForm,
  createManualOrderForm,
  createOrderForm,
  getOrderForm,
  type Language,
  type OrderForm,
  proposeOrderForm,
  respondOrderForm,
  respondOrderForms,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { asBuyer, asEitherSide, asSales, type BuyerScope, type SalesScope } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { readDeliveryRounds } from '../delivery-days/delivery-rounds.ts';
import { documentHandlers } from '../trade-documents/document-handlers.ts';
import { forEachOrder } from './order-form-bulk.service.ts';
import { readOrderForm } from './order-form-reader.ts';
import { createOrderFormRequests } from './order-form-requests.service.ts';
import { createOrderFormSteps } from './order-form-steps.service.ts';
import { changeDelivery, changePickup } from './order-pickup.service.ts';
import { createOrderProposals } from './order-proposals.service.ts';

/** One order and what may be done to it. Every answer is the order as it is after the step. */
export async function orderFormStepRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const requests = createOrderFormRequests(now);
  const steps = createOrderFormSteps(now);
  const proposals = createOrderProposals(now);

  const { supplier, house } = app.config;
  const read = (
    source: Database,
    scope: BuyerScope | SalesScope,
    number: string,
    language: Language,
  ): Promise<OrderForm> => readOrderForm(source, scope, number, { supplier, house, language });
  const { created, stepped } = documentHandlers(read);

  route(app, getOrderForm, asEitherSide('orderForm', 'read'), async ({ params, scope, language }, answer) => {
    const order = await read(database, scope, params.number, language);
    return answer(200, order, { version: order.version });
  });

  route(
    app,
    createOrderForm,
    asBuyer('orderForm', 'create'),
    (call, answer, rounds) =>
      created((unit, buyer: BuyerScope, body: typeof call.body, language) =>
        requests.create(unit, buyer, body, language, { rounds }),
      )(call, answer),
    () => readDeliveryRounds(database, app.config.delivery, now()),
  );
  route(app, createManualOrderForm, asSales('orderForm', 'createManual'), created(requests.createManual));
  route(app, respondOrderForm, asSales('orderForm', 'respond'), stepped(steps.respond));
  route(app, proposeOrderForm, asSales('orderForm', 'propose'), stepped(proposals.propose));
  route(app, answerOrderProposal, asBuyer('orderForm', 'accept'), stepped(proposals.answer));
  route(
    app,
    completeOrderForm,
    asSales('orderForm', 'complete'),
    stepped((unit, input) => steps.complete(unit, input, { unsaid: 'REST_UNSAID' })),
  );
  route(
    app,
    completeSoldOrderForm,
    asSales('orderForm', 'complete'),
    stepped((unit, input) => steps.complete(unit, input, 'SOLD')),
  );
  route(
    app,
    completeDeliveredOrderForm,
    asSales('orderForm', 'complete'),
    stepped((unit, input) => steps.complete(unit, input, 'DROPPED')),
  );
  route(
    app,
    changeOrderPickup,
    asBuyer('orderForm', 'create'),
    stepped((unit, input) => changePickup(unit, now(), input)),
  );
  route(
    app,
    changeOrderDelivery,
    asBuyer('orderForm', 'create'),
    (call, answer, rounds) =>
      stepped((unit, input: Parameters<typeof changeDelivery>[2]) => changeDelivery(unit, rounds, input))(
        call,
        answer,
      ),
    () => readDeliveryRounds(database, app.config.delivery, now()),
  );
  route(app, cancelOrderForm, asEitherSide('orderForm', 'cancel'), stepped(steps.cancel));

  route(
    app,
    respondOrderForms,
    asSales('orderForm', 'respond'),
    async ({ body: { items, responseMessage }, scope, language, transact }, answer) => {
      const body = { responseMessage, prices: [] };
      const results = await transact((unit) =>
        forEachOrder(
          unit,
          { scope, rows: items, language },
          (savepoint, { orderFormNumber: number, version }) =>
            steps.respond(
              savepoint,
              { scope, number, expectedVersion: version, body, language },
              { takesBack: false },
            ),
        ),
      );
      return answer(200, { results });
    },
  );

  route(
    app,
    completeOrderForms,
    asSales('orderForm', 'complete'),
    async ({ body: { items }, scope, language, transact }, answer) => {
      const results = await transact((unit) =>
        forEachOrder(
          unit,
          { scope, rows: items, language },
          (savepoint, { orderFormNumber: number, version }) =>
            steps.complete(
              savepoint,
              { scope, number, expectedVersion: version, body: undefined, language },
              { unsaid: 'REST_UNCLEAR' },
            ),
        ),
      );
      return answer(200, { results });
    },
  );
}
