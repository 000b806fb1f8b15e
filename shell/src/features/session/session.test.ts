import { waitFor } from '@testing-library/react';
import { getMe } from '@vitis/contracts';
import { signIn } from '@vitis/platform';
import { joinTabs, sessionStore } from '@vitis/platform/owner';
import { noteServerTime } from '@vitis/platform/time';
import { answerOk, answerProblem } from '@vitis/testing/answers';
import { passwordAdviceStore } from '../../shared/password-advice.store.ts';
import { sessionFailureStore } from '../../shared/session-failure.store.ts';
import { tokenFor } from '../../test/tokens.ts';
import { down, known, me, open, refused, status } from './session.test-support.ts';
import { readTokenCookie, writeTokenCookie } from './token-cookie.ts';
import { userOf } from './user-of.ts';

test('without a cookie the page is a guest’s, and nobody is asked', () => {
  const { calls, host } = open([]);

  expect(status()).toBe('guest');
  expect(calls).toHaveLength(0);
  expect(host.go).not.toHaveBeenCalled();
});

test('a page that came for a member who is signed out by then is looked at anew', () => {
  sessionStore.set({ status: 'signed-in', session: { token: tokenFor(3600), user: userOf(me) } });
  const { host } = open([]);

  expect(status()).toBe('guest');
  expect(host.recheck).toHaveBeenCalledTimes(1);
});

test('with a cookie the token goes with the me call, and the person is known', async () => {
  const token = tokenFor(3600);
  writeTokenCookie(token, 3600);
  const { calls } = open([known]);

  await waitFor(() => expect(status()).toBe('signed-in'));
  expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
});

test('of whom a second factor is demanded is led to it wherever the page was opened', async () => {
  writeTokenCookie(tokenFor(3600), 3600);
  const { host } = open([answerOk(getMe, { ...me, secondFactorMissing: true })]);

  await waitFor(() => expect(host.recheck).toHaveBeenCalled());
  expect(sessionStore.get()).toMatchObject({ session: { user: { secondFactorMissing: true } } });
});

test('a cookie whose token has run out is cleared, and no call carries it', async () => {
  writeTokenCookie(tokenFor(-1), 3600);
  const { calls } = open([]);

  await waitFor(() => expect(status()).toBe('guest'));
  expect(readTokenCookie()).toBeNull();
  expect(calls).toHaveLength(0);
});

test('a device that is a day ahead keeps its token: the server says what time it is', async () => {
  const token = tokenFor(-1);
  writeTokenCookie(token, 3600);
  const yesterday = new Date(Date.now() - 86_400_000).toUTCString();
  const { host } = open([known], { learnTime: async () => noteServerTime(yesterday) });

  await waitFor(() => expect(status()).toBe('signed-in'));
  expect(readTokenCookie()).toBe(token);
  expect(host.go).not.toHaveBeenCalled();
  noteServerTime(new Date().toUTCString());
});

test('a token that the provider refuses is cleared, and the person goes to sign-in and back', async () => {
  writeTokenCookie(tokenFor(3600), 3600);
  const { host } = open([refused], { here: '/product?idKinds=1&lang=en-US' });

  await waitFor(() => expect(status()).toBe('guest'));
  expect(readTokenCookie()).toBeNull();
  expect(host.go).toHaveBeenCalledWith(
    `/account/login?returnTo=${encodeURIComponent('/product?idKinds=1&lang=en-US')}&lang=en-US`,
  );
});

test.each([
  ['an outage', down],
  ['a provider that is asked too often', answerProblem(getMe, 429, 'TOO_MANY_REQUESTS', '요청이 많습니다.')],
  ['a line that is too slow', answerProblem(getMe, 408, 'REQUEST_TIMEOUT', '시간이 초과되었습니다.')],
])('%s signs nobody out: the cookie stays, and a retry goes on', async (_name, failing) => {
  jest.useFakeTimers();
  const token = tokenFor(3600);
  writeTokenCookie(token, 3600);
  let answers = failing;
  open([{ endpoint: getMe, respond: (call) => answers.respond(call) }]);

  await jest.advanceTimersByTimeAsync(5_000);
  expect(status()).toBe('signing-in');
  expect(readTokenCookie()).toBe(token);

  answers = known;
  sessionFailureStore.get()?.retry();
  await jest.advanceTimersByTimeAsync(100);
  expect(status()).toBe('signed-in');
  expect(sessionFailureStore.get()).toBeNull();
  jest.useRealTimers();
});

test('signing in keeps the token, and asks for a new password where the provider recommends one', async () => {
  const passwordChangedAt = new Date(Date.now() - 690 * 24 * 60 * 60 * 1000).toISOString();
  open([answerOk(getMe, { ...me, passwordChangedAt, passwordChangeRecommended: true })]);
  const token = tokenFor(3600);

  await expect(signIn(token)).resolves.toBe(true);
  expect(readTokenCookie()).toBe(token);
  expect(status()).toBe('signed-in');
  expect(passwordAdviceStore.get()).toBe(690);
});

test('a password that was given out has no age', async () => {
  open([
    answerOk(getMe, {
      ...me,
      passwordChangedAt: '1970-01-01T09:00:00+09:00',
      passwordChangeRecommended: true,
    }),
  ]);
  await expect(signIn(tokenFor(3600))).resolves.toBe(true);
  expect(passwordAdviceStore.get()).toBe(0);
});

test('signing in with a token that is refused says so and leaves nothing behind', async () => {
  open([refused]);

  await expect(signIn(tokenFor(3600))).resolves.toBe(false);
  expect(readTokenCookie()).toBeNull();
  expect(status()).toBe('guest');
});

test('signing in while another tab does so ends as what the newer cookie says', async () => {
  const gate = Promise.withResolvers<void>();
  const { calls } = open([
    { endpoint: getMe, respond: async (call) => gate.promise.then(() => known.respond(call)) },
  ]);
  const leaveTabs = joinTabs();
  const otherTab = new BroadcastChannel('vitis-events');

  const signingIn = signIn(tokenFor(3600, 'ours'));
  const theirs = tokenFor(3600, 'theirs');
  writeTokenCookie(theirs, 3600);
  otherTab.postMessage({ event: 'session/started', fact: {} });
  await waitFor(() => expect(calls).toHaveLength(2));
  gate.resolve();

  await expect(signingIn).resolves.toBe(true);
  expect(readTokenCookie()).toBe(theirs);
  expect(sessionStore.get()).toMatchObject({ session: { token: theirs } });
  otherTab.close();
  leaveTabs();
});

test('whom the device remembers stays while the provider is asked, and is asked for as soon as there is a network', async () => {
  const token = tokenFor(3600);
  writeTokenCookie(token, 3600);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let answers = down;
  const { calls } = open([{ endpoint: getMe, respond: (call) => answers.respond(call) }]);
  await waitFor(() => expect(sessionFailureStore.get()).not.toBeNull());
  expect(calls).toHaveLength(1);
  const { id, fullName, roles } = me;
  sessionStore.set({ status: 'signed-in', session: { token, user: { id, fullName, roles } } });
  const seen: string[] = [];
  const end = sessionStore.listen(({ status: now }) => void seen.push(now));

  answers = refused;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(status()).toBe('guest'));
  expect(seen).toEqual(['guest']);
  expect(readTokenCookie()).toBeNull();
  end();
});
