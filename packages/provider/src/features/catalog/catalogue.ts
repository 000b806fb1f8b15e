import type { KindCode, Picture } from '@vitis/contracts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import type { Translated } from '../../db/schema.ts';
import * as schema from '../../db/schema.ts';

interface Counted {
  productCount: number;
}

export interface AreaEntry extends Counted {
  id: number;
  countryCode: string;
  parentId: number | null;
  name: Translated;
  picture: Picture | null;
  /** From the outermost area to this one. */
  path: number[];
  /** This one and every area inside it. */
  within: number[];
}

export interface TypeEntry extends Counted {
  name: Translated;
  groupCode: string;
  ids: number[];
}

/** What the whole catalogue refers to, small enough to be kept: names by id, in menu order. */
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
  standardGroupId: number;
}

export async function catalogueVersion(database: Database): Promise<number> {
  const [row] = await database.select({ version: schema.catalogState.version }).from(schema.catalogState);
  return row?.version ?? 0;
}

/** Reads the whole of it: a dozen small queries, a few milliseconds. */
export async function loadCatalogue(database: Database): Promise<Catalogue> {
  const version = await catalogueVersion(database);
  const [kinds, countries, areas, types, levels, featureds, volumes, wineries, groups, counts] =
    await Promise.all([
      database.select().from(schema.kinds).orderBy(asc(schema.kinds.position), asc(schema.kinds.id)),
      database
        .select()
        .from(schema.countries)
        .orderBy(asc(schema.countries.position), asc(schema.countries.code)),
      database.select().from(schema.areas).orderBy(asc(schema.areas.position), asc(schema.areas.id)),
      database
        .select()
        .from(schema.grapeTypes)
        .orderBy(asc(schema.grapeTypes.position), asc(schema.grapeTypes.id)),
      database.select().from(schema.levels).orderBy(asc(schema.levels.position), asc(schema.levels.id)),
      database
        .select()
        .from(schema.featureds)
        .orderBy(asc(schema.featureds.position), asc(schema.featureds.id)),
      database.select().from(schema.volumes).orderBy(asc(schema.volumes.millilitres)),
      database
        .select({ id: schema.wineries.id, name: schema.wineries.name, nameEn: schema.wineries.nameEn })
        .from(schema.wineries),
      database.select().from(schema.clientGroups).where(eq(schema.clientGroups.code, 'STANDARD')),
      countProducts(database),
    ]);
  const count = (facet: string, key: string | number) => counts.get(`${facet}:${key}`) ?? 0;
  const byId = <Row extends { id: number }>(rows: Row[], facet: string) =>
    new Map(rows.map((row) => [row.id, { ...row, productCount: count(facet, row.id) }]));

  return {
    version,
    kinds: byId(kinds, 'kind'),
    countries: new Map(
      countries.map((row) => [row.code, { ...row, productCount: count('country', row.code) }]),
    ),
    areas: treeOf(areas, (id) => count('area', id)),
    types: new Map(types.map((row) => [row.id, row])),
    typeGroups: groupsOf(types, (code) => count('type', code)),
    levels: new Map(levels.map((row) => [row.id, row])),
    featureds: byId(featureds, 'featured'),
    volumes: new Map(volumes.map((row) => [row.id, row])),
    wineries: byId(wineries, 'winery'),
    standardGroupId: groups[0]?.id ?? 0,
  };
}

/** Products on sale per kind, country, area, winery, featured and group of grapes. */
async function countProducts(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.execute<{ facet: string; key: string; count: number }>(sql`
    WITH sold AS MATERIALIZED (
      SELECT id, kind_id, country_code, area_id, winery_id FROM products WHERE on_sale
    )
    SELECT 'kind' AS facet, kind_id::text AS key, count(*)::int AS count FROM sold GROUP BY kind_id
    UNION ALL SELECT 'country', country_code, count(*)::int FROM sold GROUP BY country_code
    UNION ALL SELECT 'area', area_id::text, count(*)::int FROM sold WHERE area_id IS NOT NULL GROUP BY area_id
    UNION ALL SELECT 'winery', winery_id::text, count(*)::int FROM sold GROUP BY winery_id
    UNION ALL SELECT 'featured', featured_id::text, count(*)::int
      FROM product_featureds JOIN sold ON sold.id = product_id GROUP BY featured_id
    UNION ALL SELECT 'type', group_code, count(DISTINCT product_id)::int
      FROM product_types JOIN sold ON sold.id = product_id JOIN grape_types ON grape_types.id = type_id
      GROUP BY group_code
  `);
  return new Map(rows.map((row) => [`${row.facet}:${row.key}`, row.count]));
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
