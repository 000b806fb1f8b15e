import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const cookie = 'vitis-b2b-context';
/** The first name is taken from https alone, for every path and from no subdomain: the browser's own rule. */
const names = { https: `__Host-${cookie}`, http: cookie };

/** The user context of a token that is no browser's. */
export const UNBOUND = 'none';

/** The name goes into the hash: what somebody plants under the weaker one fits no token that was given over https. */
const hashOf = (name: string, secret: string): string =>
  createHash('sha256').update(`${name}=${secret}`).digest('base64url');

const nameFor = (request: FastifyRequest): string => names[request.protocol === 'https' ? 'https' : 'http'];

function setCookie(request: FastifyRequest, value: string, seconds: number): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${nameFor(request)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** What a new token is bound to, and the `Set-Cookie` lines by which the browser gets its side of it. */
export interface UserContext {
  hash: string;
  cookies: (seconds: number) => string[];
}

const unbound: UserContext = { hash: UNBOUND, cookies: () => [] };

/** A context of its own for a token (OWASP: token sidejacking): a secret that the page's scripts cannot read. */
function boundTo(request: FastifyRequest): UserContext {
  const secret = randomBytes(32).toString('base64url');
  return {
    hash: hashOf(nameFor(request), secret),
    cookies: (seconds) => [setCookie(request, secret, seconds)],
  };
}

/**
 * The context of whoever signs in. A browser names the page that it posts for, which no script can leave out; other
 * callers have no cookies, and no page whose scripts could hand their token on.
 */
export const contextOf = (request: FastifyRequest, keepsCookies = true): UserContext =>
  request.headers.origin === undefined || !keepsCookies ? unbound : boundTo(request);

/** A new one for a session that goes on with another token. */
export const renewedContext = (request: FastifyRequest, isBound: boolean): UserContext =>
  isBound ? boundTo(request) : unbound;

/** Takes the browser's side of it away. */
export const forgetContext = (request: FastifyRequest): string => setCookie(request, '', 0);

/** Whether the cookies that came along are those of the browser that the token was given to. */
export function isShown(userContext: string, cookies: string | undefined): boolean {
  if (userContext === UNBOUND) return true;
  return (cookies ?? '').split(';').some((part) => {
    const [name = '', value = ''] = part.trim().split('=');
    return (name === names.https || name === names.http) && hashOf(name, value) === userContext;
  });
}
