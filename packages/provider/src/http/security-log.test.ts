import { Writable } from 'node:stream';
import {
  changePassword,
  getEstimate,
  listEstimatesOfSales,
  listProducts,
  login,
  logout,
} from '@vitis/contracts';
import { accountHashOf } from '../features/account/login-attempts.ts';
import { call } from '../test-support/call.ts';
import { PASSWORD, smallShop, TODAY } from '../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { createLogger } from './logger.ts';

let provider: TestProvider;
let text: string;

async function start(level = 'info'): Promise<void> {
  text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  provider = await startTestProvider({
    fill: smallShop,
    now: () => TODAY,
    logger: createLogger(level, stream),
    config: { requestsPerMinute: 20 },
  });
}

afterEach(() => provider.close());

type Line = Record<string, unknown>;

/** The lines of the security log, which are one stream by their mark. */
const told = (): Line[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
    .filter(({ security }) => security === true);
const events = () => told().map(({ event }) => event);

const email = 'buyer@vitis.test';
const from = { 'x-forwarded-for': '203.0.113.5' };
const signIn = (password: string, who = email) =>
  call(provider, login, { body: { email: who, password }, headers: from });

test('tells of every sign-in, whose it was meant to be, from where, and under which number it can be found', async () => {
  await start();
  await signIn(PASSWORD);
  await signIn(PASSWORD, 'pending@vitis.test');
  const failed = await signIn('a wrong guess');
  for (let guess = 0; guess < 5; guess += 1) await signIn('a wrong guess');
  expect(events()).toEqual([
    'login.succeeded',
    'login.refused',
    ...Array.from({ length: 5 }, () => 'login.failed'),
    'login.limited',
  ]);
  const [succeeded, refused, first] = told();
  expect(succeeded).toMatchObject({ userId: 1, account: accountHashOf(email) });
  expect(refused).toMatchObject({ code: 'ACCOUNT_PENDING', status: 403 });
  expect(first).toMatchObject({
    account: accountHashOf(email),
    address: '203.0.113.5',
    requestId: failed.headers.get('x-request-id'),
    method: 'POST',
    path: login.path,
    status: 401,
  });
});

test('tells of passwords, sign-outs and the sessions that end with them', async () => {
  await start();
  const [here, elsewhere] = [await provider.token(email), await provider.token(email)];
  const headers = { ...from, authorization: `Bearer ${here}` };
  const body = { newPassword: 'Burgundy#1978', confirmNewPassword: 'Burgundy#1978' };
  await call(provider, changePassword, { headers, body: { ...body, password: 'wrong' } });
  await call(provider, changePassword, { headers, body: { ...body, password: PASSWORD } });
  await call(provider, logout, { headers: { ...from, authorization: `Bearer ${elsewhere}` } });
  await call(provider, logout, { as: email });
  expect(events()).toEqual(['password.wrong', 'password.changed', 'access.unauthenticated', 'logout']);
  expect(told()[1]).toMatchObject({ userId: 1, address: '203.0.113.5', sessions: [expect.any(String)] });
});

test('tells who asks for what is not theirs, and who asks too often', async () => {
  await start();
  await call(provider, getEstimate, { as: 'buyer2@vitis.test', params: { number: 'E20261118-0001' } });
  await call(provider, listEstimatesOfSales, { as: email });
  await call(provider, logout);
  for (let time = 0; time < 25; time += 1) await call(provider, listProducts, { headers: from });
  await fetch(`${provider.url}/nowhere`);
  const names = events();
  expect(names).toEqual([
    'access.not-found',
    'access.forbidden',
    'access.unauthenticated',
    ...Array.from({ length: 5 }, () => 'requests.limited'),
  ]);
  expect(told().slice(0, 2)).toMatchObject([{ userId: 2 }, { userId: 1 }]);
});

test('holds no password, token or address of mail, and is written where other lines of its kind are not', async () => {
  await start('error');
  await signIn(PASSWORD);
  await signIn('a wrong guess');
  await call(provider, logout, { as: email });
  expect(events()).toEqual(['login.succeeded', 'login.failed', 'logout']);
  expect(text.split('\n').filter((line) => line !== '')).toHaveLength(3);
  expect(text).not.toMatch(/Vitis!2026|a wrong guess|buyer@|eyJ|Bearer/);
});
