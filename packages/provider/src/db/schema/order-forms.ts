import type { OrderFormStatus, PlacedOrder } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clientCompanies, users } from './accounts.ts';
import { createdAt, identity, moment, version, won } from './columns.ts';
import { stores } from './contents.ts';
import { documentLine, footsAsLine } from './document-lines.ts';
import { estimates } from './estimates.ts';

export const orderForms = pgTable(
  'order_forms',
  {
    id: identity(),
    /** `O20261120-0001`. */
    number: text().notNull().unique(),
    status: text().$type<OrderFormStatus>().notNull(),
    clientCompanyId: integer()
      .notNull()
      .references(() => clientCompanies.id),
    requestedBy: integer()
      .notNull()
      .references(() => users.id),
    managerId: integer().references(() => users.id),
    estimateId: integer().references(() => estimates.id),
    manual: boolean().notNull().default(false),
    /** Its bottles are out of stock. One past the credit limit takes them only when sales confirm it. */
    stockTaken: boolean().notNull().default(true),
    /** 납기요청일, and what sales promised. */
    dueDate: date({ mode: 'string' }),
    recipientName: text().notNull().default(''),
    recipientMobile: text().notNull().default(''),
    postalCode: text().notNull().default(''),
    address1: text().notNull().default(''),
    address2: text().notNull().default(''),
    /** A word for the driver. */
    shippingMessage: text().notNull().default(''),
    /** 방문수령: where, and when on the due date. */
    pickupStoreId: integer().references(() => stores.id),
    pickupTime: text(),
    /** As the buyer placed it, kept from when something else is agreed; null until then. */
    placed: jsonb().$type<PlacedOrder>(),
    requestMessage: text().notNull().default(''),
    responseMessage: text().notNull().default(''),
    lineCount: integer().notNull(),
    totalQty: integer().notNull(),
    supply: won().notNull(),
    tax: won().notNull(),
    total: won().notNull(),
    /** What was paid ahead and is set aside for it, VAT included. */
    cashUsed: won().notNull().default(0),
    requestedAt: createdAt(),
    /** 승인일: when sales confirmed. */
    approvedAt: moment(),
    completedAt: moment(),
    cancelledAt: moment(),
    cancelledBy: integer().references(() => users.id),
    cancelReason: text(),
    version: version(),
  },
  (table) => [
    check('order_forms_status', sql`${table.status} IN ('REQUESTED', 'CONFIRMED', 'COMPLETED', 'CANCELLED')`),
    check('order_forms_stock', sql`${table.stockTaken} OR ${table.status} IN ('REQUESTED', 'CANCELLED')`),
    check('order_forms_pickup', sql`(${table.pickupStoreId} IS NULL) = (${table.pickupTime} IS NULL)`),
    check('order_forms_cash', sql`${table.cashUsed} >= 0`),
    check('order_forms_foots', sql`${table.total} = ${table.supply} + ${table.tax}`),
    index('order_forms_client').on(table.clientCompanyId, table.requestedAt.desc().nullsFirst()),
    index('order_forms_manager').on(table.managerId, table.requestedAt.desc().nullsFirst()),
    // What waits, of a house with 100,000 orders that are done.
    index('order_forms_open')
      .on(table.clientCompanyId, table.requestedAt.desc().nullsFirst())
      .where(sql`${table.status} IN ('REQUESTED', 'CONFIRMED')`),
    uniqueIndex('order_forms_estimate').on(table.estimateId).where(sql`${table.status} <> 'CANCELLED'`),
  ],
);

export const orderFormLines = pgTable(
  'order_form_lines',
  {
    id: identity(),
    orderFormId: integer()
      .notNull()
      .references(() => orderForms.id),
    ...documentLine(),
    /** A discount by hand carries a reason and an author. */
    discountReason: text(),
    discountedBy: integer().references(() => users.id),
  },
  (table) => [
    uniqueIndex('order_form_lines_position').on(table.orderFormId, table.position),
    ...footsAsLine('order_form_lines', table),
    // Wines of a name are looked for step by step of it.
    index('order_form_lines_wine').on(table.productId, table.productName),
  ],
);
