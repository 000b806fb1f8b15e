import {
  changeSocialAccount,
  finishSocialLogin,
  getMe,
  linkSocialLogin,
  listSocialAccounts,
  listSocialProviders,
  type SocialProvider,
  startSocialLogin,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { audit, outbox, sessions, socialAccounts, socialAttempts, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { PASSWORD, smallShop, TODAY } from '../../test-support/small-shop.ts';
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

const person = { id: '4101', email: 'kim@kakao.test' };
const email = 'buyer@vitis.test';
const returnTo = (path = '/oauth2/kakao') => provider.url + path;
const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** A session in which the password has just been typed. */
async function checkedToken(as: string): Promise<string> {
  const token = await provider.token(as);
  await provider.database.update(sessions).set({ passwordCheckedAt: now });
  return token;
}

const change = async (as: string, body: { provider: string; connected: boolean; redirectUri?: string }) =>
  call(provider, changeSocialAccount, {
    body,
    headers: { authorization: `Bearer ${await checkedToken(as)}` },
  });

/** A browser that goes to a provider and comes back. */
async function goAndReturn(name: SocialProvider = 'kakao', who = person, as?: string) {
  const began = as
    ? await change(as, { provider: name, connected: true, redirectUri: returnTo() })
    : await call(provider, startSocialLogin, {
        params: { provider: name },
        body: { redirectUri: returnTo() },
      });
  const { authorizationUrl } = (await began.json()) as { authorizationUrl: string };
  return { came: elsewhere.signIn(authorizationUrl, who), cookie: cookieOf(began), authorizationUrl };
}

const finish = (
  came: object,
  { cookie, name = 'kakao', as }: { cookie: string; name?: string; as?: string },
) =>
  call(provider, finishSocialLogin, {
    params: { provider: name },
    body: came,
    headers: { cookie },
    ...(as === undefined ? {} : { as }),
  });

const link = (cookie: string, body = { email, password: PASSWORD }, name = 'kakao') =>
  call(provider, linkSocialLogin, { params: { provider: name }, body, headers: { cookie } });

const whoseToken = async (token: string) =>
  (await ask(provider, getMe, { headers: { authorization: `Bearer ${token}` } })).email;

test.each<SocialProvider>(['kakao', 'naver', 'facebook', 'google', 'apple'])(
  '%s: the first time it asks for the account by its password, from then on it signs in',
  async (name) => {
    const { came, cookie, authorizationUrl } = await goAndReturn(name);
    const asked = new URL(authorizationUrl).searchParams;
    expect([asked.get('response_type'), asked.get('code_challenge_method')]).toEqual(['code', 'S256']);
    const first = await finish(came, { cookie, name });
    expect(await first.json()).toEqual({ outcome: 'unknown', email: name === 'apple' ? null : person.email });
    expect(await provider.database.$count(sessions)).toBe(0);

    const linked = await link(cookie, undefined, name);
    expect([linked.status, linked.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await whoseToken(((await linked.json()) as { accessToken: string }).accessToken)).toBe(email);

    const again = await goAndReturn(name);
    const answered = (await (await finish(again.came, { cookie: again.cookie, name })).json()) as {
      outcome: string;
      accessToken: string;
    };
    expect(answered.outcome).toBe('signed-in');
    expect(await whoseToken(answered.accessToken)).toBe(email);
  },
);

test('the token of a social account lasts seven days; its owner is told by mail', async () => {
  await provider.database.update(users).set({ language: 'ja-JP' }).where(eq(users.email, email));
  const { came, cookie } = await goAndReturn();
  await finish(came, { cookie });
  await link(cookie);
  const [session] = await provider.database.select().from(sessions);
  expect(session!.expiresAt.getTime() - TODAY.getTime()).toBe(7 * 24 * 60 * 60 * 1000);
  const written = await provider.database.select().from(outbox).where(eq(outbox.channel, 'mail'));
  expect(written.map(({ payload }) => payload)).toMatchObject([
    { recipient: email, subject: 'カカオアカウントを連携しました', language: 'ja-JP' },
  ]);
  const actions = (await provider.database.select().from(audit)).map(({ action }) => action);
  expect(actions.toSorted()).toEqual(['account.login', 'account.social-connect']);
});

test('names those that are configured, and no other', async () => {
  const items = async () => (await ask(provider, listSocialProviders))._embedded.items;
  expect((await items()).map((each) => each.provider)).toEqual([
    'kakao',
    'naver',
    'facebook',
    'google',
    'apple',
  ]);
  const { apple: _apple, ...others } = elsewhere.clients;
  provider.app.config.social = others;
  expect((await items()).map((each) => each.provider)).not.toContain('apple');
  const body = { redirectUri: returnTo() };
  for (const name of ['apple', 'myspace', '__proto__'])
    expect(
      await refused(await call(provider, startSocialLogin, { params: { provider: name }, body })),
    ).toMatchObject({
      status: 400,
      code: 'SOCIAL_PROVIDER_UNSUPPORTED',
      message: '지원하지 않는 소셜 로그인입니다.',
    });
});

test.each([
  'https://evil.example/oauth2/kakao',
  '//evil.example/oauth2/kakao',
  '/oauth2/kakao',
  'http://127.0.0.1:1/oauth2/kakao',
  'javascript:alert(1)',
])('a return address outside of the site is refused, and nothing begins: %s', async (redirectUri) => {
  const refusal = await refused(
    await call(provider, startSocialLogin, { params: { provider: 'kakao' }, body: { redirectUri } }),
  );
  expect(refusal).toMatchObject({ status: 400, code: 'SOCIAL_RETURN_ADDRESS' });
  expect(await provider.database.$count(socialAttempts)).toBe(0);
});

test('of the site, only the two agreed addresses; by what the public calls it, where that is configured', async () => {
  const begin = (redirectUri: string) =>
    call(provider, startSocialLogin, { params: { provider: 'kakao' }, body: { redirectUri } });
  expect((await begin(returnTo('/'))).status).toBe(200);
  for (const path of ['/oauth2/kakao?next=//evil.example', '/oauth2/kakao/', '/mypage', '/@evil.example/'])
    expect((await begin(returnTo(path))).status).toBe(400);
  provider.app.config.publicOrigin = 'https://shop.example';
  expect((await begin('https://shop.example/')).status).toBe(200);
  expect((await begin(returnTo('/'))).status).toBe(400);
});

/** Nobody is signed in and nothing is connected. */
const nothingWritten = async () =>
  expect([
    await provider.database.$count(sessions),
    await provider.database.$count(socialAccounts),
    await provider.database.$count(audit),
    await provider.database.$count(outbox),
  ]).toEqual([0, 0, 0, 0]);

test.each(['code', 'state', 'redirectUri'])(
  'without a %s it is refused as one that misses something',
  async (missing) => {
    const { came, cookie } = await goAndReturn();
    const response = await finish({ ...came, [missing]: '' }, { cookie });
    expect(await refused(response)).toMatchObject({ status: 400, code: 'SOCIAL_ARGUMENTS_MISSING' });
    await nothingWritten();
  },
);

test('a callback that is replayed is refused, whatever became of the first', async () => {
  const { came, cookie } = await goAndReturn();
  const both = await Promise.all([finish(came, { cookie }), finish(came, { cookie })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await refused(await finish(came, { cookie }))).toMatchObject({ code: 'SOCIAL_STATE_MISMATCH' });
  await nothingWritten();
});

test.each<[string, (own: Awaited<ReturnType<typeof goAndReturn>>) => Promise<Response>]>([
  [
    'a state of nobody',
    ({ came, cookie }) => finish({ ...came, state: `kakao.ko-KR.${'x'.repeat(43)}` }, { cookie }),
  ],
  ['no cookie, as in the browser of somebody else', ({ came }) => finish(came, { cookie: '' })],
  [
    'another provider than the one that was asked',
    ({ came, cookie }) => finish(came, { cookie, name: 'naver' }),
  ],
  [
    'another return address than the one that was asked for',
    ({ came, cookie }) => finish({ ...came, redirectUri: returnTo('/') }, { cookie }),
  ],
  [
    'the cookie of another attempt',
    async ({ came }) => finish(came, { cookie: (await goAndReturn()).cookie }),
  ],
  [
    'more than ten minutes',
    ({ came, cookie }) => {
      now = new Date(TODAY.getTime() + 10 * 60 * 1000 + 1);
      return finish(came, { cookie });
    },
  ],
])('with %s the state does not match', async (_name, send) => {
  const refusal = await refused(await send(await goAndReturn()));
  expect(refusal).toMatchObject({ status: 400, code: 'SOCIAL_STATE_MISMATCH' });
  await nothingWritten();
});

test.each([
  ['refuses the code', { status: 400, body: '{"error":"invalid_grant"}' }],
  ['answers with an error where others have a status', { status: 200, body: '{"error":"invalid_request"}' }],
  ['answers without a token', { status: 200, body: '{"token_type":"bearer"}' }],
  ['answers with a page', { status: 200, body: '<html>' }],
])('a provider that %s has given no token', async (_name, instead) => {
  const { came, cookie } = await goAndReturn();
  elsewhere.answerInstead(instead);
  expect(await refused(await finish(came, { cookie }))).toMatchObject({
    status: 400,
    code: 'SOCIAL_TOKEN_MISSING',
  });
  await nothingWritten();
});

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

test.each<[string, object]>([
  ['for another shop', { aud: 'another' }],
  ['of another issuer', { iss: 'https://elsewhere.test' }],
  ['that has run out', { exp: inSeconds(-300) }],
  ['without a person', { sub: undefined }],
])('an identity token %s is none', async (_name, wrong) => {
  const { came, cookie } = await goAndReturn('apple');
  const right = {
    ...{ iss: elsewhere.clients.apple?.issuer, aud: 'id', sub: person.id },
    ...{ iat: inSeconds(-600), exp: inSeconds(300) },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const idToken = `${part({ alg: 'RS256' })}.${part({ ...right, ...wrong })}.${'s'.repeat(43)}`;
  const body = JSON.stringify({ access_token: 'token', token_type: 'bearer', id_token: idToken });
  elsewhere.answerInstead({ status: 200, body });
  expect(await refused(await finish(came, { cookie, name: 'apple' }))).toMatchObject({
    status: 400,
    code: 'SOCIAL_TOKEN_MISSING',
  });
  await nothingWritten();
});

test('a provider that cannot be reached is an outage, which is told as one', async () => {
  const { came, cookie } = await goAndReturn();
  elsewhere.answerInstead('nothing');
  expect(await refused(await finish(came, { cookie }))).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});

test('a wrong password links nothing and counts as at the sign-in; without a social account none is tried', async () => {
  expect(await refused(await link('', { email, password: PASSWORD }))).toMatchObject({
    code: 'SOCIAL_STATE_MISMATCH',
  });
  const { came, cookie } = await goAndReturn();
  await finish(came, { cookie });
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1)
    statuses.push((await link(cookie, { email, password: 'wrong' })).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  await nothingWritten();
});

test('it is linked once', async () => {
  const { came, cookie } = await goAndReturn();
  await finish(came, { cookie });
  expect((await link(cookie)).status).toBe(200);
  const second = await link(cookie, { email: 'buyer2@vitis.test', password: PASSWORD });
  expect(await refused(second)).toMatchObject({ code: 'SOCIAL_STATE_MISMATCH' });
  expect(await provider.database.$count(socialAccounts)).toBe(1);
});

test.each(['PENDING', 'REJECTED', 'DISABLED'] as const)(
  'a %s account does not sign in by it',
  async (status) => {
    const { came, cookie } = await goAndReturn();
    await finish(came, { cookie });
    await link(cookie);
    await provider.database.update(users).set({ status }).where(eq(users.email, email));
    const again = await goAndReturn();
    expect(await refused(await finish(again.came, { cookie: again.cookie }))).toMatchObject({
      status: 403,
      code: `ACCOUNT_${status}`,
    });
  },
);

test('a member connects and disconnects one; nobody else can have the same', async () => {
  const connected = async (as = email) =>
    (await ask(provider, listSocialAccounts, { as }))._embedded.items
      .filter(({ connectedAt }) => connectedAt !== null)
      .map((each) => each.provider);
  const { came, cookie } = await goAndReturn('naver', person, email);
  expect(await (await finish(came, { cookie, name: 'naver', as: email })).json()).toEqual({
    outcome: 'connected',
  });
  expect(await connected()).toEqual(['naver']);

  const other = await goAndReturn('naver', person, 'buyer2@vitis.test');
  const taken = await finish(other.came, { cookie: other.cookie, name: 'naver', as: 'buyer2@vitis.test' });
  expect(await refused(taken)).toMatchObject({ status: 409, code: 'SOCIAL_ACCOUNT_TAKEN' });
  expect(await connected('buyer2@vitis.test')).toEqual([]);

  const body = { provider: 'naver', connected: false };
  expect((await change(email, body)).status).toBe(200);
  expect(await connected()).toEqual([]);
  expect(await refused(await change(email, body))).toMatchObject({
    status: 409,
    code: 'SOCIAL_NOT_CONNECTED',
  });
  const subjects = (await provider.database.select().from(outbox)).map(({ payload }) => payload.subject);
  expect(subjects).toEqual(['네이버 계정이 연결되었습니다', '네이버 계정 연결이 해제되었습니다']);
});

test('what a member began, only that member ends', async () => {
  const { came, cookie } = await goAndReturn('kakao', person, email);
  for (const as of [undefined, 'buyer2@vitis.test'])
    expect(await refused(await finish(came, { cookie, ...(as === undefined ? {} : { as }) }))).toMatchObject({
      code: 'SOCIAL_STATE_MISMATCH',
    });
  expect(await provider.database.$count(socialAccounts)).toBe(0);
  expect((await finish(came, { cookie, as: email })).status).toBe(200);
});

test('without the password, typed lately, nothing is connected or disconnected', async () => {
  for (const connected of [true, false]) {
    const body = { provider: 'kakao', connected, redirectUri: returnTo() };
    expect(await refused(await call(provider, changeSocialAccount, { body, as: email }))).toMatchObject({
      status: 403,
      code: 'PASSWORD_CHECK_REQUIRED',
    });
  }
  expect(await provider.database.$count(socialAttempts)).toBe(0);
});

test('who has no password keeps the only way in', async () => {
  const { came, cookie } = await goAndReturn('kakao', person, email);
  await finish(came, { cookie, as: email });
  await provider.database.update(users).set({ passwordHash: null }).where(eq(users.email, email));
  const response = await change(email, { provider: 'kakao', connected: false });
  expect(await refused(response)).toMatchObject({ status: 409, code: 'SOCIAL_LAST_WAY_IN' });
  expect(await provider.database.$count(socialAccounts)).toBe(1);
});

test('only the browser has its secret, and sends it to these calls alone', async () => {
  const began = await call(provider, startSocialLogin, {
    params: { provider: 'kakao' },
    body: { redirectUri: returnTo().replace('http:', 'https:') },
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(began.headers.get('set-cookie')).toMatch(
    /^__Secure-vitis-b2b-social=[\w-]{43}; Path=\/api\/v1\/auth; Max-Age=1200; HttpOnly; SameSite=Strict; Secure$/,
  );
  const kept = JSON.stringify(await provider.database.select().from(socialAttempts));
  const { authorizationUrl } = (await began.json()) as { authorizationUrl: string };
  expect(kept).not.toContain(new URL(authorizationUrl).searchParams.get('state'));
});
