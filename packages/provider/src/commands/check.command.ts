import { sql } from 'drizzle-orm';
import { type Command, UsageError } from './command.ts';
import { INVARIANTS } from './invariants.ts';

const mostShown = 10;

/** Tells whether the data keeps its invariants: every document foots, every number is there, every balance has its rows. */
export const checkCommand: Command = {
  usage: 'check',
  summary: 'Checks that documents foot, numbers have no gaps and balances equal their ledger.',
  run: async (args, { connection, say }) => {
    if (args.length > 0) throw new UsageError('check takes no arguments');
    let broken = 0;
    for (const [invariant, query] of Object.entries(INVARIANTS)) {
      const { rows } = await connection.database.execute<{ broken: string }>(sql.raw(query));
      say(`${rows.length === 0 ? 'ok    ' : 'BROKEN'}  ${invariant}`);
      for (const row of rows.slice(0, mostShown)) say(`          ${row.broken}`);
      if (rows.length > mostShown) say(`          and ${rows.length - mostShown} more`);
      broken += rows.length;
    }
    return broken === 0 ? 0 : 1;
  },
};
