import type { SalesGroup } from '@vitis/contracts';
import type { DayRange } from '@vitis/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies } from '../../db/schema.ts';
import type { SalesScope } from '../../http/policies.ts';
import { ofOwnClients } from '../trade-documents/own-clients.ts';
import type { SummedTrade, TradedReceipt } from '../trade-situation/trade-groups.ts';
import type { TradedEntry } from '../trade-situation/traded-wines.ts';

interface Asked {
  by: SalesGroup;
  of?: SalesGroup | undefined;
  days: DayRange;
  before: DayRange;
  idClient: number | undefined;
}

/** What was sold: rows of the ledger that are split into their wines, and what the database has added up already. */
interface Sales {
  entries: TradedEntry[];
  summed: SummedTrade[];
}

type Row = Record<string, unknown> & TradedReceipt & { idOrder: number | null; code: string; name: string };

const isOfWines = (group: SalesGroup | undefined): boolean =>
  group === 'wine' || group === 'kind' || group === 'region';

/**
 * Sales, returns and allowances of a sales person's own clients, or of one of them. A year of a large house is 100,000 documents:
 * the database adds up their sums and bottles, and the wines of an order that was handed over whole; only what is left is read
 * row by row.
 */
export async function readSales(database: Database, scope: SalesScope, asked: Asked): Promise<Sales> {
  const { by, of } = asked;
  const all = entriesOf(scope, asked);
  const rowsOf = async (condition: SQL): Promise<TradedEntry[]> => {
    const { rows } = await database.execute<Row>(sql`
      WITH entry AS (${all}) SELECT id, type, date, "orderFormNumber", "idDelivery", memo, supply::float8, tax::float8,
        "idOrder", code, name FROM entry WHERE ${condition} ORDER BY date, id`);
    return rows.map(({ idOrder, code, name, ...receipt }) => ({ receipt, idOrder, client: { code, name } }));
  };
  const summedBy = async (
    columns: SQL,
    condition: SQL,
    more = sql``,
    figures = OWN,
  ): Promise<SummedTrade[]> => {
    const { rows } = await database.execute<Record<string, unknown> & SummedTrade>(sql`
      WITH entry AS (${all}) SELECT min(date) AS date, ${columns}, ${figures} FROM entry ${more} WHERE ${condition}
      GROUP BY "isNow", ${GROUPED}`);
    return rows;
  };
  const GROUPED = isOfWines(by)
    ? sql`l.product_id${of === 'client' ? sql`, code, name` : sql``}${of === 'month' ? sql`, left(date, 7)` : sql``}`
    : sql`code, name, left(date, 7)`;

  if (isOfWines(by)) {
    const client = of === 'client' ? sql`code, name` : sql`'' AS code, '' AS name`;
    const [summed, entries] = await Promise.all([
      summedBy(
        sql`${client}, l.product_id AS "idProduct"`,
        WHOLE,
        sql`JOIN order_form_lines l ON l.order_form_id = "idOrder"`,
        sql`sum(l.qty)::float8 AS qty, sum(l.supply)::float8 AS supply, sum(l.tax)::float8 AS tax`,
      ),
      rowsOf(sql`${WHOLE} IS NOT TRUE`),
    ]);
    return { entries, summed };
  }
  // The documents of a wine are told by their lines.
  if (isOfWines(of)) return { entries: await rowsOf(sql`true`), summed: [] };
  const columns = sql`code, name, NULL::int AS "idProduct"`;
  if (by === 'document')
    return {
      entries: await rowsOf(sql`"isNow"`),
      summed: await summedBy(columns, sql`NOT "isNow"`),
    };
  return { entries: [], summed: await summedBy(columns, sql`true`) };
}

const OWN = sql`sum(CASE type WHEN 'RETURN' THEN -qty ELSE qty END)::float8 AS qty, sum(supply)::float8 AS supply,
  sum(tax)::float8 AS tax`;
/** It handed the whole order over, by one delivery or by hand: its lines are the order's. */
const WHOLE = sql`(type = 'SALE' AND entry.qty = "orderQty" AND entry.supply = "orderSupply" AND entry.tax = "orderTax")`;

/** Bottles of these deliveries, of the kind that the row `e` of the ledger tells of. */
const carried = (which: SQL): SQL => sql`
  COALESCE((SELECT sum(l.qty) FROM deliveries d JOIN delivery_lines l ON l.delivery_id = d.id
    WHERE ${which} AND d.classify = CASE e.kind WHEN 'SALE' THEN 'SUPPLY' WHEN 'RETURN' THEN 'COLLECT' END), 0)`;

/** Every row within both periods, with the bottles of its delivery, or those that no delivery has carried of its order. */
function entriesOf(scope: SalesScope, { days, before, idClient }: Asked): SQL {
  return sql`
    SELECT e.id, e.kind AS type, e.date::text AS date, o.number AS "orderFormNumber", e.delivery_id AS "idDelivery", e.memo,
      e.supply, e.tax, e.order_form_id AS "idOrder", c.erp_code AS code, c.name,
      o.total_qty AS "orderQty", o.supply AS "orderSupply", o.tax AS "orderTax",
      e.date BETWEEN ${days.dateFrom} AND ${days.dateTo} AS "isNow",
      CASE WHEN e.delivery_id IS NULL AND e.kind <> 'ALLOWANCE' THEN COALESCE(o.total_qty - ${carried(sql`d.order_form_id = e.order_form_id AND d.status = 'COMPLETED'`)}, 0)
        ELSE ${carried(sql`d.id = e.delivery_id`)} END AS qty
    FROM ledger_entries e JOIN client_companies c ON c.id = e.client_company_id
      LEFT JOIN order_forms o ON o.id = e.order_form_id
    WHERE e.kind IN ('SALE', 'RETURN', 'ALLOWANCE')
      AND (e.date BETWEEN ${before.dateFrom} AND ${before.dateTo} OR e.date BETWEEN ${days.dateFrom} AND ${days.dateTo})
      AND e.client_company_id IN (SELECT id FROM ${clientCompanies} WHERE ${ofOwnClients(clientCompanies.id, scope)})
      ${idClient === undefined ? sql`` : sql`AND e.client_company_id = ${idClient}`}`;
}
