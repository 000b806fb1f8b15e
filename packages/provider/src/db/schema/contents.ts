import type { ContactTopic, Language, OpeningHours, StoreOptionCode } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { richText } from '../rich-text.ts';
import { users } from './accounts.ts';
import { products } from './catalog.ts';
import { createdAt, identity, moment, picture, type Translated, translated } from './columns.ts';

export type ContentKind = 'NEWS_EVENT' | 'MAGAZINE' | 'WINE_SENSE' | 'NOTICE' | 'FAQ' | 'PRIVACY' | 'TERM';

/** A block of a text without markup: of questions and answers, of policies. */
export interface ContentBlock {
  type: 'heading' | 'paragraph';
  text: Translated;
}

/** News and events, magazine, common sense, notices, questions and answers, privacy policy and terms. */
export const contents = pgTable(
  'contents',
  {
    id: identity(),
    kind: text().$type<ContentKind>().notNull(),
    /** What files call it; its number where nobody has given it a name. */
    code: text().unique(),
    /** Code of the category within its kind. */
    category: text(),
    categoryName: translated(),
    title: translated().notNull(),
    summary: translated(),
    /** Who wrote it, as it stands under the title. */
    author: translated(),
    /** What articles and notices say, as HTML; policies and answers have `blocks`. */
    body: richText(),
    blocks: jsonb().$type<ContentBlock[]>().notNull().default([]),
    picture: picture(),
    position: integer().notNull().default(0),
    pinned: boolean().notNull().default(false),
    likes: integer().notNull().default(0),
    /** `infinity`: a draft, or withdrawn. */
    publishedAt: moment().notNull().defaultNow(),
    /** Events: first and last day. Policies: `startsOn` is the day it comes into force. */
    startsOn: date({ mode: 'string' }),
    endsOn: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'contents_kind',
      sql`${table.kind} IN ('NEWS_EVENT', 'MAGAZINE', 'WINE_SENSE', 'NOTICE', 'FAQ', 'PRIVACY', 'TERM')`,
    ),
    check('contents_likes', sql`${table.likes} >= 0`),
    index('contents_kind_published').on(table.kind, table.publishedAt.desc().nullsFirst()),
  ],
);

/** Wines that an event or an article is about. */
export const contentProducts = pgTable(
  'content_products',
  {
    contentId: integer()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.productId] }),
    index('content_products_product').on(table.productId),
  ],
);

/** Members who like an article; `contents.likes` counts them, beside those whom an import brought along. */
export const contentLikes = pgTable(
  'content_likes',
  {
    contentId: integer()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.userId] })],
);

/** Places of the shop: where to find it and where to pick up. */
export const stores = pgTable('stores', {
  id: identity(),
  name: translated().notNull(),
  phone: text().notNull().default(''),
  postalCode: text().notNull().default(''),
  address: translated().notNull(),
  longitude: numeric({ precision: 9, scale: 6, mode: 'number' }),
  latitude: numeric({ precision: 9, scale: 6, mode: 'number' }),
  /** In Seoul's time; closed on public holidays. */
  opening: jsonb().$type<OpeningHours[]>().notNull().default([]),
  /** What the hours do not say. */
  note: translated(),
  options: text().array().$type<StoreOptionCode[]>().notNull().default([]),
  picture: picture(),
  position: integer().notNull().default(0),
});

export const storeProducts = pgTable(
  'store_products',
  {
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.productId] }),
    index('store_products_product').on(table.productId),
  ],
);

/** Public holidays. Rows of `OPERATOR` are ad-hoc days and win over the computed ones. */
export const holidays = pgTable('holidays', {
  date: date({ mode: 'string' }).primaryKey(),
  name: translated().notNull(),
  substitute: boolean().notNull().default(false),
  source: text().$type<'RULE' | 'OPERATOR'>().notNull().default('RULE'),
});

/** What people write to the house; mailed to it as well. Taken away after a year. */
export const contacts = pgTable(
  'contacts',
  {
    id: identity(),
    topic: text().$type<ContactTopic>().notNull(),
    name: text().notNull(),
    companyName: text().notNull().default(''),
    email: text().notNull(),
    phone: text().notNull().default(''),
    message: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Who was signed in. */
    userId: integer().references(() => users.id),
    /** Where it came from, by which such messages are limited; none for this machine. */
    address: text(),
    createdAt: createdAt(),
  },
  (table) => [
    check('contacts_topic', sql`${table.topic} IN ('SIGN_UP', 'WINES', 'TRADE', 'VISIT', 'OTHER')`),
    index('contacts_address').on(table.address, table.createdAt),
  ],
);
