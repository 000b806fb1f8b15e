import { getPurchaseSituation, type Language, PURCHASE_DAYS_LIMIT, SHEET_FORMAT } from '@vitis/contracts';
import { daysBetween, periodRange, seoulDay } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { readCompanyLedger, type SettledRow } from '../receipts/company-ledger.ts';
import { readReceiptLines } from '../receipts/receipt-lines.ts';
import type { Bought } from './purchase-groups.ts';
import { purchaseSheet } from './purchase-sheet.ts';
import { periodBefore, purchaseSituation } from './purchase-situation.ts';

/** What a company bought, added up from the rows of its ledger, so that every sum is one of its receipts. */
export async function purchaseRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(
    app,
    getPurchaseSituation,
    asBuyer('commerce', 'read'),
    async ({ query, scope, language }, answer) => {
      const today = seoulDay(now());
      const usual = periodRange('MONTHS_6', today);
      const { dateFrom = usual.dateFrom, dateTo = usual.dateTo } = query;
      const days = daysBetween(dateFrom, dateTo) + 1;
      if (days < 1) throw invalidField('dateTo', 'TOO_SMALL', language);
      if (days > PURCHASE_DAYS_LIMIT) throw invalidField('dateTo', 'TOO_LARGE', language);

      const ledger = await readCompanyLedger(database, scope.clientCompanyId, today);
      const since = periodBefore(dateFrom, dateTo).dateFrom;
      const rows = ledger.filter(({ receipt: { date } }) => date >= since && date <= dateTo);
      const situation = purchaseSituation(await boughtBy(rows, language), { ...query, dateFrom, dateTo });
      if (query.format === SHEET_FORMAT)
        return sheetAnswer(purchaseSheet(query.by), situation.rows, { language, now: now() });
      return answer(200, situation);
    },
  );

  const boughtBy = async (rows: readonly SettledRow[], language: Language): Promise<Bought[]> => {
    const lines = await readReceiptLines(database, rows);
    const ids = new Set([...lines.values()].flat().map(({ idProduct }) => idProduct));
    const wines = new Map(
      (await app.productService.cards([...ids], language)).map((wine) => [wine.id, wine]),
    );
    return rows.flatMap(({ receipt }): Bought[] => {
      if (receipt.type === 'ALLOWANCE')
        return [{ receipt, line: null, wine: undefined, qty: 0, supply: receipt.supply }];
      const sign = receipt.type === 'RETURN' ? -1 : 1;
      return (lines.get(receipt.id) ?? []).map((line) => ({
        ...{ receipt, line, wine: wines.get(line.idProduct) },
        ...{ qty: sign * line.qty, supply: line.supply },
      }));
    });
  };
}
