import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, identity, moment } from './columns.ts';

/** 1:1 문의: what a member asks the house, and its answer. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** One of `INQUIRY_CATEGORIES`. */
    categoryId: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** Ids of private uploads. */
    fileIds: integer().array().notNull().default([]),
    requestedAt: createdAt(),
    /** Null while it waits. */
    answer: text(),
    answeredAt: moment(),
  },
  (table) => [
    check('inquiries_answer', sql`(${table.answer} IS NULL) = (${table.answeredAt} IS NULL)`),
    index('inquiries_user').on(table.userId, table.requestedAt),
  ],
);
