import { DEFAULT_LANGUAGE, HEADERS } from '@vitis/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { requestLanguage } from '../http/request-language.ts';

/** Reads the language of a request, and writes what every answer says of itself. */
export function giveContext(request: FastifyRequest, reply: FastifyReply): void {
  request.language = requestLanguage(request.headers['accept-language']);
  reply.headers({
    [HEADERS.requestId]: request.id,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-language': request.language,
  });
}

/** Language and number of each request, and the headers that every answer carries. */
export const requestContext = fastifyPlugin(
  async (app) => {
    app.decorateRequest('language', DEFAULT_LANGUAGE);
    app.decorateRequest('session', null);
    app.decorateRequest('account', null);
    app.addHook('onRequest', async (request, reply) => giveContext(request, reply));
    // One line per call. Of the address only the path: a query may hold what is nobody's business.
    app.addHook('onResponse', async (request, reply) => {
      request.log.info(
        {
          method: request.method,
          path: request.url.split('?', 1)[0],
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime),
          userId: request.session?.userId,
        },
        'answered',
      );
    });
    // What is said to one person is kept by no cache; what everyone may see, briefly, per language.
    app.addHook('onSend', async (request, reply) => {
      if (reply.hasHeader('cache-control')) return;
      const open = request.method === 'GET' && request.routeOptions.config.endpoint?.access === 'everyone';
      if (!open || request.session !== null) reply.header('cache-control', 'private, no-store');
      else
        reply
          .header('cache-control', 'public, max-age=0, must-revalidate')
          .header('vary', 'Accept-Language, Authorization');
    });
  },
  { name: 'request-context' },
);
