import { parseArgs } from 'node:util';
import { filesFolder, openStore } from '../features/files/open-store.ts';
import { type Command, UsageError } from './command.ts';
import { fillReference, fillShop } from './fill-shop.ts';

const mostProducts = 1_000_000;

export const seedCommand: Command = {
  usage: 'seed [--reference|--products N]',
  summary:
    'Fills an empty database with the demonstration shop, a load set of that size, or the names that wines refer to.',
  run: async (args, { config, connection, say }) => {
    const { products, isReference } = wordsOf(args);
    if (isReference) {
      await fillReference(connection.database, say);
      return 0;
    }
    await fillShop(connection.database, {
      filesFolder: filesFolder(config),
      ...(config.filesStore ? { store: openStore(config) } : {}),
      log: say,
      ...(products === undefined ? {} : { products }),
    });
    return 0;
  },
};

function wordsOf(args: string[]): { products?: number; isReference: boolean } {
  const { products: given, reference: isReference } = (() => {
    try {
      const options = {
        products: { type: 'string' },
        reference: { type: 'boolean', default: false },
      } as const;
      return parseArgs({ args, options }).values;
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  })();
  if (given === undefined) return { isReference };
  const products = Number(given);
  if (isReference) throw new UsageError('--reference brings no products');
  if (!/^\d+$/.test(given) || products < 1 || products > mostProducts)
    throw new UsageError(`--products takes a whole number from 1 to ${mostProducts}`);
  return { products, isReference };
}
