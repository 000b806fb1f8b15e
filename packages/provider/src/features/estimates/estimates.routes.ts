import {
  countEstimates,
  listConfirmedEstimates,
  listEstimates,
  listEstimatesOfSales,
  SHEET_FORMAT,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asBuyer, asEitherSide, asSales } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { estimateSheet, estimateSheetOfSales } from './estimate-sheet.ts';
import { estimateLists } from './estimates.repository.ts';

/** Estimates as lists and as counts. */
export async function estimateRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, listEstimates, asBuyer('estimate', 'list'), async ({ query, scope, language }, answer) =>
    query.format === SHEET_FORMAT
      ? sheetAnswer(estimateSheet, await estimateLists.all(database, scope, { ...query, language }, now()), {
          language,
          now: now(),
        })
      : answer(200, await estimateLists.page(database, scope, { ...query, language }, now())),
  );

  route(app, listEstimatesOfSales, asSales('estimate', 'list'), async ({ query, scope, language }, answer) =>
    query.format === SHEET_FORMAT
      ? sheetAnswer(
          estimateSheetOfSales,
          await estimateLists.all(database, scope, { ...query, language }, now()),
          {
            language,
            now: now(),
          },
        )
      : answer(200, await estimateLists.page(database, scope, { ...query, language }, now())),
  );

  route(
    app,
    listConfirmedEstimates,
    asBuyer('estimate', 'list'),
    async ({ query, scope, language }, answer) =>
      answer(
        200,
        await estimateLists.page(database, scope, { ...query, language, readyToOrder: true }, now()),
      ),
  );

  route(app, countEstimates, asEitherSide('estimate', 'list'), async ({ query, scope, language }, answer) =>
    answer(200, await estimateLists.counts(database, scope, { ...query, language }, now())),
  );
}
