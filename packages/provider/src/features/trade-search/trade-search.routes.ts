import { searchTrade } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asSales } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { findTrade } from './trade-search.repository.ts';

/** Clients and documents in the search of the desk. */
export async function tradeSearchRoutes(app: FastifyInstance): Promise<void> {
  route(app, searchTrade, asSales('client', 'search'), async ({ query, scope }, answer) =>
    answer(200, { _embedded: { items: await findTrade(app.services.database, scope, query.q) } }),
  );
}
