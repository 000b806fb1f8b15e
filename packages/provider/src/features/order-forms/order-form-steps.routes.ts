import {
  cancelOrderForm,
  completeOrderForm,
  completeOrderForms,
  createManualOrderForm,
  createOrderForm,
  getOrderForm,
  type OrderForm,
  respondOrderForm,
  respondOrderForms,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { allowed, asBuyer, asSales, type BuyerScope, type SalesScope, sideOf } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { forEachOrder } from './order-form-bulk.service.ts';
import { readOrderForm } from './order-form-reader.ts';
import { createOrderFormRequests } from './order-form-requests.service.ts';
import { createOrderFormSteps } from './order-form-steps.service.ts';

/** One order and what may be done to it. Every answer is the order as it is after the step. */
export async function orderFormStepRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const requests = createOrderFormRequests(now);
  const steps = createOrderFormSteps(now);

  const read = (source: Database, scope: BuyerScope | SalesScope, number: string): Promise<OrderForm> =>
    readOrderForm(source, scope, number, app.config.supplier);

  route(app, getOrderForm, allowed('orderForm', 'read'), async ({ params, scope }, answer) => {
    const order = await read(database, sideOf(scope), params.number);
    return answer(200, order, { version: order.version });
  });

  route(
    app,
    createOrderForm,
    asBuyer('orderForm', 'create'),
    async ({ body, scope, language, transact }, answer) => {
      const order = await transact(async (unit) =>
        read(unit.tx, scope, await requests.create(unit, scope, body, language)),
      );
      return answer(201, order, { version: order.version });
    },
  );

  route(
    app,
    createManualOrderForm,
    asSales('orderForm', 'createManual'),
    async ({ body, scope, language, transact }, answer) => {
      const order = await transact(async (unit) =>
        read(unit.tx, scope, await requests.createManual(unit, scope, body, language)),
      );
      return answer(201, order, { version: order.version });
    },
  );

  route(
    app,
    respondOrderForm,
    asSales('orderForm', 'respond'),
    async ({ transact, params, ...call }, answer) => {
      const order = await transact(async (unit) => {
        await steps.respond(unit, { ...call, ...params });
        return read(unit.tx, call.scope, params.number);
      });
      return answer(200, order, { version: order.version });
    },
  );

  route(
    app,
    completeOrderForm,
    asSales('orderForm', 'complete'),
    async ({ transact, params, ...call }, answer) => {
      const order = await transact(async (unit) => {
        await steps.complete(unit, { ...call, ...params });
        return read(unit.tx, call.scope, params.number);
      });
      return answer(200, order, { version: order.version });
    },
  );

  route(
    app,
    cancelOrderForm,
    allowed('orderForm', 'cancel'),
    async ({ transact, params, scope: session, ...call }, answer) => {
      const scope = sideOf(session);
      const order = await transact(async (unit) => {
        await steps.cancel(unit, { ...call, ...params, scope });
        return read(unit.tx, scope, params.number);
      });
      return answer(200, order, { version: order.version });
    },
  );

  route(
    app,
    respondOrderForms,
    asSales('orderForm', 'respond'),
    async ({ body: { items, responseMessage }, scope, language, transact }, answer) => {
      const body = { responseMessage, prices: [] };
      const results = await transact((unit) =>
        forEachOrder(unit, { scope, rows: items, language }, (part, { orderFormNumber: number, version }) =>
          steps.respond(part, { scope, number, expectedVersion: version, body, language }),
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
        forEachOrder(unit, { scope, rows: items, language }, (part, { orderFormNumber: number, version }) =>
          steps.complete(part, { scope, number, expectedVersion: version, body: undefined, language }),
        ),
      );
      return answer(200, { results });
    },
  );
}
