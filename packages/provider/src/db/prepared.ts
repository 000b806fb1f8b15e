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
