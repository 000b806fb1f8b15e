import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkCaptcha, getCaptchaChallenge, validEmail } from '@vitis/contracts';
import { readConfig } from '../../config.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
/** What the stand-in of Google was asked, and says. */
let asked: URLSearchParams[] = [];
let says: object | 'nothing' | 'rubbish';
const solved = { success: true, hostname: 'shop.example', challenge_ts: '2026-11-23T00:00:00Z' };

const google = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += String(piece);
  asked.push(new URLSearchParams(body));
  if (says === 'nothing' || request.url !== '/recaptcha/api/siteverify') return void request.socket.destroy();
  response.end(says === 'rubbish' ? '<html>' : JSON.stringify(says));
});

beforeAll(async () => {
  await new Promise<void>((listening) => google.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  provider = await startTestProvider({
    config: { recaptcha: { secret: 'the-secret', url }, publicOrigin: 'https://shop.example' },
  });
});
afterAll(async () => {
  await provider.close();
  google.closeAllConnections();
  google.close();
});
beforeEach(() => {
  asked = [];
  says = solved;
});

const exchange = (token: string) => call(provider, checkCaptcha, { query: { token } });

test('with a key Google’s captcha stands in the place of ours, and is exchanged for a pass', async () => {
  expect(await ask(provider, getCaptchaChallenge)).toEqual({ kind: 'recaptcha' });
  const headers = { 'x-forwarded-for': '203.0.113.21' };
  const look = (captcha?: string) =>
    call(provider, validEmail, { body: { email: 'new@shop.test', captcha }, headers });
  for (let time = 0; time < 8; time += 1) await look();
  expect(await refused(await look())).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  const { pass } = await ask(provider, checkCaptcha, { query: { token: 'token-1' } });
  expect((await look(pass)).status).toBe(200);
  // Google learns the token and nothing of the visitor.
  expect(asked.map((form) => Object.fromEntries(form))).toEqual([
    { secret: 'the-secret', response: 'token-1' },
  ]);
});

test('a token is exchanged once, whatever Google says of it', async () => {
  expect((await exchange('token-2')).status).toBe(200);
  expect(await refused(await exchange('token-2'))).toMatchObject({ status: 409, code: 'CAPTCHA_FAILED' });
});

test.each<[string, object]>([
  ['that Google does not know', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['that was solved at another shop with the same key', { ...solved, hostname: 'evil.example' }],
  ['without a place', { success: true }],
])('a token %s is exchanged for nothing', async (_name, said) => {
  says = said;
  expect(await refused(await exchange(crypto.randomUUID()))).toMatchObject({ code: 'CAPTCHA_FAILED' });
});

test.each(['nothing', 'rubbish'] as const)('where Google says %s it is said to be away', async (said) => {
  says = said;
  expect((await exchange(crypto.randomUUID())).status).toBe(503);
});

test('key and secret are set both, or none', () => {
  expect(readConfig({}).recaptcha).toBeNull();
  expect(() => readConfig({ VITIS_RECAPTCHA_KEY: 'key' })).toThrow('VITIS_RECAPTCHA_SECRET');
  expect(readConfig({ VITIS_RECAPTCHA_KEY: 'key', VITIS_RECAPTCHA_SECRET: 's' }).recaptcha).toEqual({
    secret: 's',
    url: 'https://www.google.com',
  });
});
