import type { UserInfo } from '@vitis/platform';

/** Key in the device's storage; there as long as somebody is signed in. */
export const REMEMBERED_MEMBER = 'vitis-member';

/** What a token says of itself. Without its signature it opens nothing. */
export const claimsOf = (token: string): string | undefined => token.split('.')[1];

/** Whose token the provider said this was, for pages that are opened without a network; null for another one. */
export function recallMember(token: string): UserInfo | null {
  try {
    const { claims, user } = JSON.parse(localStorage.getItem(REMEMBERED_MEMBER) ?? '');
    return claims === claimsOf(token) ? user : null;
  } catch {
    // Nobody is remembered, or the browser keeps nothing.
    return null;
  }
}
