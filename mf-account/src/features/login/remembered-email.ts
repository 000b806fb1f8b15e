const KEY = 'vitis-login-email';

/** The address that this device was asked to remember; null where there is none or the device keeps nothing. */
export function readRememberedEmail(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is closed in some private windows and webviews: the field is then simply empty.
    return null;
  }
}

/** Keeps the address for the next visit, or forgets it with null. The password is never kept. */
export function rememberEmail(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, email);
  } catch {
    // As above: without storage there is nothing to keep, and signing in goes on.
  }
}
