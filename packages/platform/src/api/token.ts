/** What a JSON Web Token says of itself; null when it is none. */
function claimsOf(token: string): { exp?: unknown; sub?: unknown } | null {
  const [, payload] = token.split('.');
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims as { exp?: unknown; sub?: unknown } | null;
  } catch {
    // Not base64 or not JSON: then it is no token, which is what null says.
    return null;
  }
}

/** Seconds since 1970 at which a JSON Web Token runs out; null when it is not one or has no `exp`. */
export function expiryOf(token: string): number | null {
  const exp = claimsOf(token)?.exp;
  return typeof exp === 'number' ? exp : null;
}

/** Id of the member to whom a token was given, as it says itself; null when it says nothing. */
export function ownerOf(token: string): number | null {
  const id = Number(claimsOf(token)?.sub ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : null;
}

/** A token without a readable expiry counts as expired: it would be refused anyway. `now` in milliseconds. */
export function isExpired(token: string, now: number): boolean {
  const exp = expiryOf(token);
  return exp === null || exp * 1000 <= now;
}
