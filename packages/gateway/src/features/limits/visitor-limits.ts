import rateLimit from '@fastify/rate-limit';
import fastifyPlugin from 'fastify-plugin';
import {
  FAULT,
  type Refusal,
  sendProblem,
  TOO_BUSY,
  TOO_LARGE,
  TOO_SLOW,
  tooMany,
} from '../../shared/gateway-problem.ts';
import { RateLimitExceeded } from '../../shared/rate-limit.ts';
import { sendRefusedPage } from '../../shared/refused-page.ts';
import { logSecurityOf } from '../../shared/security-log.ts';
import { isThisMachine } from '../../shared/this-machine.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its refusals are read by people, as pages. */
    page?: boolean;
  }
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof RateLimitExceeded) return tooMany(error.retryAfter);
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
    allowList: (request) => isThisMachine(request),
    errorResponseBuilder: (_request, { ttl }) => new RateLimitExceeded(ttl / 1000),
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    // What is malformed is refused in Fastify's words.
    if (refusal === null) throw error;
    if (error instanceof RateLimitExceeded) logSecurityOf(request, 'requests.limited', error.statusCode);
    if (refusal === FAULT) {
      const line = { err: error, requestId: request.id };
      if (reply.raw.closed) request.log.info(line, 'a request failed whose client has gone away');
      else request.log.error(line, 'a request failed');
    }
    // A refusal gets lost where the connection ends while its reader still sends: the rest is read away, by the deadlines
    // of every request, instead of what Fastify has written.
    if (refusal === TOO_LARGE && !request.raw.destroyed) reply.removeHeader('connection');
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
