import { DEFAULT_LANGUAGE, type Language } from '@vitis/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contains } from '../../db/contains.ts';
import { namesForReader } from './wines-for-sale.ts';

/** What a row of a list says of its document's first line. */
export interface FirstWine {
  firstProductName: string | null;
  firstProductId: number | null;
}

/** Its columns; `lines` is what follows FROM to find the lines of a document, as `l`. */
export const firstWineColumns = (lines: SQL) => ({
  firstProductName: sql<string | null>`(SELECT l.product_name FROM ${lines} ORDER BY l.position LIMIT 1)`,
  firstProductId: sql<number | null>`(SELECT l.product_id FROM ${lines} ORDER BY l.position LIMIT 1)`,
});

/** Rows as their reader calls their wines: in Korean as the documents do, in other languages by the catalogue. */
export async function namedForReader<Row extends FirstWine>(
  database: Database,
  rows: readonly Row[],
  language: Language = DEFAULT_LANGUAGE,
): Promise<Row[]> {
  if (language === DEFAULT_LANGUAGE) return [...rows];
  const wines = rows.flatMap(({ firstProductId: productId, firstProductName: productName }) =>
    productId === null || productName === null ? [] : [{ productId, productName }],
  );
  const names = await namesForReader(database, wines, language);
  const nameOf = new Map(wines.map(({ productId }, at) => [productId, names[at]!]));
  return rows.map((row) => ({
    ...row,
    firstProductName: nameOf.get(row.firstProductId ?? 0) ?? row.firstProductName,
  }));
}

/** Whether a line (`l`) is of a wine that is called so: as the document does, which is in Korean, or as its reader. */
export function isWineOfLine(words: string, language: Language = DEFAULT_LANGUAGE): SQL {
  const written = contains(sql`l.product_name`, words);
  if (language === DEFAULT_LANGUAGE) return written;
  const name = sql`COALESCE(p.name ->> ${language}, p.name_en) || ' ' || COALESCE(p.vintage::text, 'NV')`;
  return sql`(${written} OR l.product_id IN (SELECT p.id FROM products p WHERE ${contains(name, words)}))`;
}

/**
 * The wines of a table of lines by what they are called in them, each once, in brackets: step by step of the index over both columns.
 * They are some hundred where lines are 300,000.
 */
export const wineNames = (lines: SQL): SQL => sql`(
  WITH RECURSIVE named AS (
    (SELECT l.product_id, l.product_name FROM ${lines} l ORDER BY l.product_id, l.product_name LIMIT 1)
    UNION ALL
    SELECT next.* FROM named, LATERAL (
      SELECT l.product_id, l.product_name FROM ${lines} l
      WHERE (l.product_id, l.product_name) > (named.product_id, named.product_name)
      ORDER BY l.product_id, l.product_name LIMIT 1) next)
  SELECT product_id, product_name FROM named)`;

/** What follows IN to find the orders with wines that are called as a condition on `l` says. */
export const ordersOfWines = (isCalled: SQL): SQL => sql`(
  SELECT w.order_form_id FROM ${wineNames(sql`order_form_lines`)} l
    JOIN order_form_lines w ON w.product_id = l.product_id AND w.product_name = l.product_name
  WHERE ${isCalled})`;
