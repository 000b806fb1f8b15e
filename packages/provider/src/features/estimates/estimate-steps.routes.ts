import {
  cancelEstimate,
  confirmEstimate,
  createEstimate,
  createManualEstimate,
  getEstimate,
  listEstimateRevisions,
  modifyEstimate,
  respondEstimate,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { allowed, asBuyer, asSales, type BuyerScope, type SalesScope, sideOf } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { readEstimate, readRevisions } from './estimate-reader.ts';
import { createEstimateRequests } from './estimate-requests.service.ts';
import { createEstimateSteps } from './estimate-steps.service.ts';

/** One estimate and what may be done to it. Every answer is the estimate as it is after the step. */
export async function estimateStepRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const { supplier } = app.config;
  const requests = createEstimateRequests(now);
  const steps = createEstimateSteps(now);

  const read = (source: Database, scope: BuyerScope | SalesScope, number: string) =>
    readEstimate(source, scope, number, { now: now(), supplier });

  route(app, getEstimate, allowed('estimate', 'read'), async ({ params, scope }, answer) => {
    const estimate = await read(database, sideOf(scope), params.number);
    return answer(200, estimate, { version: estimate.version });
  });

  route(app, listEstimateRevisions, allowed('estimate', 'read'), async ({ params, scope }, answer) =>
    answer(200, { _embedded: { items: await readRevisions(database, sideOf(scope), params.number) } }),
  );

  route(
    app,
    createEstimate,
    asBuyer('estimate', 'create'),
    async ({ body, scope, language, transact }, answer) => {
      const estimate = await transact(async (unit) =>
        read(unit.tx, scope, await requests.create(unit, scope, body, language)),
      );
      return answer(201, estimate, { version: estimate.version });
    },
  );

  route(
    app,
    createManualEstimate,
    asSales('estimate', 'createManual'),
    async ({ body, scope, language, transact }, answer) => {
      const estimate = await transact(async (unit) =>
        read(unit.tx, scope, await requests.createManual(unit, scope, body, language)),
      );
      return answer(201, estimate, { version: estimate.version });
    },
  );

  route(app, modifyEstimate, asBuyer('estimate', 'modify'), async ({ transact, params, ...call }, answer) => {
    const estimate = await transact(async (unit) => {
      await steps.modify(unit, { ...call, ...params });
      return read(unit.tx, call.scope, params.number);
    });
    return answer(200, estimate, { version: estimate.version });
  });

  route(
    app,
    respondEstimate,
    asSales('estimate', 'respond'),
    async ({ transact, params, ...call }, answer) => {
      const estimate = await transact(async (unit) => {
        await steps.respond(unit, { ...call, ...params });
        return read(unit.tx, call.scope, params.number);
      });
      return answer(200, estimate, { version: estimate.version });
    },
  );

  route(
    app,
    confirmEstimate,
    asBuyer('estimate', 'confirm'),
    async ({ transact, params, ...call }, answer) => {
      const estimate = await transact(async (unit) => {
        await steps.confirm(unit, { ...call, ...params });
        return read(unit.tx, call.scope, params.number);
      });
      return answer(200, estimate, { version: estimate.version });
    },
  );

  route(
    app,
    cancelEstimate,
    allowed('estimate', 'cancel'),
    async ({ transact, params, scope: session, ...call }, answer) => {
      const scope = sideOf(session);
      const estimate = await transact(async (unit) => {
        await steps.cancel(unit, { ...call, ...params, scope });
        return read(unit.tx, scope, params.number);
      });
      return answer(200, estimate, { version: estimate.version });
    },
  );
}
