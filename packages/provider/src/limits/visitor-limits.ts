import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit';
import fastifyPlugin from 'fastify-plugin';
import type pg from 'pg';
import { runAtInterval } from '../http/run-at-interval.ts';
import { tooMany } from '../problems/problem-error.ts';
import { createRequestCounter, type RequestCounter } from './request-counter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    requestCounter: RequestCounter;
    /** Who sent it: an address without limits (null) is this machine's own, or the gateway's own question. */
    limitedAddress(request: IncomingMessage): string | null;
  }
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Milliseconds between two exchanges of counts with the other processes. */
const syncInterval = 1_000;

/** Limits of one address, and of one member, by the one number that is configured: calls per minute. */
export const limitsFor = (requestsPerMinute: number) => ({
  /** Handshakes of sockets per minute. A whole company may stand behind one address. */
  handshakes: Math.ceil(requestsPerMinute / 2),
  /** Sockets of one address that are open at once: one per page, and people have several. */
  socketsOfAddress: requestsPerMinute,
  /** Sockets of one member that are open at once: a page has one. */
  socketsOfMember: Math.ceil(requestsPerMinute / 120),
});

/** How many calls one address may make, over all processes that share the database. */
export const visitorLimits = fastifyPlugin<{ pool: pg.Pool }>(
  async (app, { pool }) => {
    const { config } = app;
    const counter = createRequestCounter({
      pool: config.sockets === 'postgres' ? pool : undefined,
      now: app.services.now,
    });
    const isTrusted = proxyAddress.compile(config.trustedProxies.split(',').map((part) => part.trim()));

    app.decorate('requestCounter', counter);
    app.decorate('limitedAddress', (request: IncomingMessage) => {
      const peer = request.socket.remoteAddress ?? '';
      // The gateway names the visitor for whom it asks; where it names none, it keeps a page fresh for everybody.
      if (request.headers['x-forwarded-for'] === undefined && isTrusted(peer, 0)) return null;
      const address = proxyAddress(request, isTrusted) as string | undefined;
      // Nobody is there any more.
      if (address === undefined) return null;
      return loopback.has(address) ? null : normalizeIP(address);
    });
    runAtInterval(
      app,
      syncInterval,
      'counts of requests could not be told to the other processes',
      counter.sync,
    );

    /** What the limiter counts with. */
    class SharedStore implements FastifyRateLimitStore {
      incr(key: string, done: (error: Error | null, counted?: { current: number; ttl: number }) => void) {
        done(null, counter.count(`call ${key}`));
      }

      child() {
        return this;
      }
    }

    await app.register(rateLimit, {
      global: false,
      max: config.requestsPerMinute,
      timeWindow: '1 minute',
      store: SharedStore,
      allowList: ({ raw, routeOptions }) =>
        routeOptions.config.rateLimit === false || app.limitedAddress(raw) === null,
      errorResponseBuilder: (_request, { ttl }) => tooMany('TOO_MANY_REQUESTS', ttl / 1000),
    });
    // For all routes at once: as a hook of each, it would come after the one that refuses who has no token.
    app.addHook('onRequest', app.rateLimit());
  },
  { name: 'visitor-limits', dependencies: ['problems'] },
);
