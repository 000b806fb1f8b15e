import { changeOwnWines, type Language, listOwnWines, type OwnWine, SHEET_FORMAT } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../problems/problem-error.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { ownWineSheet } from './own-wine-sheet.ts';
import { findOwnWines, type OwnWineRow, writeOwnWine } from './own-wines.repository.ts';

/** 보유 와인: what a company has bought, with its own counts and prices. */
export async function ownWineRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  const withCards = async (rows: readonly OwnWineRow[], language: Language): Promise<OwnWine[]> => {
    const ids = rows.map(({ idProduct }) => idProduct);
    const cards = new Map(
      (await app.productService.cards(ids, language)).map((card) => [card.id, card] as const),
    );
    return rows.map((row) => ({ ...row, product: cards.get(row.idProduct) ?? null }));
  };

  route(app, listOwnWines, asBuyer('commerce', 'read'), async ({ query, scope, language }, answer) => {
    const rows = await findOwnWines(database, scope.clientCompanyId);
    const items = await withCards(rows, language);
    if (query.format === SHEET_FORMAT) return sheetAnswer(ownWineSheet, items, { language, now: now() });
    return answer(200, { _embedded: { items } });
  });

  route(app, changeOwnWines, asBuyer('commerce', 'change'), async (call, answer) => {
    const { body, scope, language, transact } = call;
    const { clientCompanyId } = scope;
    const wanted = [...new Set(body.items.map(({ idProduct }) => idProduct))];
    const rows = await transact(async ({ tx }) => {
      // What the company never bought is not its own: nobody fills the table with wines of others.
      const own = await findOwnWines(tx, clientCompanyId, wanted);
      if (own.length < wanted.length) throw notFound();
      // In the order of ids: two people who count at once wait for each other, and never both.
      for (const item of body.items.toSorted((one, other) => one.idProduct - other.idProduct))
        await writeOwnWine(tx, clientCompanyId, item, now());
      return findOwnWines(tx, clientCompanyId, wanted);
    });
    return answer(200, { _embedded: { items: await withCards(rows, language) } });
  });
}
