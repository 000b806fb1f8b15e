import { type KindCode, LANGUAGES, type Picture } from '@vitis/contracts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { preparedOnce } from '../../db/prepared.ts';
import type { Translated } from '../../db/schema.ts';
import * as schema from '../../db/schema.ts';
import { makeNameIndex, type NameIndex } from '../search/name-index.ts';
import { type ProductTable, ProductTableBuilder } from './product-table.ts';

interface Counted {
  productCount: number;
}

export interface AreaEntry extends Counted {
  id: number;
  countryCode: string;
  parentId: number | null;
  name: Translated;
  picture: Picture | null;
  /** Ids from the outermost area to this one. */
  path: number[];
  /** This one and every area inside it. */
  within: number[];
}

export interface TypeEntry extends Counted {
  name: Translated;
  groupCode: string;
  ids: number[];
}

/**
 * What the whole catalogue refers to (names by id, in menu order), and the products as filters see them. Filtering and
 * counting happen here: ten counts at once over ten conditions is what a database plans worst.
 */
export interface Catalogue {
  version: number;
  kinds: Map<number, { id: number; code: KindCode; name: Translated } & Counted>;
  countries: Map<string, { code: string; name: Translated } & Counted>;
  areas: Map<number, AreaEntry>;
  /** Every grape by id; `typeGroups` holds the menu's entries. */
  types: Map<number, { id: number; name: Translated; groupCode: string }>;
  typeGroups: Map<string, TypeEntry>;
  levels: Map<number, { id: number; name: Translated }>;
  featureds: Map<number, { id: number; code: string; name: Translated } & Counted>;
  volumes: Map<number, { id: number; millilitres: number; name: Translated }>;
  wineries: Map<number, { id: number; name: Translated; nameEn: string } & Counted>;
  stores: Map<number, { id: number; name: Translated }>;
  standardGroupId: number;
  /** Products on sale, the recommended first. */
  products: ProductTable;
  /** The names of `products`, for the search. */
  names: NameIndex;
}

export async function catalogueVersion(database: Database): Promise<number> {
  const [row] = await currentVersion(database).execute();
  return row?.version ?? 0;
}

const currentVersion = preparedOnce((database) =>
  database
    .select({ version: schema.catalogState.version })
    .from(schema.catalogState)
    .prepare('catalogue_version'),
);

/** Reads the whole of it as it is at one moment. Names that an older catalogue knows are not taken apart again. */
export async function loadCatalogue(database: Database, before?: Catalogue): Promise<Catalogue> {
  const { names, ...read } = await database.transaction(readCatalogue, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return { ...read, names: await makeNameIndex(names, before?.names) };
}

async function readCatalogue(tx: Database): Promise<Omit<Catalogue, 'names'> & { names: string[] }> {
  const version = await catalogueVersion(tx);
  const kinds = await tx
    .select()
    .from(schema.kinds)
    .orderBy(asc(schema.kinds.position), asc(schema.kinds.id));
  const countries = await tx
    .select()
    .from(schema.countries)
    .orderBy(asc(schema.countries.position), asc(schema.countries.code));
  const areas = await tx
    .select()
    .from(schema.areas)
    .orderBy(asc(schema.areas.position), asc(schema.areas.id));
  const types = await tx
    .select()
    .from(schema.grapeTypes)
    .orderBy(asc(schema.grapeTypes.position), asc(schema.grapeTypes.id));
  const levels = await tx
    .select()
    .from(schema.levels)
    .orderBy(asc(schema.levels.position), asc(schema.levels.id));
  const featureds = await tx
    .select()
    .from(schema.featureds)
    .orderBy(asc(schema.featureds.position), asc(schema.featureds.id));
  const volumes = await tx.select().from(schema.volumes).orderBy(asc(schema.volumes.millilitres));
  const wineries = await tx
    .select({ id: schema.wineries.id, name: schema.wineries.name, nameEn: schema.wineries.nameEn })
    .from(schema.wineries);
  const stores = await tx
    .select({ id: schema.stores.id, name: schema.stores.name })
    .from(schema.stores)
    .orderBy(asc(schema.stores.position), asc(schema.stores.id));
  const groups = await tx.select().from(schema.clientGroups).where(eq(schema.clientGroups.code, 'STANDARD'));
  const { products, names } = await readProducts(tx);

  const groupCodes = new Map(types.map(({ id, groupCode }) => [id, groupCode]));
  const counts = countBy(products, groupCodes);
  const counted = <Row extends { id: number }>(rows: Row[], facet: string) =>
    new Map(rows.map((row) => [row.id, { ...row, productCount: counts(facet, row.id) }]));
  return {
    version,
    kinds: counted(kinds, 'kind'),
    countries: new Map(
      countries.map((row) => [row.code, { ...row, productCount: counts('country', row.code) }]),
    ),
    areas: treeOf(areas, (id) => counts('area', id)),
    types: new Map(types.map((row) => [row.id, row])),
    typeGroups: groupsOf(types, (code) => counts('type', code)),
    levels: new Map(levels.map((row) => [row.id, row])),
    featureds: counted(featureds, 'featured'),
    volumes: new Map(volumes.map((row) => [row.id, row])),
    wineries: counted(wineries, 'winery'),
    stores: new Map(stores.map((row) => [row.id, row])),
    standardGroupId: groups[0]?.id ?? 0,
    products,
    names,
  };
}

/** Rows that are read at a time: what is in columns already need not be held twice. */
const rowsAtOnce = 5_000;

interface ProductRow extends Record<string, unknown> {
  id: number;
  kindId: number;
  countryCode: string;
  areaId: number | null;
  wineryId: number;
  levelId: number | null;
  volumeId: number;
  sugarLevel: number | null;
  alcohol: string | null;
  score: number | null;
  vintage: number | null;
  vip: boolean;
  /** Separated by commas; null where there are none. */
  types: string | null;
  featureds: string | null;
  stores: string | null;
  latin: string;
  spoken: (string | null)[];
}

/** Ids that a table has for each product, in one pass over it: asking for each product takes three times as long. */
const idsByProduct = (table: string, column: string) =>
  sql.raw(`(SELECT product_id, string_agg(${column}::text, ',' ORDER BY ${column}) AS ids
    FROM ${table} GROUP BY product_id)`);

const idsIn = (list: string | null): number[] => (list === null ? [] : list.split(',').map(Number));

/** Products on sale, and their names in all languages, each once and on a line of its own: most have a Korean and a Latin one. */
async function readProducts(tx: Database): Promise<{ products: ProductTable; names: string[] }> {
  const spoken = sql.join(
    LANGUAGES.map((language) => sql`NULLIF(p.name ->> ${sql.raw(`'${language}'`)}, p.name_en)`),
    sql`, `,
  );
  await tx.execute(sql`
    DECLARE products_on_sale NO SCROLL CURSOR FOR
    SELECT p.id, p.kind_id AS "kindId", p.country_code AS "countryCode", p.area_id AS "areaId", p.winery_id AS "wineryId",
      p.level_id AS "levelId", p.volume_id AS "volumeId", p.sugar_level AS "sugarLevel", p.alcohol, p.score, p.vintage, p.vip,
      types.ids AS types, featureds.ids AS featureds, stores.ids AS stores, p.name_en AS latin, ARRAY[${spoken}] AS spoken
    FROM products p
    LEFT JOIN ${idsByProduct('product_types', 'type_id')} types ON types.product_id = p.id
    LEFT JOIN ${idsByProduct('product_featureds', 'featured_id')} featureds ON featureds.product_id = p.id
    LEFT JOIN ${idsByProduct('store_products', 'store_id')} stores ON stores.product_id = p.id
    WHERE p.on_sale ORDER BY p.recommendation DESC, p.id`);
  const table = new ProductTableBuilder();
  const names: string[] = [];
  for (;;) {
    const { rows } = await tx.execute<ProductRow>(sql.raw(`FETCH ${rowsAtOnce} FROM products_on_sale`));
    for (const { latin, spoken, types, featureds, stores, alcohol, ...row } of rows) {
      table.add({
        ...row,
        alcohol: alcohol === null ? null : Number(alcohol),
        typeIds: idsIn(types),
        featuredIds: idsIn(featureds),
        storeIds: idsIn(stores),
      });
      names.push(
        [...new Set([latin, ...spoken])].flatMap((name) => name?.replaceAll('\n', ' ') ?? []).join('\n'),
      );
    }
    if (rows.length < rowsAtOnce) return { products: table.build(), names };
  }
}

/** Products per kind, country, area, winery, featured and group of grapes. */
function countBy(products: ProductTable, groupCodes: Map<number, string>) {
  const counts = new Map<string, number>();
  const add = (facet: string, key: string | number | null) => {
    const name = `${facet}:${key}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (let place = 0; place < products.length; place += 1) {
    const product = products.at(place);
    add('kind', product.kindId);
    add('country', product.countryCode);
    add('area', product.areaId);
    add('winery', product.wineryId);
    for (const id of product.featuredIds) add('featured', id);
    for (const code of new Set(product.typeIds.map((id) => groupCodes.get(id)))) add('type', code ?? null);
  }
  return (facet: string, key: string | number) => counts.get(`${facet}:${key}`) ?? 0;
}

/** Areas with their way down from the country; an outer area counts what lies inside it. */
function treeOf(
  rows: (typeof schema.areas.$inferSelect)[],
  own: (id: number) => number,
): Map<number, AreaEntry> {
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  const areas = new Map<number, AreaEntry>();
  for (const { id, countryCode, parentId, name, picture } of rows) {
    const path: number[] = [];
    for (let at: number | null | undefined = id; at != null && !path.includes(at); at = parents.get(at))
      path.unshift(at);
    areas.set(id, { id, countryCode, parentId, name, picture, path, within: [], productCount: 0 });
  }
  for (const area of areas.values()) {
    for (const outer of area.path) {
      const entry = areas.get(outer)!;
      entry.within.push(area.id);
      entry.productCount += own(area.id);
    }
  }
  return areas;
}

function groupsOf(
  rows: (typeof schema.grapeTypes.$inferSelect)[],
  count: (code: string) => number,
): Map<string, TypeEntry> {
  const groups = new Map<string, TypeEntry>();
  for (const { id, groupCode, name } of rows) {
    const group = groups.get(groupCode);
    if (group) group.ids.push(id);
    else groups.set(groupCode, { groupCode, name, ids: [id], productCount: count(groupCode) });
  }
  return groups;
}
