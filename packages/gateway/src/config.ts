import { resolve } from 'node:path';
import { OVERRIDE_SECRET_LENGTH, OverrideOrigin } from '@vitis/contracts/override';
import { RELEASED_FILES } from '@vitis/contracts/registry';
import * as v from 'valibot';
import type { KakaoMapSettings } from './features/kakao-map/kakao-map.routes.ts';
import type { OverrideSettings } from './features/override/overrides.ts';
import type { RecaptchaSettings } from './features/recaptcha/recaptcha.routes.ts';
import type { StoreSettings } from './releases/release-source.ts';
import type { Deadlines } from './shared/deadlines.ts';

const Port = v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(0), v.maxValue(65_535));
const Text = v.optional(v.string(), '');
const Milliseconds = v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1));
const Count = v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(1_000_000));

/** Settings by environment variable; README's table says what each is for. */
const Environment = v.object({
  GATEWAY_PORT: v.optional(Port, '3000'),
  /** Address to listen on; this machine only, unless configured. */
  GATEWAY_HOST: v.pipe(
    v.optional(v.string(), ''),
    v.transform((host) => host || '127.0.0.1'),
  ),
  PROVIDER_URL: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:4000'),
  RELEASES_FOLDER: v.optional(v.string(), 'releases'),
  /** An object store of the S3 protocol that has the releases, instead of the folder. */
  RELEASES_STORE: v.optional(
    v.union([
      v.literal(''),
      v.pipe(
        v.string(),
        v.regex(
          /^https?:\/\/[^/]+\/[^/?#]+(?:\/[^/?#]+)*$/,
          'must be https://host/bucket or https://host/bucket/folder',
        ),
      ),
    ]),
    '',
  ),
  /** Where browsers get released files; the gateway itself where it is left out. */
  RELEASES_PUBLIC_URL: v.optional(
    v.union([
      v.literal(''),
      v.pipe(
        v.string(),
        v.regex(
          /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~-]+)*\/?$/,
          'must be an address such as https://files.example/shop',
        ),
      ),
    ]),
    '',
  ),
  /** Compiles parts while pages are open; `npm run dev` sets it. Never in production. */
  DEVELOPMENT_URL: v.optional(
    v.union([
      v.literal(''),
      v.pipe(v.string(), v.regex(/^http:\/\/127\.0\.0\.1:\d+$/, 'must be http://127.0.0.1:port')),
    ]),
    '',
  ),
  /** Whether browsers get a service worker; where they do not, they lose the one that they have. */
  SERVICE_WORKER: v.optional(v.picklist(['', 'on', 'off'], 'must be on or off'), ''),
  NODE_ENV: Text,
  AWS_ACCESS_KEY_ID: Text,
  AWS_SECRET_ACCESS_KEY: Text,
  AWS_SESSION_TOKEN: Text,
  AWS_REGION: v.optional(v.string(), 'us-east-1'),
  /** What operators show to read /dev/health; without one only this machine may. */
  OPERATOR_TOKEN: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.minLength(16, 'must have 16 characters at least'))]),
    '',
  ),
  /** Signs tickets for a developer's build of one remote on this shop; without one there are none. */
  OVERRIDE_SECRET: v.optional(
    v.union([
      v.literal(''),
      v.pipe(
        v.string(),
        v.minLength(OVERRIDE_SECRET_LENGTH, `must have ${OVERRIDE_SECRET_LENGTH} characters at least`),
      ),
    ]),
    '',
  ),
  /** Where such builds may come from, with commas between; `self` for the shop's own releases. */
  OVERRIDE_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== '')),
    v.array(OverrideOrigin),
  ),
  /** Where the public reaches the shop, for canonical addresses. Never taken from a request: pages are cached. */
  PUBLIC_ORIGIN: v.optional(
    v.union([
      v.literal(''),
      v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'must be an origin such as https://shop.example')),
    ]),
    '',
  ),
  /** Addresses whose `X-Forwarded-*` is believed, as Fastify takes them. */
  VITIS_TRUSTED_PROXIES: v.optional(v.string(), 'loopback'),
  /** What rendering a page may take before its frame is sent instead. */
  RENDER_TIMEOUT_MS: v.optional(Milliseconds, '500'),
  /** What the provider may take to answer a proxied call. */
  PROXY_TIMEOUT_MS: v.optional(Milliseconds, '30000'),
  /** Calls of one address and minute, as the provider counts them; pages are half as many. */
  VITIS_REQUESTS_PER_MINUTE: v.optional(Count, '1200'),
  /** Connections that are open at once; more are closed at once. */
  GATEWAY_CONNECTIONS: v.optional(Count, '10000'),
  /** Seconds for which a server that is told to stop still answers, so that a load balancer sees it go. */
  VITIS_DRAIN_SECONDS: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(600)), '0'),
  /** JavaScript key of Kakao's maps; without one there is no map of theirs. */
  VITIS_KAKAO_MAP_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be a key')), ''),
  VITIS_KAKAO_MAP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:[\]-]+$/, 'must be an origin such as https://host')),
    'https://dapi.kakao.com',
  ),
  /** Site key of Google's captcha; without one there is no captcha of theirs. */
  VITIS_RECAPTCHA_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be a key')), ''),
  VITIS_RECAPTCHA_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:[\]-]+$/, 'must be an origin such as https://host')),
    'https://www.google.com',
  ),
  VITIS_LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

export interface GatewayConfig {
  port: number;
  host: string;
  providerUrl: string;
  releasesFolder: string;
  /** Has the releases instead of the folder. */
  releasesStore: StoreSettings | null;
  /** Where browsers get released files; ends with a slash. */
  filesAt: string;
  /** Has parts under development in the place of released ones; null everywhere else than in development. */
  developmentUrl: string | null;
  /** Whether browsers get a service worker; they do where nothing is said. */
  serviceWorker?: boolean;
  operatorToken: string;
  /** Null where no developer's build can be shown. */
  override: OverrideSettings | null;
  /** Null where there is no map of Kakao's. */
  kakaoMap: KakaoMapSettings | null;
  /** Null where there is no captcha of Google's. */
  recaptcha: RecaptchaSettings | null;
  publicOrigin: string;
  trustedProxies: string;
  renderTimeoutMs: number;
  proxyTimeoutMs: number;
  /** Deadlines of clients; shorter in tests only. */
  deadlines?: Deadlines;
  /** Calls of one address. */
  requestsPerMinute: number;
  connections: number;
  logLevel: string;
}

/** What the process needs besides. */
export interface ServerConfig extends GatewayConfig {
  /** Milliseconds between "not ready" and the end of listening. */
  drainTime: number;
}

/** Reads the environment; throws one line that names the variable that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): ServerConfig {
  const parsed = v.safeParse(Environment, environment);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${v.getDotPath(issue)}: ${issue.message}`);
  }
  const given = parsed.output;
  if (given.RELEASES_STORE !== '' && given.RELEASES_PUBLIC_URL === '')
    throw new Error('RELEASES_PUBLIC_URL: must say where browsers get what is in RELEASES_STORE');
  const { OVERRIDE_SECRET: secret, OVERRIDE_ORIGINS: origins } = given;
  if (secret === '' && origins.length > 0)
    throw new Error('OVERRIDE_SECRET: must be set for builds from OVERRIDE_ORIGINS');
  const developed = given.DEVELOPMENT_URL !== '';
  if (developed && given.NODE_ENV === 'production')
    throw new Error('DEVELOPMENT_URL: serves code that nobody has released, and is refused in production');
  if (developed && given.PUBLIC_ORIGIN !== '')
    throw new Error(
      'DEVELOPMENT_URL: serves code that nobody has released, and is refused where PUBLIC_ORIGIN says that the public comes',
    );
  if (developed && (given.RELEASES_STORE !== '' || given.RELEASES_PUBLIC_URL !== ''))
    throw new Error('DEVELOPMENT_URL: works with releases in a folder only');
  return {
    port: given.GATEWAY_PORT,
    host: given.GATEWAY_HOST,
    providerUrl: given.PROVIDER_URL.replace(/\/$/, ''),
    releasesFolder: resolve(root, given.RELEASES_FOLDER),
    releasesStore:
      given.RELEASES_STORE === ''
        ? null
        : {
            url: given.RELEASES_STORE,
            accessKeyId: given.AWS_ACCESS_KEY_ID,
            secretAccessKey: given.AWS_SECRET_ACCESS_KEY,
            sessionToken: given.AWS_SESSION_TOKEN,
            region: given.AWS_REGION,
          },
    filesAt:
      given.RELEASES_PUBLIC_URL === '' ? RELEASED_FILES : `${given.RELEASES_PUBLIC_URL.replace(/\/$/, '')}/`,
    developmentUrl: developed ? given.DEVELOPMENT_URL : null,
    // Files of parts under development change while their pages are open.
    serviceWorker: given.SERVICE_WORKER === '' ? !developed : given.SERVICE_WORKER === 'on',
    operatorToken: given.OPERATOR_TOKEN,
    override: origins.length > 0 ? { secret, origins } : null,
    kakaoMap:
      given.VITIS_KAKAO_MAP_KEY === ''
        ? null
        : { key: given.VITIS_KAKAO_MAP_KEY, url: given.VITIS_KAKAO_MAP_URL },
    recaptcha:
      given.VITIS_RECAPTCHA_KEY === ''
        ? null
        : { key: given.VITIS_RECAPTCHA_KEY, url: given.VITIS_RECAPTCHA_URL },
    publicOrigin: given.PUBLIC_ORIGIN,
    trustedProxies: given.VITIS_TRUSTED_PROXIES,
    renderTimeoutMs: given.RENDER_TIMEOUT_MS,
    proxyTimeoutMs: given.PROXY_TIMEOUT_MS,
    requestsPerMinute: given.VITIS_REQUESTS_PER_MINUTE,
    connections: given.GATEWAY_CONNECTIONS,
    logLevel: given.VITIS_LOG_LEVEL,
    drainTime: given.VITIS_DRAIN_SECONDS * 1000,
  };
}
