import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { type Column, type Row, WrongCell } from '../column.ts';
import { number, text } from '../columns.ts';

/** Files name a wine by its key with spaces between. */
function wineCode(written: string): string {
  if (/\s/.test(written)) throw new WrongCell('has no spaces');
  return written;
}

/** What names a product: its wine, the year (none: NV) and the bottle. */
export const PRODUCT_KEY: readonly Column[] = [
  text('code', {
    max: 60,
    isKey: true,
    isRequired: true,
    takes: 'code of the wine, the same for all its years',
    check: wineCode,
  }),
  number('vintage', { from: 1800, to: 2100, isKey: true }),
  number('volume', { from: 1, to: 30_000, isKey: true, isRequired: true }),
];

/** The key's columns of a query over `products p JOIN wines w JOIN volumes v`. */
export const productKeyColumns = sql`w.code, p.vintage, v.millilitres AS volume`;
export const productKeyTables = sql`products p JOIN wines w ON w.id = p.wine_id JOIN volumes v ON v.id = p.volume_id`;

/** Products of these keys, in the same query. */
export function isOneOf(keys: readonly Row[]): SQL {
  const codes = sql.param(keys.map(({ code }) => code));
  const vintages = sql.param(keys.map(({ vintage }) => vintage ?? 0));
  const volumes = sql.param(keys.map(({ volume }) => volume));
  return sql`(w.code, COALESCE(p.vintage, 0), v.millilitres) IN (
    SELECT * FROM unnest(${codes}::text[], ${vintages}::int[], ${volumes}::int[]))`;
}

/** A product's key as one text. */
export const productKey = ({ code, vintage, volume }: Row): string => `${code} ${vintage ?? 'NV'} ${volume}`;

/** The ids of the products of these keys, by `productKey`. */
export async function productIds(tx: Database, keys: readonly Row[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: number } & Row>(
    sql`SELECT p.id, ${productKeyColumns} FROM ${productKeyTables} WHERE ${isOneOf(keys)}`,
  );
  return new Map(rows.map((row) => [productKey(row), row.id]));
}
