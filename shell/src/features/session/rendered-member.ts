import { getMe, type Me } from '@vitis/contracts';
import type { PageData } from '@vitis/contracts/registry';
import { cacheKey, isExpired, type Session } from '@vitis/platform';
import { ownerOf, viewerKey } from '@vitis/platform/owner';
import { serverNow } from '@vitis/platform/time';
import { readTokenCookie } from './token-cookie.ts';
import { userOf } from './user-of.ts';

/**
 * The session with which the server has rendered a member's screen; null for any other page, and where the cookie is gone
 * or another one meanwhile: then the page is nobody's, and is drawn anew.
 */
export function renderedSession({ member, answers, language }: PageData): Session | null {
  const token = readTokenCookie();
  if (member === undefined || token === null || isExpired(token, serverNow().getTime())) return null;
  const me = answers[viewerKey(getMe, cacheKey(getMe, {}, language), member)] as Me | undefined;
  return me === undefined || ownerOf(token) !== member ? null : { token, user: userOf(me) };
}
