import type { EstimateStatus, Role, ShippingAddressFields } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clientCompanies, users } from './accounts.ts';
import { products } from './catalog.ts';
import { createdAt, identity, moment, version, won } from './columns.ts';
import { documentLine, footsAsLine } from './document-lines.ts';

export const estimates = pgTable(
  'estimates',
  {
    id: identity(),
    /** `E20261120-0001`. */
    number: text().notNull().unique(),
    status: text().$type<EstimateStatus>().notNull(),
    clientCompanyId: integer()
      .notNull()
      .references(() => clientCompanies.id),
    /** The buyer it is for, and the sales person it belongs to. */
    requestedBy: integer()
      .notNull()
      .references(() => users.id),
    managerId: integer().references(() => users.id),
    /** Made by sales staff by hand. */
    manual: boolean().notNull().default(false),
    /** Number of the latest revision; 0 is the request itself. */
    revision: integer().notNull().default(0),
    /** Last day of validity in Seoul; "expired" is computed from it. */
    expiredDate: date({ mode: 'string' }),
    requestMessage: text().notNull().default(''),
    /** Where the wines are to go, as the buyer said it; null where that is open. */
    recipient: jsonb().$type<ShippingAddressFields>(),
    /** What the buyer sent along. */
    fileIds: integer().array().notNull().default([]),
    responseMessage: text().notNull().default(''),
    requestedAt: createdAt(),
    respondedAt: moment(),
    confirmedAt: moment(),
    cancelledAt: moment(),
    cancelledBy: integer().references(() => users.id),
    cancelReason: text(),
    version: version(),
  },
  (table) => [
    check('estimates_status', sql`${table.status} IN ('REQUESTED', 'RESPONDED', 'CONFIRMED', 'CANCELLED')`),
    check('estimates_responded', sql`${table.status} <> 'RESPONDED' OR ${table.expiredDate} IS NOT NULL`),
    index('estimates_client').on(table.clientCompanyId, table.requestedAt.desc().nullsFirst()),
    index('estimates_manager').on(table.managerId, table.requestedAt.desc().nullsFirst()),
  ],
);

/** Every change of an estimate, numbered from 0, never altered afterwards. */
export const estimateRevisions = pgTable(
  'estimate_revisions',
  {
    id: identity(),
    estimateId: integer()
      .notNull()
      .references(() => estimates.id),
    revision: integer().notNull(),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    authorRole: text().$type<Role>().notNull(),
    status: text().$type<EstimateStatus>().notNull(),
    message: text().notNull().default(''),
    expiredDate: date({ mode: 'string' }),
    lineCount: integer().notNull(),
    totalQty: integer().notNull(),
    /** Sums of the lines, each rounded by itself. */
    supply: won().notNull(),
    tax: won().notNull(),
    total: won().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('estimate_revisions_number').on(table.estimateId, table.revision),
    check('estimate_revisions_foots', sql`${table.total} = ${table.supply} + ${table.tax}`),
  ],
);

export const estimateLines = pgTable(
  'estimate_lines',
  {
    id: identity(),
    revisionId: integer()
      .notNull()
      .references(() => estimateRevisions.id),
    ...documentLine(),
    /** 희망 단가: what the buyer would pay for a bottle; null where they named none. */
    targetPrice: integer(),
    /** Offered in place of that product. */
    replacesProductId: integer().references(() => products.id),
  },
  (table) => [
    uniqueIndex('estimate_lines_position').on(table.revisionId, table.position),
    ...footsAsLine('estimate_lines', table),
    check('estimate_lines_target_price', sql`${table.targetPrice} >= 1`),
    index('estimate_lines_wine').on(table.productId, table.productName),
  ],
);
