import type { FastifyRequest } from 'fastify';

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const ownName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Somebody at this very machine: not passed on by a proxy, and under a name of this machine's own. Any page may give its
 * name this machine's address; a browser here then reads for it whatever is answered to that name.
 */
export function isHere({ headers, socket }: FastifyRequest): boolean {
  const passedOn = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;
  return !passedOn && loopback.test(socket.remoteAddress ?? '') && ownName.test(headers.host ?? '');
}
