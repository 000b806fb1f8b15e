import { getMe, mayPass, TOKEN_COOKIE } from '@vitis/contracts';
import { createOutbox, openActionStore } from '@vitis/driver-outbox';
import { ApiFailure, fetchData } from '@vitis/platform';
import { joinTabs, sessionStore } from '@vitis/platform/owner';
import { worker } from './worker-scope.ts';

/**
 * Sends what drivers have done without a network, with the page's own outbox: over the same store, under the same lock and
 * with the same idempotency keys, as whoever is signed in on this device now. Rejects where something of theirs is left, so
 * that the browser calls again later.
 */
export async function sendPendingActions(): Promise<void> {
  const store = await openActionStore();
  const waiting = (await store.all()).filter(({ state }) => state === 'waiting');
  const cookie = await worker.cookieStore?.get(TOKEN_COOKIE);
  if (waiting.length === 0 || !cookie?.value) return;
  const token = decodeURIComponent(cookie.value);
  sessionStore.set({ status: 'signing-in', token });
  const leaveTabs = joinTabs();
  try {
    const { id, fullName, roles } = await fetchData(getMe, {});
    if (!waiting.some(({ idUser }) => idUser === id)) return;
    sessionStore.set({ status: 'signed-in', session: { token, user: { id, fullName, roles } } });
    const outbox = createOutbox(async () => store);
    await outbox.flush();
    if (outbox.$state.get().actions.some(({ state }) => state === 'waiting'))
      throw new Error('Something is left to be sent');
  } catch (error) {
    // A session that has ended is the page's to tell: another try would get the same answer.
    if (!(error instanceof ApiFailure) || mayPass(error)) throw error;
  } finally {
    sessionStore.set({ status: 'guest' });
    leaveTabs();
  }
}
