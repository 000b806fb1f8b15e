import { resolve } from 'node:path';
import { type Party, Role } from '@vitis/contracts';
import {
  CODE_FLOW_IDLE_SECONDS,
  CODE_FLOW_TOKEN_SECONDS,
  type DeliveryTerms,
  DOCUMENT_YEARS,
  SESSION_IDLE_SECONDS,
  SESSION_TOKEN_SECONDS,
} from '@vitis/domain';
import * as v from 'valibot';
import { type RecaptchaSettings, recaptchaSettings } from './features/captcha/recaptcha.ts';
import type { BucketSettings } from './features/files/bucket-store.ts';
import { type NiceClient, niceClient } from './features/identity/nice-client.ts';
import { readSocialClients, type SocialClients } from './features/social/social-clients.ts';
import type { SmsSettings } from './outbox/sms-gateway.ts';
import type { SmtpSettings } from './outbox/smtp.ts';
import {
  DEMONSTRATION_DELIVERY,
  DEMONSTRATION_HOUSE,
  DEMONSTRATION_SUPPLIER,
  type House,
  readSupplier,
} from './supplier.ts';

/** The root of the checkout; what the provider writes lies in `.data` there unless told otherwise. */
const checkout = resolve(import.meta.dirname, '../../..');

const digits = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );

const httpAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^?#]+$/, 'must be an address such as https://host/path'),
);

/** Every variable of the environment that the provider reads: its rule, its default, what it is for. */
export const VARIABLES = {
  PROVIDER_PORT: v.optional(digits(0, 65_535), '4000'),
  /** Address to listen on. Only the gateway talks to the provider, so it is this machine's own. */
  PROVIDER_HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  /** A PostgreSQL to use; without it the provider starts its own in the data folder. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATABASE_POOL: v.optional(digits(1, 200), '10'),
  /** Milliseconds of a call that may go by in waiting for the database; past them it is answered with 503. */
  DATABASE_TIMEOUT_MS: v.optional(digits(500, 60_000), '8000'),
  /** Files, secret and the own database. */
  VITIS_DATA: v.optional(v.string(), resolve(checkout, '.data')),
  /** Signs tokens; several processes need the same. Made once in the data folder where it is not given. */
  VITIS_TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  /** Addresses (comma-separated, CIDR or `loopback`) whose `X-Forwarded-For` is believed. */
  VITIS_TRUSTED_PROXIES: v.optional(v.string(), 'loopback'),
  /** Hours after which a session ends however it is used, of mail and password and of social login. */
  VITIS_SESSION_HOURS: v.optional(digits(1, 720), String(SESSION_TOKEN_SECONDS / 3600)),
  VITIS_CODE_SESSION_HOURS: v.optional(digits(1, 720), String(CODE_FLOW_TOKEN_SECONDS / 3600)),
  /** Minutes after which a session ends that nobody uses. */
  VITIS_SESSION_IDLE_MINUTES: v.optional(digits(5, 43_200), String(SESSION_IDLE_SECONDS / 60)),
  VITIS_CODE_SESSION_IDLE_MINUTES: v.optional(digits(5, 43_200), String(CODE_FLOW_IDLE_SECONDS / 60)),
  /** Roles (comma-separated) whose members sign in with a second factor, or set one up before anything else. */
  VITIS_SECOND_FACTOR_ROLES: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(',').flatMap((role) => role.trim() || [])),
    v.array(Role),
  ),
  /** Years after which documents that have ended are taken away: as long as the law wants them kept, or longer. */
  VITIS_DOCUMENT_YEARS: v.optional(digits(DOCUMENT_YEARS, 100), String(DOCUMENT_YEARS)),
  VITIS_LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  /** `postgres` joins the sockets of several processes. */
  VITIS_SOCKETS: v.optional(v.picklist(['memory', 'postgres'])),
  /** The mailbox page; off in production unless asked for. */
  VITIS_DEV_PAGES: v.optional(v.picklist(['on', 'off'])),
  /** The page to browse the API's description; off in production unless asked for. */
  VITIS_API_DOCS: v.optional(v.picklist(['on', 'off'])),
  /** Where the public reaches the shop: nothing of the demonstration or of development is served then. */
  PUBLIC_ORIGIN: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'must be an origin such as https://shop.example')),
  ),
  /** Passwords that are hashed at once, 64 MiB each; the others wait. */
  VITIS_PASSWORD_HASHES: v.optional(digits(1, 64), '2'),
  /** Requests of one address and minute. */
  VITIS_REQUESTS_PER_MINUTE: v.optional(digits(1, 1_000_000), '1200'),
  /** Files that a member may upload within 24 hours, and their megabytes. */
  VITIS_UPLOADS_PER_DAY: v.optional(digits(1, 1_000_000), '200'),
  VITIS_UPLOAD_MEGABYTES_PER_DAY: v.optional(digits(1, 1_000_000), '500'),
  /** A malware scanner (clamd) that sees every document before it is kept. */
  VITIS_CLAMD: v.optional(v.pipe(v.string(), v.regex(/^\S+:\d+$/, 'must be host:port'))),
  /** An object store of the S3 protocol that has the files, instead of the data folder. */
  VITIS_FILES_STORE: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/[^/]+\/[^/?#]+(?:\/[^/?#]+)*$/,
        'must be https://host/bucket or https://host/bucket/folder',
      ),
    ),
  ),
  AWS_ACCESS_KEY_ID: v.optional(v.string(), ''),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string(), ''),
  AWS_SESSION_TOKEN: v.optional(v.string(), ''),
  AWS_REGION: v.optional(v.string(), 'us-east-1'),
  /** Seconds for which a server that is told to stop still answers, so that a load balancer sees it go. */
  VITIS_DRAIN_SECONDS: v.optional(digits(0, 600), '0'),
  /** Where what visitors write to the house is mailed to, and which they read on its pages. */
  VITIS_CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an address')), 'help@vitis.test'),
  /** A mail server: `smtp://user:password@host:587`. Without one mails go to the local mailbox. */
  VITIS_SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://')),
  ),
  VITIS_MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^\r\n]+@[^\r\n]+$/, 'must be an address')),
    'VITIS <no-reply@vitis.test>',
  ),
  /** A gateway of text messages (`POST { id, to, text }`), and its key. Without one they go to the local mailbox. */
  VITIS_SMS_URL: v.optional(httpAddress),
  VITIS_SMS_KEY: v.optional(v.string()),
  /** Seconds after which a sign-up is approved by itself; without it people decide, in a demonstration a minute. */
  VITIS_AUTO_APPROVE_SECONDS: v.optional(digits(1, 86_400)),
  /** Where the gateway is on this machine: links of mails lead there where PUBLIC_ORIGIN says no other place. */
  GATEWAY_PORT: v.optional(digits(0, 65_535), '3000'),
  /** Key of the public address search (juso.go.kr); without one a bundled sample answers. */
  VITIS_JUSO_KEY: v.optional(v.string()),
  VITIS_JUSO_URL: v.optional(httpAddress, 'https://business.juso.go.kr/addrlink/addrLinkApi.do'),
  /** `도로명주소 한글` of a province (business.juso.go.kr), which answers where there is no key. */
  VITIS_ADDRESS_FILE: v.optional(v.string()),
  /** REST key of Kakao's local API; without one a bundled sample answers. */
  VITIS_KAKAO_KEY: v.optional(v.string()),
  VITIS_KAKAO_URL: v.optional(httpAddress, 'https://dapi.kakao.com'),
  /** JavaScript key of Kakao's maps, which the gateway shows; without one pages draw their own. */
  VITIS_KAKAO_MAP_KEY: v.optional(v.string()),
  /** JSON of who sells, as documents print it; without it the demonstration's shop. */
  VITIS_SUPPLIER_FILE: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          return readSupplier(dataset.value);
        } catch (error) {
          addIssue({ message: error instanceof Error ? error.message : String(error) });
          return NEVER;
        }
      }),
    ),
  ),
  /** JSON of the social providers that members may sign in with; without it a stand-in of the demonstration, or none. */
  VITIS_SOCIAL_FILE: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          return readSocialClients(dataset.value);
        } catch (error) {
          addIssue({ message: error instanceof Error ? error.message : String(error) });
          return NEVER;
        }
      }),
    ),
  ),
  /** Identity checks by NICE: the shop's id and secret there; without them a stand-in of the demonstration, or none. */
  VITIS_NICE_CLIENT_ID: v.optional(v.string()),
  VITIS_NICE_CLIENT_SECRET: v.optional(v.string()),
  VITIS_NICE_PRODUCT_ID: v.optional(v.string(), '2101979031'),
  /** Where its servers answer, and where the browser goes. */
  VITIS_NICE_API_URL: v.optional(httpAddress, 'https://svc.niceapi.co.kr:22001'),
  VITIS_NICE_CHECK_URL: v.optional(httpAddress, 'https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb'),
  /** Google's captcha: the key that pages show, which the gateway needs, too, and the secret; without them our own. */
  VITIS_RECAPTCHA_KEY: v.optional(v.string()),
  VITIS_RECAPTCHA_SECRET: v.optional(v.string()),
  VITIS_RECAPTCHA_URL: v.optional(httpAddress, 'https://www.google.com'),
  NODE_ENV: v.optional(v.string(), 'development'),
};

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
