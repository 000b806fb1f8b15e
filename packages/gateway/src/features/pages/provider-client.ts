import { HEADERS, type Language, urlOf } from '@vitis/contracts';
import { Agent, request } from 'undici';
import type { AskedRequest } from '../releases/render-module.ts';

/** Asks the provider as a guest. */
export function createProviderClient(providerUrl: string) {
  const dispatcher = new Agent({ connections: 16, keepAliveTimeout: 30_000, connect: { timeout: 1_000 } });

  return {
    /** Status, body and, where the visitor asks too often, the seconds to wait; undefined when there is no JSON answer in time. */
    async ask(
      { endpoint, input }: AskedRequest,
      language: Language,
      signal: AbortSignal,
      visitor: string | undefined,
    ) {
      try {
        const { statusCode, headers, body } = await request(
          providerUrl + urlOf(endpoint, input as Parameters<typeof urlOf>[1]),
          {
            method: 'GET',
            dispatcher,
            signal,
            headers: {
              [HEADERS.language]: language,
              [HEADERS.businessType]: 'B2B',
              accept: 'application/json',
              // Counted as the visitor's own; without one, it is the gateway that keeps a page fresh.
              ...(visitor === undefined ? {} : { 'x-forwarded-for': visitor }),
            },
          },
        );
        return {
          status: statusCode,
          body: (await body.json()) as unknown,
          ...(statusCode === 429 ? { retryAfter: Number(headers['retry-after'] ?? 60) || 60 } : {}),
        };
      } catch {
        // Late, refused or not JSON: the page goes out as its frame, and the browser asks again and says what is wrong.
        return undefined;
      }
    },
    /** True when the provider can be reached and says that it is ready. */
    async isReady(): Promise<boolean> {
      try {
        const { statusCode, body } = await request(`${providerUrl}/health/ready`, {
          dispatcher,
          signal: AbortSignal.timeout(1_000),
        });
        await body.dump();
        return statusCode === 200;
      } catch {
        return false;
      }
    },
    close: () => dispatcher.close(),
  };
}

export type ProviderClient = ReturnType<typeof createProviderClient>;
