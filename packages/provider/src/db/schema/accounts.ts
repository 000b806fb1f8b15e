import type { DeliveryProof, Language, Role, SignUpStatus } from '@vitis/contracts';
import { SESSION_IDLE_SECONDS, type SignUpBusiness } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, picture, translated, version, won } from './columns.ts';

/** Clients of one group buy at the same prices. `STANDARD` is the list price. */
export const clientGroups = pgTable('client_groups', {
  id: identity(),
  code: text().notNull().unique(),
  name: translated().notNull(),
});

/** 거래처: a business that buys. */
export const clientCompanies = pgTable(
  'client_companies',
  {
    id: identity(),
    clientGroupId: integer()
      .notNull()
      .references(() => clientGroups.id),
    erpCode: text().notNull().unique(),
    name: text().notNull(),
    /** Ten digits. */
    registrationNumber: text().notNull().unique(),
    representativeName: text().notNull(),
    /** 업태, 종목. */
    businessType: text().notNull().default(''),
    businessItem: text().notNull().default(''),
    /** Restaurant, hotel, shop, … as the trade sorts its clients. */
    businessClientType: text().notNull().default(''),
    taxEmail: text(),
    phone: text(),
    postalCode: text(),
    address1: text(),
    address2: text(),
    /** Null: no limit is set. */
    creditLimit: won(),
    /** How far a client that is only warned may go; null: half more than its limit. */
    creditBound: won(),
    creditCheck: text().$type<'NONE' | 'WARN' | 'BLOCK'>().notNull().default('WARN'),
    paymentDays: integer().notNull().default(30),
    /** 사업자등록증: ids of private files. */
    registrationFiles: integer().array().notNull().default([]),
    /** What proves a hand-over to it; any one where none is named. */
    deliveryProofs: text().array().$type<DeliveryProof[]>().notNull().default([]),
    /** Hours in which it receives wines, `HH:MM`; null: at any time from the start, or until the end, of a day. */
    receivesFrom: text(),
    receivesUntil: text(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    check('client_companies_registration_number', sql`${table.registrationNumber} ~ '^[0-9]{10}$'`),
    check(
      'client_companies_receives',
      sql`${table.receivesFrom} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND ${table.receivesUntil} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND ${table.receivesFrom} < ${table.receivesUntil}`,
    ),
    check('client_companies_credit_check', sql`${table.creditCheck} IN ('NONE', 'WARN', 'BLOCK')`),
  ],
);

/** Hours of a sales person, `HH:MM` or null. */
export interface StoredHours {
  weekdayStartTime: string | null;
  weekdayEndTime: string | null;
  weekendStartTime: string | null;
  weekendEndTime: string | null;
  holidayStartTime: string | null;
  holidayEndTime: string | null;
}

/** `DISABLED`: an operator shut an account that was approved. */
export type AccountStatus = SignUpStatus | 'DISABLED';

export const users = pgTable(
  'users',
  {
    id: identity(),
    /** Lower case. */
    email: text().notNull().unique(),
    /** argon2id in PHC form; null for an account that only signs in by a social provider. */
    passwordHash: text(),
    roles: text().array().$type<Role[]>().notNull(),
    fullName: text().notNull(),
    /** Digits only. */
    mobile: text(),
    /** Buyers. */
    clientCompanyId: integer().references(() => clientCompanies.id),
    status: text().$type<AccountStatus>().notNull().default('PENDING'),
    picture: picture(),
    smsSubscribed: boolean().notNull().default(false),
    emailSubscribed: boolean().notNull().default(false),
    /** What mails and text messages to the member are written in. */
    language: text().$type<Language>().notNull().default('ko-KR'),
    /** Sales staff. */
    working: boolean().notNull().default(false),
    statusMessage: text().notNull().default(''),
    hours: jsonb().$type<StoredHours>(),
    businessDays: integer().array().notNull().default([]),
    /** Cases that a driver's van holds; null where nobody has said so. */
    vanCases: integer(),
    passwordChangedAt: moment().notNull().defaultNow(),
    withdrawnAt: moment(),
    /** Why, in the member's choice and words. */
    leaveReason: text(),
    leaveComment: text().notNull().default(''),
    /** When name, addresses and words were taken away for good. */
    erasedAt: moment(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check(
      'users_roles',
      sql`cardinality(${table.roles}) > 0 AND ${table.roles} <@ ARRAY['B2B', 'SALESPERSON', 'DRIVER']`,
    ),
    check('users_status', sql`${table.status} IN ('PENDING', 'APPROVED', 'REJECTED', 'DISABLED')`),
    check(
      'users_buyer_has_company',
      sql`NOT ('B2B' = ANY (${table.roles})) OR ${table.clientCompanyId} IS NOT NULL OR ${table.status} IN ('PENDING', 'REJECTED')`,
    ),
    index('users_client_company').on(table.clientCompanyId),
    uniqueIndex('users_mobile').on(table.mobile).where(sql`${table.withdrawnAt} IS NULL`),
  ],
);

/** Which sales staff looks after which client; the first of a client is its 담당자. */
export const staffClients = pgTable(
  'staff_clients',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    clientCompanyId: integer()
      .notNull()
      .references(() => clientCompanies.id),
    first: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.clientCompanyId] }),
    uniqueIndex('staff_clients_first').on(table.clientCompanyId).where(sql`${table.first}`),
  ],
);

/** One per sign-in; revoking it refuses its token at once. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** To the minute. */
    lastUsedAt: moment().notNull().defaultNow(),
    /** It ends when it has not been used for so long. */
    idleSeconds: integer().notNull().default(SESSION_IDLE_SECONDS),
    /** When its member has typed the password again. */
    passwordCheckedAt: moment(),
    address: text(),
    userAgent: text(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** What signing in asks for beside the password: the secret of an authenticator, and codes for when it is lost. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  /** Encrypted. */
  secret: text().notNull(),
  /** Null until a code of the authenticator has come: before that nothing asks for one. */
  confirmedAt: moment(),
  /** The half minute whose code was taken last: no code is taken twice. */
  lastStep: integer().notNull().default(0),
  /** Keyed hashes; one goes with each use. */
  recoveryHashes: text().array().notNull().default([]),
  createdAt: createdAt(),
});

/**
 * Devices on which somebody has signed in: what is typed there counts by itself, so that strangers who guess cannot keep
 * the owner out. A device that several accounts use has a row for each, under the same hash.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** SHA-256 of what the device shows. */
    secretHash: text().notNull(),
    lastUsedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('known_devices_secret').on(table.secretHash, table.userId),
    index('known_devices_user').on(table.userId, table.lastUsedAt),
    index('known_devices_used').on(table.lastUsedAt),
  ],
);

/**
 * Wrong passwords. Those of strangers count by account and by address; those of somebody who is known already count by
 * what they are known by. The account is kept as a hash: it may not exist.
 */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: identity(),
    accountHash: text().notNull(),
    address: text().notNull(),
    /** `device …` or `session …`, with its id; null for a stranger. */
    knownBy: text(),
    failedAt: createdAt(),
  },
  (table) => [
    index('login_failures_account').on(table.accountHash, table.failedAt),
    index('login_failures_address').on(table.address, table.failedAt),
    index('login_failures_known').on(table.knownBy, table.failedAt),
  ],
);

/** What somebody has signed up with. The company comes with the approval: until then it is nobody's client. */
export const signUps = pgTable('sign_ups', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  business: jsonb().$type<SignUpBusiness>().notNull(),
  /** 사업자등록증: ids of private files. */
  registrationFiles: integer().array().notNull().default([]),
  /** When each text was agreed to; marketing may be missing. */
  agreements: jsonb().$type<Record<string, string>>().notNull(),
  /** How the number was shown to be the applicant's: by a code, or by a check that has shown the name, too. */
  verifiedBy: text().$type<'CODE' | 'IDENTITY'>().notNull().default('CODE'),
  /** When a link that went to the address of mail was opened; nobody decides before. */
  emailConfirmedAt: moment(),
  submittedAt: moment().notNull(),
  decidedAt: moment(),
  /** Why it was refused. */
  reason: text(),
});
