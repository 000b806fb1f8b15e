import { createHash, randomBytes } from 'node:crypto';
import type { Canary } from '@vitis/contracts/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tells visitors apart while a build is being tried on some of them; it says nothing of who they are. */
export const VISITOR_COOKIE = 'vitis-visitor';
const VISITOR = /(?:^|;\s*)vitis-visitor=([A-Za-z0-9_-]{22})(?:;|$)/;
const COOKIE_SECONDS = 30 * 86_400;

/**
 * Whether a visitor is among those who get the canary: always the same answer for the same visitor and build, and none
 * that says anything of another part's canary.
 */
export function isChosen(visitor: string, part: string, { build, percent }: Canary): boolean {
  const hash = createHash('sha256').update(`${visitor} ${part} ${build}`).digest();
  return hash.readUInt32BE() / 2 ** 32 < percent / 100;
}

/** The visitor's opaque name; one who has none gets one. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = VISITOR.exec(request.headers.cookie ?? '')?.[1];
  if (known !== undefined) return known;
  const visitor = randomBytes(16).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    `${VISITOR_COOKIE}=${visitor}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return visitor;
}
