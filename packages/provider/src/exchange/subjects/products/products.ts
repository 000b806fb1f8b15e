import { sql } from 'drizzle-orm';
import type { Exchange } from '../../exchange.ts';
import { PAGE } from '../page.ts';
import { isOneOf } from '../product-key.ts';
import { catalogueNames } from './catalogue-names.ts';
import { PRODUCT_COLUMNS } from './product-columns.ts';
import { productRowsOf, storedProducts } from './read-products.ts';
import { writeProducts } from './write-products.ts';

/** Wines by year and bottle. None is ever deleted: documents name them; `onSale` takes one out of the shop. */
export const productsExchange: Exchange = {
  name: 'products',
  summary: 'Wines, a row for each year and bottle. One that is sold no more has false in onSale.',
  columns: PRODUCT_COLUMNS,
  readPage: async (database, after) =>
    productRowsOf(
      await database.execute(sql`${storedProducts} WHERE p.id > ${after} ORDER BY p.id LIMIT ${PAGE}`),
    ),
  readKnown: async (tx, keys) =>
    productRowsOf(await tx.execute(sql`${storedProducts} WHERE ${isOneOf(keys)}`)).map(({ row }) => row),
  check: ({ servingFrom, servingTo }) =>
    Number(servingFrom ?? 0) > Number(servingTo ?? servingFrom ?? 0)
      ? 'servingFrom is above servingTo'
      : undefined,
  begin: async ({ tx }, say) => {
    const names = await catalogueNames(tx, say);
    return (changes, refuse) => writeProducts(tx, names, changes, refuse);
  },
};
