import type { OrderProposalStatus, ProposedLine } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, identity, moment, won } from './columns.ts';
import { orderForms } from './order-forms.ts';

/** What sales staff would confirm in the place of what was ordered, numbered; what was proposed is never altered. */
export const orderProposals = pgTable(
  'order_proposals',
  {
    id: identity(),
    orderFormId: integer()
      .notNull()
      .references(() => orderForms.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint().notNull(),
    status: text().$type<OrderProposalStatus>().notNull().default('OPEN'),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    message: text().notNull().default(''),
    /** The day that is promised with it, and what it was. */
    dueDate: date({ mode: 'string' }).notNull(),
    dueDateBefore: date({ mode: 'string' }),
    dayAccepted: boolean(),
    /** Always read and written whole. */
    lines: jsonb().$type<ProposedLine[]>().notNull(),
    /** Of the order with all of it, and as it was; VAT included. */
    total: won().notNull(),
    totalBefore: won().notNull(),
    createdAt: createdAt(),
    answeredAt: moment(),
    answeredBy: integer().references(() => users.id),
    answerMessage: text().notNull().default(''),
  },
  (table) => [
    check(
      'order_proposals_status',
      sql`${table.status} IN ('OPEN', 'ACCEPTED', 'PARTLY_ACCEPTED', 'DECLINED', 'WITHDRAWN')`,
    ),
    check(
      'order_proposals_answered',
      sql`(${table.status} IN ('OPEN', 'WITHDRAWN')) = (${table.answeredAt} IS NULL)`,
    ),
    uniqueIndex('order_proposals_number').on(table.orderFormId, table.number),
    uniqueIndex('order_proposals_open').on(table.orderFormId).where(sql`${table.status} = 'OPEN'`),
  ],
);
