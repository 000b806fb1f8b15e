import {
  countEstimates,
  type EstimateSummary,
  listConfirmedEstimates,
  listEstimates,
  listEstimatesOfSales,
  parseSort,
} from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { type PagedItems, paged } from '../../http/paged.ts';
import {
  allowed,
  asBuyer,
  asSales,
  type BuyerScope,
  buyerScope,
  type SalesScope,
} from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import {
  countByStatus,
  countEstimateRows,
  type EstimateListOptions,
  type EstimateRow,
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

  route(app, listEstimates, asBuyer('estimate', 'list'), async ({ query, scope }, answer) =>
    answer(200, await list(scope, { ...query, sort: parseSort(query.sort ?? 'requestedAt,desc') })),
  );

  route(app, listEstimatesOfSales, asSales('estimate', 'list'), async ({ query, scope }, answer) =>
    answer(200, await list(scope, { ...query, sort: parseSort(query.sort ?? 'requestedAt,desc') })),
  );

  route(app, listConfirmedEstimates, asBuyer('estimate', 'list'), async ({ query, scope }, answer) =>
    answer(
      200,
      await list(scope, { ...query, readyToOrder: true, sort: { field: 'requestedAt', direction: 'desc' } }),
    ),
  );

  route(app, countEstimates, allowed('estimate', 'list'), async ({ query, scope: session }, answer) => {
    const scope = buyerScope(session) ?? { managerId: session.userId };
    const counts = { REQUESTED: 0, RESPONDED: 0, EXPIRED: 0, CONFIRMED: 0, CANCELLED: 0, total: 0 };
    for (const { status, count } of await countByStatus(database, scope, query, now())) {
      counts[status] = count;
      counts.total += count;
    }
    return answer(200, counts);
  });
}

function summaryOf(row: EstimateRow): EstimateSummary {
  return {
    ...row,
    requestedAt: seoulTime(row.requestedAt),
    respondedAt: row.respondedAt === null ? null : seoulTime(row.respondedAt),
  };
}
