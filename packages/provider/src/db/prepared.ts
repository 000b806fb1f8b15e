import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

/**
 * A query that is built once per database and from then on only run: building takes longer than a short query itself.
 * A transaction is a database of its own and builds its own. Name every statement differently: the server keeps it by name.
 */
export function preparedOnce<Prepared>(
  make: (database: Database) => Prepared,
): (database: Database) => Prepared {
  const known = new WeakMap<Database, Prepared>();
  return (database) => {
    const made = known.get(database) ?? make(database);
    known.set(database, made);
    return made;
  };
}

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * The same for a statement in plain SQL, whose values are `sql.placeholder`s. It runs on a pool or in a transaction
 * alike; rows come as the driver has them.
 */
export function preparedSql<Row extends Record<string, unknown>>(name: string, statement: SQL) {
  const query = dialect.sqlToQuery(statement);
  return async (database: Database, values: Record<string, unknown>): Promise<Row[]> => {
    const prepared = database._.session.prepareQuery(query, undefined, name, false);
    const { rows } = (await prepared.execute(values)) as { rows: Row[] };
    return rows;
  };
}
