/** Seconds since 1970 at which a JSON Web Token runs out; null when it is not one or has no `exp`. */
export function expiryOf(token: string): number | null {
  const [, payload] = token.split('.');
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = (claims as { exp?: unknown } | null)?.exp;
    return typeof exp === 'number' ? exp : null;
  } catch {
    // Not base64 or not JSON: then it is no token, which is what null says.
    return null;
  }
}

/** A token without a readable expiry counts as expired: it would be refused anyway. `now` in milliseconds. */
export function isExpired(token: string, now: number): boolean {
  const exp = expiryOf(token);
  return exp === null || exp * 1000 <= now;
}
