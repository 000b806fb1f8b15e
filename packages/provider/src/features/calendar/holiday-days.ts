import { addDays, type Day, type Holidays } from '@vitis/domain';
import { between } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { holidays } from '../../db/schema.ts';
import { storeYear } from './holidays.routes.ts';

/** Public holidays of the days from one on. */
export async function holidaysFrom(database: Database, first: Day, days: number): Promise<Holidays> {
  const last = addDays(first, days);
  const years = new Set([first, last].map((day) => Number(day.slice(0, 4))));
  await Promise.all([...years].map((year) => storeYear(database, year)));
  const rows = await database
    .select({ date: holidays.date })
    .from(holidays)
    .where(between(holidays.date, first, last));
  return new Set(rows.map(({ date }) => date));
}
