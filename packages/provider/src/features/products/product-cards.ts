import type { Availability, Language, ProductCard } from '@vitis/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { inLanguage } from '../../db/in-language.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { products, stock } from '../../db/schema.ts';
import type { Catalogue } from '../catalog/catalogue.ts';

/** Everyone may know whether there is any, and whether it is little. */
export function availabilityOf(qty: number, lowAt: number): Availability {
  if (qty <= 0) return 'SOLD_OUT';
  return qty <= lowAt ? 'LOW' : 'IN_STOCK';
}

/** Columns of a card; names of what it refers to come from the catalogue. */
export const cardColumns = {
  id: products.id,
  name: products.name,
  nameEn: products.nameEn,
  vintage: products.vintage,
  kindId: products.kindId,
  countryCode: products.countryCode,
  areaId: products.areaId,
  wineryId: products.wineryId,
  levelId: products.levelId,
  volumeId: products.volumeId,
  caseSize: products.caseSize,
  alcohol: products.alcohol,
  score: products.score,
  picture: products.picture,
  qty: sql<number>`COALESCE(${stock.qty}, 0)`,
  lowAt: sql<number>`COALESCE(${stock.lowAt}, 0)`,
  types: sql<[number, number | null][]>`(
    SELECT COALESCE(json_agg(json_build_array(t.type_id, t.percent) ORDER BY t.position, t.type_id), '[]')
    FROM product_types t WHERE t.product_id = ${products.id})`,
  featureds: sql<number[]>`ARRAY(
    SELECT f.featured_id FROM product_featureds f WHERE f.product_id = ${products.id} ORDER BY f.featured_id)`,
};

const cardRows = preparedOnce((database) =>
  database
    .select(cardColumns)
    .from(products)
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(sql`${products.id} = ANY(${sql.placeholder('ids')}::int[])`)
    .prepare('product_cards'),
);

export type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['execute']>>[number];

/** Cards of these products, in the order asked for; one that does not exist is left out. On sale or not. */
export async function productCards(
  database: Database,
  catalogue: Catalogue,
  ids: readonly number[],
  language: Language,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await cardRows(database).execute({ ids: [...ids] })).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [cardOf(row, catalogue, language)] : [];
  });
}

/** A row as a card in a language. */
export function cardOf(row: CardRow, catalogue: Catalogue, language: Language): ProductCard {
  const named = <Entry extends { name: Parameters<typeof inLanguage>[0] }>(entry: Entry) => ({
    ...entry,
    name: inLanguage(entry.name, language),
  });
  const kind = catalogue.kinds.get(row.kindId)!;
  const country = catalogue.countries.get(row.countryCode)!;
  const winery = catalogue.wineries.get(row.wineryId)!;
  const level = row.levelId === null ? undefined : catalogue.levels.get(row.levelId);
  const path = row.areaId === null ? [] : (catalogue.areas.get(row.areaId)?.path ?? []);
  return {
    id: row.id,
    name: inLanguage(row.name, language),
    nameEn: row.nameEn,
    vintage: row.vintage,
    kind: named(kind),
    country: { countryCode: country.code, name: inLanguage(country.name, language) },
    areas: path.map((id) => ({ id, name: inLanguage(catalogue.areas.get(id)!.name, language) })),
    types: row.types.map(([id, percent]) => ({
      id,
      name: inLanguage(catalogue.types.get(id)!.name, language),
      percent,
    })),
    level: level ? { id: level.id, name: inLanguage(level.name, language) } : null,
    winery: named(winery),
    volume: catalogue.volumes.get(row.volumeId)!.millilitres,
    caseSize: row.caseSize,
    alcohol: row.alcohol,
    score: row.score,
    featureds: row.featureds.map((id) => named(catalogue.featureds.get(id)!)),
    picture: row.picture,
    availability: availabilityOf(row.qty, row.lowAt),
  };
}
