import { PRICE_BANDS, type TradeGroup } from '@vitis/contracts';
import type { DayRange } from '@vitis/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import type { SummedTrade } from './trade-groups.ts';
import type { TradedEntry } from './traded-wines.ts';

interface Asked {
  by: TradeGroup;
  of?: TradeGroup | undefined;
  key?: string | undefined;
  days: DayRange;
  /** The days that they are compared with. */
  before: DayRange;
}

/** What was traded: rows of the ledger that are split into their wines, and what the database has added up already. */
interface Trade {
  entries: TradedEntry[];
  summed: SummedTrade[];
}

/** A row that is to be split. */
type Left = TradedEntry['receipt'] & Pick<TradedEntry, 'idOrder'> & { code: string; name: string };
type Row = Record<string, unknown> & { isSummed: boolean } & (SummedTrade | Left);

const wine = { idProduct: sql`l.product_id` };

/** What a group is told apart by, first; what else it says of itself follows from that. */
const COLUMNS: Readonly<Record<TradeGroup, Readonly<Record<string, SQL>>>> = {
  client: { code: sql`code`, name: sql`min(name)` },
  ...{ wine, kind: wine, country: wine, region: wine },
  price: { unitPrice: sql`l.unit_price` },
  month: { month: sql`left(date, 7)` },
  document: {
    id: sql`e.id`,
    type: sql`min(type)`,
    orderFormNumber: sql`min("orderFormNumber")`,
    memo: sql`min(memo)`,
  },
};

const isOfLines = (group: TradeGroup | undefined): boolean =>
  group === 'price' || (group !== undefined && COLUMNS[group] === wine);

/** It handed the whole order over, by one delivery or by hand: its lines are the order's. */
const WHOLE = sql`(type = 'SALE' AND e.qty = "orderQty" AND e.supply = "orderSupply" AND e.tax = "orderTax") IS TRUE`;

/**
 * Sales, returns and allowances of these ledgers (a condition on `e`). A year of a large house is 100,000 documents: the
 * database adds up their sums and bottles, and the wines of an order that was handed over whole; only what is left is read
 * row by row.
 */
export async function readTrade(database: Database, ledgers: SQL, asked: Asked): Promise<Trade> {
  const { by, of, key = '' } = asked;
  const groups = of === undefined ? [by] : [by, of];
  const hasLines = groups.some(isOfLines);
  const narrowed = of === undefined ? sql`true` : isOfGroup(of, key);
  const [ofEntry, ofLine] = isOfLines(of) ? [sql`true`, narrowed] : [narrowed, sql`true`];

  const columns = Object.assign({}, ...groups.map((group) => COLUMNS[group])) as Record<string, SQL>;
  // Nobody asks for all documents of the period before.
  if (columns.id && of !== 'document') columns.id = sql`CASE WHEN "isNow" THEN ${columns.id} END`;
  const column = (name: string) => columns[name] ?? sql`NULL`;
  const keys = groups.map((group) => columns[Object.keys(COLUMNS[group])[0]!]!);
  const figures = hasLines
    ? sql`sum(l.qty), sum(l.supply), sum(l.tax)`
    : sql`sum(CASE type WHEN 'RETURN' THEN -e.qty ELSE e.qty END), sum(e.supply), sum(e.tax)`;

  const { rows } = await database.execute<Row>(sql`
    WITH entry AS MATERIALIZED (
      SELECT *, ${hasLines ? WHOLE : sql`true`} AS "isTold" FROM (${entriesOf(ledgers, asked)}) e)
    SELECT date, id, type, "orderFormNumber", "idDelivery", "idOrder", memo, code, name, NULL::int AS "idProduct",
      NULL::int AS "unitPrice", false AS "isSummed", qty::float8, supply::float8, tax::float8
    FROM entry e WHERE NOT "isTold" AND ${ofEntry}
    UNION ALL
    SELECT min(date), ${column('id')}, ${column('type')}, ${column('orderFormNumber')}, NULL, NULL, ${column('memo')},
      ${column('code')}, ${column('name')}, ${column('idProduct')}, ${column('unitPrice')}, true, ${figures}
    FROM entry e ${hasLines ? sql`JOIN order_form_lines l ON l.order_form_id = "idOrder"` : sql``}
    WHERE "isTold" AND ${ofEntry} AND ${ofLine} GROUP BY ${sql.join([sql`"isNow"`, ...keys], sql`, `)}`);

  const summed = rows.filter(({ isSummed }) => isSummed) as SummedTrade[];
  const left = rows.filter(({ isSummed }) => !isSummed) as Left[];
  return {
    summed,
    entries: left.map(({ idOrder, code, name, ...receipt }) => ({
      receipt,
      idOrder,
      client: { code, name },
    })),
  };
}

/** Whether a row, or a line of its order, may lie in a row of a grouping; that of a region is told by the catalogue alone. */
function isOfGroup(of: TradeGroup, key: string): SQL {
  const from = PRICE_BANDS.findIndex((price) => String(price) === key);
  const conditions: Readonly<Record<TradeGroup, () => SQL>> = {
    client: () => sql`code = ${key}`,
    wine: () => sql`l.product_id::text = ${key}`,
    kind: () =>
      sql`l.product_id IN (SELECT p.id FROM products p JOIN kinds k ON k.id = p.kind_id WHERE k.code = ${key})`,
    country: () => sql`l.product_id IN (SELECT p.id FROM products p WHERE p.country_code = ${key})`,
    region: () => sql`true`,
    price: () =>
      from < 0
        ? sql`false`
        : sql`l.unit_price >= ${PRICE_BANDS[from]}::int
            AND (${PRICE_BANDS[from + 1] ?? null}::int IS NULL OR l.unit_price < ${PRICE_BANDS[from + 1] ?? null}::int)`,
    month: () => sql`left(date, 7) = ${key}`,
    document: () => sql`e.id::text = ${key}`,
  };
  return conditions[of]();
}

/** Every row within both periods, with the bottles of its delivery, or those that no delivery has carried of its order. */
const entriesOf = (ledgers: SQL, { days, before }: Asked): SQL => sql`
  SELECT e.id, e.kind AS type, e.date::text AS date, o.number AS "orderFormNumber", e.delivery_id AS "idDelivery", e.memo,
    e.supply, e.tax, e.order_form_id AS "idOrder", c.erp_code AS code, c.name,
    o.total_qty AS "orderQty", o.supply AS "orderSupply", o.tax AS "orderTax",
    e.date BETWEEN ${days.dateFrom} AND ${days.dateTo} AS "isNow",
    CASE WHEN e.kind = 'ALLOWANCE' THEN 0
      WHEN e.delivery_id IS NOT NULL THEN COALESCE((SELECT sum(l.qty) FROM delivery_lines l WHERE l.delivery_id = e.delivery_id), 0)
      ELSE COALESCE(o.total_qty - COALESCE((SELECT sum(l.qty) FROM deliveries d JOIN delivery_lines l ON l.delivery_id = d.id
        WHERE d.order_form_id = e.order_form_id AND d.status = 'COMPLETED'
          AND d.classify = CASE e.kind WHEN 'SALE' THEN 'SUPPLY' ELSE 'COLLECT' END), 0), 0) END AS qty
  FROM ledger_entries e JOIN client_companies c ON c.id = e.client_company_id
    LEFT JOIN order_forms o ON o.id = e.order_form_id
  WHERE e.kind IN ('SALE', 'RETURN', 'ALLOWANCE')
    AND (e.date BETWEEN ${before.dateFrom} AND ${before.dateTo} OR e.date BETWEEN ${days.dateFrom} AND ${days.dateTo})
    AND ${ledgers}`;
