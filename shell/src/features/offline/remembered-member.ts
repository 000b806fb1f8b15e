import { MEMBER_DATABASES, MEMBER_KEYS } from '@vitis/domain';
import type { Session, SessionState, UserInfo } from '@vitis/platform';
import { sessionStore } from '@vitis/platform/owner';
import { CACHES } from '../../shared/kept-on-device.ts';
import { writeSearchHistory } from '../../shared/search-history-cookie.ts';
import { sessionFailureStore } from '../../shared/session-failure.store.ts';

/** Key in the device's storage; there as long as somebody is signed in. */
const NAME = 'vitis-member';

/** What a token says of itself. Without its signature it opens nothing. */
const claimsOf = (token: string): string | undefined => token.split('.')[1];

function remember({ token, user }: Session): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ claims: claimsOf(token), user }));
  } catch {
    // Then a page without a network does not know who is there.
  }
}

function remembered(): { claims: string; user: UserInfo } | null {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null');
  } catch {
    return null;
  }
}

/** Removes what a member could read here without a network, and what was looked at and searched meanwhile. Unsent work stays. */
function clearDevice(): void {
  writeSearchHistory([]);
  try {
    for (const key of [NAME, ...MEMBER_KEYS]) localStorage.removeItem(key);
    // A page hears of other tabs alone; no key: anything may have changed.
    dispatchEvent(new StorageEvent('storage'));
    for (const name of MEMBER_DATABASES) indexedDB.deleteDatabase(name);
    void caches.delete(CACHES.answers).catch(() => {});
  } catch {
    // What is not there, or closed to the page, holds nothing.
  }
}

/** Says who is signed in where no provider can: whose token the provider said this was, the last time. */
function standIn(): void {
  const state = sessionStore.get() as SessionState;
  const known = remembered();
  if (state.status !== 'signing-in' || navigator.onLine) return;
  if (known === null || known.claims !== claimsOf(state.token)) return;
  sessionStore.set({ status: 'signed-in', session: { token: state.token, user: known.user } });
}

/**
 * Remembers on this device who is signed in, for pages without a network. The memory begins with the provider's word, and ends
 * with the session, also with one that ended while no page was open.
 *
 * @returns ends it
 */
export function rememberMember(): () => void {
  let wasMember = remembered() !== null;
  const endFailure = sessionFailureStore.subscribe((failure) => failure && standIn());
  const endSession = sessionStore.subscribe((given) => {
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
  return () => {
    endFailure();
    endSession();
  };
}
