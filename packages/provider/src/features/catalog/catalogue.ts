import { type KindCode, LANGUAGES, type Picture } from '@vitis/contracts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { preparedOnce } from '../../db/prepared.ts';
import type { Translated } from '../../db/schema.ts';
import * as schema from '../../db/schema.ts';
import { makeNameIndex, type NameIndex } from '../search/name-index.ts';

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

/** A product on sale as filters see it; see `ProductCard` for what a person sees. */
export interface IndexedProduct {
  id: number;
  kindId: number;
  countryCode: string;
  areaId: number | null;
  wineryId: number;
  levelId: number | null;
  volumeId: number;
  sugarLevel: number | null;
  alcohol: number | null;
  score: number | null;
  vintage: number | null;
  vip: boolean;
  typeIds: number[];
  featuredIds: number[];
  storeIds: number[];
}

export interface TypeEntry extends Counted {
  name: Translated;
  groupCode: string;
  ids: number[];
}

/**
 * What the whole catalogue refers to (names by id, in menu order), and the products as filters see them: about 200 bytes
 * each. Filtering and counting happen here: ten counts at once over ten conditions is what a database plans worst.
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
  products: IndexedProduct[];
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

async function readCatalogue(tx: Database): Promise<Omit<Catalogue, 'names'> & { names: string[][] }> {
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
  const products = await readProducts(tx);
  const names = await readNames(tx, products);

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

/** Ids that a table has for each product, in one pass over it: asking for each product takes three times as long. */
async function idsByProduct(tx: Database, table: string, column: string): Promise<Map<number, number[]>> {
  const { rows } = await tx.execute<{ id: number; ids: number[] }>(sql`
    SELECT product_id AS id, array_agg(${sql.raw(column)} ORDER BY ${sql.raw(column)}) AS ids
    FROM ${sql.raw(table)} GROUP BY product_id`);
  return new Map(rows.map(({ id, ids }) => [id, ids]));
}

const none: number[] = [];

async function readProducts(tx: Database): Promise<IndexedProduct[]> {
  const { products } = schema;
  const types = await idsByProduct(tx, 'product_types', 'type_id');
  const featureds = await idsByProduct(tx, 'product_featureds', 'featured_id');
  const stores = await idsByProduct(tx, 'store_products', 'store_id');
  const rows = await tx
    .select({
      id: products.id,
      kindId: products.kindId,
      countryCode: products.countryCode,
      areaId: products.areaId,
      wineryId: products.wineryId,
      levelId: products.levelId,
      volumeId: products.volumeId,
      sugarLevel: products.sugarLevel,
      alcohol: products.alcohol,
      score: products.score,
      vintage: products.vintage,
      vip: products.vip,
    })
    .from(products)
    .where(eq(products.onSale, true))
    .orderBy(desc(products.recommendation), asc(products.id));
  return rows.map((row) => ({
    ...row,
    typeIds: types.get(row.id) ?? none,
    featuredIds: featureds.get(row.id) ?? none,
    storeIds: stores.get(row.id) ?? none,
  }));
}

/** The names of products in all languages, each once: most have a Korean and a Latin one. */
async function readNames(tx: Database, products: readonly IndexedProduct[]): Promise<string[][]> {
  const { rows } = await tx.execute<{ id: number; latin: string; spoken: (string | null)[] }>(sql`
    SELECT id, name_en AS latin, ARRAY[${sql.join(
      LANGUAGES.map((language) => sql`NULLIF(name ->> ${sql.raw(`'${language}'`)}, name_en)`),
      sql`, `,
    )}] AS spoken
    FROM products WHERE on_sale`);
  const names = new Map(
    rows.map(({ id, latin, spoken }) => [
      id,
      [...new Set([latin, ...spoken])].filter((name) => name !== null),
    ]),
  );
  return products.map(({ id }) => names.get(id) ?? []);
}

/** Products per kind, country, area, winery, featured and group of grapes. */
function countBy(products: IndexedProduct[], groupCodes: Map<number, string>) {
  const counts = new Map<string, number>();
  const add = (facet: string, key: string | number | null) => {
    const name = `${facet}:${key}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const product of products) {
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
