import * as v from 'valibot';
import { Email } from './account.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ROLES } from './languages.ts';
import { items } from './page.ts';
import { refusal } from './problem.ts';
import { IsoTime, ShortText } from './scalars.ts';
import {
  CaptchaPass,
  CODE_LIMITS,
  CODE_REFUSALS,
  SentCode,
  TypedCode,
  TypedMobile,
} from './verification-codes.ts';

/** With whose accounts somebody may sign in, in the order of their buttons. */
export const SOCIAL_PROVIDERS = ['kakao', 'naver', 'facebook', 'google', 'apple'] as const;
export const SocialProvider = v.picklist(SOCIAL_PROVIDERS);
export type SocialProvider = v.InferOutput<typeof SocialProvider>;

/** Paths of the shop that a provider leads back to: the site root, and Kakao's own. */
export const SOCIAL_RETURN_PATHS = ['/', '/oauth2/kakao'] as const;

/** How much of a provider's name, code or state is looked at: longer ones are none. */
const Given = v.pipe(v.string(), v.maxLength(2_000));
const Address = v.pipe(v.string(), v.maxLength(300));
/** As at the sign-in: false from a browser that lets its pages have no cookies. */
const keepsCookies = v.optional(v.boolean(), true);
const TypedPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** Any text: what is no provider is refused by name, and not as a malformed address. */
const params = v.object({ provider: ShortText });

/** What may go wrong in an exchange: also an address outside of the site. */
const refusedExchange = refusal(
  'INVALID_INPUT',
  'SOCIAL_ARGUMENTS_MISSING',
  'SOCIAL_PROVIDER_UNSUPPORTED',
  'SOCIAL_STATE_MISMATCH',
  'SOCIAL_TOKEN_MISSING',
  'SOCIAL_RETURN_ADDRESS',
);
const refusedAccount = refusal(
  'ACCOUNT_PENDING',
  'ACCOUNT_REJECTED',
  'ACCOUNT_WITHDRAWN',
  'ACCOUNT_DISABLED',
  /** Its code is asked for beside the password, and nowhere else. */
  'SECOND_FACTOR_REQUIRED',
);

export const listSocialProviders = defineEndpoint({
  method: 'GET',
  path: '/api/v1/auth/providers',
  access: 'everyone',
  responses: {
    200: items(
      v.object({
        provider: SocialProvider,
        /** A stand-in on this machine answers in its place. */
        demonstration: v.boolean(),
      }),
    ),
  },
  input: typeOnly<typeof listSocialProvidersInput>(),
});

export const listSocialProvidersInput = () =>
  ({
    summary: 'The providers with whose accounts somebody may sign in here',
  }) satisfies InputSchemas;

export const startSocialLogin = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/:provider',
  access: 'everyone',
  responses: {
    /** Where the browser is to go; it comes back with a code and the state. */
    200: v.object({ authorizationUrl: v.string() }),
    400: refusedExchange,
  },
  input: typeOnly<typeof startSocialLoginInput>(),
});

export const startSocialLoginInput = () =>
  ({
    summary: 'Begins a sign-in with a social account; state and proof key stay here',
    params,
    body: v.object({ redirectUri: Address }),
  }) satisfies InputSchemas;

export const finishSocialLogin = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/:provider/code',
  access: 'everyone',
  personal: true,
  responses: {
    200: v.variant('outcome', [
      /** The token lasts seven days. */
      v.object({ outcome: v.literal('signed-in'), accessToken: v.string() }),
      /** It was begun by a member, to whose account it belongs from now on. */
      v.object({ outcome: v.literal('connected') }),
      /** It belongs to no account yet; the address is what the provider says, to begin a form with. */
      v.object({ outcome: v.literal('unknown'), email: v.nullable(v.string()) }),
    ]),
    400: refusedExchange,
    403: refusedAccount,
    409: refusal('SOCIAL_ACCOUNT_TAKEN', 'SOCIAL_ALREADY_CONNECTED'),
  },
  input: typeOnly<typeof finishSocialLoginInput>(),
});

export const finishSocialLoginInput = () =>
  ({
    summary: 'Exchanges the code that the provider sent the browser back with, once',
    params,
    body: v.object({
      code: v.optional(Given, ''),
      state: v.optional(Given, ''),
      redirectUri: v.optional(Address, ''),
      keepsCookies,
    }),
  }) satisfies InputSchemas;

export const linkSocialLogin = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/:provider/link',
  access: 'everyone',
  responses: {
    200: v.object({ accessToken: v.string() }),
    400: refusedExchange,
    401: refusal('LOGIN_FAILED', 'SECOND_FACTOR_REQUIRED'),
    403: refusedAccount,
    409: refusal('SOCIAL_ACCOUNT_TAKEN', 'SOCIAL_ALREADY_CONNECTED'),
    429: refusal('TOO_MANY_LOGINS'),
  },
  input: typeOnly<typeof linkSocialLoginInput>(),
});

export const linkSocialLoginInput = () =>
  ({
    summary: 'Gives the social account of this browser to an account whose password is known, and signs in',
    params,
    body: v.object({ email: Email, password: TypedPassword, keepsCookies }),
  }) satisfies InputSchemas;

/** The account, and the number where the code goes there instead of to the mail address. */
const codedAccount = { email: Email, mobile: v.optional(TypedMobile) };

export const sendSocialLinkCode = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/:provider/link/code',
  access: 'everyone',
  responses: {
    /** The same, and in the same time, whether there is such an account or not. */
    200: SentCode,
    400: refusedExchange,
    403: refusal('CAPTCHA_REQUIRED'),
    429: refusal(...CODE_LIMITS, 'TOO_MANY_REQUESTS'),
  },
  input: typeOnly<typeof sendSocialLinkCodeInput>(),
});

export const sendSocialLinkCodeInput = () =>
  ({
    summary: 'Sends a code to the owner of an account, which gives it the social account of this browser',
    params,
    body: v.object({ ...codedAccount, captcha: CaptchaPass }),
  }) satisfies InputSchemas;

export const linkSocialLoginByCode = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/:provider/link/code/confirm',
  access: 'everyone',
  responses: {
    200: v.object({ accessToken: v.string() }),
    400: refusedExchange,
    403: refusedAccount,
    409: refusal('SOCIAL_ACCOUNT_TAKEN', 'SOCIAL_ALREADY_CONNECTED', ...CODE_REFUSALS),
  },
  input: typeOnly<typeof linkSocialLoginByCodeInput>(),
});

export const linkSocialLoginByCodeInput = () =>
  ({
    summary: 'Gives the social account of this browser to an account whose code has come, and signs in',
    params,
    body: v.object({ ...codedAccount, code: TypedCode, keepsCookies }),
  }) satisfies InputSchemas;

export const listSocialAccounts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/me/sns',
  access: ROLES,
  responses: {
    200: items(
      v.object({
        provider: SocialProvider,
        demonstration: v.boolean(),
        /** Null where none is connected. */
        connectedAt: v.nullable(IsoTime),
      }),
    ),
  },
  input: typeOnly<typeof listSocialAccountsInput>(),
});

export const listSocialAccountsInput = () =>
  ({
    summary: 'The social accounts of the member, connected or not',
  }) satisfies InputSchemas;

export const changeSocialAccount = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/change-sns',
  access: ROLES,
  responses: {
    /** To connect one the browser goes there, and comes back as from a sign-in; null: it is disconnected. */
    200: v.object({ authorizationUrl: v.nullable(v.string()) }),
    400: refusedExchange,
    403: refusal('PASSWORD_CHECK_REQUIRED'),
    409: refusal('SOCIAL_ALREADY_CONNECTED', 'SOCIAL_NOT_CONNECTED', 'SOCIAL_LAST_WAY_IN'),
  },
  input: typeOnly<typeof changeSocialAccountInput>(),
});

export const changeSocialAccountInput = () =>
  ({
    summary: 'Connects or disconnects a social account, for who has just typed the password',
    body: v.object({
      provider: ShortText,
      connected: v.boolean(),
      /** Where to come back to; only to connect one. */
      redirectUri: v.optional(Address, ''),
    }),
  }) satisfies InputSchemas;
