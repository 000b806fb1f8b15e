import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment } from './columns.ts';

/**
 * Codes that were sent. Nothing of it can be read back: the code, whom it went to and what it was asked for are kept as
 * hashes under the provider's secret.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: uuid().primaryKey(),
    /** Purpose, number and address of mail, which a code is bound to. */
    subjectHash: text().notNull(),
    /** Where it went to. */
    recipientHash: text().notNull(),
    /** Who asked for it; null for this machine. */
    address: text(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    sentAt: createdAt(),
    expiresAt: moment().notNull(),
    /** Set once the code was right: what the call that follows has to show, and until when. */
    proofHash: text(),
    proofExpiresAt: moment(),
    usedAt: moment(),
  },
  (table) => [
    index('verification_codes_subject').on(table.subjectHash, table.sentAt),
    index('verification_codes_recipient').on(table.recipientHash, table.sentAt),
    index('verification_codes_address').on(table.address, table.sentAt),
    index('verification_codes_sent').on(table.sentAt),
  ],
);

/** A way to an identity check and back: good once, for ten minutes, in the browser that began it. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    id: uuid().primaryKey(),
    /** What NICE calls its keys, and the result names. */
    tokenVersionId: text().notNull().unique(),
    /** SHA-256 of what the browser keeps in a cookie. */
    browserHash: text().notNull(),
    /** Keys and number of the request, encrypted. */
    sealed: text().notNull(),
    createdAt: createdAt(),
    /** Set by the one result. */
    usedAt: moment(),
  },
  (table) => [index('identity_checks_created').on(table.createdAt)],
);

/** What strangers have asked, to be counted: by an address, or by something that they name. */
export const attempts = pgTable(
  'attempts',
  {
    id: identity(),
    kind: text().notNull(),
    key: text().notNull(),
    at: createdAt(),
  },
  (table) => [index('attempts_key').on(table.kind, table.key, table.at), index('attempts_at').on(table.at)],
);

/** Solved captchas: each is exchanged once, for a pass that is good for a few calls. */
export const captchaPasses = pgTable(
  'captcha_passes',
  {
    /** SHA-256 of what was solved. */
    tokenHash: text().primaryKey(),
    passHash: text().notNull().unique(),
    usesLeft: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('captcha_passes_expires').on(table.expiresAt)],
);

/** Who has withdrawn lately, by hashes alone: they may not sign up again for six months, and nothing else is kept of them. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: identity(),
    /** Of the address of mail, and of the mobile number. */
    emailHash: text().notNull(),
    mobileHash: text(),
    withdrawnAt: moment().notNull(),
  },
  (table) => [
    index('withdrawals_email').on(table.emailHash),
    index('withdrawals_mobile').on(table.mobileHash),
    index('withdrawals_withdrawn').on(table.withdrawnAt),
  ],
);
