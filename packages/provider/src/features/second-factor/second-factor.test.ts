import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getDashboard,
  getMe,
  getSecondFactor,
  login,
  matchPassword,
  renewRecoveryCodes,
  type StoredFile,
  TOKEN_COOKIE,
  uploadFile,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { outbox, secondFactors, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { PASSWORD, smallShop, TODAY } from '../../test-support/small-shop.ts';
import { openSocket, whenConnected } from '../../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { pdf, upload } from '../../test-support/uploading.ts';

let provider: TestProvider;
let now: Date;

beforeEach(async () => {
  now = TODAY;
  provider = await startTestProvider({ fill: smallShop, now: () => now });
});
afterEach(() => provider.close());

const email = 'sales@vitis.test';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

/** Sets it up as a member does; answers the secret and the recovery codes. */
async function setUp(of: TestProvider = provider) {
  const token = await of.token(email);
  await call(of, matchPassword, { ...bearer(token), body: { password: PASSWORD } });
  const { secret, uri } = await ask(of, beginSecondFactor, bearer(token));
  expect(uri).toMatch(/^otpauth:\/\/totp\/VITIS:sales%40vitis.test\?/);
  const { recoveryCodes } = await ask(of, confirmSecondFactor, {
    ...bearer(token),
    body: { code: codeOf(secret) },
  });
  return { token, secret, recoveryCodes };
}

const signIn = (code?: string) =>
  call(provider, login, { body: { email, password: PASSWORD, ...(code === undefined ? {} : { code }) } });
const codeAfter = async (code?: string) => {
  const response = await signIn(code);
  return response.ok ? 'in' : (await refused(response)).code;
};

test('signing in asks for a code after the right password alone, and takes each code once', async () => {
  const { secret } = await setUp();
  expect(await codeAfter()).toBe('SECOND_FACTOR_REQUIRED');
  const guess = await call(provider, login, { body: { email, password: 'wrong', code: codeOf(secret) } });
  expect(await refused(guess)).toMatchObject({ status: 401, code: 'LOGIN_FAILED' });
  // What confirmed it is used up as well.
  expect(await codeAfter(codeOf(secret))).toBe('SECOND_FACTOR_WRONG');
  later(60);
  const code = codeOf(secret);
  const both = await Promise.all([codeAfter(code), codeAfter(code)]);
  expect(both.sort()).toEqual(['SECOND_FACTOR_WRONG', 'in']);
  later(60);
  expect(await codeAfter(codeOf(secret))).toBe('in');
  const [row] = await provider.database.select().from(secondFactors);
  expect(row?.secret).not.toContain(secret);
});

test('a recovery code opens once, however it is typed; new ones make the old worth nothing', async () => {
  const { token, recoveryCodes } = await setUp();
  expect(recoveryCodes).toHaveLength(10);
  const [first = '', second = ''] = recoveryCodes;
  expect(await codeAfter(first.toLowerCase().replace('-', ' '))).toBe('in');
  expect(await codeAfter(first)).toBe('SECOND_FACTOR_WRONG');
  expect(await ask(provider, getSecondFactor, bearer(token))).toMatchObject({ recoveryCodesLeft: 9 });
  const renewed = await ask(provider, renewRecoveryCodes, bearer(token));
  expect(await codeAfter(second)).toBe('SECOND_FACTOR_WRONG');
  expect(await codeAfter(renewed.recoveryCodes[0])).toBe('in');
});

test('guesses at the code stop after five for the account, wherever they come from, and not for good', async () => {
  const { secret } = await setUp();
  later(60);
  const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 5; guess += 1) {
    const response = await call(provider, login, {
      body: { email, password: PASSWORD, code: wrong },
      headers: { 'x-forwarded-for': `203.0.113.${guess}` },
    });
    expect((await refused(response)).code).toBe('SECOND_FACTOR_WRONG');
  }
  const stopped = await call(provider, login, {
    body: { email, password: PASSWORD, code: codeOf(secret) },
    headers: { 'x-forwarded-for': '203.0.113.99' },
  });
  expect(await refused(stopped)).toMatchObject({ status: 429, code: 'TOO_MANY_LOGINS' });
  later(15 * 60 + 1);
  expect(await codeAfter(codeOf(secret))).toBe('in');
});

test('it is set up and ended behind the password alone, and nothing asks for one that was not confirmed', async () => {
  const token = await provider.token(email);
  expect(await refused(await call(provider, beginSecondFactor, bearer(token)))).toMatchObject({
    code: 'PASSWORD_CHECK_REQUIRED',
  });
  await call(provider, matchPassword, { ...bearer(token), body: { password: PASSWORD } });
  await ask(provider, beginSecondFactor, bearer(token));
  expect(await codeAfter()).toBe('in');
  const wrong = await call(provider, confirmSecondFactor, { ...bearer(token), body: { code: '123456' } });
  expect(await refused(wrong)).toMatchObject({ status: 409, code: 'SECOND_FACTOR_WRONG' });
  await setUp();
  expect(await refused(await call(provider, beginSecondFactor, bearer(token)))).toMatchObject({
    code: 'SECOND_FACTOR_ON',
  });
  expect((await call(provider, endSecondFactor, bearer(token))).status).toBe(204);
  expect(await codeAfter()).toBe('in');
});

test('of two tabs that confirm at once one does, and its owner is told of all that becomes of it', async () => {
  await provider.database.update(users).set({ language: 'en-US' }).where(eq(users.email, email));
  const token = await provider.token(email);
  await call(provider, matchPassword, { ...bearer(token), body: { password: PASSWORD } });
  const { secret } = await ask(provider, beginSecondFactor, bearer(token));
  const body = { code: codeOf(secret) };
  const both = await Promise.all([
    call(provider, confirmSecondFactor, { ...bearer(token), body }),
    call(provider, confirmSecondFactor, { ...bearer(token), body }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await ask(provider, renewRecoveryCodes, bearer(token));
  await call(provider, endSecondFactor, bearer(token));
  await call(provider, endSecondFactor, bearer(token));
  const mails = await provider.database
    .select()
    .from(outbox)
    .where(eq(outbox.channel, 'mail'))
    .orderBy(outbox.id);
  expect(mails.map(({ payload }) => [payload.recipient, payload.subject])).toEqual([
    [email, 'Two-step verification has been set up'],
    [email, 'New recovery codes were made'],
    [email, 'Two-step verification has been removed'],
  ]);
});

test('of a role of which it is demanded, nothing but setting it up is open before', async () => {
  const strict = await startTestProvider({
    fill: smallShop,
    now: () => now,
    config: { secondFactorRoles: ['SALESPERSON'] },
  });
  try {
    const token = await strict.token(email);
    const dashboard = () => call(strict, getDashboard, bearer(token));
    expect(await refused(await dashboard())).toMatchObject({ status: 403, code: 'SECOND_FACTOR_DEMANDED' });
    const isMissing = async () => (await ask(strict, getMe, bearer(token))).secondFactorMissing;
    expect(await isMissing()).toBe(true);
    expect((await call(strict, getDashboard, { as: 'buyer@vitis.test' })).status).toBe(200);
    const paper = (await (
      await upload(strict, uploadFile, pdf, { as: 'buyer@vitis.test' })
    ).json()) as StoredFile;
    const read = async (headers: Record<string, string>) =>
      (await fetch(strict.url + paper.url, { headers })).status;
    const byCookie = { cookie: `${TOKEN_COOKIE}=${token}` };
    expect([await read(bearer(token).headers), await read(byCookie)]).toEqual([404, 404]);
    const socket = openSocket(strict.url, token);
    await expect(whenConnected(socket)).rejects.toThrow('UNAUTHENTICATED');
    const { token: own } = await setUp(strict);
    expect((await dashboard()).status).toBe(200);
    expect([await read(bearer(token).headers), await read(byCookie)]).toEqual([200, 200]);
    (await whenConnected(openSocket(strict.url, token))).disconnect();
    expect(await isMissing()).toBeUndefined();
    expect(await refused(await call(strict, endSecondFactor, bearer(own)))).toMatchObject({
      code: 'SECOND_FACTOR_DEMANDED',
    });
  } finally {
    await strict.close();
  }
});
