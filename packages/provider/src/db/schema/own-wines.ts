import { GLASS_MILLILITRES } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { clientCompanies } from './accounts.ts';
import { products } from './catalog.ts';
import { moment, won } from './columns.ts';

/** What a company says of a wine that it has bought: counts, par levels and the prices of its own list. */
export const ownWines = pgTable(
  'own_wines',
  {
    clientCompanyId: integer()
      .notNull()
      .references(() => clientCompanies.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    counted: integer(),
    countedAt: moment(),
    par: integer(),
    glassMillilitres: smallint().notNull().default(GLASS_MILLILITRES.usual),
    /** VAT included. */
    glassPrice: won(),
    bottlePrice: won(),
  },
  (table) => [
    primaryKey({ columns: [table.clientCompanyId, table.productId] }),
    check('own_wines_counted', sql`(${table.counted} IS NULL) = (${table.countedAt} IS NULL)`),
    check('own_wines_bottles', sql`${table.counted} >= 0 AND ${table.par} >= 0`),
    check('own_wines_prices', sql`${table.glassPrice} >= 0 AND ${table.bottlePrice} >= 0`),
  ],
);
