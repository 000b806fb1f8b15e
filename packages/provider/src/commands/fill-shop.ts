import { seoulDay } from '@vitis/domain';
import type { Database } from '../db/connect.ts';
import { refreshStatistics } from '../db/refresh-statistics.ts';
import { storeYear } from '../features/calendar/holidays.routes.ts';
import type { FileStore } from '../features/files/file-store.ts';
import { seed, seedReference } from '../seed/seed.ts';

export interface FillOptions {
  /** Pictures go into this folder. */
  filesFolder: string;
  /** Has the pictures instead; they are laid out in the folder before they are sent there. */
  store?: FileStore;
  /** Seoul day that everything is told from; today where it is left out. */
  today?: string;
  /** Size of a load set; without it the demonstration shop. */
  products?: number;
  log: (line: string) => void;
}

/** The seed, and what follows from its data: the holidays of the years around. */
export async function fillShop(
  database: Database,
  { filesFolder, store, today, products, log }: FillOptions,
): Promise<void> {
  await seed(database, {
    filesFolder,
    log,
    ...(store === undefined ? {} : { store }),
    ...(today === undefined ? {} : { today }),
    ...(products === undefined ? {} : { products }),
  });
  await storeHolidays(database);
  await refreshStatistics(database);
}

/** What a shop of one's own begins with: the names that wines refer to, and the holidays. */
export async function fillReference(database: Database, log: (line: string) => void): Promise<void> {
  await seedReference(database, log);
  await storeHolidays(database);
}

async function storeHolidays(database: Database): Promise<void> {
  const year = Number(seoulDay(new Date()).slice(0, 4));
  for (const each of [year - 1, year, year + 1]) await storeYear(database, each);
}
