import {
  finishSocialLogin,
  getMe,
  linkSocialLoginByCode,
  type SentCode,
  sendSocialLinkCode,
  startSocialLogin,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { mailbox, outbox, secondFactors, sessions, socialAccounts, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { allDelivered, codeTo, messagesTo } from '../../test-support/sent-messages.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { type SocialServer, startSocialServer } from '../../test-support/social-server.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
let elsewhere: SocialServer;
let now: Date;

beforeEach(async () => {
  now = TODAY;
  elsewhere = await startSocialServer();
  provider = await startTestProvider({
    fill: smallShop,
    now: () => now,
    config: { social: elsewhere.clients, socialDemonstration: false },
  });
});

afterEach(async () => {
  await provider.close();
  await elsewhere.close();
});

const email = 'buyer@vitis.test';
const kakao = { params: { provider: 'kakao' } };

/** Cookies of a browser that has shown an account of Kakao that nobody has yet. */
async function shown(): Promise<{ cookie: string }> {
  const redirectUri = `${provider.url}/oauth2/kakao`;
  const began = await call(provider, startSocialLogin, { ...kakao, body: { redirectUri } });
  const { authorizationUrl } = (await began.json()) as { authorizationUrl: string };
  const cookie = began.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const body = elsewhere.signIn(authorizationUrl, { id: '4101', email: 'kim@kakao.test' });
  expect((await call(provider, finishSocialLogin, { ...kakao, body, headers: { cookie } })).status).toBe(200);
  return { cookie };
}

const send = (headers: { cookie: string }, body: { email: string; mobile?: string } = { email }) =>
  call(provider, sendSocialLinkCode, { ...kakao, headers, body });
const link = (
  headers: { cookie: string },
  code: string,
  body: { email: string; mobile?: string } = { email },
) => call(provider, linkSocialLoginByCode, { ...kakao, headers, body: { ...body, code } });

/** Nobody is signed in, and nothing is connected. */
const nothingLinked = async () =>
  expect([await provider.database.$count(sessions), await provider.database.$count(socialAccounts)]).toEqual([
    0, 0,
  ]);

test('a code by mail gives it to the account, signs in, and the owner is told', async () => {
  const browser = await shown();
  const sent = await send(browser, { email: 'Buyer@vitis.test' });
  expect((await sent.json()) as SentCode).toEqual({ expiresInSeconds: 600, resendAfterSeconds: 60 });
  const linked = await link(browser, await codeTo(provider, email));
  expect([linked.status, linked.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { accessToken } = (await linked.json()) as { accessToken: string };
  const cookie = linked.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const me = await ask(provider, getMe, { headers: { authorization: `Bearer ${accessToken}`, cookie } });
  expect(me.email).toBe(email);
  const [session] = await provider.database.select().from(sessions);
  expect(session!.expiresAt.getTime() - TODAY.getTime()).toBe(7 * 24 * 60 * 60 * 1000);
  expect((await messagesTo(provider, email))[0]).toMatchObject({
    subject: '[VITIS] 카카오 계정이 연결되었습니다',
  });
  // What was shown is given once.
  expect(await refused(await send(browser))).toMatchObject({ status: 400, code: 'SOCIAL_STATE_MISMATCH' });
});

test('a code by text message goes to the number of the account alone', async () => {
  const browser = await shown();
  const mobile = '01012345678';
  await provider.database.update(users).set({ mobile }).where(eq(users.email, email));
  expect((await send(browser, { email, mobile: '01099998888' })).status).toBe(200);
  await allDelivered(provider);
  expect(await provider.database.$count(mailbox)).toBe(0);
  expect((await send(browser, { email, mobile })).status).toBe(200);
  const code = await codeTo(provider, mobile);
  // It is bound to how it was asked for.
  expect(await refused(await link(browser, code))).toMatchObject({ status: 409, code: 'CODE_WRONG' });
  expect((await link(browser, code, { email, mobile })).status).toBe(200);
});

test('asking says and writes the same whether there is such an account or not', async () => {
  const browser = await shown();
  const answers = [await send(browser), await send(browser, { email: 'nobody@vitis.test' })];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await answers[0]!.json()).toEqual(await answers[1]!.json());
  expect(await provider.database.$count(outbox)).toBe(2);
  await allDelivered(provider);
  expect(await messagesTo(provider, 'nobody@vitis.test')).toEqual([]);
});

test('without an account that was shown no code is sent and none is tried', async () => {
  for (const response of [await send({ cookie: '' }), await link({ cookie: '' }, '123456')])
    expect(await refused(response)).toMatchObject({ status: 400, code: 'SOCIAL_STATE_MISMATCH' });
  expect(await provider.database.$count(outbox)).toBe(0);
});

test('five wrong codes use it up, and nothing is linked', async () => {
  const browser = await shown();
  await send(browser);
  const code = await codeTo(provider, email);
  const wrong = code === '000000' ? '000001' : '000000';
  const codes: string[] = [];
  for (let time = 0; time < 5; time += 1) codes.push((await refused(await link(browser, wrong))).code);
  expect(codes).toEqual([...Array.from({ length: 4 }, () => 'CODE_WRONG'), 'CODE_USED_UP']);
  expect(await refused(await link(browser, code))).toMatchObject({ code: 'CODE_USED_UP' });
  await nothingLinked();
});

test.each(['PENDING', 'REJECTED', 'DISABLED'] as const)(
  'a %s account is told its state with the right code, and is not signed in',
  async (status) => {
    await provider.database.update(users).set({ status }).where(eq(users.email, email));
    const browser = await shown();
    await send(browser);
    const response = await link(browser, await codeTo(provider, email));
    expect(await refused(response)).toMatchObject({ status: 403, code: `ACCOUNT_${status}` });
    await nothingLinked();
  },
);

test('a code is no second factor: such an account is led to its password', async () => {
  await provider.database.insert(secondFactors).values({ userId: 1, secret: 'sealed', confirmedAt: now });
  const browser = await shown();
  await send(browser);
  const response = await link(browser, await codeTo(provider, email));
  expect(await refused(response)).toMatchObject({ status: 403, code: 'SECOND_FACTOR_REQUIRED' });
  await nothingLinked();
});

test('past three codes an address has to show that it is no machine', async () => {
  const browser = await shown();
  const headers = { ...browser, 'x-forwarded-for': '203.0.113.7' };
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1)
    statuses.push((await send(headers, { email: `nobody${time}@vitis.test` })).status);
  expect(statuses).toEqual([200, 200, 200, 403]);
});
