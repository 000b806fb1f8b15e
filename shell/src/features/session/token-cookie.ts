import { TOKEN_COOKIE } from '@vitis/contracts';

/** The token of a page whose browser keeps no cookies, until the page is left. */
let withoutCookies: string | null = null;

/** All cookies of the page as text; null where the browser does not let the page have any. */
function allCookies(): string | null {
  try {
    return document.cookie;
  } catch {
    // A sandboxed frame, or a setting of the person: then there are none.
    return null;
  }
}

function tokenIn(cookies: string): string | null {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) === TOKEN_COOKIE) return decoded(pair.slice(at + 1)) || null;
  }
  return null;
}

/** Reads the session cookie; null where there is none. */
export function readTokenCookie(cookies = allCookies()): string | null {
  return cookies === null ? withoutCookies : (tokenIn(cookies) ?? withoutCookies);
}

/** Whether the token is that of this page alone, since its browser keeps no cookies. */
export const isTokenOfPage = (): boolean => withoutCookies !== null && readTokenCookie() === withoutCookies;

/** A malformed value is returned as it is: it is no token, and is cleared as such. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Keeps the token for `seconds`; on https only over https. Where no cookie stays it is kept in memory, for this page alone. */
export function writeTokenCookie(token: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from the webviews that we serve.
    document.cookie = `${TOKEN_COOKIE}=${encodeURIComponent(token)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  } catch {
    // The check below notices that nothing was stored.
  }
  const isKept = tokenIn(allCookies() ?? '') === token;
  withoutCookies = isKept || token === '' || seconds <= 0 ? null : token;
}

export function clearTokenCookie(): void {
  writeTokenCookie('', 0);
}
