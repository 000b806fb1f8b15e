import { HEADERS, TOKEN_COOKIE } from '@vitis/contracts';
import type { FastifyRequest } from 'fastify';
import { forwardedHeaders } from '../../shared/forwarded-headers.ts';

/** A JSON Web Token: nothing else goes on as a header. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Headers by which the provider knows who opens a page: the token of their cookie, as the page's own calls would send it, and
 * the cookies, one of which says that it is their browser (decision 0047). Null for a guest, and for what is not a page of
 * its own in a window: a frame, a prefetch of another site.
 */
export function memberOf(request: FastifyRequest): Record<string, string> | null {
  const { cookie, 'sec-fetch-dest': destination } = request.headers;
  if (cookie === undefined || (destination !== undefined && destination !== 'document')) return null;
  for (const pair of cookie.split(/;\s*/)) {
    const [name, value = ''] = pair.split('=');
    if (name === TOKEN_COOKIE && TOKEN.test(value))
      return { ...forwardedHeaders(request), cookie, [HEADERS.authorization]: `Bearer ${value}` };
  }
  return null;
}
