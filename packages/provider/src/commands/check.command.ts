import { sql } from 'drizzle-orm';
import { type Command, UsageError } from './command.ts';
import { INVARIANTS } from './invariants.ts';
import { findUntraced, TRACE } from './trace-won.ts';

const mostShown = 10;

/** Tells whether the data keeps its invariants: every document foots, every number is there, every balance has its rows. */
export const checkCommand: Command = {
  usage: 'check',
  summary: 'Checks that documents foot, numbers have no gaps and balances equal their ledger.',
  run: async (args, { connection, say }) => {
    if (args.length > 0) throw new UsageError('check takes no arguments');
    const { database } = connection;
    let broken = 0;
    const tell = (invariant: string, found: readonly string[]): void => {
      say(`${found.length === 0 ? 'ok    ' : 'BROKEN'}  ${invariant}`);
      for (const each of found.slice(0, mostShown)) say(`          ${each}`);
      if (found.length > mostShown) say(`          and ${found.length - mostShown} more`);
      broken += found.length;
    };
    for (const [invariant, query] of Object.entries(INVARIANTS)) {
      const { rows } = await database.execute<{ broken: string }>(sql.raw(query));
      tell(
        invariant,
        rows.map((row) => row.broken),
      );
    }
    tell(TRACE, await findUntraced(database, new Date()));
    return broken === 0 ? 0 : 1;
  },
};
