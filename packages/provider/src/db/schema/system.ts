import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientCompanies, users } from './accounts.ts';
import { createdAt, identity, moment, picture } from './columns.ts';

/**
 * Who may fetch a file: everyone; its owner and the staff of the owner's company; the members of a chat room; its owner,
 * the buyers of a company and their staff.
 */
export type FilePolicy = 'PUBLIC' | 'OWNER' | 'CHAT' | 'COMPANY';

export const files = pgTable(
  'files',
  {
    id: identity(),
    ownerId: integer().references(() => users.id),
    clientCompanyId: integer().references(() => clientCompanies.id),
    /** Set when the file is sent in a chat; until then only its owner sees it. */
    roomId: integer(),
    policy: text().$type<FilePolicy>().notNull(),
    /** Path inside the store, unguessable; for pictures the base without `-width.type`. */
    key: text().notNull().unique(),
    name: text().notNull(),
    type: text().notNull(),
    /** Bytes of the largest version. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Bytes as they were uploaded; what a member may upload in a day is counted by them. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    sha256: text().notNull(),
    picture: picture(),
    createdAt: createdAt(),
  },
  (table) => [
    check('files_policy', sql`${table.policy} IN ('PUBLIC', 'OWNER', 'CHAT', 'COMPANY')`),
    index('files_owner').on(table.ownerId, table.createdAt),
  ],
);

/** Last serial of a kind of document on a day in Seoul; counted under the row's lock, so numbers have no gaps. */
export const documentCounters = pgTable(
  'document_counters',
  {
    kind: text().$type<'E' | 'O' | 'D'>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
);

/** First answer to each `Idempotency-Key` of a user, or of a guest (null); committed with what the call did. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer().references(() => users.id),
    key: uuid().notNull(),
    endpoint: text().notNull(),
    bodyHash: text().notNull(),
    status: smallint().notNull(),
    contentType: text().notNull(),
    etag: text(),
    answer: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('idempotency_keys_owner').on(table.userId, table.key).nullsNotDistinct(),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** What is to be told to others, written in the transaction that makes it true, delivered at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Consumers drop a second delivery of the same one. */
    eventId: uuid().notNull().unique(),
    channel: text().$type<'mail' | 'sms' | 'socket'>().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    availableAt: moment().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    deliveredAt: moment(),
  },
  (table) => [
    check('outbox_channel', sql`${table.channel} IN ('mail', 'sms', 'socket')`),
    index('outbox_waiting').on(table.availableAt, table.id).where(sql`${table.deliveredAt} IS NULL`),
  ],
);

/** A file that goes along with a mail. */
export interface MailAttachment {
  name: string;
  type: string;
  /** In base64: it waits among JSON. */
  content: string;
}

/** The local mailbox: where mail and SMS go when no gateway is configured. */
export const mailbox = pgTable('mailbox', {
  id: identity(),
  eventId: uuid().notNull().unique(),
  channel: text().$type<'mail' | 'sms'>().notNull(),
  recipient: text().notNull(),
  subject: text().notNull().default(''),
  body: text().notNull(),
  /** Mails: as a mail program shows it. */
  html: text(),
  attachments: jsonb().$type<readonly MailAttachment[]>().notNull().default([]),
  createdAt: createdAt(),
});

/** Who did what; written with the command. */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    userId: integer().references(() => users.id),
    action: text().notNull(),
    target: text().notNull(),
    requestId: text(),
    address: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_target').on(table.target, table.id),
    index('audit_user').on(table.userId, table.id),
  ],
);
