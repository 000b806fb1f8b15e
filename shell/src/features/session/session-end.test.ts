import { waitFor } from '@testing-library/react';
import { logout } from '@vitis/contracts';
import { chatDraftKey, draftKey } from '@vitis/domain';
import { publish, signOut } from '@vitis/platform';
import { joinTabs, sessionStore } from '@vitis/platform/owner';
import { tokenFor } from '../../test/tokens.ts';
import { known, me, open, signedOut, status } from './session.test-support.ts';
import { clearTokenCookie, readTokenCookie, writeTokenCookie } from './token-cookie.ts';
import { userOf } from './user-of.ts';

test('signing out tells the provider, clears everything and goes home', async () => {
  writeTokenCookie(tokenFor(3600), 3600);
  const { host, calls } = open([known, signedOut]);
  await waitFor(() => expect(status()).toBe('signed-in'));

  await signOut();

  expect(calls.at(-1)?.path).toBe(logout.path);
  expect(calls.at(-1)?.headers.get('authorization')).toMatch(/^Bearer /);
  expect(status()).toBe('guest');
  expect(readTokenCookie()).toBeNull();
  expect(host.forget).toHaveBeenCalled();
  expect(host.go).toHaveBeenCalledWith('/');
});

/** Drafts in this window: two of the member who is signed in, and three of another. */
const writeDrafts = () => {
  sessionStorage.clear();
  const own = [draftKey(me.id, 'order cart'), chatDraftKey('draft', me.id, 3)];
  const ofOthers = [draftKey(7, 'order cart'), chatDraftKey('draft', 7, 3), chatDraftKey('unsent', 7, 3)];
  const keys = [...own, ...ofOthers];
  for (const key of keys) sessionStorage.setItem(key, '{}');
  return { keys, ofOthers };
};
const draftsLeft = () => Object.keys(sessionStorage);

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Joins this tab to the others, and opens the way of one of them; both are closed after the test. */
function openOtherTab(): BroadcastChannel {
  const otherTab = new BroadcastChannel('vitis-events');
  closers.push(joinTabs(), () => otherTab.close());
  return otherTab;
}

test('a sign-out in another tab while the page of a member starts takes along what they have typed', () => {
  sessionStore.set({ status: 'signed-in', session: { token: tokenFor(3600), user: userOf(me) } });
  const { ofOthers } = writeDrafts();
  open([]);

  expect(status()).toBe('guest');
  expect(draftsLeft()).toEqual(ofOthers);
});

test('a session that ran out before the page was opened leaves what was typed to be found again', () => {
  sessionStore.set({ status: 'signed-in', session: { token: tokenFor(-1), user: userOf(me) } });
  const { keys } = writeDrafts();
  open([]);

  expect(status()).toBe('guest');
  expect(draftsLeft()).toEqual(keys);
});

test.each(['here', 'in another tab'])(
  'signing out %s takes along what the member has typed',
  async (where) => {
    writeTokenCookie(tokenFor(3600), 3600);
    open([known, signedOut]);
    const otherTab = openOtherTab();
    await waitFor(() => expect(status()).toBe('signed-in'));
    const { ofOthers } = writeDrafts();

    if (where === 'here') await signOut();
    else otherTab.postMessage({ event: 'session/ended', fact: {} });

    await waitFor(() => expect(status()).toBe('guest'));
    expect(draftsLeft()).toEqual(ofOthers);
  },
);

test('where no cookie stays, a sign-out ends the sessions that the member has in other tabs', async () => {
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const own = tokenFor(3600, 'here');
  writeTokenCookie(own, 3600);
  const { host, calls } = open([known, signedOut], { guarded: true, here: '/mypage' });
  const otherTab = openOtherTab();
  await waitFor(() => expect(status()).toBe('signed-in'));

  const ended = tokenFor(3600, 'there').split('.', 2).join('.');
  otherTab.postMessage({ event: 'session/ended', fact: { ended } });

  await waitFor(() => expect(status()).toBe('guest'));
  expect(readTokenCookie()).toBeNull();
  expect(host.go).toHaveBeenCalledWith('/');
  await waitFor(() => expect(calls.at(-1)?.path).toBe(logout.path));
  expect(calls.at(-1)?.headers.get('authorization')).toBe(`Bearer ${own}`);
  cookies.mockRestore();
});

test('what was typed outlives a session that runs out', async () => {
  writeTokenCookie(tokenFor(3600), 3600);
  open([known], { guarded: true });
  await waitFor(() => expect(status()).toBe('signed-in'));
  const { keys } = writeDrafts();

  publish('session/expired', { returnTo: '/cart/order' });
  expect(status()).toBe('guest');
  expect(draftsLeft().sort()).toEqual(keys.sort());
});

test('a session that runs out on a protected screen leads to sign-in with a word', async () => {
  writeTokenCookie(tokenFor(3600), 3600);
  const { host } = open([known], { here: '/mypage/wish', guarded: true });
  await waitFor(() => expect(status()).toBe('signed-in'));

  publish('session/expired', { returnTo: '/mypage/wish' });

  expect(status()).toBe('guest');
  expect(readTokenCookie()).toBeNull();
  expect(host.sayExpired).toHaveBeenCalledTimes(1);
  expect(host.go).toHaveBeenCalledWith('/account/login?returnTo=%2Fmypage%2Fwish');
});

test('a session that runs out on a public screen leaves the person there', async () => {
  writeTokenCookie(tokenFor(3600), 3600);
  const { host } = open([known], { here: '/product' });
  await waitFor(() => expect(status()).toBe('signed-in'));

  publish('session/expired', { returnTo: '/product' });

  expect(status()).toBe('guest');
  expect(host.sayExpired).toHaveBeenCalledTimes(1);
  expect(host.go).not.toHaveBeenCalled();
});

test('a token ends on its own while the page is open', async () => {
  writeTokenCookie(tokenFor(3600), 3600);
  const { host } = open([known], { guarded: true, here: '/cart' });
  await waitFor(() => expect(status()).toBe('signed-in'));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 4_000_000);

  document.dispatchEvent(new Event('visibilitychange'));

  expect(status()).toBe('guest');
  expect(host.go).toHaveBeenCalledWith('/account/login?returnTo=%2Fcart');
});

test.each([
  ['a protected screen says why it leads away', '/mypage/wish', true, 1],
  ['a public screen goes on in silence', '/product', false, 0],
])('another tab finds out that the session has run out: %s', async (_name, here, guarded, times) => {
  writeTokenCookie(tokenFor(3600), 3600);
  const { host } = open([known], { here, guarded });
  const otherTab = openOtherTab();
  await waitFor(() => expect(status()).toBe('signed-in'));

  clearTokenCookie();
  otherTab.postMessage({ event: 'session/expired', fact: { returnTo: '/' } });

  await waitFor(() => expect(status()).toBe('guest'));
  expect(host.sayExpired).toHaveBeenCalledTimes(times);
  expect(host.go).toHaveBeenCalledTimes(times);
});

test('a complaint about an older token does not end the session that another tab has begun since', async () => {
  writeTokenCookie(tokenFor(3600, 'older'), 3600);
  const { host } = open([known]);
  await waitFor(() => expect(status()).toBe('signed-in'));
  const newer = tokenFor(3600, 'newer');
  writeTokenCookie(newer, 3600);

  publish('session/expired', { returnTo: '/' });

  await waitFor(() => expect(status()).toBe('signed-in'));
  expect(readTokenCookie()).toBe(newer);
  expect(host.sayExpired).not.toHaveBeenCalled();
});

test('a tab that comes back finds out that another one has signed out', async () => {
  writeTokenCookie(tokenFor(3600), 3600);
  const { host } = open([known], { guarded: true, here: '/mypage' });
  await waitFor(() => expect(status()).toBe('signed-in'));
  writeTokenCookie('', 0);

  document.dispatchEvent(new Event('visibilitychange'));

  expect(status()).toBe('guest');
  expect(host.go).toHaveBeenCalledWith('/');
});
