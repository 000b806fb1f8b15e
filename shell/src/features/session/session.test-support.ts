import { getMe, logout, type Me } from '@vitis/contracts';
import { sessionStore } from '@vitis/platform/owner';
import { answer, answerOk, answerProblem, type FakeAnswer, fakeProvider } from '@vitis/testing/answers';
import { createSession, type SessionHost } from './session.ts';
import { writeTokenCookie } from './token-cookie.ts';

export const me: Me = {
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
export const known = answerOk(getMe, me);
export const refused = answerProblem(getMe, 401, 'UNAUTHENTICATED', '로그인이 필요합니다.');
export const down = answerProblem(getMe, 500, 'INTERNAL', '오류');
export const signedOut = answer(logout, { status: 204, body: undefined });

let stop = () => {};

export function open(
  answers: FakeAnswer[],
  { here = '/', guarded = false, learnTime = async () => {} } = {},
) {
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

export const status = () => sessionStore.get().status;

beforeEach(() => {
  sessionStore.set({ status: 'unknown' });
  writeTokenCookie('', 0);
});
afterEach(() => stop());
