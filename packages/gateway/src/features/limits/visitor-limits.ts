import rateLimit from '@fastify/rate-limit';
import fastifyPlugin from 'fastify-plugin';
import { sendRefusedPage } from '../pages/refused-page.ts';
import {
  FAULT,
  type Refusal,
  sendProblem,
  TOO_BUSY,
  TOO_LARGE,
  TOO_SLOW,
  tooMany,
} from '../proxy/gateway-problem.ts';
import { logSecurityOf } from './security-log.ts';
import { isThisMachine } from './this-machine.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its refusals are read by people, as pages. */
    page?: boolean;
  }
}

/** Refuses a visitor who asks too often. */
export class TooOften extends Error {
  readonly statusCode = 429;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('a visitor asks too often');
    this.retryAfter = retryAfter;
  }
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof TooOften) return tooMany(error.retryAfter);
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  if (statusCode === 408) return TOO_SLOW;
  if (statusCode === 413) return TOO_LARGE;
  if (statusCode === 503) return TOO_BUSY;
  return typeof statusCode === 'number' && statusCode < 500 ? null : FAULT;
}

interface Options {
  publicOrigin: string;
}

/**
 * Limits per address for the routes that name one, and how a refusal is said: to a page as a page, to a call as a
 * problem. This machine itself has none.
 */
export const visitorLimits = fastifyPlugin<Options>(async (app, { publicOrigin }) => {
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    cache: 20_000,
    allowList: (request) => isThisMachine(request),
    errorResponseBuilder: (_request, { ttl }) => new TooOften(ttl / 1000),
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    // What is malformed is refused in Fastify's words.
    if (refusal === null) throw error;
    if (error instanceof TooOften) logSecurityOf(request, 'requests.limited', error.statusCode);
    if (refusal === FAULT) request.log.error({ err: error, requestId: request.id }, 'a request failed');
    return request.routeOptions.config.page === true
      ? sendRefusedPage(request, reply, refusal)
      : sendProblem(request, reply, refusal);
  });

  let warned = publicOrigin === '';
  app.addHook('onRequest', async (request) => {
    if (warned || !isThisMachine(request) || request.url.startsWith('/health/')) return;
    warned = true;
    request.log.warn(
      'PUBLIC_ORIGIN is set, and requests come from this machine without X-Forwarded-For: if a proxy here passes them on, it has to send that header, else no visitor has an address and no limit holds',
    );
  });
});
