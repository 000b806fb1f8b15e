import { parseArgs } from 'node:util';
import { compareFiles } from '../features/files/compare-files.ts';
import { moveFiles } from '../features/files/move-files.ts';
import { openStore, storeNamed } from '../features/files/open-store.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';

const mostShown = 20;

/** Looks whether the store has what the database names, and brings it all to another store. */
export const filesCommand: Command = {
  usage: 'files compare | files move --to STORE',
  summary: 'Compares stored files with the database, or copies them to a bucket or folder.',
  run: async (args, context) => {
    const { what, to } = wordsOf(args);
    return what === 'compare' ? compare(context) : move(context, to);
  },
};

function wordsOf(args: string[]): { what: 'compare'; to?: undefined } | { what: 'move'; to: string } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' } },
    });
    const [what, ...more] = positionals;
    if (more.length === 0 && what === 'compare' && values.to === undefined) return { what };
    if (more.length === 0 && what === 'move' && values.to) return { what, to: values.to };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  throw new UsageError('say "compare", or "move" and where to');
}

async function compare({ config, connection, say }: CommandContext): Promise<number> {
  const store = openStore(config);
  const { known, missing, different, extra } = await compareFiles(connection.database, store);
  say(`The database names ${known} files; they are kept in ${store.name}.`);
  list(say, 'missing', missing);
  list(say, 'different', different);
  list(say, 'named by nothing', extra);
  return missing.length + different.length + extra.length === 0 ? 0 : 1;
}

async function move({ config, connection, say }: CommandContext, name: string): Promise<number> {
  const from = openStore(config);
  const to = storeNamed(name, config.storeKeys);
  if (to.name === from.name) throw new UsageError(`the files are in ${to.name} already`);
  const { copied, there, missing, damaged } = await moveFiles(connection.database, from, to);
  say(`${copied} files were copied from ${from.name} to ${to.name}; ${there} were there already.`);
  list(say, 'missing', missing);
  list(say, 'damaged, and not copied', damaged);
  if (missing.length + damaged.length > 0) return 1;
  say('Every file is there. Start all providers on it, then run this again for what was uploaded meanwhile.');
  return 0;
}

function list(say: CommandContext['say'], what: string, places: readonly string[]): void {
  if (places.length === 0) return;
  say(`${places.length} ${what}:`);
  for (const place of places.toSorted().slice(0, mostShown)) say(`  ${place}`);
  if (places.length > mostShown) say(`  and ${places.length - mostShown} more`);
}
