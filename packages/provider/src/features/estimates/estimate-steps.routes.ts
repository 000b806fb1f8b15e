import {
  cancelEstimate,
  confirmEstimate,
  confirmEstimateLines,
  createEstimate,
  createManualEstimate,
  getEstimate,
  type Language,
  listEstimateRevisions,
  modifyEstimate,
  respondEstimate,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { asBuyer, asEitherSide, asSales, type BuyerScope, type SalesScope } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { documentHandlers } from '../trade-documents/document-handlers.ts';
import { readEstimate, readRevisions } from './estimate-reader.ts';
import { createEstimateRequests } from './estimate-requests.service.ts';
import { createEstimateSteps } from './estimate-steps.service.ts';

/** One estimate and what may be done to it. Every answer is the estimate as it is after the step. */
export async function estimateStepRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const { supplier } = app.config;
  const requests = createEstimateRequests(now);
  const steps = createEstimateSteps(now);

  const read = (source: Database, scope: BuyerScope | SalesScope, number: string, language: Language) =>
    readEstimate(source, scope, number, { now: now(), supplier, language });
  const { created, stepped } = documentHandlers(read);

  route(app, getEstimate, asEitherSide('estimate', 'read'), async ({ params, scope, language }, answer) => {
    const estimate = await read(database, scope, params.number, language);
    return answer(200, estimate, { version: estimate.version });
  });

  route(
    app,
    listEstimateRevisions,
    asEitherSide('estimate', 'read'),
    async ({ params, scope, language }, answer) =>
      answer(200, { _embedded: { items: await readRevisions(database, scope, params.number, language) } }),
  );

  route(app, createEstimate, asBuyer('estimate', 'create'), created(requests.create));
  route(app, createManualEstimate, asSales('estimate', 'createManual'), created(requests.createManual));
  route(app, modifyEstimate, asBuyer('estimate', 'modify'), stepped(steps.modify));
  route(app, respondEstimate, asSales('estimate', 'respond'), stepped(steps.respond));
  route(app, confirmEstimate, asBuyer('estimate', 'confirm'), stepped(steps.confirm));
  route(app, confirmEstimateLines, asBuyer('estimate', 'confirm'), stepped(steps.confirmLines));
  route(app, cancelEstimate, asEitherSide('estimate', 'cancel'), stepped(steps.cancel));
}
