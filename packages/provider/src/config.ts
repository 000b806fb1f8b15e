import { resolve } from 'node:path';
import type { Party, Role } from '@vitis/contracts';
import type { DeliveryTerms } from '@vitis/domain';
import * as v from 'valibot';
import { VARIABLES } from './environment.ts';
import { type RecaptchaSettings, recaptchaSettings } from './features/captcha/recaptcha.ts';
import type { BucketSettings } from './features/files/bucket-store.ts';
import { type NiceClient, niceClient } from './features/identity/nice-client.ts';
import type { SocialClients } from './features/social/social-clients.ts';
import type { SmsSettings } from './outbox/sms-gateway.ts';
import type { SmtpSettings } from './outbox/smtp.ts';
import {
  DEMONSTRATION_BRAND,
  DEMONSTRATION_DELIVERY,
  DEMONSTRATION_HOUSE,
  DEMONSTRATION_SUPPLIER,
  type House,
} from './supplier.ts';

/** When a session ends, by the flow in which it began. */
export interface SessionLimits {
  password: { seconds: number; idleSeconds: number };
  code: { seconds: number; idleSeconds: number };
}

export interface Config {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  databasePool: number;
  /** Milliseconds. */
  databaseTimeout: number;
  dataFolder: string;
  tokenSecret: string | undefined;
  sessions: SessionLimits;
  /** Of whose members a second factor is demanded. */
  secondFactorRoles: readonly Role[];
  /** How long documents are kept once they have ended. */
  documentYears: number;
  trustedProxies: string;
  logLevel: string;
  sockets: 'memory' | 'postgres';
  devPages: boolean;
  apiDocs: boolean;
  /** Null where the public does not reach the shop. */
  publicOrigin: string | null;
  passwordHashes: number;
  requestsPerMinute: number;
  /** What a member may upload within 24 hours. */
  uploadsPerDay: { files: number; bytes: number };
  /** `host:port` of a malware scanner. */
  clamd: string | undefined;
  /** Has the files instead of the data folder. */
  filesStore: BucketSettings | undefined;
  /** Keys of object stores, for commands that work with another one. */
  storeKeys: Omit<BucketSettings, 'url'>;
  /** Milliseconds between "not ready" and the end of listening. */
  drainTime: number;
  /** What the shop is called. */
  brand: string;
  /** 공급자 on paper. */
  supplier: Party;
  /** Where it is, and what it is called in other languages. */
  house: House;
  /** When orders are taken in, and which area has its rounds when. */
  delivery: DeliveryTerms;
  contactEmail: string;
  /** After how many seconds sign-ups are approved by themselves; null where people decide. */
  autoApproveSeconds: number | null;
  /** Links of mails begin with it. */
  shopOrigin: string;
  /** Without them mails and text messages go to the local mailbox. */
  smtp: SmtpSettings | undefined;
  sms: SmsSettings | undefined;
  /** Services of others that addresses and maps come from; a sample answers without a key. */
  juso: OtherService;
  /** Addresses that lie on this machine; they answer where there is no key. */
  addressFile: string | undefined;
  kakao: OtherService;
  /** Providers of social login. */
  social: SocialClients;
  /** A stand-in on this machine answers in their place. */
  socialDemonstration: boolean;
  /** Google's captcha in the place of our own. */
  recaptcha: RecaptchaSettings | null;
  /** Identity checks; null where nobody is configured to make them. */
  nice: NiceClient | null;
  niceDemonstration: boolean;
  /** Whether the gateway has a key for Kakao's maps. */
  kakaoMap: boolean;
  /** A reply that is not what its contract says fails the call instead of being logged. */
  strictReplies: boolean;
}

/** A service of somebody else: where it is, and the key that it wants. */
export interface OtherService {
  url: string;
  key: string | undefined;
}

/** Reads the environment; throws one `Error` that names every variable that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(VARIABLES).map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
  );
  const checked = v.safeParse(v.object(VARIABLES), given);
  if (!checked.success) {
    const lines = checked.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`The configuration is not usable:\n${lines.join('\n')}`);
  }
  const read = checked.output;
  if (
    read.VITIS_FILES_STORE !== undefined &&
    (read.AWS_ACCESS_KEY_ID === '' || read.AWS_SECRET_ACCESS_KEY === '')
  )
    throw new Error(
      'The configuration is not usable:\n  AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: must be set for VITIS_FILES_STORE',
    );
  const storeKeys = {
    accessKeyId: read.AWS_ACCESS_KEY_ID,
    secretAccessKey: read.AWS_SECRET_ACCESS_KEY,
    sessionToken: read.AWS_SESSION_TOKEN,
    region: read.AWS_REGION,
  };
  const production = read.NODE_ENV === 'production';
  const isPublic = read.PUBLIC_ORIGIN !== undefined;
  if (isPublic && read.VITIS_DEV_PAGES === 'on') {
    throw new Error(
      'VITIS_DEV_PAGES: shows all mails and text messages, and is refused where PUBLIC_ORIGIN says that the public comes',
    );
  }
  // A switch that is not set is on where nobody is served but developers.
  const isOn = (given: 'on' | 'off' | undefined) =>
    (given ?? (production || isPublic ? 'off' : 'on')) === 'on';
  return {
    port: read.PROVIDER_PORT,
    host: read.PROVIDER_HOST,
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    databaseTimeout: read.DATABASE_TIMEOUT_MS,
    dataFolder: resolve(read.VITIS_DATA),
    tokenSecret: read.VITIS_TOKEN_SECRET,
    secondFactorRoles: read.VITIS_SECOND_FACTOR_ROLES,
    documentYears: read.VITIS_DOCUMENT_YEARS,
    sessions: {
      password: {
        seconds: read.VITIS_SESSION_HOURS * 3600,
        idleSeconds: read.VITIS_SESSION_IDLE_MINUTES * 60,
      },
      code: {
        seconds: read.VITIS_CODE_SESSION_HOURS * 3600,
        idleSeconds: read.VITIS_CODE_SESSION_IDLE_MINUTES * 60,
      },
    },
    trustedProxies: read.VITIS_TRUSTED_PROXIES,
    logLevel: read.VITIS_LOG_LEVEL,
    sockets: read.VITIS_SOCKETS ?? (read.DATABASE_URL === undefined ? 'memory' : 'postgres'),
    devPages: isOn(read.VITIS_DEV_PAGES),
    apiDocs: isOn(read.VITIS_API_DOCS),
    publicOrigin: read.PUBLIC_ORIGIN ?? null,
    passwordHashes: read.VITIS_PASSWORD_HASHES,
    requestsPerMinute: read.VITIS_REQUESTS_PER_MINUTE,
    uploadsPerDay: {
      files: read.VITIS_UPLOADS_PER_DAY,
      bytes: read.VITIS_UPLOAD_MEGABYTES_PER_DAY * 1024 * 1024,
    },
    clamd: read.VITIS_CLAMD,
    filesStore:
      read.VITIS_FILES_STORE === undefined ? undefined : { ...storeKeys, url: read.VITIS_FILES_STORE },
    storeKeys,
    drainTime: read.VITIS_DRAIN_SECONDS * 1000,
    brand: read.VITIS_SUPPLIER_FILE?.brand ?? DEMONSTRATION_BRAND,
    supplier: read.VITIS_SUPPLIER_FILE?.supplier ?? DEMONSTRATION_SUPPLIER,
    house: read.VITIS_SUPPLIER_FILE?.house ?? DEMONSTRATION_HOUSE,
    delivery: read.VITIS_SUPPLIER_FILE?.delivery ?? DEMONSTRATION_DELIVERY,
    contactEmail: read.VITIS_CONTACT_EMAIL,
    autoApproveSeconds: isPublic
      ? null
      : (read.VITIS_AUTO_APPROVE_SECONDS ?? (isOn(read.VITIS_DEV_PAGES) ? 60 : null)),
    shopOrigin: read.PUBLIC_ORIGIN ?? `http://127.0.0.1:${read.GATEWAY_PORT}`,
    smtp:
      read.VITIS_SMTP_URL === undefined
        ? undefined
        : { url: read.VITIS_SMTP_URL, from: read.VITIS_MAIL_FROM },
    sms: read.VITIS_SMS_URL === undefined ? undefined : { url: read.VITIS_SMS_URL, key: read.VITIS_SMS_KEY },
    addressFile: read.VITIS_ADDRESS_FILE,
    juso: { url: read.VITIS_JUSO_URL, key: read.VITIS_JUSO_KEY },
    kakao: { url: read.VITIS_KAKAO_URL, key: read.VITIS_KAKAO_KEY },
    social: read.VITIS_SOCIAL_FILE ?? {},
    socialDemonstration: read.VITIS_SOCIAL_FILE === undefined && isOn(read.VITIS_DEV_PAGES),
    recaptcha: recaptchaSettings(read),
    nice: niceClient(read),
    niceDemonstration: read.VITIS_NICE_CLIENT_ID === undefined && isOn(read.VITIS_DEV_PAGES),
    kakaoMap: read.VITIS_KAKAO_MAP_KEY !== undefined,
    strictReplies: !production,
  };
}
