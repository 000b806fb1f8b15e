import {
  countEstimates,
  type EstimateSummary,
  listConfirmedEstimates,
  listEstimates,
  listEstimatesOfSales,
  parseSort,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { type PagedItems, paged } from '../../http/paged.ts';
import { allowed, asBuyer, asSales, type BuyerScope, type SalesScope, sideOf } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { summaryOf } from './estimate-summary.ts';
import {
  countByStatus,
  countEstimateRows,
  type EstimateListOptions,
  findEstimates,
} from './estimates.repository.ts';

/** Estimates as lists and as counts. */
export async function estimateRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  const list = async (
    scope: BuyerScope | SalesScope,
    options: EstimateListOptions,
  ): Promise<PagedItems<EstimateSummary>> => {
    const [rows, total] = await Promise.all([
      findEstimates(database, scope, options, now()),
      countEstimateRows(database, scope, options, now()),
    ]);
    return paged(rows.map(summaryOf), options.page, options.size, total);
  };

  route(app, listEstimates, asBuyer('estimate', 'list'), async ({ query, scope }, answer) => {
    return answer(200, await list(scope, { ...query, sort: parseSort(query.sort ?? 'requestedAt,desc') }));
  });

  route(app, listEstimatesOfSales, asSales('estimate', 'list'), async ({ query, scope }, answer) => {
    return answer(200, await list(scope, { ...query, sort: parseSort(query.sort ?? 'requestedAt,desc') }));
  });

  route(app, listConfirmedEstimates, asBuyer('estimate', 'list'), async ({ query, scope }, answer) =>
    answer(
      200,
      await list(scope, { ...query, readyToOrder: true, sort: { field: 'requestedAt', direction: 'desc' } }),
    ),
  );

  route(app, countEstimates, allowed('estimate', 'list'), async ({ query, scope: session }, answer) => {
    const scope = sideOf(session);
    const counts = { REQUESTED: 0, RESPONDED: 0, EXPIRED: 0, CONFIRMED: 0, CANCELLED: 0, total: 0 };
    for (const { status, count } of await countByStatus(database, scope, query, now())) {
      counts[status] = count;
      counts.total += count;
    }
    return answer(200, counts);
  });
}
