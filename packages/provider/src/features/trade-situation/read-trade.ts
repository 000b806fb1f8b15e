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

const sumsAs = (qty: SQL, supply: SQL, tax: SQL): SQL =>
  sql`sum(${qty})::float8 AS qty, sum(${supply})::float8 AS supply, sum(${tax})::float8 AS tax`;

/** Without the fence its bottles would be counted again wherever they are named. */
const FENCE = sql`OFFSET 0`;

/**
 * The wines of deliveries that handed over a part of their order, or brought some of it back: their shares of its lines, in
 * the order in which the ledger was written (`deliveredParts`). Left out are those of which this is not the whole story: a
 * wine stands on several lines, or the row does not come out to the won.
 */
const PARTS = sql`
  SELECT * FROM (
    SELECT e.id AS entry, p.product_id, p.unit_price, sign * p.qty AS qty, sign * p.supply AS supply, sign * p.tax AS tax,
      bool_and(p.of_one_line) OVER row AND sum(p.qty) OVER row = e.qty
        AND sign * sum(p.supply) OVER row = e.supply AND sign * sum(p.tax) OVER row = e.tax AS comes_out
    FROM (
      SELECT delivery, product_id, unit_price, qty,
        count(*) OVER (PARTITION BY delivery, product_id) = 1 AND sum(qty) OVER line <= ordered AS of_one_line,
        CASE sum(qty) OVER line WHEN ordered THEN supply - sum(share) OVER line + share ELSE share END AS supply,
        CASE sum(qty) OVER line WHEN ordered THEN tax - sum(share_tax) OVER line + share_tax ELSE share_tax END AS tax
      FROM (SELECT DISTINCT "idOrder" AS id FROM entry WHERE NOT "isWhole" AND "idDelivery" IS NOT NULL) orders
        CROSS JOIN LATERAL (
          SELECT d.id AS delivery, d.classify, d.completed_at, entered, l.qty, o.position, o.product_id, o.unit_price,
            o.qty AS ordered, o.supply, o.tax, share, div(share, 10) AS share_tax
          FROM deliveries d
            CROSS JOIN LATERAL (SELECT min(e.id) AS entered FROM ledger_entries e WHERE e.delivery_id = d.id) e
            JOIN delivery_lines l ON l.delivery_id = d.id
            JOIN order_form_lines o ON o.order_form_id = d.order_form_id AND o.product_id = l.product_id
            CROSS JOIN LATERAL (SELECT div(o.supply::numeric * l.qty, o.qty) AS share) s
          WHERE d.order_form_id = orders.id AND d.status = 'COMPLETED' AND d.classify IN ('SUPPLY', 'COLLECT') ${FENCE}) d
      WINDOW line AS (PARTITION BY orders.id, classify, position ORDER BY entered NULLS LAST, completed_at NULLS LAST, delivery)
    ) p
      JOIN entry e ON e."idDelivery" = p.delivery
      CROSS JOIN LATERAL (SELECT CASE e.type WHEN 'RETURN' THEN -1 ELSE 1 END AS sign) s
    WHERE NOT e."isWhole"
    WINDOW row AS (PARTITION BY e.id)) p
  WHERE comes_out`;

/**
 * Sales, returns and allowances of these ledgers (a condition on `e`). A year of a large house is 100,000 documents: the
 * database adds up their sums and bottles, and the wines of an order that was handed over whole or in parts; only what is
 * left is read row by row.
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
    ? sumsAs(sql`l.qty`, sql`l.supply`, sql`l.tax`)
    : sumsAs(sql`CASE type WHEN 'RETURN' THEN -e.qty ELSE e.qty END`, sql`e.supply`, sql`e.tax`);
  const sumsOf = (rows: SQL): SQL => sql`
    SELECT min(date) AS date, ${column('id')} AS id, ${column('type')} AS type, ${column('orderFormNumber')} AS "orderFormNumber",
      NULL AS "idDelivery", NULL AS "idOrder", ${column('memo')} AS memo, ${column('code')} AS code,
      ${column('name')} AS name, ${column('idProduct')} AS "idProduct", ${column('unitPrice')} AS "unitPrice",
      true AS "isSummed", ${figures}
    FROM ${rows} AND ${ofEntry} AND ${ofLine} GROUP BY ${sql.join([sql`"isNow"`, ...keys], sql`, `)}`;
  const entries = entriesOf(ledgers, asked, hasLines || groups.includes('document'));

  const { rows } = await database.execute<Row>(
    hasLines
      ? sql`
    WITH entry AS MATERIALIZED (SELECT *, ${WHOLE} AS "isWhole" FROM (${entries} ${FENCE}) e),
    part AS MATERIALIZED (${PARTS})
    SELECT date, id, type, "orderFormNumber", "idDelivery", "idOrder", memo, code, name, NULL::int AS "idProduct",
      NULL::int AS "unitPrice", false AS "isSummed", qty::float8, supply::float8, tax::float8
    FROM entry e WHERE NOT "isWhole" AND ${ofEntry} AND NOT EXISTS (SELECT FROM part WHERE part.entry = e.id)
    UNION ALL ${sumsOf(sql`entry e JOIN order_form_lines l ON l.order_form_id = "idOrder" WHERE "isWhole"`)}
    UNION ALL ${sumsOf(sql`entry e JOIN part l ON l.entry = e.id WHERE NOT "isWhole"`)}`
      : sumsOf(sql`(${entries} ${FENCE}) e WHERE true`),
  );

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

/**
 * Every row within both periods, with the bottles of its delivery, or those that no delivery has carried of its order; and
 * what its order comes to, where somebody asks: it is the larger half of the work.
 */
const entriesOf = (ledgers: SQL, { days, before }: Asked, withOrders: boolean): SQL => sql`
  SELECT e.id, e.kind AS type, e.date::text AS date, e.delivery_id AS "idDelivery", e.memo,
    e.supply, e.tax, e.order_form_id AS "idOrder", c.erp_code AS code, c.name,
    ${withOrders ? sql`o.number AS "orderFormNumber", o.total_qty AS "orderQty", o.supply AS "orderSupply", o.tax AS "orderTax",` : sql``}
    e.date BETWEEN ${days.dateFrom} AND ${days.dateTo} AS "isNow",
    CASE WHEN e.kind = 'ALLOWANCE' THEN 0
      WHEN e.delivery_id IS NOT NULL THEN COALESCE((SELECT sum(l.qty) FROM delivery_lines l WHERE l.delivery_id = e.delivery_id), 0)
      ELSE COALESCE((SELECT o.total_qty FROM order_forms o WHERE o.id = e.order_form_id)
        - COALESCE((SELECT sum(l.qty) FROM deliveries d JOIN delivery_lines l ON l.delivery_id = d.id
        WHERE d.order_form_id = e.order_form_id AND d.status = 'COMPLETED'
          AND d.classify = CASE e.kind WHEN 'SALE' THEN 'SUPPLY' ELSE 'COLLECT' END), 0), 0) END AS qty
  FROM ledger_entries e JOIN client_companies c ON c.id = e.client_company_id
    ${withOrders ? sql`LEFT JOIN order_forms o ON o.id = e.order_form_id` : sql``}
  WHERE e.kind IN ('SALE', 'RETURN', 'ALLOWANCE')
    AND (e.date BETWEEN ${before.dateFrom} AND ${before.dateTo} OR e.date BETWEEN ${days.dateFrom} AND ${days.dateTo})
    AND ${ledgers}`;
