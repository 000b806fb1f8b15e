import { logout, type Me } from '@vitis/contracts';
import { daysBetween, isPasswordGiven, seoulDay } from '@vitis/domain';
import { $token, callApi, expiryOf, isExpired, publish, subscribe } from '@vitis/platform';
import { ownerOf, provideSessionCommands, sessionStore } from '@vitis/platform/owner';
import { serverNow } from '@vitis/platform/time';
import { passwordAdviceStore } from '../../shared/password-advice.store.ts';
import { sessionFailureStore } from '../../shared/session-failure.store.ts';
import { clearDrafts } from './clear-drafts.ts';
import { loginAddress } from './login-address.ts';
import { clearTokenCookie, isTokenOfPage, readTokenCookie, writeTokenCookie } from './token-cookie.ts';
import { fetchTokenOwner } from './token-owner.ts';
import { userOf } from './user-of.ts';

/** Longest time that a browser's timer can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What the session needs of the page around it. */
export interface SessionHost {
  /** Path and query of the open page. */
  here: () => string;
  /** True while a screen for members only is open. */
  onProtectedScreen: () => boolean;
  /** Goes there in the page's language. */
  go: (address: string) => void;
  /** Runs the guard of the open route again. */
  recheck: () => void;
  /** Removes the cached answers of the member who has signed out. */
  forget: () => void;
  /** Compares the device's clock with the server's, where the server can be reached. */
  learnTime: () => Promise<void>;
  /** Says that the session has run out. */
  sayExpired: () => void;
}

export interface SessionController {
  /** Reads the cookie and follows what happens here and in other tabs; the returned function ends it. */
  start: () => () => void;
  begin: (token: string) => Promise<boolean>;
  end: () => Promise<void>;
}

const secondsLeft = (token: string) => (expiryOf(token) ?? 0) - Math.floor(serverNow().getTime() / 1000);

const hasRunOut = (token: string) => isExpired(token, serverNow().getTime());

const adviceOf = ({ passwordChangeRecommended, passwordChangedAt }: Me): number | null =>
  passwordChangeRecommended
    ? isPasswordGiven(new Date(passwordChangedAt))
      ? 0
      : daysBetween(seoulDay(new Date(passwordChangedAt)), seoulDay(serverNow()))
    : null;

/** Waits until it is known whether somebody is signed in; an outage may take until the person tries again. */
function someoneIsSignedIn(): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = sessionStore.listen(({ status }) => {
      if (status !== 'signed-in' && status !== 'guest') return;
      stop();
      resolve(status === 'signed-in');
    });
  });
}

/** Keeps the session of the page: cookie, token, who it is, and the way to sign-in and back. */
export function createSession(host: SessionHost): SessionController {
  let newest = 0;
  let expiryTimer: ReturnType<typeof setTimeout> | undefined;

  function becomeGuest(): void {
    newest += 1;
    clearTimeout(expiryTimer);
    sessionFailureStore.set(null);
    passwordAdviceStore.set(null);
    sessionStore.set({ status: 'guest' });
    host.forget();
  }

  /** The end on purpose takes along what the member has typed, which an expiry leaves for them to find again. */
  function forgetMember(): void {
    const state = sessionStore.get();
    becomeGuest();
    if (state.status === 'signed-in') clearDrafts(state.session.user.id);
  }

  /** Another tab may have signed in since: its newer cookie is not ours to clear. */
  function clearCookieOf(token: string): void {
    if (readTokenCookie() === token) clearTokenCookie();
  }

  function watchExpiry(token: string): void {
    clearTimeout(expiryTimer);
    const wait = Math.max(0, secondsLeft(token) * 1000);
    expiryTimer = setTimeout(
      () => (hasRunOut(token) ? publish('session/expired', { returnTo: host.here() }) : watchExpiry(token)),
      Math.min(wait, LONGEST_TIMER_MS),
    );
  }

  /** Applies a token: from now on calls carry it; the person is known when the me call has answered. */
  async function apply(token: string) {
    newest += 1;
    const mine = newest;
    // Whom the device remembers stays while the provider is asked.
    if ($token.get() !== token) sessionStore.set({ status: 'signing-in', token });
    const answer = await fetchTokenOwner();
    if (mine !== newest) return { outcome: 'superseded' as const };
    if (answer.outcome === 'known') {
      sessionFailureStore.set(null);
      sessionStore.set({ status: 'signed-in', session: { token, user: userOf(answer.me) } });
      watchExpiry(token);
    }
    return answer;
  }

  async function read(): Promise<void> {
    const token = readTokenCookie();
    const state = sessionStore.get();
    // A cookie expires with its token: a cookie that outlives it means that the device's clock is wrong.
    if (token !== null && expiryOf(token) !== null && hasRunOut(token)) await host.learnTime();
    if (token === null || hasRunOut(token)) {
      if (token !== null) clearTokenCookie();
      // Signed out in another tab while this page, which came with a member's screen, was still starting.
      if (state.status === 'signed-in' && !hasRunOut(state.session.token)) forgetMember();
      else if (state.status !== 'guest') becomeGuest();
      if (state.status === 'signed-in') host.recheck();
      return;
    }
    // Without a network the device's memory has said who it is (`remembered-member.ts`), and the failure stands.
    const isKnown = state.status === 'signed-in' && state.session.token === token;
    // What was missing may have been set up in another tab.
    if (isKnown && !state.session.user.secondFactorMissing && sessionFailureStore.get() === null)
      return watchExpiry(token);
    const answer = await apply(token);
    // Another person than before may lack access to the open screen, as does who has to set up a second factor.
    if (answer.outcome === 'known' && (state.status === 'signed-in' || answer.me.secondFactorMissing))
      host.recheck();
    if (answer.outcome === 'refused') {
      clearCookieOf(token);
      becomeGuest();
      host.go(loginAddress(host.here()));
    }
    // An outage signs nobody out: the cookie stays, and the person is told and may try again.
    if (answer.outcome === 'unreachable') sessionFailureStore.set({ retry: () => void read() });
  }

  function leave(): void {
    forgetMember();
    if (host.onProtectedScreen()) host.go('/');
  }

  /** Sent while the token is still there; without an answer the sign-out happens all the same. */
  const tellProvider = () => callApi(logout).catch(() => undefined);

  /** Follows another tab's sign-out. One that was frozen hears of it late: what the cookie says by then is another session. */
  function follow(ended = $token.get() ?? ''): void {
    const owner = ownerOf(ended);
    if (owner !== null) clearDrafts(owner);
    const kept = readTokenCookie();
    // Where no cookie stays each tab has a session of its own, and all of the member's end together, at the provider as well.
    const isOwn = isTokenOfPage() && ownerOf(kept ?? '') === owner;
    if (isOwn) {
      void tellProvider();
      clearTokenCookie();
    }
    // The cookie of the session that has ended may still be seen here.
    if (kept === null || kept.startsWith(ended) || isOwn) return void leave();
    if (kept !== $token.get()) host.forget();
    void read();
  }

  function expire(remote: boolean): void {
    const state = sessionStore.get();
    if (state.status !== 'signed-in') return;
    const { token } = state.session;
    const kept = readTokenCookie();
    if (kept !== null && kept !== token) return void read();
    // The event concerns an older token of another tab; this one is still valid.
    if (remote && kept === token && !hasRunOut(token)) return;
    clearCookieOf(token);
    const target = loginAddress(host.here());
    const protectedScreen = host.onProtectedScreen();
    becomeGuest();
    // A redirect to the sign-in is explained, whichever tab noticed the expiry.
    if (!remote || protectedScreen) host.sayExpired();
    if (protectedScreen) host.go(target);
  }

  /** Catches up after sleep: the cookie may be gone, changed or expired. */
  function catchUp(): void {
    const state = sessionStore.get();
    if (document.visibilityState === 'hidden' || state.status === 'unknown' || state.status === 'signing-in')
      return;
    const kept = readTokenCookie();
    if (state.status === 'signed-in' && hasRunOut(state.session.token)) expire(false);
    else if (state.status === 'signed-in' && kept === null) leave();
    else void read();
  }

  const begin = async (token: string): Promise<boolean> => {
    writeTokenCookie(token, Math.max(0, secondsLeft(token)));
    const answer = await apply(token);
    if (answer.outcome === 'known') {
      passwordAdviceStore.set(adviceOf(answer.me));
      publish('session/started', {});
      return true;
    }
    // A newer cookie of another tab wins.
    if (answer.outcome === 'superseded')
      return sessionStore.get().status === 'signing-in'
        ? someoneIsSignedIn()
        : sessionStore.get().status === 'signed-in';
    clearCookieOf(token);
    becomeGuest();
    if (answer.outcome === 'unreachable') throw answer.cause;
    return false;
  };

  const end = async (): Promise<void> => {
    const told = tellProvider();
    const ended = $token.get()?.split('.', 2).join('.');
    clearTokenCookie();
    forgetMember();
    publish('session/ended', { ended });
    host.go('/');
    await told;
  };

  const retryTrouble = () => sessionFailureStore.get()?.retry();

  return {
    start() {
      const ends = [
        subscribe('session/started', (_fact, { remote }) => remote && void read()),
        subscribe('session/ended', ({ ended }, { remote }) => remote && follow(ended)),
        subscribe('session/expired', (_fact, { remote }) => expire(remote)),
        provideSessionCommands({ signIn: begin, signOut: end }),
      ];
      document.addEventListener('visibilitychange', catchUp);
      addEventListener('pageshow', catchUp);
      addEventListener('online', retryTrouble);
      void read();
      return () => {
        for (const stop of ends) stop();
        clearTimeout(expiryTimer);
        document.removeEventListener('visibilitychange', catchUp);
        removeEventListener('pageshow', catchUp);
        removeEventListener('online', retryTrouble);
      };
    },
    begin,
    end,
  };
}
