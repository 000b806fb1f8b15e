import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import type { Row } from '../../column.ts';
import { entriesOf, languagesOf, wordsOf } from '../../columns.ts';
import type { Change, Refuse } from '../../exchange.ts';
import { productIds, productKey } from '../product-key.ts';
import type { CatalogueNames } from './catalogue-names.ts';
import { grapeOf } from './product-columns.ts';

/** Columns of a product beside its key, as the table has them. */
const COLUMNS = [
  ...[
    'kind_id',
    'country_code',
    'area_id',
    'winery_id',
    'level_id',
    'name',
    'name_en',
    'case_size',
    'alcohol',
    'score',
  ],
  ...[
    'sugar_level',
    'taste_sugar',
    'taste_body',
    'taste_acidity',
    'taste_tannin',
    'notes',
    'pairings',
    'description',
  ],
  ...['serving_from', 'serving_to', 'awards', 'vip', 'on_sale', 'recommendation'],
];
const listed = (columns: readonly string[]): SQL => sql.raw(columns.join(', '));

/** A product's row, and what hangs on it by the places of its list. */
interface Written {
  key: string;
  product: Record<string, unknown>;
  grapes: { type_id: number; percent: number | null }[];
  featureds: number[];
}

/** What a row refers to, by number; a text says why it cannot. */
async function resolve(row: Row, names: CatalogueNames): Promise<Written | string> {
  const [code, country] = [String(row.kind), String(row.country)];
  const kind = names.kind(code);
  if (kind === undefined) return `there is no kind ${code}: "seed --reference" makes them`;
  if (!(await names.country(country))) return `there is no country ${country}`;
  const winery = await names.winery(row);
  if (typeof winery === 'string') return winery;
  const grapes: Written['grapes'] = [];
  for (const each of entriesOf(row.grapes ?? null).map(grapeOf)) {
    const type_id = await names.grape(each.name);
    if (grapes.some((other) => other.type_id === type_id)) return `grapes name ${each.name} twice`;
    grapes.push({ type_id, percent: each.percent });
  }
  const featureds: number[] = [];
  for (const each of entriesOf(row.featured ?? null)) {
    const id = names.featured(each);
    if (id === undefined) return `there is no featured ${each}`;
    featureds.push(id);
  }
  const product = {
    kind_id: kind,
    country_code: country,
    area_id: row.area === null ? null : await names.area(country, String(row.area)),
    winery_id: winery,
    level_id: row.level === null ? null : await names.level(country, String(row.level)),
    volume_id: await names.volume(Number(row.volume)),
    vintage: row.vintage,
    name: languagesOf('name', row, wordsOf),
    name_en: row.nameEn,
    case_size: row.caseSize,
    alcohol: row.alcohol,
    score: row.score,
    sugar_level: row.sugarLevel,
    taste_sugar: row.tasteSugar,
    taste_body: row.tasteBody,
    taste_acidity: row.tasteAcidity,
    taste_tannin: row.tasteTannin,
    notes: languagesOf('notes', row, entriesOf) ?? { 'ko-KR': [] },
    pairings: languagesOf('pairings', row, entriesOf) ?? { 'ko-KR': [] },
    description: languagesOf('description', row, wordsOf) ?? { 'ko-KR': '' },
    serving_from: row.servingFrom,
    serving_to: row.servingTo,
    awards: row.awards === null ? [] : JSON.parse(String(row.awards)),
    vip: row.vip,
    on_sale: row.onSale,
    recommendation: row.recommendation,
  };
  return { key: productKey(row), product, grapes, featureds: [...new Set(featureds)] };
}

async function wineIds(tx: Database, rows: readonly Row[]): Promise<Map<string, number>> {
  const codes = sql.param([...new Set(rows.map(({ code }) => String(code)))]);
  await tx.execute(
    sql`INSERT INTO wines (code) SELECT unnest(${codes}::text[]) ON CONFLICT (code) DO NOTHING`,
  );
  const { rows: found } = await tx.execute<{ code: string; id: number }>(
    sql`SELECT code, id FROM wines WHERE code = ANY(${codes}::text[])`,
  );
  return new Map(found.map(({ code, id }) => [code, id]));
}

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/** Writes these changes: each product, its grapes and what it is put forward for; a new one has no bottles yet. */
export async function writeProducts(
  tx: Database,
  names: CatalogueNames,
  changes: readonly Change[],
  refuse: Refuse,
): Promise<void> {
  const fitting: { change: Change; written: Written }[] = [];
  for (const change of changes) {
    const written = await resolve(change.row, names);
    if (typeof written === 'string') refuse(change.line, written);
    else fitting.push({ change, written });
  }
  const rows = fitting.map(({ change }) => change.row);
  const wines = await wineIds(tx, rows);
  const before = await productIds(tx, rows);
  const products = fitting.map(({ change: { row }, written }) => ({
    ...written.product,
    id: before.get(written.key),
    wine_id: wines.get(String(row.code)),
  }));
  const insert = listed(['wine_id', 'volume_id', 'vintage', ...COLUMNS]);
  await tx.execute(sql`INSERT INTO products (${insert})
    SELECT ${insert} FROM jsonb_populate_recordset(NULL::products, ${json(products.filter(({ id }) => id === undefined))})`);
  await tx.execute(sql`UPDATE products p SET (${listed(COLUMNS)}) = (SELECT ${listed(COLUMNS.map((each) => `n.${each}`))})
    FROM jsonb_populate_recordset(NULL::products, ${json(products.filter(({ id }) => id !== undefined))}) n WHERE p.id = n.id`);
  const ids = await productIds(tx, rows);
  const idOf = ({ key }: Written): number => ids.get(key)!;
  const all = sql.param([...ids.values()]);
  await tx.execute(sql`DELETE FROM product_types WHERE product_id = ANY(${all}::int[])`);
  await tx.execute(sql`DELETE FROM product_featureds WHERE product_id = ANY(${all}::int[])`);
  const types = fitting.flatMap(({ written }) =>
    written.grapes.map((each, position) => ({ ...each, product_id: idOf(written), position })),
  );
  const featureds = fitting.flatMap(({ written }) =>
    written.featureds.map((featured_id) => ({ featured_id, product_id: idOf(written) })),
  );
  await tx.execute(
    sql`INSERT INTO product_types SELECT * FROM jsonb_populate_recordset(NULL::product_types, ${json(types)})`,
  );
  await tx.execute(
    sql`INSERT INTO product_featureds SELECT * FROM jsonb_populate_recordset(NULL::product_featureds, ${json(featureds)})`,
  );
  await tx.execute(
    sql`INSERT INTO stock (product_id, qty) SELECT unnest(${all}::int[]), 0 ON CONFLICT DO NOTHING`,
  );
}
