import { sql } from 'drizzle-orm';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { type Cell, WrongCell } from '../column.ts';
import { entriesOf, list, listCell, number, text } from '../columns.ts';
import type { Exchange } from '../exchange.ts';
import { PAGE, placed } from './page.ts';
import {
  isOneOf,
  PRODUCT_KEY,
  productIds,
  productKey,
  productKeyColumns,
  productKeyTables,
} from './product-key.ts';

/** Won per bottle; the database's integers reach twenty times as far. */
const HIGHEST_PRICE = 100_000_000;
const MOST_BOTTLES = 100_000;

const TIER = /^(\d{1,6})\s*:\s*([\d,]{1,11})$/;

/** `12:45000`: from twelve bottles on 45,000 won each. */
function tier(written: string): string {
  const [, qty = '', price = ''] = TIER.exec(written) ?? [];
  const [minQty, won] = [Number(qty), Number(price.replaceAll(',', ''))];
  if (minQty < 2 || minQty > MOST_BOTTLES || won < 1 || won > HIGHEST_PRICE)
    throw new WrongCell(`takes bottles and won from 2 bottles on, as 12:45000 | 60:43000`);
  return `${minQty}:${won}`;
}

const stored = sql`SELECT p.id AS place, ${productKeyColumns}, g.code AS "group",
    (array_agg(x.price) FILTER (WHERE x.min_qty = 1))[1] AS price,
    string_agg(x.min_qty || ':' || x.price, ' | ' ORDER BY x.min_qty) FILTER (WHERE x.min_qty > 1) AS tiers
  FROM ${productKeyTables} JOIN prices x ON x.product_id = p.id JOIN client_groups g ON g.id = x.client_group_id`;
const grouped = sql`GROUP BY p.id, w.code, v.millilitres, g.id ORDER BY p.id, g.id`;

/** The steps in the order of their bottles, each number of bottles once. */
const sorted = (cell: Cell): string | null => {
  const tiers = entriesOf(cell).map((each) => each.split(':').map(Number) as [number, number]);
  return listCell(tiers.toSorted(([a], [b]) => a - b).map(([qty, price]) => `${qty}:${price}`));
};

function tiersColumn() {
  const column = list('tiers', 'cheaper from so many bottles on, as 12:45000 | 60:43000', tier);
  return { ...column, read: (raw: Parameters<typeof column.read>[0]) => sorted(column.read(raw)) };
}

async function groupIds({ tx }: UnitOfWork): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ code: string; id: number }>(sql`SELECT code, id FROM client_groups`);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** What clients of a group pay. A row is a whole price list: steps that it does not name are there no more. */
export const pricesExchange: Exchange = {
  name: 'prices',
  summary:
    'Won per bottle without VAT, for each group of clients (STANDARD: the list price), with its steps.',
  columns: [
    ...PRODUCT_KEY,
    text('group', { max: 40, isKey: true, isRequired: true, takes: 'code of a group of clients' }),
    number('price', { from: 1, to: HIGHEST_PRICE, isRequired: true }),
    tiersColumn(),
  ],
  // By products, of which a page has all prices.
  readPage: async (database, after) =>
    placed(
      await database.execute(sql`${stored} WHERE p.id IN (
        SELECT DISTINCT product_id FROM prices WHERE product_id > ${after} ORDER BY 1 LIMIT ${PAGE}) ${grouped}`),
    ),
  readKnown: async (tx, keys) =>
    placed(await tx.execute(sql`${stored} WHERE ${isOneOf(keys)} ${grouped}`)).map(({ row }) => row),
  check: ({ tiers }) => {
    const quantities = entriesOf(tiers ?? null).map((each) => each.split(':')[0]);
    return new Set(quantities).size < quantities.length ? 'tiers name a number of bottles twice' : undefined;
  },
  begin: async (unit) => {
    const groups = await groupIds(unit);
    return async (changes, refuse) => {
      const { tx } = unit;
      const ids = await productIds(
        tx,
        changes.map(({ row }) => row),
      );
      const lists = changes.flatMap(({ line, row }) => {
        const product_id = ids.get(productKey(row));
        const client_group_id = groups.get(String(row.group));
        if (product_id === undefined) refuse(line, `there is no product ${productKey(row)}`);
        else if (client_group_id === undefined)
          refuse(line, `there is no group ${row.group}: ${[...groups.keys()].join(', ')}`);
        if (product_id === undefined || client_group_id === undefined) return [];
        const tiers = [`1:${row.price}`, ...entriesOf(row.tiers ?? null)].map((each) =>
          each.split(':').map(Number),
        );
        return tiers.map(([min_qty, price]) => ({ product_id, client_group_id, min_qty, price }));
      });
      const given = sql`jsonb_to_recordset(${JSON.stringify(lists)}::jsonb)
        AS n(product_id int, client_group_id int, min_qty int, price int)`;
      await tx.execute(sql`DELETE FROM prices x USING ${given}
        WHERE x.product_id = n.product_id AND x.client_group_id = n.client_group_id`);
      await tx.execute(sql`INSERT INTO prices (product_id, client_group_id, min_qty, price)
        SELECT n.product_id, n.client_group_id, n.min_qty, n.price FROM ${given}`);
    };
  },
};
