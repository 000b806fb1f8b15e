import { MEMBER_DATABASES } from '@vitis/domain';
import type { Session, SessionState } from '@vitis/platform';
import { sessionStore } from '@vitis/platform/owner';
import { CACHES } from '../../shared/kept-on-device.ts';
import { claimsOf, REMEMBERED_MEMBER } from '../../shared/remembered-member.ts';

function remember({ token, user }: Session): void {
  try {
    localStorage.setItem(REMEMBERED_MEMBER, JSON.stringify({ claims: claimsOf(token), user }));
  } catch {
    // Then a page without a network does not know who is there.
  }
}

/** Whether somebody was signed in on this device when it was last looked at. */
function isRemembering(): boolean {
  try {
    return localStorage.getItem(REMEMBERED_MEMBER) !== null;
  } catch {
    return false;
  }
}

/** Removes what a member could read here without a network, and what was looked at meanwhile. Unsent work stays. */
function clearDevice(): void {
  try {
    localStorage.removeItem(REMEMBERED_MEMBER);
    for (const name of MEMBER_DATABASES) indexedDB.deleteDatabase(name);
    void caches.delete(CACHES.answers).catch(() => {});
  } catch {
    // What is not there, or closed to the page, holds nothing.
  }
}

/**
 * Keeps the device's memory of who is signed in true: it begins with the provider's word, and ends with the session, also
 * with one that ended while no page was open.
 *
 * @returns ends it
 */
export function followMember(): () => void {
  let wasMember = isRemembering();
  return sessionStore.subscribe((given) => {
    const state = given as SessionState;
    if (state.status === 'signed-in') {
      remember(state.session);
      wasMember = true;
    }
    if (state.status === 'guest' && wasMember) {
      clearDevice();
      wasMember = false;
    }
  });
}
