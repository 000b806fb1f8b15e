import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logSecurityOf } from './security-log.ts';

/** What listens on all addresses of a machine has none of its own. */
const ALL_ADDRESSES = ['0.0.0.0', '[::]'];

/** Where a server is reached by what it listens on, as nobody but its configuration says. */
export function listeningOrigin(host: string, port: number): string {
  const address = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
  const known = URL.canParse(address) && !ALL_ADDRESSES.includes(new URL(address).hostname);
  return new URL(known ? address : `http://127.0.0.1:${port}`).origin;
}

/**
 * Whether a page of this shop sent it. The scheme counts: a page that came over http may have been written by anybody on
 * the way. `publicOrigin` is believed, too: a proxy in front may end TLS without saying so.
 */
export function isOwnOrigin(request: FastifyRequest, origin: string, publicOrigin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const own = `${request.protocol}://${request.host}`;
  const sent = new URL(origin).origin;
  return (
    (publicOrigin !== '' && sent === new URL(publicOrigin).origin) ||
    (URL.canParse(own) && sent === new URL(own).origin)
  );
}

/** A foreign site must not open a socket, or send a form, in a visitor's name. */
export function ownOriginOnly(publicOrigin: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { origin } = request.headers;
    if (origin === undefined || (request.method === 'GET' && request.headers.upgrade === undefined)) return;
    if (isOwnOrigin(request, origin, publicOrigin)) return;
    logSecurityOf(request, 'origin.refused', 403);
    return reply.code(403).send();
  };
}

/** Lets in what a page of this shop sends. */
export function ownPagesOnly(publicOrigin: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { origin } = request.headers;
    if (origin !== undefined && isOwnOrigin(request, origin, publicOrigin)) return;
    return reply.code(403).send();
  };
}
