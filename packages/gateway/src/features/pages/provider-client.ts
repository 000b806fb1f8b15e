import { HEADERS, type Language, urlOf } from '@vitis/contracts';
import { Agent, request } from 'undici';
import type { AskedRequest } from '../../releases/render-module.ts';

/** Validity of a health check, in milliseconds. */
const READY_FOR_MS = 1_000;

/** For whom a page is made. */
export interface AskedFor {
  /** Address of the visitor; none where a kept page is made again. */
  visitor?: string | undefined;
  /** Headers by which the provider knows the member for whom alone the page is made; none for a guest's page. */
  member?: Readonly<Record<string, string>> | undefined;
}

/** Asks the provider what pages are made of. */
export function createProviderClient(providerUrl: string) {
  const connect = { connections: 16, keepAliveTimeout: 30_000, connect: { timeout: 1_000 } };
  const dispatcher = new Agent(connect);
  // Members' pages ask for much: guests do not wait behind them.
  const membersDispatcher = new Agent(connect);
  const looks = new Agent({ connections: 1, connect: { timeout: 1_000 } });

  let ready = Promise.resolve(false);
  let lookedAt = Number.NEGATIVE_INFINITY;
  const lookOnce = async (): Promise<boolean> => {
    const { statusCode, body } = await request(`${providerUrl}/health/ready`, {
      dispatcher: looks,
      signal: AbortSignal.timeout(1_000),
    });
    if (statusCode === 200) return body.dump().then(() => true);
    // One of several that is told to stop serves on, while callers go to the others.
    return ((await body.json()) as { status?: unknown }).status === 'draining';
  };
  // Once more where there was no answer: a kept-alive connection ends with the provider that it leads to.
  const look = (): Promise<boolean> =>
    lookOnce()
      .catch(lookOnce)
      .catch(() => false);

  return {
    /**
     * Status, body, whether nobody may keep it and, where the visitor asks too often, the seconds to wait; undefined when
     * there is no JSON answer in time.
     */
    async ask(
      { endpoint, input }: AskedRequest,
      language: Language,
      signal: AbortSignal,
      { visitor, member }: AskedFor = {},
    ) {
      try {
        const { statusCode, headers, body } = await request(
          providerUrl + urlOf(endpoint, input as Parameters<typeof urlOf>[1]),
          {
            method: 'GET',
            dispatcher: member === undefined ? dispatcher : membersDispatcher,
            signal,
            headers: {
              [HEADERS.language]: language,
              [HEADERS.businessType]: 'B2B',
              accept: 'application/json',
              // Counted as the visitor's own; without one, it is the gateway that keeps a page fresh.
              ...(visitor === undefined ? {} : { 'x-forwarded-for': visitor }),
              ...member,
            },
          },
        );
        return {
          status: statusCode,
          body: (await body.json()) as unknown,
          isKept: !String(headers['cache-control']).includes('no-store'),
          ...(statusCode === 429 ? { retryAfter: Number(headers['retry-after'] ?? 60) || 60 } : {}),
        };
      } catch {
        // Without a usable answer the frame is sent; the browser fetches again and shows the failure.
        return undefined;
      }
    },
    /** True when the provider can be reached and serves; looked at once a second, whoever asks. */
    isReady(): Promise<boolean> {
      if (Date.now() - lookedAt >= READY_FOR_MS) {
        lookedAt = Date.now();
        ready = look();
      }
      return ready;
    },
    close: () => Promise.all([dispatcher.close(), membersDispatcher.close(), looks.close()]),
  };
}

export type ProviderClient = ReturnType<typeof createProviderClient>;
