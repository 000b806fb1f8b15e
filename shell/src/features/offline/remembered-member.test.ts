import 'fake-indexeddb/auto';
import { KEPT_DAYS_DATABASE, MEMBER_KEYS } from '@vitis/domain';
import { sessionStore } from '@vitis/platform/owner';
import { readSearchHistory, writeSearchHistory } from '../../shared/search-history-cookie.ts';
import { sessionFailureStore } from '../../shared/session-failure.store.ts';
import { tokenFor } from '../../test/tokens.ts';
import { rememberMember } from './remembered-member.ts';

const user = { id: 3, fullName: '오태식', roles: ['DRIVER' as const] };
const token = tokenFor(3600, 'driver');
const dropped: string[] = [];
let end = () => {};

const keepSomething = () =>
  new Promise<void>((resolve) => {
    const request = indexedDB.open(KEPT_DAYS_DATABASE, 1);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const signIn = () => sessionStore.set({ status: 'signed-in', session: { token, user } });

/** The next page of this device, whose session cannot be confirmed. */
function openAnother(withToken: string): void {
  end();
  sessionStore.set({ status: 'signing-in', token: withToken });
  sessionFailureStore.set({ retry: () => {} });
  end = rememberMember();
}

beforeEach(() => {
  dropped.length = 0;
  Object.assign(globalThis, { caches: { delete: async (name: string) => dropped.push(name) > 0 } });
  sessionStore.set({ status: 'unknown' });
  sessionFailureStore.set(null);
  end = rememberMember();
});
afterEach(() => {
  end();
  localStorage.clear();
});

test('without a network the next page knows whose token it is, of no other token, and not from the signature', () => {
  signIn();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openAnother(token);
  expect(sessionStore.get()).toEqual({ status: 'signed-in', session: { token, user } });

  openAnother(tokenFor(3600, 'another'));
  expect(sessionStore.get()).toMatchObject({ status: 'signing-in' });
  expect(JSON.stringify(localStorage)).not.toContain(token.split('.')[2]);
});

test('while there is a network the provider alone says who it is', () => {
  signIn();
  openAnother(token);
  expect(sessionStore.get()).toMatchObject({ status: 'signing-in' });
});

test('the end of the session takes along what the device has kept for the member', async () => {
  signIn();
  writeSearchHistory(['모던비스트로']);
  for (const key of MEMBER_KEYS) localStorage.setItem(key, '1');
  await keepSomething();
  const left: number[] = [];
  window.addEventListener('storage', () => left.push(localStorage.length), { once: true });
  sessionStore.set({ status: 'guest' });
  await settled();

  expect(localStorage).toHaveLength(0);
  expect(await indexedDB.databases()).toEqual([]);
  expect(dropped).toEqual(['vitis-answers-1']);
  expect(readSearchHistory()).toEqual([]);
  // What the page shows of it goes, too.
  expect(left).toEqual([0]);
});

test('so does the first page after a session that ended while none was open; a guest’s own stays', () => {
  signIn();
  end();
  sessionStore.set({ status: 'unknown' });
  end = rememberMember();
  sessionStore.set({ status: 'guest' });
  expect(localStorage).toHaveLength(0);
  expect(dropped).toHaveLength(1);

  end();
  end = rememberMember();
  expect(dropped).toHaveLength(1);
});

test('what a guest has looked at stays as long as nobody has signed in', () => {
  for (const key of MEMBER_KEYS) localStorage.setItem(key, '1');
  sessionStore.set({ status: 'guest' });
  expect(localStorage).toHaveLength(MEMBER_KEYS.length);
});
