import { SOCIAL_PROVIDERS, type SocialProvider } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../problems/problem-error.ts';
import { demonstrationClient } from './demonstration/demonstration-clients.ts';
import type { SocialClient } from './social-clients.ts';

/** Which providers there are here. */
export interface SocialDirectory {
  offered(): { provider: SocialProvider; demonstration: boolean }[];
  /** Throws 400 `SOCIAL_PROVIDER_UNSUPPORTED` for one that there is not, or not here. */
  find(provider: string): { provider: SocialProvider; client: SocialClient };
}

/** Those that are configured; the stand-in on this machine where none is and the demonstration is shown. */
export function createSocialDirectory({ config, server }: FastifyInstance): SocialDirectory {
  const clientOf = (provider: SocialProvider): SocialClient | undefined => {
    if (!config.socialDemonstration) return config.social[provider];
    const address = server.address();
    return demonstrationClient(
      provider,
      typeof address === 'object' && address !== null ? address.port : config.port,
    );
  };
  return {
    offered: () =>
      SOCIAL_PROVIDERS.filter((provider) => clientOf(provider) !== undefined).map((provider) => ({
        provider,
        demonstration: config.socialDemonstration,
      })),
    find: (given) => {
      const provider = SOCIAL_PROVIDERS.find((known) => known === given);
      const client = provider && clientOf(provider);
      if (!provider || !client) throw new ProblemError(400, 'SOCIAL_PROVIDER_UNSUPPORTED');
      return { provider, client };
    },
  };
}
