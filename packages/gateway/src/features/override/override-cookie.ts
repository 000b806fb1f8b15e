import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over https no other host, a subdomain's script for instance, can put one there. */
const nameFor = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? '__Host-vitis-override' : 'vitis-override';

/** The confirmed ticket of a browser; null where it has none. */
export function readOverrideCookie(request: FastifyRequest): string | null {
  const name = nameFor(request);
  for (const pair of (request.headers.cookie ?? '').split(/;\s*/))
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  return null;
}

/** Keeps a confirmed ticket for so many seconds; none ends it. No script reads it, and no other site sends it. */
export function writeOverrideCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  seconds: number,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    `${nameFor(request)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}
