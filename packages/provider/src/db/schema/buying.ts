import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { products } from './catalog.ts';
import { createdAt, moment } from './columns.ts';

export const wishes = pgTable(
  'wishes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

export const cartItems = pgTable(
  'cart_items',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    qty: integer().notNull(),
    businessType: text().notNull().default('B2B'),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.businessType] }),
    check('cart_items_qty', sql`${table.qty} BETWEEN 1 AND 99999`),
  ],
);

/** 재입고 알림. */
export const restockNotifications = pgTable(
  'restock_notifications',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    createdAt: createdAt(),
    notifiedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('restock_notifications_product').on(table.productId).where(sql`${table.notifiedAt} IS NULL`),
  ],
);
