import { getOrderStart, searchMyClients } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asSales } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { findMyClients } from './clients.repository.ts';
import { readOrderStart } from './order-start.ts';

/** Clients to write a document for. */
export async function clientRoutes(app: FastifyInstance): Promise<void> {
  route(app, searchMyClients, asSales('client', 'search'), async ({ query, scope }, answer) =>
    answer(200, { _embedded: { items: await findMyClients(app.services.database, scope, query.q) } }),
  );

  route(app, getOrderStart, asSales('orderForm', 'createManual'), async ({ params, scope }, answer) =>
    answer(200, await readOrderStart(app.services.database, scope, params.id)),
  );
}
