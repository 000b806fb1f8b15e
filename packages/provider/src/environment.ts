import { resolve } from 'node:path';
import { Role } from '@vitis/contracts';
import {
  CODE_FLOW_IDLE_SECONDS,
  CODE_FLOW_TOKEN_SECONDS,
  DOCUMENT_YEARS,
  SESSION_IDLE_SECONDS,
  SESSION_TOKEN_SECONDS,
} from '@vitis/domain';
import * as v from 'valibot';
import { readSocialClients } from './features/social/social-clients.ts';
import { readSupplier } from './supplier.ts';

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
