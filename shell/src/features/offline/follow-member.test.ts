import 'fake-indexeddb/auto';
import { KEPT_DAYS_DATABASE } from '@vitis/domain';
import { sessionStore } from '@vitis/platform/owner';
import { recallMember } from '../../shared/remembered-member.ts';
import { tokenFor } from '../../test/tokens.ts';
import { followMember } from './follow-member.ts';

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
const keptNow = async () => (await indexedDB.databases()).map(({ name }) => name);
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  dropped.length = 0;
  Object.assign(globalThis, { caches: { delete: async (name: string) => dropped.push(name) > 0 } });
  sessionStore.set({ status: 'unknown' });
  end = followMember();
});
afterEach(() => {
  end();
  localStorage.clear();
});

test('a member is remembered with the token of the session, and with no other', () => {
  sessionStore.set({ status: 'signed-in', session: { token, user } });

  expect(recallMember(token)).toEqual(user);
  expect(recallMember(tokenFor(3600, 'another'))).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain(token.split('.')[2]);
});

test('the end of the session takes along what the device has kept for the member', async () => {
  sessionStore.set({ status: 'signed-in', session: { token, user } });
  await keepSomething();
  sessionStore.set({ status: 'guest' });
  await settled();

  expect(recallMember(token)).toBeNull();
  expect(await keptNow()).toEqual([]);
  expect(dropped).toEqual(['vitis-answers-1']);
});

test('so does the first page after a session that ended while none was open; a guest’s own stays', async () => {
  sessionStore.set({ status: 'signed-in', session: { token, user } });
  end();
  sessionStore.set({ status: 'unknown' });
  end = followMember();
  sessionStore.set({ status: 'guest' });
  expect(localStorage).toHaveLength(0);
  expect(dropped).toHaveLength(1);

  end();
  end = followMember();
  expect(dropped).toHaveLength(1);
});
