import type { SocialProvider } from '@vitis/contracts';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, identity, moment } from './columns.ts';

/** Accounts of social providers with which members sign in, one of each provider. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    provider: text().$type<SocialProvider>().notNull(),
    /** What the provider calls the person: never an address, which may be given to somebody else. */
    subject: text().notNull(),
    connectedAt: createdAt(),
  },
  (table) => [
    unique('social_accounts_subject').on(table.provider, table.subject),
    unique('social_accounts_member').on(table.userId, table.provider),
  ],
);

/** A way to a social provider and back: good once, for ten minutes, in the browser that began it. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    id: uuid().primaryKey(),
    provider: text().$type<SocialProvider>().notNull(),
    /** SHA-256 of the state that travels. */
    stateHash: text().notNull().unique(),
    /** SHA-256 of what the browser keeps in a cookie. */
    browserHash: text().notNull(),
    /** Proof key (PKCE), which never leaves but to the provider's own server. */
    codeVerifier: text().notNull(),
    redirectUri: text().notNull(),
    /** The member who connects an account; null for a sign-in. */
    userId: integer().references(() => users.id),
    createdAt: createdAt(),
    /** Set by the one exchange. */
    usedAt: moment(),
    /** Whom the exchange has shown, while it belongs to no account. */
    subject: text(),
    /** Set by the one link. */
    linkedAt: moment(),
  },
  (table) => [
    index('social_attempts_browser').on(table.browserHash),
    index('social_attempts_created').on(table.createdAt),
  ],
);
