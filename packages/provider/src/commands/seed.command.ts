import { parseArgs } from 'node:util';
import { filesFolder, openStore } from '../features/files/open-store.ts';
import { type Command, UsageError } from './command.ts';
import { fillShop } from './fill-shop.ts';

const mostProducts = 1_000_000;

export const seedCommand: Command = {
  usage: 'seed [--products NUMBER]',
  summary: 'Fills an empty database with the demonstration shop, or makes a load set of that size.',
  run: async (args, { config, connection, say }) => {
    const products = productsOf(args);
    await fillShop(connection.database, {
      filesFolder: filesFolder(config),
      ...(config.filesStore ? { store: openStore(config) } : {}),
      log: say,
      ...(products === undefined ? {} : { products }),
    });
    return 0;
  },
};

function productsOf(args: string[]): number | undefined {
  let given: string | undefined;
  try {
    given = parseArgs({ args, options: { products: { type: 'string' } } }).values.products;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  if (given === undefined) return undefined;
  const products = Number(given);
  if (!/^\d+$/.test(given) || products < 1 || products > mostProducts) {
    throw new UsageError(`--products takes a whole number from 1 to ${mostProducts}`);
  }
  return products;
}
