import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** From this very machine, and not through a proxy that says for whom. */
export function isThisMachine({ headers, socket }: FastifyRequest): boolean {
  const passedOn = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;
  return LOOPBACK.test(socket.remoteAddress ?? '') && !passedOn;
}
