import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A document that the shop's own pages show in a frame. */
    inOwnFrames?: boolean;
  }
}

/** Policy of answers that are no pages: no loading, no framing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Several `Host` headers, which servers on the way may read differently (request smuggling). */
function namesTwoHosts({ raw }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2)
    if (raw.rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** Security headers of every answer. */
export const securityHeaders = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (namesTwoHosts(request)) return reply.code(400).header('connection', 'close').send();
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    reply.header('X-Content-Type-Options', 'nosniff');
    reply.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    reply.header('X-Frame-Options', request.routeOptions.config.inOwnFrames ? 'SAMEORIGIN' : 'DENY');
    reply.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    reply.header('Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(), payment=()');
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', NOTHING);
    if (request.protocol === 'https')
      reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  });
});
