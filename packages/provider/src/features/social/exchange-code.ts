import * as oauth from 'oauth4webapi';
import { ProblemError } from '../../problems/problem-error.ts';
import { readProfile, type SocialProfile } from './read-profile.ts';
import type { SocialClient } from './social-clients.ts';

/** How long each of the two questions to a provider may take, in milliseconds. */
const DEADLINE = 5_000;

export interface StartedExchange {
  state: string;
  /** Proof key: whoever has the code and not this has nothing (RFC 7636). */
  codeVerifier: string;
  redirectUri: string;
}

const serverOf = ({ issuer, authorizationUrl, tokenUrl, profileUrl }: SocialClient) => ({
  issuer,
  authorization_endpoint: authorizationUrl,
  token_endpoint: tokenUrl,
  ...(profileUrl === null ? {} : { userinfo_endpoint: profileUrl }),
});

export const newCodeVerifier = (): string => oauth.generateRandomCodeVerifier();

/** Where the browser goes to sign in at the provider. */
export async function authorizationUrlOf(
  client: SocialClient,
  { state, codeVerifier, redirectUri }: StartedExchange,
): Promise<string> {
  const url = new URL(client.authorizationUrl);
  const asked = {
    ...client.parameters,
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUri,
    ...(client.scope === '' ? {} : { scope: client.scope }),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Asks the provider whom it has signed in, with the code that it sent the browser back with. Throws 400
 * `SOCIAL_TOKEN_MISSING` where it gives no token for it, and 503 where it cannot be reached or says nothing of use.
 */
export async function exchangeCode(
  client: SocialClient,
  code: string,
  started: StartedExchange,
): Promise<SocialProfile> {
  const token = await tokenFor(client, code, started).catch((cause: unknown) => {
    throw isAnswer(cause) ? new ProblemError(400, 'SOCIAL_TOKEN_MISSING', { cause }) : unavailable(cause);
  });
  try {
    if (client.profileUrl === null)
      return readProfile(client.profile, oauth.getValidatedIdTokenClaims(token));
    const response = await oauth.protectedResourceRequest(
      token.access_token,
      'GET',
      new URL(client.profileUrl),
      new Headers({ accept: 'application/json' }),
      null,
      optionsFor(client.profileUrl),
    );
    if (!response.ok) throw new Error(`the profile was answered with ${response.status}`);
    return readProfile(client.profile, await response.json());
  } catch (cause) {
    throw unavailable(cause);
  }
}

async function tokenFor(
  client: SocialClient,
  code: string,
  { state, codeVerifier, redirectUri }: StartedExchange,
) {
  const [server, self] = [serverOf(client), { client_id: client.clientId }];
  const came = oauth.validateAuthResponse(server, self, new URLSearchParams({ code, state }), state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    self,
    oauth.ClientSecretPost(client.clientSecret),
    came,
    redirectUri,
    codeVerifier,
    // Naver wants the state once more.
    { ...optionsFor(client.tokenUrl), additionalParameters: { state } },
  );
  return oauth.processAuthorizationCodeResponse(server, self, response, {
    requireIdToken: client.profileUrl === null,
  });
}

const optionsFor = (address: string) => ({
  signal: () => AbortSignal.timeout(DEADLINE),
  // Only the operator says where a provider is; the stand-in on this machine speaks http.
  [oauth.allowInsecureRequests]: address.startsWith('http://'),
});

/** The provider has answered, and what it says is no token. All else is no answer: no network, or too late. */
const isAnswer = (error: unknown): boolean =>
  error instanceof oauth.OperationProcessingError ||
  error instanceof oauth.ResponseBodyError ||
  error instanceof oauth.WWWAuthenticateChallengeError;

const unavailable = (cause: unknown) => new ProblemError(503, 'UNAVAILABLE', { cause });
