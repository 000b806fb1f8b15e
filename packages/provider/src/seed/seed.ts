import { join, resolve } from 'node:path';
import { firstProducts, productRows, wineryRows } from '@vitis/demo-shop/catalogue';
import {
  allDrawings,
  type Drawing,
  drawPhotos,
  ensurePictures,
  forgetOthers,
  type StoredPhoto,
  storePhotos,
} from '@vitis/demo-shop/pictures';
import { randomFrom } from '@vitis/demo-shop/random';
import { seoulDay, startOfDay } from '@vitis/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { areas, contents, files, kinds, products, wineries } from '../db/schema.ts';
import type { FileStore } from '../features/files/file-store.ts';
import { multiply } from './insert/load-set.ts';
import { insertProducts } from './insert/products.ts';
import { insertReference } from './insert/reference.ts';
import { publishPictures } from './publish-pictures.ts';
import { seedTrade } from './trade/seed-trade.ts';

/** Drawn once per checkout: another database, another test run takes its pictures from here. */
export const PICTURE_CACHE = resolve(import.meta.dirname, '../../../../node_modules/.cache/vitis/pictures');

export interface SeedOptions {
  /** Root of the file store; pictures go into `public/` there. */
  filesFolder: string;
  /** Has the files instead of the folder, where they are only laid out: every one is sent there before a row names it. */
  store?: FileStore;
  /** Where drawn pictures are kept between stores. */
  pictureCache?: string;
  /** Seoul day that everything is told from; the day of the first seed where it is left out. */
  today?: string;
  /** Size of a load set; without it the demonstration shop. */
  products?: number;
  log?: (line: string) => void;
}

/** The drawings that a filled shop names: after the data has changed it goes on showing what it was filled with. */
async function drawingsInUse(database: Database): Promise<Drawing[]> {
  const { rows } = await database.execute<{ base: string }>(sql`
    SELECT DISTINCT picture ->> 'base' AS base
    FROM (SELECT picture FROM ${products} UNION ALL SELECT picture FROM ${areas} UNION ALL SELECT picture FROM ${wineries}
      UNION ALL SELECT picture FROM ${contents}) shown
    WHERE picture IS NOT NULL
    UNION SELECT (regexp_matches(${contents.body} ->> 'ko-KR', '(/files/[^" ]+)-\\d+\\.webp', 'g'))[1] FROM ${contents}`);
  const bases = new Set(rows.map(({ base }) => base));
  return allDrawings().filter(({ picture }) => bases.has(picture.base));
}

/** The photos of deliveries that are these drawings still. */
async function photosInUse(database: Database, sums: readonly string[]): Promise<StoredPhoto[]> {
  return database
    .select({ key: files.key, sha256: files.sha256 })
    .from(files)
    .where(and(eq(files.policy, 'COMPANY'), inArray(files.sha256, [...sums])));
}

const isFilled = async (database: Database): Promise<boolean> =>
  (await database.select({ id: kinds.id }).from(kinds).limit(1)).length > 0;

const numberedTables = [
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
];

/** Rows came with their own ids; what is added later goes on after them. */
async function continueNumbers(database: Database): Promise<void> {
  for (const table of numberedTables) {
    await database.execute(
      sql.raw(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`),
    );
  }
}

/**
 * Writes kinds, countries, areas, grapes, classifications, bottles and groups of clients into an empty database: what a
 * shop of one's own refers to, and none of the demonstration's wines, people and pictures.
 */
export async function seedReference(database: Database, log: (line: string) => void): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('vitis seed'))`);
    if (await isFilled(transaction)) return log('The shop is filled; nothing was changed.');
    await insertReference(transaction);
    await transaction.update(areas).set({ picture: null });
    await continueNumbers(transaction);
    log('Kinds, countries, areas, grapes, classifications, bottles and groups of clients are there.');
  });
}

/**
 * Fills an empty database with the demonstration shop, in one transaction; a filled one is left as it is. Pictures
 * are drawn first, so that no row ever names a file that is not there.
 */
export async function seed(
  database: Database,
  {
    filesFolder,
    store: bucket,
    pictureCache = PICTURE_CACHE,
    today,
    products: size,
    log = () => {},
  }: SeedOptions,
): Promise<void> {
  const filled = await isFilled(database);
  const drawings = filled ? await drawingsInUse(database) : allDrawings();
  const { places, drawn: photographed } = await drawPhotos(pictureCache);
  const painted = await ensurePictures(drawings, {
    folder: join(filesFolder, 'public'),
    cache: pictureCache,
  });
  if (bucket) await publishPictures(filesFolder, bucket, 'public');
  const drawn = photographed + painted;
  if (drawn > 0) {
    log(`${drawn} pictures were drawn.`);
    const photos = places.flat().map(({ drawing }) => drawing);
    if (!filled) await forgetOthers([...drawings, ...photos], pictureCache);
  }
  const store = async (photos: readonly StoredPhoto[]): Promise<void> => {
    await storePhotos(photos, places, { folder: join(filesFolder, 'private'), cache: pictureCache });
    if (bucket) await publishPictures(filesFolder, bucket, 'private');
  };
  if (filled) {
    const sums = places.flat().map(({ sha256 }) => sha256);
    await store(await photosInUse(database, sums));
    return log('The shop is filled; nothing was changed.');
  }
  await database.transaction(async (transaction) => {
    // Two seeds at once: the second waits here and then finds the shop filled.
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('vitis seed'))`);
    if (await isFilled(transaction)) return log('The shop is filled; nothing was changed.');
    const day = today ?? seoulDay(new Date());
    const ids = await insertReference(transaction);
    const houses = wineryRows(ids);
    await transaction.insert(wineries).values(houses);
    const rows = firstProducts(productRows(ids, startOfDay(day)), size ?? Number.POSITIVE_INFINITY);
    await insertProducts(transaction, rows);
    log(`${rows.products.length} wines of ${houses.length} wineries are on sale.`);
    if (size !== undefined && size > rows.products.length)
      log(`${await multiply(transaction, size)} wines make the load set.`);
    await continueNumbers(transaction);
    const random = randomFrom(`trade ${day}`);
    await store(await seedTrade(transaction, { today: day, random, places, log }));
  });
}
