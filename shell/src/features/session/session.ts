import { getMe, logout } from '@vitis/contracts';
import { ApiFailure, callApi, expiryOf, fetchData, isExpired, publish, subscribe } from '@vitis/platform';
import { sessionStore } from '@vitis/platform/owner';
import { clearTokenCookie, readTokenCookie, writeTokenCookie } from './token-cookie.ts';

/** Pauses before the me call is tried again when the provider cannot be reached. */
const RETRY_AFTER_MS = [500, 2_000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function becomeGuest(): void {
  clearTokenCookie();
  sessionStore.set({ status: 'guest' });
}

async function askMe() {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetchData(getMe, {});
    } catch (error) {
      const wait = RETRY_AFTER_MS[attempt];
      const refused = error instanceof ApiFailure && error.isRefusal;
      if (refused || wait === undefined) throw error;
      await pause(wait);
    }
  }
}

/** Applies a token: from now on calls carry it; the person is known when the me call has answered. False: refused. */
async function applyToken(token: string): Promise<boolean> {
  sessionStore.set({ status: 'signing-in', token });
  try {
    const { id, fullName, roles, companyName } = { companyName: undefined, ...(await askMe()) };
    sessionStore.set({ status: 'signed-in', session: { token, user: { id, fullName, roles, companyName } } });
    return true;
  } catch {
    // Whatever the reason, a page that cannot say who it is for goes on as a guest's (spec §4).
    becomeGuest();
    return false;
  }
}

/** Seconds that a token has left; the cookie ends with it. */
const secondsLeft = (token: string) => Math.max(0, (expiryOf(token) ?? 0) - Math.floor(Date.now() / 1000));

/** Signs in with a fresh token: keeps it, learns who it is, tells the other tabs. */
export async function beginSession(token: string): Promise<boolean> {
  writeTokenCookie(token, secondsLeft(token));
  const known = await applyToken(token);
  if (known) publish('session/started', {});
  return known;
}

/** Signs out here and in every tab; the provider is told, but its silence keeps nobody signed in. */
export async function endSession(): Promise<void> {
  const told = callApi(logout).catch(() => undefined);
  becomeGuest();
  publish('session/ended', {});
  await told;
}

async function readSession(): Promise<boolean> {
  const token = readTokenCookie();
  if (token === null || isExpired(token, Date.now())) {
    becomeGuest();
    return true;
  }
  return applyToken(token);
}

/** Reads the cookie once the page is there, then follows what happens in other tabs. */
export async function startSession(): Promise<void> {
  subscribe('session/started', (_fact, { remote }) => {
    if (remote) void readSession();
  });
  subscribe('session/ended', (_fact, { remote }) => {
    if (remote) sessionStore.set({ status: 'guest' });
  });
  subscribe('session/expired', () => becomeGuest());
  await readSession();
}
