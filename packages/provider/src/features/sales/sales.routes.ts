import {
  type ClientLedger,
  getClientLedger,
  getSalesSituation,
  getSalesToken,
  type Language,
  listClientAccounts,
  listClientCredits,
  recordPayment,
  SALES_DAYS_LIMIT,
  type SalesType,
  SHEET_FORMAT,
} from '@vitis/contracts';
import { comparedDays, type Day, type DayRange, daysBetween, seoulDay, seoulTime } from '@vitis/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { clientCompanies } from '../../db/schema.ts';
import { paged } from '../../http/paged.ts';
import { asEitherSide, asSales, type SalesScope } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { notFound } from '../../problems/problem-error.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { findOpenDeposits } from '../order-payments/deposits.repository.ts';
import { ledgerOfDays, owedOf } from '../receipts/cash-statement.ts';
import { cashSheet } from '../receipts/receipt-sheet.ts';
import { ofOwnClients } from '../trade-documents/own-clients.ts';
import { addUp } from '../trade-situation/add-up.ts';
import { assertComparable } from '../trade-situation/assert-comparable.ts';
import { readTrade } from '../trade-situation/read-trade.ts';
import { salesSheet } from '../trade-situation/trade-sheet.ts';
import { tradedWines } from '../trade-situation/traded-wines.ts';
import { ownBookkeeping } from './bookkeeping.ts';
import { accountsOfQuery, accountTotals, pageOfAccounts } from './client-accounts.ts';
import { findReportedClient, type ReportedClient } from './own-ledgers.ts';
import { readAccounts } from './read-accounts.ts';
import { enterPayment } from './record-payment.ts';
import { accountSheet, ledgerSheetRows } from './sales-sheets.ts';

/** 채권·매출 현황: what clients owe, and how it came to that. */
export async function salesRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const accounts = { database, ledgers: app.clientLedgers };
  const books = ownBookkeeping(app.companyLedgers, app.secret);

  route(app, listClientAccounts, asSales('ledger', 'read'), async ({ query, scope, language }, answer) => {
    const today = seoulDay(now());
    const days = daysOf(query, today, language);
    const reported = await readAccounts(accounts, { scope }, days, today);
    const found = accountsOfQuery(
      reported.map(({ account }) => account),
      query,
    );
    if (query.format === SHEET_FORMAT) return sheetAnswer(accountSheet, found, { language, now: now() });
    return answer(200, { ...pageOfAccounts(found, query), ...accountTotals(reported, days, today) });
  });

  route(app, getClientLedger, asEitherSide('ledger', 'read'), async ({ query, scope, language }, answer) => {
    const isBuyer = 'clientCompanyId' in scope;
    if (!isBuyer && query.code === undefined) throw invalidField('code', 'REQUIRED', language);
    const client = await findReportedClient(database, scope, isBuyer ? undefined : query.code);
    if (!client) throw notFound();
    const today = seoulDay(now());
    const ledger = await ledgerOf(client, daysOf(query, today, language), today);
    const shown = { ...ledger, entries: ledger.entries.filter(({ type }) => isOfType(type, query.type)) };
    if (query.format === SHEET_FORMAT)
      return sheetAnswer(cashSheet, ledgerSheetRows(shown), { language, now: now() });
    return answer(200, shown);
  });

  route(app, getSalesSituation, asSales('ledger', 'read'), async ({ query, scope, language }, answer) => {
    const { code, page: number, size } = query;
    const days = daysOf(query, seoulDay(now()), language);
    const before = comparedDays(days);
    const client = code === undefined ? undefined : await findReportedClient(database, scope, code);
    if (code !== undefined && client === undefined) throw notFound();
    const found = await readTrade(database, ledgersOf(scope, client?.idClient), { ...query, days, before });
    const stores = { database, products: app.productService };
    const traded = await tradedWines(stores, found, language);
    const { rows, ...sums } = addUp(traded, { ...query, days, before });
    if (query.format === SHEET_FORMAT)
      return sheetAnswer(salesSheet(query.by), rows, { language, now: now() });
    const { _embedded, page } = paged(
      rows.slice(number * size, (number + 1) * size),
      number,
      size,
      rows.length,
    );
    const of = client === undefined ? null : { code: client.erpCode, name: client.clientName };
    return answer(200, { ...sums, rows: _embedded.items, client: of, page });
  });

  route(app, getSalesToken, asEitherSide('ledger', 'read'), async ({ session }, answer) => {
    const { token, expiresAt } = await books.token(session!.userId, now());
    return answer(200, { token, expiresAt: seoulTime(expiresAt) });
  });

  route(
    app,
    recordPayment,
    asSales('ledger', 'record'),
    async ({ body, scope, language, transact }, answer) =>
      answer(201, await transact((unit) => enterPayment(unit, { scope, body, language, now: now() }))),
  );

  route(app, listClientCredits, asSales('ledger', 'read'), async ({ query, scope }, answer) => {
    const today = seoulDay(now());
    const ids = [...new Set(query.ids)];
    const reported = await readAccounts(accounts, { scope, ids }, { dateFrom: today, dateTo: today }, today);
    if (reported.length < ids.length) throw notFound();
    return answer(200, { _embedded: { items: reported.map(({ account }) => account) } });
  });

  const ledgerOf = async (client: ReportedClient, days: DayRange, today: Day): Promise<ClientLedger> => {
    const receipts = await books.ledger(client.idClient, today);
    const due = receipts.filter(({ status, open }) => status !== null && open > 0);
    const deposits = await findOpenDeposits(database, client.idClient);
    return { ...client, ...days, ...ledgerOfDays(receipts, days), owed: owedOf(receipts), due, deposits };
  };
}

/** Ledgers of a sales person's own clients, or of one of them. */
function ledgersOf(scope: SalesScope, idClient: number | undefined): SQL {
  const own = sql`e.client_company_id IN (SELECT id FROM ${clientCompanies} WHERE ${ofOwnClients(clientCompanies.id, scope)})`;
  return idClient === undefined ? own : sql`${own} AND e.client_company_id = ${idClient}`;
}

const isOfType = (type: ClientLedger['entries'][number]['type'], asked: SalesType | undefined): boolean =>
  asked === undefined || (asked === 'PAYMENT') === (type === 'PAYMENT' || type === 'OPENING');

/** The days that are asked for; this month to today where none are named. */
export function daysOf(
  { dateFrom, dateTo }: { dateFrom?: Day | undefined; dateTo?: Day | undefined },
  today: Day,
  language: Language,
): DayRange {
  const to = dateTo ?? today;
  const days = { dateFrom: dateFrom ?? `${to.slice(0, 8)}01`, dateTo: to };
  const count = daysBetween(days.dateFrom, days.dateTo) + 1;
  if (count < 1) throw invalidField('dateTo', 'TOO_SMALL', language);
  if (count > SALES_DAYS_LIMIT) throw invalidField('dateTo', 'TOO_LARGE', language);
  assertComparable(days, language);
  return days;
}
