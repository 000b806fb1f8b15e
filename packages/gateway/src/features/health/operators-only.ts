import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logSecurityOf } from '../../shared/security-log.ts';
import { isThisMachine } from '../../shared/this-machine.ts';

const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The token of `Authorization: Bearer …`, or the password of `Basic …`, which is what a browser's prompt sends. */
function tokenOf(authorization: string): string {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64').toString().split(':').slice(1).join(':');
}

/** Somebody at this very machine: not through a proxy, and not a foreign page that found a name for this address. */
const isHere = (request: FastifyRequest): boolean =>
  isThisMachine(request) && OWN_NAME.test(request.hostname);

/** Lets operators in: by token where one is set, from this machine alone where none is. */
export function operatorsOnly(operatorToken: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (operatorToken === '') {
      if (isHere(request)) return;
      logSecurityOf(request, 'operator.refused', 403);
      return reply.code(403).send();
    }
    const given = tokenOf(request.headers.authorization ?? '');
    if (timingSafeEqual(digest(given), digest(operatorToken))) return;
    logSecurityOf(request, 'operator.refused', 401);
    return reply
      .code(401)
      .header('WWW-Authenticate', 'Basic realm="VITIS operators", charset="UTF-8"')
      .send();
  };
}
