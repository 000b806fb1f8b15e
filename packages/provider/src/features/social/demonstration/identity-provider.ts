import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SOCIAL_RETURN_PATHS } from '@vitis/contracts';
import { exportJWK, generateKeyPair } from 'jose';
import {
  DEMONSTRATED,
  DEMONSTRATION_PATH,
  DEMONSTRATION_SECRET,
  demonstrationClientId,
} from './demonstration-clients.ts';

const minute = 60;

const isOwnName = (hostname: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

/** The shop on this machine, whichever port it has. */
function isShop(address: string): boolean {
  const { hostname, pathname, search, hash } = new URL(address);
  return isOwnName(hostname) && SOCIAL_RETURN_PATHS.some((path) => path === pathname) && search + hash === '';
}

/**
 * A real OpenID provider that knows everybody who says who they are. Its library is there for the demonstration and for
 * development alone, and is loaded when it is first asked. Throws where it is not installed.
 */
export async function createIdentityProvider(issuer: string) {
  const { default: Provider } = await import('oidc-provider');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: DEMONSTRATED.map((each) => ({
      client_id: demonstrationClientId(each),
      client_secret: DEMONSTRATION_SECRET,
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['authorization_code'],
      response_types: ['code'],
      redirect_uris: ['http://127.0.0.1/oauth2/kakao'],
    })),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig' }] },
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
      names: { session: 'demo_session', interaction: 'demo_interaction', resume: 'demo_resume' },
      long: { path: DEMONSTRATION_PATH },
    },
    scopes: ['openid', 'email'],
    claims: { openid: ['sub'], email: ['email'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: minute,
      Grant: 10 * minute,
      IdToken: 10 * minute,
      Interaction: 10 * minute,
      Session: 10 * minute,
    },
    interactions: { url: (_context, { uid }) => `${DEMONSTRATION_PATH}/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, email: id }) }),
    // Nobody is asked what the shop may know: there is nothing to know here.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  provider.Client.prototype.redirectUriAllowed = isShop;
  const serve = provider.callback();
  return {
    /** What the browser is here for: by whom it was sent, and where it goes on to. */
    details: (request: IncomingMessage, reply: ServerResponse) => provider.interactionDetails(request, reply),
    /** Goes on: as the person of this address, or as one who does not want to. */
    finish: (request: IncomingMessage, reply: ServerResponse, email: string | null) =>
      provider.interactionFinished(
        request,
        reply,
        email === null
          ? { error: 'access_denied', error_description: 'cancelled' }
          : { login: { accountId: email } },
        { mergeWithLastSubmission: false },
      ),
    /** Everything else, below its path. */
    serve: (request: IncomingMessage, reply: ServerResponse) => {
      const { url = '/' } = request;
      Object.assign(request, { originalUrl: url, url: url.slice(DEMONSTRATION_PATH.length) || '/' });
      return serve(request, reply);
    },
  };
}
