import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Where a browser's secret is sent, and how long it is kept. */
interface BrowserSecretOptions {
  name: string;
  /** Path of the calls that it is sent with. */
  path: string;
  seconds: number;
}

/** What is stored of a secret that somebody else keeps. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A secret that nobody guesses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A name with this beginning is taken over https alone, by the browser's own rule. */
const cookieName = (request: FastifyRequest, name: string): string =>
  request.protocol === 'https' ? `__Secure-${name}` : name;

/**
 * Ties a way to somebody else's page and back to the browser that began it: whoever brings another browser an address
 * with an answer of their own does nothing with it.
 */
export const browserSecret = ({ name, path, seconds }: BrowserSecretOptions) => ({
  /** `Set-Cookie` by which the browser keeps a secret. */
  kept: (request: FastifyRequest, secret: string): string => {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    return `${cookieName(request, name)}=${secret}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  },
  /** Hash of what the browser keeps; of nothing where it keeps nothing, which fits no way. */
  hashOf: (request: FastifyRequest): string => {
    for (const part of (request.headers.cookie ?? '').split(';')) {
      const [each, value = ''] = part.trim().split('=');
      if (each === cookieName(request, name) && /^[\w-]{43}$/.test(value)) return hashOf(value);
    }
    return '';
  },
});
