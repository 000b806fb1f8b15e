import { addDays, type Day, type Holidays } from '@vitis/domain';
import { asc, between } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { holidays, type Translated } from '../../db/schema.ts';
import { storeYear } from './holidays.routes.ts';

/** Public holidays of the days from one on, by name. */
export async function namedHolidaysFrom(
  database: Database,
  first: Day,
  days: number,
): Promise<{ date: Day; name: Translated }[]> {
  const last = addDays(first, days);
  const years = new Set([first, last].map((day) => Number(day.slice(0, 4))));
  await Promise.all([...years].map((year) => storeYear(database, year)));
  return database
    .select({ date: holidays.date, name: holidays.name })
    .from(holidays)
    .where(between(holidays.date, first, last))
    .orderBy(asc(holidays.date));
}

/** Public holidays of the days from one on. */
export async function holidaysFrom(database: Database, first: Day, days: number): Promise<Holidays> {
  return new Set((await namedHolidaysFrom(database, first, days)).map(({ date }) => date));
}
