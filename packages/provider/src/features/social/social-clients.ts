import { readFileSync } from 'node:fs';
import type { SocialProvider } from '@vitis/contracts';
import * as v from 'valibot';
import type { ProfileShape } from './read-profile.ts';

/** How the shop is known to a provider, and where that is reached. */
export interface SocialClient {
  clientId: string;
  clientSecret: string;
  /** Who signs the identity tokens of those that give some. */
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** Null where the identity token says it all. */
  profileUrl: string | null;
  profile: ProfileShape;
  scope: string;
  /** More that its sign-in page is asked for. */
  parameters?: Readonly<Record<string, string>>;
}

export type SocialClients = Partial<Record<SocialProvider, SocialClient>>;

type Addresses = Omit<SocialClient, 'clientId' | 'clientSecret'>;

/** The providers as they are to be found in November 2026. */
const PROVIDERS: Readonly<Record<SocialProvider, Addresses>> = {
  kakao: {
    issuer: 'https://kauth.kakao.com',
    authorizationUrl: 'https://kauth.kakao.com/oauth/authorize',
    tokenUrl: 'https://kauth.kakao.com/oauth/token',
    profileUrl: 'https://kapi.kakao.com/v2/user/me',
    profile: 'kakao',
    scope: 'account_email',
  },
  naver: {
    issuer: 'https://nid.naver.com',
    authorizationUrl: 'https://nid.naver.com/oauth2.0/authorize',
    tokenUrl: 'https://nid.naver.com/oauth2.0/token',
    profileUrl: 'https://openapi.naver.com/v1/nid/me',
    profile: 'naver',
    scope: 'email',
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v23.0/oauth/access_token',
    profileUrl: 'https://graph.facebook.com/v23.0/me?fields=id,email',
    profile: 'facebook',
    scope: 'email',
  },
  google: {
    issuer: 'https://accounts.google.com',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    profileUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    profile: 'openid',
    scope: 'openid email',
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    authorizationUrl: 'https://appleid.apple.com/auth/authorize',
    tokenUrl: 'https://appleid.apple.com/auth/token',
    profileUrl: null,
    profile: 'openid',
    // With a scope Apple comes back by a form of its own site, which the shop's cookies do not follow.
    scope: '',
  },
};

const address = v.pipe(v.string(), v.url());
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(4_000));

const Client = v.strictObject({
  clientId: words,
  /** Apple's is a token signed with its key, good for half a year. */
  clientSecret: words,
  issuer: v.optional(address),
  authorizationUrl: v.optional(address),
  tokenUrl: v.optional(address),
  profileUrl: v.optional(address),
  scope: v.optional(v.string()),
});

const Clients = v.strictObject({
  kakao: v.optional(Client),
  naver: v.optional(Client),
  facebook: v.optional(Client),
  google: v.optional(Client),
  apple: v.optional(Client),
});

/**
 * The clients of a JSON file: by provider `clientId` and `clientSecret`, and addresses where they are others than the
 * provider's own. Throws an `Error` that says what is wrong with it, and nothing of its secrets.
 */
export function readSocialClients(path: string): SocialClients {
  const given = v.safeParse(Clients, JSON.parse(readFileSync(path, 'utf8')));
  if (!given.success) {
    const wrong = given.issues.map((issue) => v.getDotPath(issue) ?? 'the file');
    throw new Error(`is not what it should be: ${wrong.join(', ')}`);
  }
  return Object.fromEntries(
    Object.entries(given.output).map(([provider, client]) => [
      provider,
      { ...PROVIDERS[provider as SocialProvider], ...client },
    ]),
  );
}
