import * as v from 'valibot';
import { BuildId } from './registry.ts';

/** Page that asks whether the build of `?ticket=` shall take a released one's place; posting to it begins that. */
export const OVERRIDE_PATH = '/dev/override';
/** Posting to it ends the override of this browser. */
export const OVERRIDE_END_PATH = '/dev/override/end';
/** A ticket that holds longer is refused, whoever signed it. */
export const OVERRIDE_HOURS_LIMIT = 8;
/** Who signs tickets (`iss`), with which algorithm and as what kind of token (`typ`). */
export const OVERRIDE_TOKEN = {
  issuer: 'vitis-override',
  algorithm: 'HS256',
  ticket: 'vitis-override-ticket+jwt',
  /** What the gateway makes of a ticket that a person has agreed to: a ticket itself is none. */
  confirmed: 'vitis-override-confirmed+jwt',
} as const;
/** Characters of the operator's secret, at least. */
export const OVERRIDE_SECRET_LENGTH = 32;

/** In place of an origin: the shop's own releases. */
export const OWN_RELEASES = 'self';

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;
const SECURE = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;

/** Written as browsers write it: with no port that there is not, and none that goes without saying. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** Where a build's files are: `https://…`, a port of the developer's own machine, or `self`. */
export const OverrideOrigin = v.pipe(
  v.string(),
  v.check(
    (origin) =>
      origin === OWN_RELEASES || ((LOOPBACK.test(origin) || SECURE.test(origin)) && isOrigin(origin)),
    'must be "self", an origin such as https://builds.example, or http:// on this machine',
  ),
);

/** What a ticket says, besides when and for which shop (`aud`) it holds. */
export const OverrideClaims = v.object({
  /** A remote; the shell has no override: it is what keeps a remote in its place. */
  part: v.pipe(v.string(), v.regex(/^mf-[a-z][a-z0-9-]*$/, 'only a remote can be overridden')),
  build: BuildId,
  origin: OverrideOrigin,
  /** Of the build's manifest, which has the hashes of all its other files. */
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  /** major.minor of the platform contract that the build was made for. */
  contract: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
});
export type OverrideClaims = v.InferOutput<typeof OverrideClaims>;
