import type { SeenPrice } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clientCompanies, users } from './accounts.ts';
import { products } from './catalog.ts';
import { createdAt, identity, moment } from './columns.ts';

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
    /** Prices and stock as the buyer last saw them; null until they are noted. */
    seen: jsonb().$type<SeenPrice>(),
    /** Put aside: no part of the cart until it is taken back. */
    savedAt: moment(),
    /** Deleted, and for an hour ready to be taken back. */
    removedAt: moment(),
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

/** 배송지 of a company, kept for the next order. */
export const shippingAddresses = pgTable(
  'shipping_addresses',
  {
    id: identity(),
    clientCompanyId: integer()
      .notNull()
      .references(() => clientCompanies.id),
    name: text().notNull(),
    fullName: text().notNull(),
    /** Digits only. */
    mobile: text().notNull(),
    postalCode: text().notNull(),
    address1: text().notNull(),
    address2: text().notNull().default(''),
    message: text().notNull().default(''),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('shipping_addresses_client').on(table.clientCompanyId),
    uniqueIndex('shipping_addresses_default').on(table.clientCompanyId).where(sql`${table.isDefault}`),
    check('shipping_addresses_postal_code', sql`${table.postalCode} ~ '^[0-9]{5}$'`),
  ],
);
