import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import type * as schema from '../../db/schema.ts';

/** A row as Drizzle inserts it, of a table of the schema by its export's name. */
export type Row<Table extends keyof typeof schema> = (typeof schema)[Table] extends { $inferInsert: infer R }
  ? R
  : never;

/** PostgreSQL takes 65,535 parameters; the widest table here has under 40 columns. */
const rowsAtOnce = 1_500;

/** Inserts in batches. Rows go in together or, by the caller's transaction, not at all. */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await database.insert(table).values([...rows.slice(from, from + rowsAtOnce)]);
  }
}

/** Lets the keys of tables whose rows brought their own go on after them. */
export async function continueIdentities(database: Database, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    const name = getTableName(table);
    await database.execute(
      sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), (SELECT COALESCE(max(id), 0) + 1 FROM ${table}), false)`,
    );
  }
}
