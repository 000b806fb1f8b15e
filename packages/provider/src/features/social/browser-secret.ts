import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ATTEMPT_MINUTES } from './social-attempts.repository.ts';

const cookie = 'vitis-b2b-social';
/** Sent with the calls of social login alone. */
const path = '/api/v1/auth';
/** A name with this beginning is taken over https alone, by the browser's own rule. */
const cookieName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? `__Secure-${cookie}` : cookie;

/** What is stored of a secret that somebody else keeps. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A secret that nobody guesses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * `Set-Cookie` that ties an attempt to the browser that began it: whoever brings another one an address with a code of
 * their own does not sign it in with their account. As long again as an attempt, for the account that is then named.
 */
export function keptByBrowser(request: FastifyRequest, secret: string): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const seconds = 2 * ATTEMPT_MINUTES * 60;
  return `${cookieName(request)}=${secret}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** Hash of what the browser keeps; of nothing where it keeps nothing, which fits no attempt. */
export function browserHashOf(request: FastifyRequest): string {
  const name = cookieName(request);
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [each, value = ''] = part.trim().split('=');
    if (each === name && /^[\w-]{43}$/.test(value)) return hashOf(value);
  }
  return '';
}
