import {
  BULK_LIMIT,
  countOrderForms,
  listBulkOrderForms,
  listOrderForms,
  listOrderFormsOfSales,
  type OrderFormSummary,
  parseSort,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { type PagedItems, paged } from '../../http/paged.ts';
import { allowed, asBuyer, asSales, type BuyerScope, type SalesScope, sideOf } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { summaryOf } from './order-form-summary.ts';
import {
  countByStatus,
  countOrderFormRows,
  findOrderForms,
  type OrderFormListOptions,
} from './order-forms.repository.ts';

/** Orders as lists and as counts. */
export async function orderFormRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app.services;

  const list = async (
    scope: BuyerScope | SalesScope,
    options: OrderFormListOptions,
  ): Promise<PagedItems<OrderFormSummary>> => {
    const [rows, total] = await Promise.all([
      findOrderForms(database, scope, options),
      countOrderFormRows(database, scope, options),
    ]);
    return paged(rows.map(summaryOf), options.page, options.size, total);
  };

  route(app, listOrderForms, asBuyer('orderForm', 'list'), async ({ query, scope }, answer) => {
    return answer(200, await list(scope, { ...query, sort: parseSort(query.sort ?? 'requestedAt,desc') }));
  });

  route(app, listOrderFormsOfSales, asSales('orderForm', 'list'), async ({ query, scope }, answer) => {
    return answer(200, await list(scope, { ...query, sort: parseSort(query.sort ?? 'requestedAt,desc') }));
  });

  route(app, listBulkOrderForms, asSales('orderForm', 'list'), async ({ query, scope }, answer) => {
    const rows = await findOrderForms(database, scope, {
      status: query.status,
      withoutOpenSupply: true,
      page: 0,
      size: BULK_LIMIT,
      sort: { field: 'requestedAt', direction: 'asc' },
    });
    return answer(200, { _embedded: { items: rows.map(summaryOf) } });
  });

  route(app, countOrderForms, allowed('orderForm', 'list'), async ({ query, scope }, answer) => {
    const counts = { REQUESTED: 0, CONFIRMED: 0, COMPLETED: 0, CANCELLED: 0, total: 0 };
    for (const { status, count } of await countByStatus(database, sideOf(scope), query)) {
      counts[status] = count;
      counts.total += count;
    }
    return answer(200, counts);
  });
}
