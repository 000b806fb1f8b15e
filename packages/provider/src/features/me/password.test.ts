import { changePassword, getMe, login } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { audit, loginFailures, sessions, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { messagesTo } from '../../test-support/sent-messages.ts';
import { PASSWORD, smallShop, TODAY } from '../../test-support/small-shop.ts';
import { openSocket, whenConnected } from '../../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { accountHashOf } from '../account/login-attempts.ts';

let provider: TestProvider;
let now: Date;

beforeEach(async () => {
  now = TODAY;
  provider = await startTestProvider({ fill: smallShop, now: () => now });
});

afterEach(() => provider.close());

const email = 'buyer@vitis.test';
const newPassword = 'Burgundy#1978';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const isIn = async (token: string) =>
  (await call(provider, getMe, { headers: bearer(token) })).status === 200;

async function change(token: string, body: object = {}): Promise<Response> {
  return call(provider, changePassword, {
    headers: bearer(token),
    body: { password: PASSWORD, newPassword, confirmNewPassword: newPassword, ...body },
  });
}

const hashNow = async () =>
  (await provider.database.select({ hash: users.passwordHash }).from(users).where(eq(users.email, email)))[0]!
    .hash;

test('a new password signs in, the old one no more; every other session ends, this one goes on with its new token', async () => {
  const [here, elsewhere, stranger] = [
    await provider.token(email),
    await provider.token(email),
    await provider.token('buyer2@vitis.test'),
  ];
  const sockets = await Promise.all(
    [here, elsewhere, stranger].map((token) => whenConnected(openSocket(provider.url, token))),
  );
  const cut = new Promise((done) => sockets[1]!.once('disconnect', done));

  const response = await change(here);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { accessToken } = (await response.json()) as { accessToken: string };
  await cut;
  expect([await isIn(accessToken), await isIn(here), await isIn(elsewhere), await isIn(stranger)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(sockets.map(({ connected }) => connected)).toEqual([true, false, true]);
  for (const socket of sockets) socket.disconnect();

  expect((await call(provider, login, { body: { email, password: PASSWORD } })).status).toBe(401);
  await ask(provider, login, { body: { email, password: newPassword } });
  const me = await ask(provider, getMe, { headers: bearer(accessToken) });
  expect(new Date(me.passwordChangedAt)).toEqual(now);
  const auditRows = await provider.database.select().from(audit).where(eq(audit.action, 'account.password'));
  expect(auditRows).toMatchObject([{ userId: 1, target: 'user:1', details: { endedSessions: 1 } }]);
  expect(JSON.stringify(auditRows)).not.toContain(newPassword);
  expect(await messagesTo(provider, email)).toMatchObject([{ subject: '[VITIS] 비밀번호가 변경되었습니다' }]);
});

test('the new token lasts a day from the change on', async () => {
  const { accessToken } = (await (await change(await provider.token(email))).json()) as {
    accessToken: string;
  };
  const day = 24 * 60 * 60 * 1000;
  // A session that nobody uses ends before.
  for (let at = day / 8; at < day; at += day / 8) {
    now = new Date(TODAY.getTime() + at);
    expect(await isIn(accessToken)).toBe(true);
  }
  now = new Date(TODAY.getTime() + 24 * 60 * 60 * 1000 - 1000);
  expect(await isIn(accessToken)).toBe(true);
  now = new Date(TODAY.getTime() + 24 * 60 * 60 * 1000 + 1000);
  expect(await isIn(accessToken)).toBe(false);
});

test('a wrong present password is told so five times and then no more in this session, and nowhere else', async () => {
  const [token, elsewhere] = [await provider.token(email), await provider.token(email)];
  const before = await hashNow();
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await refused(await change(token, { password: `wrong ${guess}` }))).toMatchObject({
      status: 403,
      code: 'PASSWORD_WRONG',
    });
  }
  const stopped = await change(token);
  expect(stopped.headers.get('retry-after')).toBe('900');
  expect(await refused(stopped)).toMatchObject({ status: 429, code: 'TOO_MANY_PASSWORDS' });
  expect(await hashNow()).toBe(before);
  expect(await isIn(token)).toBe(true);
  await ask(provider, login, { body: { email, password: PASSWORD } });
  expect((await change(elsewhere)).status).toBe(200);
});

test('the guesses of strangers never keep a member who is signed in from changing the password', async () => {
  const token = await provider.token(email);
  const failures = Array.from({ length: 40 }, () => ({
    accountHash: accountHashOf(email),
    address: '127.0.0.1',
    failedAt: now,
  }));
  await provider.database.insert(loginFailures).values(failures);
  expect((await change(token)).status).toBe(200);
});

test.each<[string, object, string, string]>([
  ['too short', { newPassword: 'a1!', confirmNewPassword: 'a1!' }, 'newPassword', 'PASSWORD_LENGTH'],
  [
    'without a digit',
    { newPassword: 'Burgundy#', confirmNewPassword: 'Burgundy#' },
    'newPassword',
    'PASSWORD_DIGIT',
  ],
  [
    'another the second time',
    { confirmNewPassword: 'Burgundy#1979' },
    'confirmNewPassword',
    'PASSWORD_MISMATCH',
  ],
  ['the one that is to go', { password: newPassword }, 'newPassword', 'PASSWORD_SAME'],
  [
    'on the list of the commonest',
    { newPassword: 'P@ssw0rd1!', confirmNewPassword: 'P@ssw0rd1!' },
    'newPassword',
    'PASSWORD_COMMON',
  ],
  [
    'the own address',
    { newPassword: 'buyer@vitis.test1', confirmNewPassword: 'buyer@vitis.test1' },
    'newPassword',
    'PASSWORD_PERSONAL',
  ],
  ['nothing', { newPassword: '', confirmNewPassword: '' }, 'newPassword', 'REQUIRED'],
])('a new password that is %s changes nothing', async (_name, body, field, code) => {
  const [token, elsewhere, before] = [
    await provider.token(email),
    await provider.token(email),
    await hashNow(),
  ];
  expect(await refused(await change(token, body))).toMatchObject({
    status: 400,
    errors: expect.arrayContaining([{ field, code, message: expect.any(String) }]),
  });
  expect([await hashNow(), await isIn(token), await isIn(elsewhere)]).toEqual([before, true, true]);
  expect(await provider.database.$count(audit)).toBe(0);
});

test('of two changes at once one holds', async () => {
  const token = await provider.token(email);
  const other = 'Champagne!2008';
  const both = await Promise.all([
    change(token),
    change(token, { newPassword: other, confirmNewPassword: other }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const held = both[0]!.status === 200 ? newPassword : other;
  await ask(provider, login, { body: { email, password: held } });
});

test('a guest changes nothing', async () => {
  const body = { password: PASSWORD, newPassword, confirmNewPassword: newPassword };
  expect((await call(provider, changePassword, { body })).status).toBe(401);
  expect(await provider.database.$count(sessions)).toBe(0);
});

test('a sign-in with the password that is just being changed does not outlive it', async () => {
  const client = await provider.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("UPDATE users SET password_hash = 'another' WHERE email = $1", [email]);
    const signingIn = call(provider, login, { body: { email, password: PASSWORD } });
    const waiting = async () => {
      const sql =
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      while ((await provider.pool.query(sql)).rowCount === 0)
        await new Promise((done) => setTimeout(done, 20));
    };
    await Promise.race([signingIn, waiting()]);
    await client.query('COMMIT');
    expect(await refused(await signingIn)).toMatchObject({ status: 401, code: 'LOGIN_FAILED' });
  } finally {
    client.release();
  }
  expect(await provider.database.$count(sessions)).toBe(0);
});
