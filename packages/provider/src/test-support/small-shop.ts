import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { fillCatalogue } from './small-shop/fill-catalogue.ts';
import { fillPeople } from './small-shop/fill-people.ts';
import { fillProducts } from './small-shop/fill-products.ts';
import { fillEstimates, fillHistory } from './small-shop/fill-trade.ts';

export { PASSWORD } from './small-shop/fill-people.ts';
export { TODAY } from './small-shop/fill-trade.ts';

/** Fills an empty, migrated database. Ids are fixed; identities go on after them. */
export async function fillSmallShop(database: Database): Promise<void> {
  await fillCatalogue(database);
  await fillProducts(database);
  await fillPeople(database);
  await fillEstimates(database);
  await fillHistory(database);
  for (const table of ['users', 'client_companies', 'products', 'estimates', 'order_forms', 'chat_rooms']) {
    await database.execute(sql.raw(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), 1000)`));
  }
}

export const smallShop = { name: 'small', with: fillSmallShop };
