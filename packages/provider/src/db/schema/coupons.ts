import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clientCompanies } from './accounts.ts';
import { products } from './catalog.ts';
import { createdAt, identity, won } from './columns.ts';
import { orderForms } from './order-forms.ts';

/** What a company gets for its level, once a quarter; used on one order. */
export const coupons = pgTable(
  'coupons',
  {
    id: identity(),
    clientCompanyId: integer()
      .notNull()
      .references(() => clientCompanies.id),
    level: text().notNull(),
    percent: smallint().notNull(),
    most: won().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
    /** The order that it is used on; a cancelled order gives it back. */
    orderFormId: integer().references(() => orderForms.id, { onDelete: 'set null' }),
    /** The one wine of the order that it is used on; null for all of it. */
    productId: integer().references(() => products.id),
    /** What it takes off, without VAT; kept when the order has gone. */
    discount: won(),
    createdAt: createdAt(),
  },
  (table) => [
    check('coupons_percent', sql`${table.percent} BETWEEN 1 AND 100 AND ${table.most} > 0`),
    check('coupons_days', sql`${table.validFrom} <= ${table.validTo}`),
    check('coupons_used', sql`${table.orderFormId} IS NULL OR ${table.discount} >= 0`),
    uniqueIndex('coupons_quarter').on(table.clientCompanyId, table.validFrom),
    uniqueIndex('coupons_order').on(table.orderFormId),
    index('coupons_client').on(table.clientCompanyId, table.validTo),
  ],
);
