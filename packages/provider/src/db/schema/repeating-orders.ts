import type { RepeatDateState, RepeatInterval, RepeatingOrderStatus } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { clientCompanies, users } from './accounts.ts';
import { products } from './catalog.ts';
import { createdAt, identity, version } from './columns.ts';

/** 정기 발주: what a company orders again and again. */
export const repeatingOrders = pgTable(
  'repeating_orders',
  {
    id: identity(),
    clientCompanyId: integer()
      .notNull()
      .references(() => clientCompanies.id),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    status: text().$type<RepeatingOrderStatus>().notNull().default('ACTIVE'),
    interval: text().$type<RepeatInterval>().notNull(),
    /** The first date; the others follow from it. */
    firstDay: date({ mode: 'string' }).notNull(),
    /** Each date waits for the buyer's word; otherwise it is ordered at once. */
    asksFirst: boolean().notNull(),
    recipientName: text().notNull(),
    recipientMobile: text().notNull(),
    postalCode: text().notNull(),
    address1: text().notNull(),
    address2: text().notNull().default(''),
    /** A word for the driver. */
    shippingMessage: text().notNull().default(''),
    requestMessage: text().notNull().default(''),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    check('repeating_orders_status', sql`${table.status} IN ('ACTIVE', 'PAUSED', 'ENDED')`),
    check('repeating_orders_interval', sql`${table.interval} IN ('WEEKLY', 'BIWEEKLY', 'MONTHLY')`),
    index('repeating_orders_client').on(table.clientCompanyId),
    index('repeating_orders_active').on(table.id).where(sql`${table.status} = 'ACTIVE'`),
  ],
);

export const repeatingOrderLines = pgTable(
  'repeating_order_lines',
  {
    repeatingOrderId: integer()
      .notNull()
      .references(() => repeatingOrders.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    position: smallint().notNull(),
    qty: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.repeatingOrderId, table.productId] }),
    check('repeating_order_lines_qty', sql`${table.qty} BETWEEN 1 AND 99999`),
  ],
);

/** What became of a date. One row for a date, so that whoever comes second finds what the first has done. */
export const repeatingOrderDates = pgTable(
  'repeating_order_dates',
  {
    repeatingOrderId: integer()
      .notNull()
      .references(() => repeatingOrders.id, { onDelete: 'cascade' }),
    /** As the rhythm has it. */
    day: date({ mode: 'string' }).notNull(),
    deliveryDay: date({ mode: 'string' }).notNull(),
    preparedOn: date({ mode: 'string' }).notNull(),
    state: text().$type<Exclude<RepeatDateState, 'PLANNED'>>().notNull(),
    /** Its order; no foreign key, since orders leave after the years that the law wants them kept. */
    orderFormNumber: text(),
    /** Code of the refusal that kept it from being ordered. */
    refusal: text(),
  },
  (table) => [
    primaryKey({ columns: [table.repeatingOrderId, table.day] }),
    check(
      'repeating_order_dates_state',
      sql`${table.state} IN ('WAITING', 'ORDERED', 'SKIPPED', 'FAILED', 'LAPSED')`,
    ),
    check(
      'repeating_order_dates_ordered',
      sql`(${table.state} = 'ORDERED') = (${table.orderFormNumber} IS NOT NULL)`,
    ),
    index('repeating_order_dates_open')
      .on(table.deliveryDay)
      .where(sql`${table.state} IN ('WAITING', 'FAILED')`),
  ],
);
