import { SOCIAL_PROVIDERS, type SocialProvider } from '@vitis/contracts';
import type { SocialClient } from '../social-clients.ts';

/** Where the stand-in is, below the provider's own address. */
export const DEMONSTRATION_PATH = '/dev/identity';

/** Apple is shown only where it is configured. */
export const DEMONSTRATED: readonly SocialProvider[] = SOCIAL_PROVIDERS.filter(
  (provider) => provider !== 'apple',
);

export const demonstrationIssuer = (port: number): string => `http://127.0.0.1:${port}${DEMONSTRATION_PATH}`;

export const demonstrationClientId = (provider: SocialProvider): string => `vitis-${provider}`;

/** Known to everybody, and good on this machine alone. */
export const DEMONSTRATION_SECRET = 'the-demonstration-has-no-secrets';

/** The stand-in as a client of the shop knows it; undefined for what it does not stand in for. */
export function demonstrationClient(provider: SocialProvider, port: number): SocialClient | undefined {
  if (!DEMONSTRATED.includes(provider)) return undefined;
  const issuer = demonstrationIssuer(port);
  return {
    clientId: demonstrationClientId(provider),
    clientSecret: DEMONSTRATION_SECRET,
    issuer,
    authorizationUrl: `${issuer}/auth`,
    tokenUrl: `${issuer}/token`,
    profileUrl: `${issuer}/me`,
    profile: 'openid',
    scope: 'openid email',
    // Who shows the shop to others is asked each time, and may be somebody else.
    parameters: { prompt: 'login' },
  };
}
