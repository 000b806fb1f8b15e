import {
  countCancellations,
  getCancellation,
  listCancellations,
  SHEET_FORMAT,
  SHEET_ROWS_LIMIT,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../http/paged.ts';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../problems/problem-error.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { findRevisionLines } from '../estimates/estimate.repository.ts';
import { findOrderLines } from '../order-forms/order-form.repository.ts';
import { documentLineOf } from '../trade-documents/document-lines.ts';
import { findLineWines } from '../trade-documents/line-wines.ts';
import { namedForReader } from '../trade-documents/reader-names.ts';
import { cancellationSheet } from './cancellation-sheet.ts';
import { type CancellationRow, countCancelled, findCancellations } from './cancellations.repository.ts';

/** What a company asked for and was called off, by it or by sales staff. */
export async function cancellationRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const own = asBuyer('commerce', 'read');

  const linesOf = async ({ kind, linesOf: id }: CancellationRow) =>
    kind === 'ESTIMATE'
      ? ((await findRevisionLines(database, [id])).get(id) ?? [])
      : findOrderLines(database, id);

  route(app, listCancellations, own, async ({ query, scope, language }, answer) => {
    const asked = { ...query, language };
    if (query.format === SHEET_FORMAT) {
      const { rows } = await findCancellations(database, scope, {
        ...asked,
        page: 0,
        size: SHEET_ROWS_LIMIT,
      });
      const named = await namedForReader(database, rows, language);
      return sheetAnswer(cancellationSheet, named, { language, now: now() });
    }
    const { rows, all } = await findCancellations(database, scope, asked);
    const total = all ?? (await countCancelled(database, scope, asked)).total;
    const items = await namedForReader(database, rows, language);
    return answer(200, paged(items, query.page, query.size, total));
  });

  route(app, countCancellations, own, async ({ query, scope, language }, answer) =>
    answer(200, await countCancelled(database, scope, { ...query, language })),
  );

  route(app, getCancellation, own, async ({ params, scope, language }, answer) => {
    const {
      rows: [row],
    } = await findCancellations(database, scope, { ...params, page: 0, size: 1 });
    if (!row) throw notFound();
    const lines = await linesOf(row);
    const wines = await findLineWines(database, lines, language);
    return answer(200, { ...row, products: lines.map((line) => documentLineOf(line, wines)) });
  });
}
