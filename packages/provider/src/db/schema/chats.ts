import type { ChatMessageType } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clientCompanies, users } from './accounts.ts';
import { createdAt, identity, moment } from './columns.ts';

export const chatRooms = pgTable(
  'chat_rooms',
  {
    id: identity(),
    clientCompanyId: integer()
      .notNull()
      .references(() => clientCompanies.id),
    /** Taken under the row's lock in the transaction of each message. */
    lastSequence: integer().notNull().default(0),
    lastMessageAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index('chat_rooms_client').on(table.clientCompanyId)],
);

export const chatMembers = pgTable(
  'chat_members',
  {
    roomId: integer()
      .notNull()
      .references(() => chatRooms.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    readSequence: integer().notNull().default(0),
    joinedAt: createdAt(),
    leftAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.userId] }),
    index('chat_members_user').on(table.userId),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    roomId: integer()
      .notNull()
      .references(() => chatRooms.id),
    sequence: integer().notNull(),
    /** Given by the sender: the same one twice is one message. */
    clientId: uuid().notNull(),
    /** Null: the system. */
    senderId: integer().references(() => users.id),
    type: text().$type<ChatMessageType>().notNull().default('TEXT'),
    message: text().notNull().default(''),
    fileIds: integer().array().notNull().default([]),
    sentAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.sequence] }),
    uniqueIndex('chat_messages_client_id').on(table.roomId, table.clientId),
    check(
      'chat_messages_type',
      sql`${table.type} IN ('TEXT', 'IMAGE', 'FILE', 'ESTIMATE', 'ORDER', 'NOTICE')`,
    ),
  ],
);
