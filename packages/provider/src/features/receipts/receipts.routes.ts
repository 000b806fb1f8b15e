import {
  countReceipts,
  getCash,
  getReceipt,
  type Language,
  listReceipts,
  type ReceiptDetail,
  SHEET_FORMAT,
} from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { estimates, orderForms } from '../../db/schema.ts';
import { asBuyer, type BuyerScope } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../problems/problem-error.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { findDeliveries } from '../deliveries/delivery.repository.ts';
import { findNames, nameOf } from '../trade-documents/line-wines.ts';
import { cashStatement } from './cash-statement.ts';
import { partsOf, receiptsById, type SettledRow } from './company-ledger.ts';
import { readReceiptLines } from './receipt-lines.ts';
import { countsOfReceipts, findReceiptsHolding, pageOfReceipts, receiptsOfQuery } from './receipt-list.ts';
import { cashRows, cashSheet, receiptSheet } from './receipt-sheet.ts';

/** What a company was sold, gave back and paid, and what became of each won of it. */
export async function receiptRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const own = asBuyer('commerce', 'read');

  const ledgerOf = ({ clientCompanyId }: BuyerScope) => app.companyLedgers(clientCompanyId, seoulDay(now()));
  const receiptsOf = async (scope: BuyerScope) => (await ledgerOf(scope)).map(({ receipt }) => receipt);
  const holding = async ({ clientCompanyId }: BuyerScope, words: string | undefined, language: Language) =>
    words ? findReceiptsHolding(database, clientCompanyId, words, language) : null;

  route(app, listReceipts, own, async ({ query, scope, language }, answer) => {
    const [receipts, found] = await Promise.all([receiptsOf(scope), holding(scope, query.q, language)]);
    if (query.format === SHEET_FORMAT)
      return sheetAnswer(receiptSheet, receiptsOfQuery(receipts, query, found), { language, now: now() });
    return answer(200, pageOfReceipts(receipts, query, found));
  });

  route(app, countReceipts, own, async ({ query, scope, language }, answer) => {
    const [receipts, found] = await Promise.all([receiptsOf(scope), holding(scope, query.q, language)]);
    return answer(200, countsOfReceipts(receipts, query, found));
  });

  route(app, getReceipt, own, async ({ params, scope, language }, answer) => {
    const ledger = await ledgerOf(scope);
    const row = ledger.find(({ receipt }) => receipt.id === params.id);
    if (!row) throw notFound();
    return answer(200, await detailOf(row, ledger, language));
  });

  route(app, getCash, own, async ({ query, scope, language }, answer) => {
    const today = seoulDay(now());
    const month = query.month ?? today.slice(0, 7);
    const statement = cashStatement(await receiptsOf(scope), month, today);
    if (query.format === SHEET_FORMAT)
      return sheetAnswer(cashSheet, cashRows(statement), { language, now: now() });
    return answer(200, statement);
  });

  const detailOf = async (
    row: SettledRow,
    ledger: readonly SettledRow[],
    language: Language,
  ): Promise<ReceiptDetail> => {
    const { receipt, idOrder } = row;
    const { id, idDelivery } = receipt;
    const [lines, deliveries, estimateNumber] = await Promise.all([
      readReceiptLines(database, [row]),
      idDelivery === null ? [] : findDeliveries(database, { ids: [idDelivery] }, { language }),
      idOrder === null ? null : findEstimateNumber(idOrder),
    ]);
    const own = lines.get(id) ?? [];
    const wines = await findNames(database, own, language);
    const parts = partsOf(row, receiptsById(ledger));
    return {
      ...receipt,
      lines: own.map((line) => ({ ...line, ...nameOf(wines, line) })),
      delivery: deliveries[0] ?? null,
      estimateNumber,
      parts,
    };
  };

  const findEstimateNumber = async (idOrder: number): Promise<string | null> => {
    const [found] = await database
      .select({ number: estimates.number })
      .from(orderForms)
      .innerJoin(estimates, eq(estimates.id, orderForms.estimateId))
      .where(eq(orderForms.id, idOrder));
    return found?.number ?? null;
  };
}
