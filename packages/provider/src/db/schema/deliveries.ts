import type { DeliveryClassify, DeliveryStatus, DeliveryType, ReturnReason } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { clientCompanies, users } from './accounts.ts';
import { products } from './catalog.ts';
import { createdAt, identity, moment, version, won } from './columns.ts';
import { orderForms } from './order-forms.ts';
import { files } from './system.ts';

export const deliveries = pgTable(
  'deliveries',
  {
    id: identity(),
    orderFormId: integer().references(() => orderForms.id),
    clientCompanyId: integer()
      .notNull()
      .references(() => clientCompanies.id),
    managerId: integer()
      .notNull()
      .references(() => users.id),
    driverId: integer().references(() => users.id),
    status: text().$type<DeliveryStatus>().notNull().default('READY'),
    type: text().$type<DeliveryType>().notNull(),
    classify: text().$type<DeliveryClassify>().notNull(),
    requestDate: date({ mode: 'string' }).notNull(),
    /** Order of the stops of a driver's day. */
    position: integer().notNull().default(0),
    recipientName: text().notNull().default(''),
    recipientMobile: text().notNull().default(''),
    postalCode: text().notNull().default(''),
    address1: text().notNull().default(''),
    address2: text().notNull().default(''),
    message: text().notNull().default(''),
    startedAt: moment(),
    completedAt: moment(),
    failedReason: text(),
    /** 조기 배송: why it was begun before its day. */
    earlyReason: text(),
    /** 송장 번호 of what a carrier brings. */
    trackingNumber: text().notNull().default(''),
    /** 거래명세서 of the completion. */
    statementNumber: text().unique(),
    /** 인수자. */
    receivedBy: text(),
    /** The path of a line, in the field of `Signature`. */
    signature: text(),
    /** Bottles that were not taken at the door; its lines are what was. */
    refused: jsonb().$type<{ productId: number; qty: number }[]>().notNull().default([]),
    refusedReason: text(),
    image1: integer().references(() => files.id),
    image2: integer().references(() => files.id),
    image3: integer().references(() => files.id),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    check(
      'deliveries_status',
      sql`${table.status} IN ('READY', 'IN_TRANSIT', 'COMPLETED', 'FAILED', 'CANCELLED')`,
    ),
    check('deliveries_type', sql`${table.type} IN ('DIRECT', 'PARCEL', 'QUICK', 'PICKUP')`),
    check('deliveries_classify', sql`${table.classify} IN ('SUPPLY', 'COLLECT', 'EXCHANGE', 'SAMPLE')`),
    index('deliveries_order_form').on(table.orderFormId),
    index('deliveries_client').on(table.clientCompanyId, table.requestDate),
    index('deliveries_driver').on(table.driverId, table.requestDate),
    index('deliveries_open')
      .on(table.requestDate, table.orderFormId)
      .where(sql`${table.status} IN ('READY', 'IN_TRANSIT', 'FAILED')`),
    // What comes back of orders: a few of all.
    index('deliveries_collect').on(table.orderFormId).where(sql`${table.classify} = 'COLLECT'`),
    index('deliveries_manager').on(table.managerId, table.requestDate),
  ],
);

export const deliveryLines = pgTable(
  'delivery_lines',
  {
    deliveryId: integer()
      .notNull()
      .references(() => deliveries.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    qty: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deliveryId, table.productId] }),
    check('delivery_lines_qty', sql`${table.qty} >= 1`),
  ],
);

/** 반품 신청: what a client said when it asked for a collection. */
export const returnRequests = pgTable(
  'return_requests',
  {
    deliveryId: integer()
      .primaryKey()
      .references(() => deliveries.id),
    requestedBy: integer()
      .notNull()
      .references(() => users.id),
    reason: text().$type<ReturnReason>().notNull(),
    comment: text().notNull().default(''),
    /** Ids of private uploads. */
    fileIds: integer().array().notNull().default([]),
    requestedAt: createdAt(),
  },
  (table) => [
    check(
      'return_requests_reason',
      sql`${table.reason} IN ('BROKEN', 'SPOILED', 'LABEL', 'WRONG_WINE', 'TOO_MANY', 'OTHER')`,
    ),
  ],
);

export type LedgerKind = 'OPENING' | 'SALE' | 'RETURN' | 'ALLOWANCE' | 'PAYMENT';

/**
 * 거래처원장. `change` is what the row does to the receivable: sales add, returns and payments take off,
 * allowances as well; one that is taken back after a return adds again.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: identity(),
    clientCompanyId: integer()
      .notNull()
      .references(() => clientCompanies.id),
    date: date({ mode: 'string' }).notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    supply: won().notNull().default(0),
    tax: won().notNull().default(0),
    /** VAT included; signed. */
    change: won().notNull(),
    dueDate: date({ mode: 'string' }),
    orderFormId: integer().references(() => orderForms.id),
    deliveryId: integer().references(() => deliveries.id),
    /** A payment that names what it pays; otherwise it pays the oldest first. */
    paysEntryId: integer(),
    memo: text().notNull().default(''),
    authorId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('ledger_entries_kind', sql`${table.kind} IN ('OPENING', 'SALE', 'RETURN', 'ALLOWANCE', 'PAYMENT')`),
    check(
      'ledger_entries_sign',
      sql`CASE WHEN ${table.kind} = 'SALE' THEN ${table.change} >= 0 WHEN ${table.kind} IN ('OPENING', 'ALLOWANCE') THEN true ELSE ${table.change} <= 0 END`,
    ),
    index('ledger_entries_client').on(table.clientCompanyId, table.date, table.id),
    index('ledger_entries_delivery').on(table.deliveryId),
  ],
);
