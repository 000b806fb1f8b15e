import { getMe, HEADERS, login, logout } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { sessions, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { PASSWORD, smallShop, TODAY } from '../../test-support/small-shop.ts';
import { openSocket, whenConnected } from '../../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
let now: Date;

beforeEach(async () => {
  now = TODAY;
  provider = await startTestProvider({ fill: smallShop, now: () => now });
});

afterEach(() => provider.close());

const email = 'buyer@vitis.test';

function meWith(token: string): Promise<Response> {
  return call(provider, getMe, { headers: { authorization: `Bearer ${token}` } });
}

async function signIn(body = { email, password: PASSWORD }) {
  return ask(provider, login, { body });
}

test('signs in, says who it is, signs out, and the token is worth nothing from then on', async () => {
  const { accessToken, passwordChangeRecommended } = await signIn({
    email: ' BUYER@vitis.test ',
    password: PASSWORD,
  });
  expect(passwordChangeRecommended).toBe(false);
  const me = await (await meWith(accessToken)).json();
  expect(me).toMatchObject({
    roles: ['B2B'],
    fullName: '김도윤',
    email,
    client: { companyName: '주식회사 한강호텔', manager: { fullName: '한서윤' } },
  });
  expect(JSON.stringify(me)).not.toContain('argon2');
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await call(provider, logout, { headers })).status).toBe(204);
  expect(await refused(await meWith(accessToken))).toMatchObject({ status: 401, code: 'SESSION_ENDED' });
});

test('writes mails in the language of the screens at which somebody last signed in', async () => {
  const spoken = async () =>
    (
      await provider.database.select({ language: users.language }).from(users).where(eq(users.email, email))
    )[0]?.language;
  for (const language of ['ja-JP', 'zh-TW', 'ko-KR'] as const) {
    const headers = { [HEADERS.language]: language };
    await ask(provider, login, { body: { email, password: PASSWORD }, headers });
    expect(await spoken()).toBe(language);
  }
  const wrong = { body: { email, password: 'Vitis!2027' }, headers: { [HEADERS.language]: 'en-US' } };
  expect((await call(provider, login, wrong)).status).toBe(401);
  expect(await spoken()).toBe('ko-KR');
});

test('recommends a new password after 356 days', async () => {
  now = new Date('2027-05-24T00:00:00Z');
  expect((await signIn()).passwordChangeRecommended).toBe(true);
});

const hour = 60 * 60 * 1000;

/** Uses a token every three hours until then, and answers the status of each call. */
async function useUntil(token: string, end: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 3 * hour; at < end; at += 3 * hour) {
    now = new Date(TODAY.getTime() + at);
    statuses.push((await meWith(token)).status);
  }
  return statuses;
}

test('a token that is used lasts one day', async () => {
  const { accessToken } = await signIn();
  expect(new Set(await useUntil(accessToken, 24 * hour))).toEqual(new Set([200]));
  now = new Date(TODAY.getTime() + 24 * hour - 1000);
  expect((await meWith(accessToken)).status).toBe(200);
  now = new Date(TODAY.getTime() + 24 * hour + 1000);
  expect((await meWith(accessToken)).status).toBe(401);
});

test('a session that nobody uses ends after four hours', async () => {
  const { accessToken } = await signIn();
  now = new Date(TODAY.getTime() + 4 * hour - 1000);
  expect((await meWith(accessToken)).status).toBe(200);
  now = new Date(now.getTime() + 4 * hour + 1000);
  expect(await refused(await meWith(accessToken))).toMatchObject({ status: 401, code: 'SESSION_ENDED' });
});

/** Signs in as a browser does; answers the token and the cookie that is its other half. */
async function signInAtBrowser(headers: Record<string, string> = {}, body = {}) {
  const response = await call(provider, login, {
    body: { email, password: PASSWORD, ...body },
    headers: { origin: 'https://shop.test', 'x-forwarded-proto': 'https', ...headers },
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  const line = response.headers.getSetCookie().find((each) => each.includes('vitis-b2b-context=')) ?? '';
  return { accessToken, line, cookie: line.split(';')[0] ?? '' };
}

const statusWith = async (token: string, cookie?: string) => {
  const headers = { authorization: `Bearer ${token}`, ...(cookie === undefined ? {} : { cookie }) };
  return (await call(provider, getMe, { headers })).status;
};

test('a browser’s token is worth something only beside a cookie that no script reads', async () => {
  const { accessToken, line, cookie } = await signInAtBrowser();
  expect(line).toMatch(
    /^__Host-vitis-b2b-context=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(await statusWith(accessToken, `other=1; ${cookie}`)).toBe(200);
  expect(await statusWith(accessToken)).toBe(401);
  expect(await statusWith(accessToken, `${cookie}x`)).toBe(401);
  // What a subdomain or a line without TLS could plant.
  expect(await statusWith(accessToken, cookie.replace('__Host-', ''))).toBe(401);
  const other = await signInAtBrowser();
  expect(await statusWith(accessToken, other.cookie)).toBe(401);
  await expect(whenConnected(openSocket(provider.url, accessToken))).rejects.toThrow('UNAUTHENTICATED');
  const socket = await whenConnected(openSocket(provider.url, accessToken, cookie));
  socket.disconnect();
});

test('signing out takes the cookie away; over http it has no prefix that https alone carries', async () => {
  const { accessToken, line, cookie } = await signInAtBrowser({ 'x-forwarded-proto': 'http' });
  expect(line).toMatch(/^vitis-b2b-context=.*SameSite=Strict$/);
  const headers = { authorization: `Bearer ${accessToken}`, cookie };
  const response = await call(provider, logout, { headers });
  expect(response.headers.getSetCookie()).toEqual([
    'vitis-b2b-context=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
  ]);
});

test('who is no browser, or one without cookies, needs none, and gets none', async () => {
  const { accessToken } = await signIn();
  expect(await statusWith(accessToken)).toBe(200);
  const blocked = await signInAtBrowser({}, { keepsCookies: false });
  expect(blocked.line).toBe('');
  expect(await statusWith(blocked.accessToken)).toBe(200);
});

test('losing a role or the approval holds at once', async () => {
  const { accessToken } = await signIn();
  await provider.database.update(users).set({ status: 'REJECTED' }).where(eq(users.email, email));
  expect((await meWith(accessToken)).status).toBe(401);
});

test.each([
  ['no token', undefined],
  ['something that is no token', 'Bearer nonsense'],
  ['another scheme', 'Basic YTpi'],
  [
    'a token without a signature',
    `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","sid":"x","exp":9999999999}')}.`,
  ],
  ['a token of somebody else’s secret', 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.AAAA'],
])('%s is a 401', async (_name, authorization) => {
  const response = await call(
    provider,
    getMe,
    authorization === undefined ? {} : { headers: { authorization } },
  );
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
  expect(await refused(response)).toMatchObject({ status: 401 });
});

test('a wrong password and an unknown address read the same', async () => {
  const wrong = await refused(await call(provider, login, { body: { email, password: 'wrong' } }));
  const unknown = await refused(
    await call(provider, login, { body: { email: 'nobody@vitis.test', password: 'wrong' } }),
  );
  expect(wrong).toMatchObject({ status: 401, code: 'LOGIN_FAILED' });
  expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' });
});

test('who waits for approval is told so, but only with the right password', async () => {
  const body = { email: 'pending@vitis.test', password: PASSWORD };
  expect(await refused(await call(provider, login, { body }))).toMatchObject({
    status: 403,
    code: 'ACCOUNT_PENDING',
  });
  const guess = await refused(await call(provider, login, { body: { ...body, password: 'wrong' } }));
  expect(guess.code).toBe('LOGIN_FAILED');
});

test('refused input opens no session', async () => {
  for (const body of [
    { email: 'no address', password: 'x' },
    { email },
    { email: ['a@b.c'], password: 'x' },
    'text',
    null,
  ]) {
    const response = await fetch(provider.url + login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
  }
  expect(await provider.database.select().from(sessions)).toEqual([]);
});

test('sales staff and drivers see what is theirs', async () => {
  const sales = await ask(provider, getMe, { as: 'sales@vitis.test' });
  expect(sales).toMatchObject({ roles: ['SALESPERSON'], sales: { clientCount: 1, working: false } });
  expect(sales.client).toBeUndefined();
  const driver = await ask(provider, getMe, { as: 'driver@vitis.test' });
  expect(driver.sales).toBeUndefined();
});
