import { TOKEN_COOKIE } from '@vitis/contracts';

/** Reads the session cookie; null where there is none. */
export function readTokenCookie(cookies = document.cookie): string | null {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) === TOKEN_COOKIE) return decoded(pair.slice(at + 1)) || null;
  }
  return null;
}

/** A value that is not what this page wrote is kept as it is: then it is no token, and is cleared as such. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Keeps the token for `seconds`; on https only over https. */
export function writeTokenCookie(token: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from the webviews that we serve.
  document.cookie = `${TOKEN_COOKIE}=${encodeURIComponent(token)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

export function clearTokenCookie(): void {
  writeTokenCookie('', 0);
}
