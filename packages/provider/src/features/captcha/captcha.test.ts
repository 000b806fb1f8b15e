import { createHash } from 'node:crypto';
import { checkCaptcha, getCaptchaChallenge, validEmail, validMobile } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { captchaPasses, users, withdrawals } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { noteWithdrawal } from '../registration/withdrawn.ts';

let provider: TestProvider;
let now = TODAY;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => now });
});
afterAll(() => provider.close());

async function newChallenge() {
  const challenge = await ask(provider, getCaptchaChallenge);
  if (challenge.kind !== 'hashcash') throw new Error('the captcha is Google’s');
  return challenge;
}

/** As a browser does. */
async function solve(): Promise<string> {
  const { challenge, bits } = await newChallenge();
  for (let number = 0; ; number += 1) {
    const token = `${challenge}.${number}`;
    const digest = createHash('sha256').update(token).digest();
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return token;
  }
}
const passFor = async (token: string) => (await ask(provider, checkCaptcha, { query: { token } })).pass;
const exchange = (token: string) => call(provider, checkCaptcha, { query: { token } });
const look = (email: string, from: string, captcha?: string) =>
  call(provider, validEmail, {
    body: { email, ...(captcha === undefined ? {} : { captcha }) },
    headers: { 'x-forwarded-for': from },
  });

test('a few checks are free, then each five cost a solved captcha', async () => {
  const from = '203.0.113.1';
  for (let time = 0; time < 8; time += 1) expect((await look('new@shop.test', from)).status).toBe(200);
  expect(await refused(await look('new@shop.test', from))).toMatchObject({
    status: 403,
    code: 'CAPTCHA_REQUIRED',
  });
  expect((await look('new@shop.test', '203.0.113.2')).status).toBe(200);
  const pass = await passFor(await solve());
  for (let time = 0; time < 5; time += 1) expect((await look('new@shop.test', from, pass)).status).toBe(200);
  expect((await look('new@shop.test', from, pass)).status).toBe(403);
});

test('a captcha that is wrong, changed, used or late is exchanged for nothing', async () => {
  const token = await solve();
  const [end, nonce, signature, number] = token.split('.');
  for (const forged of [
    'nothing',
    '0',
    `${end}.${nonce}.${signature}.x`,
    `${end}.${nonce}x.${signature}.${number}`,
    `${Number.parseInt(end!, 36) + 1}.${nonce}.${signature}.${number}`,
  ])
    expect(await refused(await exchange(forged))).toMatchObject({ status: 409, code: 'CAPTCHA_FAILED' });
  await passFor(token);
  expect((await exchange(token)).status).toBe(409);
  const late = await solve();
  now = new Date(now.getTime() + 5 * 60 * 1000 + 1);
  expect((await exchange(late)).status).toBe(409);
});

test('a pass ends after ten minutes', async () => {
  const from = '203.0.113.3';
  for (let time = 0; time < 8; time += 1) await look('new@shop.test', from);
  const pass = await passFor(await solve());
  await provider.database.update(captchaPasses).set({ expiresAt: now });
  expect((await look('new@shop.test', from, pass)).status).toBe(403);
});

test('a thousand guesses at a token of a captcha are worth nothing', async () => {
  const { challenge } = await newChallenge();
  const { app } = provider;
  const signed = challenge.slice(0, challenge.lastIndexOf('.'));
  const tokens = Array.from(
    { length: 1_000 },
    (_, index) => `${signed}.${'A'.repeat(42)}${index % 10}.${index}`,
  );
  const outcomes = await Promise.allSettled(tokens.map((token) => app.captcha.exchange(token)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([]);
});

test('what is taken is said, in the reader’s language; what is free, too', async () => {
  const email = (address: string) =>
    ask(provider, validEmail, { body: { email: address }, headers: { 'accept-language': 'en-US' } });
  expect(await email('BUYER@vitis.test')).toEqual({
    available: false,
    reason: 'EMAIL_TAKEN',
    message: 'This email address is registered already.',
  });
  expect(await email('new@shop.test')).toEqual({ available: true, reason: null, message: null });

  await provider.database.update(users).set({ mobile: '01011112222' }).where(eq(users.id, 1));
  const taken = await ask(provider, validMobile, { body: { mobile: '+82 10-1111-2222' } });
  expect(taken).toMatchObject({ available: false, reason: 'MOBILE_TAKEN' });
  const odd = await call(provider, validMobile, { body: { mobile: '12' } });
  expect(await refused(odd)).toMatchObject({ errors: [{ field: 'mobile', code: 'MOBILE_FORMAT' }] });
});

test('who has withdrawn waits six months, by the address and by the number, and is known by hashes alone', async () => {
  const gone = { email: 'gone@shop.test', mobile: '01033334444' };
  await provider.database.transaction((tx) => noteWithdrawal(tx, gone, now));
  expect(JSON.stringify(await provider.database.select().from(withdrawals))).not.toMatch(/gone|3333/);
  const both = async () => [
    (await ask(provider, validEmail, { body: { email: 'Gone@shop.test' } })).reason,
    (await ask(provider, validMobile, { body: { mobile: '010-3333-4444' } })).reason,
  ];
  expect(await both()).toEqual(['WITHDRAWN_RECENTLY', 'WITHDRAWN_RECENTLY']);
  const before = now;
  now = new Date(now.getTime() + 184 * 24 * 60 * 60 * 1000);
  expect(await both()).toEqual([null, null]);
  now = before;
});
