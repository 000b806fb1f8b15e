import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { clientGroups } from './accounts.ts';
import { products } from './catalog.ts';
import { moment } from './columns.ts';

/** Won per bottle for a client group from `minQty` bottles on. Every price list of a product starts at 1. */
export const prices = pgTable(
  'prices',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    clientGroupId: integer()
      .notNull()
      .references(() => clientGroups.id),
    minQty: integer().notNull(),
    price: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.clientGroupId, table.minQty] }),
    check('prices_min_qty', sql`${table.minQty} >= 1`),
    check('prices_price', sql`${table.price} > 0`),
    index('prices_group').on(table.clientGroupId, table.price).where(sql`${table.minQty} = 1`),
  ],
);

/** Bottles that can be sold. Taken by a conditional UPDATE; the check is the last line of defence. */
export const stock = pgTable(
  'stock',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    qty: integer().notNull(),
    /** At this many bottles and fewer it is shown as running low. */
    lowAt: integer().notNull().default(24),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [check('stock_qty', sql`${table.qty} >= 0`)],
);
