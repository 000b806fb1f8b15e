import {
  countQnas,
  createQna,
  deleteQna,
  getQna,
  listQnaCategories,
  listQnas,
  SHEET_FORMAT,
  SHEET_ROWS_LIMIT,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../http/paged.ts';
import { allowed, everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../problems/problem-error.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { countInquiries, detailOf, findInquiries, findInquiry, summaryOf } from './inquiries.repository.ts';
import { askHouse, takeBack } from './inquiries.service.ts';
import { INQUIRY_CATEGORIES } from './inquiry-categories.ts';
import { inquirySheet } from './inquiry-sheet.ts';

/** 1:1 문의: what members ask the house. Each sees their own alone. */
export async function inquiryRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, listQnas, allowed('inquiry', 'list'), async ({ query, scope, language }, answer) => {
    if (query.format === SHEET_FORMAT) {
      // Nobody may ask so often that they would have to be read in parts.
      const all = await findInquiries(database, scope, { ...query, page: 0, size: SHEET_ROWS_LIMIT });
      const written = all.rows.map((row) => ({ ...row, ...summaryOf(row, language) }));
      return sheetAnswer(inquirySheet, written, { language, now: now() });
    }
    const { rows, total } = await findInquiries(database, scope, query);
    const items = rows.map((row) => summaryOf(row, language));
    return answer(200, paged(items, query.page, query.size, total));
  });

  route(app, countQnas, allowed('inquiry', 'list'), async ({ query, scope }, answer) =>
    answer(200, await countInquiries(database, scope, query)),
  );

  route(app, listQnaCategories, everyone, async ({ language }, answer) =>
    answer(200, {
      _embedded: { items: INQUIRY_CATEGORIES.map(({ id, name }) => ({ id, name: name[language] })) },
    }),
  );

  route(app, getQna, allowed('inquiry', 'read'), async ({ params, scope, language }, answer) => {
    const row = await findInquiry(database, scope, params.id);
    if (!row) throw notFound();
    return answer(200, await detailOf(database, row, language));
  });

  route(app, createQna, allowed('inquiry', 'create'), async ({ body, scope, language, transact }, answer) => {
    const { contactEmail } = app.config;
    const asked = await transact(async (unit) => {
      const row = await askHouse(unit, scope, body, { language, now: now(), contactEmail });
      return detailOf(unit.tx, row, language);
    });
    return answer(201, asked);
  });

  route(app, deleteQna, allowed('inquiry', 'delete'), async ({ params, scope, transact }, answer) => {
    await transact((unit) => takeBack(unit, scope, params.id));
    return answer(204, undefined);
  });
}
