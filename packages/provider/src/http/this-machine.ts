import type { FastifyRequest } from 'fastify';

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const ownName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * A request from this machine: not through a proxy, and to a name of the machine's own. The name matters against DNS
 * rebinding: a foreign page may give its own name this machine's address.
 */
export function isThisMachine({ headers, socket }: FastifyRequest): boolean {
  const passedOn = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;
  return !passedOn && loopback.test(socket.remoteAddress ?? '') && ownName.test(headers.host ?? '');
}
