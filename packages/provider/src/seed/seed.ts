import { join } from 'node:path';
import { seoulDay, startOfDay } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { kinds } from '../db/schema.ts';
import { COUNTRIES } from './data/areas/all.ts';
import { WINERIES } from './data/wineries/all.ts';
import { loadSet } from './insert/load-set.ts';
import { productRows } from './insert/product-rows.ts';
import { insertProducts } from './insert/products.ts';
import { insertReference } from './insert/reference.ts';
import { insertWineries } from './insert/wineries.ts';
import { bottlePlan, regionPlan, viewPlan } from './pictures/plans.ts';
import { ensurePictures } from './pictures/rasterise.ts';
import { randomFrom } from './random.ts';
import { seedTrade } from './trade/seed-trade.ts';

export interface SeedOptions {
  /** Root of the file store; pictures go into `public/` there. */
  filesFolder: string;
  /** Seoul day that everything is told from; the day of the first seed where it is left out. */
  today?: string;
  /** Size of a load set; without it the demonstration shop. */
  products?: number;
  log?: (line: string) => void;
}

const allDrawings = () => [
  ...WINERIES.flatMap((winery) => winery.wines.map((_line, position) => bottlePlan(winery, position))),
  ...COUNTRIES.flatMap(({ areas }) => Object.keys(areas).map(regionPlan)),
  ...WINERIES.map(viewPlan),
];

/**
 * Fills an empty database with the demonstration shop, in one transaction; a filled one is left as it is. Pictures
 * are drawn first, so that no row ever names a file that is not there.
 */
export async function seed(
  database: Database,
  { filesFolder, today, products, log = () => {} }: SeedOptions,
): Promise<void> {
  const drawn = await ensurePictures(allDrawings(), { folder: join(filesFolder, 'public') });
  if (drawn > 0) log(`${drawn} pictures were drawn.`);
  await database.transaction(async (transaction) => {
    // Two seeds at once: the second waits here and then finds the shop filled.
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('vitis seed'))`);
    const [filled] = await transaction.select({ id: kinds.id }).from(kinds).limit(1);
    if (filled !== undefined) return log('The shop is filled; nothing was changed.');
    const day = today ?? seoulDay(new Date());
    const ids = await insertReference(transaction);
    await insertWineries(transaction, ids);
    const shop = productRows(ids, startOfDay(day));
    const rows = products === undefined ? shop : loadSet(shop, products);
    await insertProducts(transaction, rows);
    for (const table of [
      'kinds',
      'areas',
      'grape_types',
      'levels',
      'featureds',
      'volumes',
      'client_groups',
      'wineries',
      'wines',
      'products',
    ]) {
      await transaction.execute(
        sql.raw(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`),
      );
    }
    log(`${rows.products.length} wines of ${WINERIES.length} wineries are on sale.`);
    await seedTrade(transaction, { today: day, random: randomFrom(`trade ${day}`), log });
  });
}
