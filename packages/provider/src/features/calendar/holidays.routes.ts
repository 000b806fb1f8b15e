import { listHolidays } from '@vitis/contracts';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { inLanguage } from '../../db/in-language.ts';
import { holidays } from '../../db/schema.ts';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { computeHolidays } from './korean-holidays.ts';

/** Public holidays of a month: the computed ones of its year, over which an operator's own days have the last word. */
export async function holidayRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app.services;
  const knownYears = new Map<number, Promise<void>>();

  const ensureYear = (year: number): Promise<void> => {
    const known = knownYears.get(year) ?? storeYear(database, year);
    knownYears.set(year, known);
    // A year that could not be stored is tried again by the next call.
    known.catch(() => knownYears.delete(year));
    return known;
  };

  route(app, listHolidays, everyone, async ({ query: { yyyyMM }, language }, answer) => {
    const [year, month] = [Number(yyyyMM.slice(0, 4)), yyyyMM.slice(4)];
    await ensureYear(year);
    const first = `${year}-${month}-01`;
    const next =
      month === '12' ? `${year + 1}-01-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`;
    const rows = await database
      .select()
      .from(holidays)
      .where(and(gte(holidays.date, first), lt(holidays.date, next)))
      .orderBy(asc(holidays.date));
    const items = rows.map(({ date, name, substitute }) => ({
      date,
      name: inLanguage(name, language),
      substitute,
    }));
    return answer(
      200,
      { _embedded: { items } },
      { headers: { 'cache-control': 'public, max-age=3600', vary: 'Accept-Language' } },
    );
  });
}

/** Computes a year once; a day that an operator has entered stays as it is. */
export async function storeYear(database: Database, year: number): Promise<void> {
  const [any] = await database
    .select({ date: holidays.date })
    .from(holidays)
    .where(
      and(
        eq(holidays.source, 'RULE'),
        gte(holidays.date, `${year}-01-01`),
        lt(holidays.date, `${year + 1}-01-01`),
      ),
    )
    .limit(1);
  if (any) return;
  const computed = await computeHolidays(year);
  if (computed.length > 0) await database.insert(holidays).values(computed).onConflictDoNothing();
}
