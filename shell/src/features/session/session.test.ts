import { waitFor } from '@testing-library/react';
import { getMe, logout, type Me } from '@vitis/contracts';
import { publish, signIn, signOut } from '@vitis/platform';
import { joinTabs, sessionStore } from '@vitis/platform/owner';
import { noteServerTime } from '@vitis/platform/time';
import { answer, answerOk, answerProblem, type FakeAnswer, fakeProvider } from '@vitis/testing/answers';
import { passwordAdviceStore } from '../../shared/password-advice.store.ts';
import { sessionFailureStore } from '../../shared/session-failure.store.ts';
import { tokenFor } from '../../test/tokens.ts';
import { createSession, type SessionHost } from './session.ts';
import { clearTokenCookie, readTokenCookie, writeTokenCookie } from './token-cookie.ts';

const me: Me = {
  id: 1,
  roles: ['B2B'],
  fullName: '김도윤',
  email: 'buyer@vitis.test',
  mobile: null,
  picture: null,
  createdAt: '2026-01-02T09:00:00+09:00',
  passwordChangedAt: '2026-01-02T09:00:00+09:00',
  passwordChangeRecommended: false,
  smsSubscribed: false,
  emailSubscribed: false,
};
const known = answerOk(getMe, me);
const refused = answerProblem(getMe, 401, 'UNAUTHENTICATED', '로그인이 필요합니다.');
const down = answerProblem(getMe, 500, 'INTERNAL', '오류');
const signedOut = answer(logout, { status: 204, body: undefined });

let stop = () => {};

function open(answers: FakeAnswer[], { here = '/', guarded = false, learnTime = async () => {} } = {}) {
  const calls = fakeProvider(answers);
  const host = {
    here: () => here,
    onProtectedScreen: () => guarded,
    go: jest.fn(),
    recheck: jest.fn(),
    forget: jest.fn(),
    learnTime: jest.fn(learnTime),
    sayExpired: jest.fn(),
  } satisfies SessionHost;
  stop = createSession(host).start();
  return { host, calls };
}

const status = () => sessionStore.get().status;

beforeEach(() => {
  sessionStore.set({ status: 'unknown' });
  writeTokenCookie('', 0);
});
afterEach(() => stop());

test('without a cookie the page is a guest’s, and nobody is asked', () => {
  const { calls, host } = open([]);

  expect(status()).toBe('guest');
  expect(calls).toHaveLength(0);
  expect(host.go).not.toHaveBeenCalled();
});

test('with a cookie the token goes with the me call, and the person is known', async () => {
  const token = tokenFor(3600);
  writeTokenCookie(token, 3600);
  const { calls } = open([known]);

  await waitFor(() => expect(status()).toBe('signed-in'));
  expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
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

test('an outage signs nobody out: the cookie stays, and a retry goes on', async () => {
  jest.useFakeTimers();
  const token = tokenFor(3600);
  writeTokenCookie(token, 3600);
  let answers = down;
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
  open([answerOk(getMe, { ...me, passwordChangeRecommended: true })]);
  const token = tokenFor(3600);

  await expect(signIn(token)).resolves.toBe(true);
  expect(readTokenCookie()).toBe(token);
  expect(status()).toBe('signed-in');
  expect(passwordAdviceStore.get()).toBe(true);
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
  const leaveTabs = joinTabs();
  const otherTab = new BroadcastChannel('vitis-events');
  await waitFor(() => expect(status()).toBe('signed-in'));

  clearTokenCookie();
  otherTab.postMessage({ event: 'session/expired', fact: { returnTo: '/' } });

  await waitFor(() => expect(status()).toBe('guest'));
  expect(host.sayExpired).toHaveBeenCalledTimes(times);
  expect(host.go).toHaveBeenCalledTimes(times);
  otherTab.close();
  leaveTabs();
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
