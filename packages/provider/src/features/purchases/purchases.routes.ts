import { getPurchaseSituation, PURCHASE_DAYS_LIMIT, SHEET_FORMAT } from '@vitis/contracts';
import { daysBefore, daysBetween, periodRange, seoulDay } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../http/paged.ts';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { addUp } from '../trade-situation/add-up.ts';
import { assertComparable } from '../trade-situation/assert-comparable.ts';
import { readTrade } from '../trade-situation/read-trade.ts';
import { purchaseSheet } from '../trade-situation/trade-sheet.ts';
import { tradedWines } from '../trade-situation/traded-wines.ts';

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
      const count = daysBetween(dateFrom, dateTo) + 1;
      if (count < 1) throw invalidField('dateTo', 'TOO_SMALL', language);
      if (count > PURCHASE_DAYS_LIMIT) throw invalidField('dateTo', 'TOO_LARGE', language);

      const days = { dateFrom, dateTo };
      assertComparable(days, language);
      const before = daysBefore(days);
      const ledger = sql`e.client_company_id = ${scope.clientCompanyId}`;
      const { summed, entries } = await readTrade(database, ledger, { ...query, days, before });
      const own = { summed, entries: entries.map((row) => ({ ...row, client: null })) };
      const traded = await tradedWines({ database, products: app.productService }, own, language);
      const situation = addUp(traded, { ...query, days, before });
      if (query.format === SHEET_FORMAT)
        return sheetAnswer(purchaseSheet(query.by), situation.rows, { language, now: now() });
      const { page: number, size } = query;
      if (size === undefined) return answer(200, situation);
      const { rows } = situation;
      const shown = paged(rows.slice(number * size, (number + 1) * size), number, size, rows.length);
      return answer(200, { ...situation, rows: shown._embedded.items, page: shown.page });
    },
  );
}
