import type { Notification } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * What others have done with a member's documents: of each document the last, so that nobody's list grows with the steps
 * of a document. Messages are none of these: the chat's own rows say what is unread.
 */
export const notifications = pgTable(
  'notifications',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<Exclude<Notification['kind'], 'CHAT'>>().notNull(),
    /**
     * Number of an estimate or order form, id of a delivery or an inquiry. `7/2026-11-26` stands for the order that a date of
     * repeating order 7 is to become.
     */
    target: text().notNull(),
    status: text().notNull(),
    at: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.target] }),
    check('notifications_kind', sql`${table.kind} IN ('ESTIMATE', 'ORDER', 'DELIVERY', 'INQUIRY')`),
    index('notifications_latest').on(table.userId, table.at),
  ],
);
