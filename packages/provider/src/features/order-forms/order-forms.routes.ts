import {
  BULK_LIMIT,
  countOrderForms,
  listBulkOrderForms,
  listOrderForms,
  listOrderFormsOfSales,
  SHEET_FORMAT,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asBuyer, asEitherSide, asSales } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { orderFormSheet, orderFormSheetOfSales } from './order-form-sheet.ts';
import { orderFormLists } from './order-forms.repository.ts';

/** Orders as lists and as counts. */
export async function orderFormRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, listOrderForms, asBuyer('orderForm', 'list'), async ({ query, scope, language }, answer) =>
    query.format === SHEET_FORMAT
      ? sheetAnswer(
          orderFormSheet,
          await orderFormLists.all(database, scope, { ...query, language }, now()),
          {
            language,
            now: now(),
          },
        )
      : answer(200, await orderFormLists.page(database, scope, { ...query, language }, now())),
  );

  route(
    app,
    listOrderFormsOfSales,
    asSales('orderForm', 'list'),
    async ({ query, scope, language }, answer) =>
      query.format === SHEET_FORMAT
        ? sheetAnswer(
            orderFormSheetOfSales,
            await orderFormLists.all(database, scope, { ...query, language }, now()),
            {
              language,
              now: now(),
            },
          )
        : answer(200, await orderFormLists.page(database, scope, { ...query, language }, now())),
  );

  route(app, listBulkOrderForms, asSales('orderForm', 'list'), async ({ query, scope, language }, answer) => {
    const oldest = { page: 0, size: BULK_LIMIT, sort: 'requestedAt,asc' } as const;
    const filter = { ...query, ...oldest, language, withoutSupply: true };
    return answer(200, { _embedded: { items: await orderFormLists.find(database, scope, filter, now()) } });
  });

  route(app, countOrderForms, asEitherSide('orderForm', 'list'), async ({ query, scope, language }, answer) =>
    answer(200, await orderFormLists.counts(database, scope, { ...query, language }, now())),
  );
}
