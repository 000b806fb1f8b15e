import type { FastifyReply, FastifyRequest } from 'fastify';

/** A foreign site must not open a socket, or send a form, in a visitor's name. */
export async function ownOriginOnly(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { origin } = request.headers;
  if (origin === undefined || (request.method === 'GET' && request.headers.upgrade === undefined)) return;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return;
  return reply.code(403).send();
}
