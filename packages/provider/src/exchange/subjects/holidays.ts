import { sql } from 'drizzle-orm';
import type { Translated } from '../../db/schema.ts';
import type { Row } from '../column.ts';
import { asWords, day, flag, inLanguages, languageCells, languagesOf, text, wordsOf } from '../columns.ts';
import type { Exchange } from '../exchange.ts';

type Stored = { date: string; name: Translated; substitute: boolean };

const stored = sql`SELECT date::text, name, substitute FROM holidays`;

const rowsOf = ({ rows }: { rows: Record<string, unknown>[] }): Row[] =>
  (rows as Stored[]).map(({ name, ...plain }) => ({ ...plain, ...languageCells('name', name, asWords) }));

/** Days without deliveries. Those of the law are computed; a day that a file names is the operator's from then on. */
export const holidaysExchange: Exchange = {
  name: 'holidays',
  summary: 'Public holidays and days on which the house rests, beside those that are computed.',
  columns: [
    day('date', { isKey: true, isRequired: true }),
    ...inLanguages('name', (name, isRequired) => text(name, { max: 100, isRequired })),
    flag('substitute', false),
  ],
  // A few dozen days a year: all of them are one page.
  readPage: async (database, after) =>
    after > 0
      ? []
      : rowsOf(await database.execute(sql`${stored} ORDER BY date`)).map((row) => ({ place: 1, row })),
  readKnown: async (tx, keys) =>
    rowsOf(
      await tx.execute(sql`${stored} WHERE date = ANY(${sql.param(keys.map(({ date }) => date))}::date[])`),
    ),
  begin:
    async ({ tx }) =>
    async (changes) => {
      const rows = changes.map(({ row: { date, substitute, ...row } }) => ({
        date,
        substitute,
        name: languagesOf('name', row, wordsOf),
        source: 'OPERATOR',
      }));
      await tx.execute(sql`INSERT INTO holidays (date, name, substitute, source)
      SELECT date, name, substitute, source FROM jsonb_populate_recordset(NULL::holidays, ${JSON.stringify(rows)}::jsonb)
      ON CONFLICT (date) DO UPDATE SET name = EXCLUDED.name, substitute = EXCLUDED.substitute, source = EXCLUDED.source`);
    },
};
