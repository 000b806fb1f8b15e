import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products, wineries } from '../../db/schema.ts';

const cardColumns = {
  id: wineries.id,
  name: wineries.name,
  nameEn: wineries.nameEn,
  countryCode: wineries.countryCode,
  areaId: wineries.areaId,
  introduction: wineries.introduction,
  foundedYear: wineries.foundedYear,
  picture: wineries.picture,
};

export type WineryRow = Awaited<ReturnType<typeof findWineries>>[number];

/** Wineries by id, in no order of their own. */
export async function findWineries(database: Database, ids: readonly number[]) {
  return database
    .select(cardColumns)
    .from(wineries)
    .where(sql`${wineries.id} = ANY(${sql.param(ids)}::int[])`);
}

/** Where each winery lies; small enough to be read whole for a filter. */
export async function winerySites(database: Database) {
  return database
    .select({ id: wineries.id, countryCode: wineries.countryCode, areaId: wineries.areaId })
    .from(wineries);
}

export async function findWinery(database: Database, id: number) {
  const [row] = await database
    .select({
      ...cardColumns,
      description: wineries.description,
      homepage: wineries.homepage,
    })
    .from(wineries)
    .where(eq(wineries.id, id));
  return row;
}

/** The wines that a winery shows first. */
export async function bestProductsOf(database: Database, wineryId: number, most: number): Promise<number[]> {
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.wineryId, wineryId), eq(products.onSale, true)))
    .orderBy(desc(products.recommendation), products.id)
    .limit(most);
  return rows.map(({ id }) => id);
}
