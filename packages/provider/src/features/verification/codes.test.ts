import { confirmCode, type Language, sendCode } from '@vitis/contracts';
import { VERIFICATION_CODE_TRIES } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import { attempts, outbox, verificationCodes } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { codeTo, messagesTo } from '../../test-support/sent-messages.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { CODE_LIMITS_OF } from './code.service.ts';

let provider: TestProvider;
let now = new Date('2026-11-20T10:00:00+09:00');
let turn = 0;

beforeAll(async () => {
  provider = await startTestProvider({ now: () => now });
});
afterAll(() => provider.close());
beforeEach(() => {
  turn += 1;
});

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
/** A number that no other test has. */
const mobileOf = (index = 0) => `010${String(turn * 1000 + index).padStart(8, '0')}`;
const mode = 'SIGN_UP';

const send = (mobile: string, { from, language }: { from?: string; language?: Language } = {}) =>
  call(provider, sendCode, {
    body: { mode, mobile },
    headers: {
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
      ...(language === undefined ? {} : { 'accept-language': language }),
    },
  });
const confirm = (mobile: string, code: string) =>
  call(provider, confirmCode, { body: { mode, mobile, code } });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code goes to the number in the reader’s language, and is exchanged once for a proof', async () => {
  const mobile = mobileOf();
  const response = await send(`+82 10-${mobile.slice(3)}`, { language: 'en-US' });
  expect([response.status, await response.json()]).toEqual([
    200,
    { expiresInSeconds: 600, resendAfterSeconds: 60 },
  ]);
  const code = await codeTo(provider, mobile);
  const [message] = await messagesTo(provider, mobile);
  expect(message).toMatchObject({ channel: 'sms', html: null });
  expect(message?.body).toBe(
    `[VITIS] Your code is ${code}. It is valid for 10 minutes. Please do not share it.`,
  );

  const { proof } = await ask(provider, confirmCode, { body: { mode, mobile, code } });
  expect(await refused(await confirm(mobile, code))).toMatchObject({ status: 409, code: 'CODE_EXPIRED' });
  const subject = { purpose: 'SIGN_UP', mobile } as const;
  const redeem = (given: string) =>
    provider.database.transaction((tx) => provider.app.codes.redeem(tx, subject, given));
  await expect(redeem('another')).rejects.toMatchObject({ code: 'PROOF_EXPIRED' });
  await redeem(proof);
  await expect(redeem(proof)).rejects.toMatchObject({ code: 'PROOF_EXPIRED' });
});

test('nothing of a code, nor of whom it went to, can be read in the tables afterwards', async () => {
  const mobile = mobileOf();
  await send(mobile);
  const code = await codeTo(provider, mobile);
  const kept = JSON.stringify([
    await provider.database.select().from(verificationCodes),
    await provider.database.select().from(outbox).where(eq(outbox.channel, 'sms')),
  ]);
  expect(kept).not.toContain(mobile);
  expect(kept).not.toContain(`"${code}"`);
});

test('a wrong code is said at its field; the fifth ends it, and the right one opens nothing then', async () => {
  const mobile = mobileOf();
  await send(mobile);
  const code = await codeTo(provider, mobile);
  const first = await refused(await confirm(mobile, wrong(code)));
  expect(first).toMatchObject({ status: 409, code: 'CODE_WRONG', errors: [{ field: 'code' }] });
  for (let tries = 2; tries < VERIFICATION_CODE_TRIES; tries += 1) await confirm(mobile, wrong(code));
  expect(await refused(await confirm(mobile, wrong(code)))).toMatchObject({ code: 'CODE_USED_UP' });
  expect(await refused(await confirm(mobile, code))).toMatchObject({ code: 'CODE_USED_UP' });
});

test('many tries at once are counted one by one', async () => {
  const mobile = mobileOf();
  await send(mobile);
  const code = await codeTo(provider, mobile);
  await Promise.all(Array.from({ length: 12 }, () => confirm(mobile, wrong(code))));
  expect((await confirm(mobile, code)).status).toBe(409);
});

test('a code holds for ten minutes, and for the number and the purpose that it was asked for', async () => {
  const mobile = mobileOf();
  await send(mobile);
  const code = await codeTo(provider, mobile);
  expect(await refused(await confirm(mobileOf(1), code))).toMatchObject({ code: 'CODE_WRONG' });
  const other = await call(provider, confirmCode, { body: { mode: 'CHANGE_MOBILE', mobile, code } });
  expect(await refused(other)).toMatchObject({ code: 'CODE_WRONG' });
  pass(10 * 60);
  expect(await refused(await confirm(mobile, code))).toMatchObject({ code: 'CODE_EXPIRED' });
});

test('a new code comes after a minute, and ends the one before it', async () => {
  const mobile = mobileOf();
  await send(mobile);
  const first = await codeTo(provider, mobile);
  pass(20);
  const soon = await send(mobile);
  expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '40']);
  expect(await refused(soon)).toMatchObject({ code: 'CODE_TOO_SOON' });
  pass(40);
  expect((await send(mobile)).status).toBe(200);
  const second = await codeTo(provider, mobile, first);
  expect((await confirm(mobile, first)).status).toBe(409);
  expect((await confirm(mobile, second)).status).toBe(200);
});

test('so many codes go to a number within an hour', async () => {
  const mobile = mobileOf();
  for (let time = 0; time < CODE_LIMITS_OF.recipientPerHour; time += 1) {
    expect((await send(mobile)).status).toBe(200);
    pass(61);
  }
  const refusal = await send(mobile);
  expect(await refused(refusal)).toMatchObject({ status: 429, code: 'TOO_MANY_CODES' });
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(3000);
});

test('an address asks for a few codes, then for a captcha, and for no more than so many in an hour', async () => {
  const from = `198.51.100.${turn}`;
  for (let index = 0; index < 3; index += 1) expect((await send(mobileOf(index), { from })).status).toBe(200);
  expect(await refused(await send(mobileOf(3), { from }))).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  // The tries of an earlier quarter of an hour cost no captcha any more.
  await provider.database.delete(attempts);
  const rows = await provider.database.select().from(verificationCodes).limit(1);
  await provider.database.insert(verificationCodes).values(
    Array.from({ length: CODE_LIMITS_OF.addressPerHour }, (_, index) => ({
      ...rows[0]!,
      id: crypto.randomUUID(),
      recipientHash: `r${index}`,
      address: from,
      sentAt: now,
    })),
  );
  expect(await refused(await send(mobileOf(4), { from }))).toMatchObject({ code: 'TOO_MANY_CODES' });
  expect((await send(mobileOf(4))).status).toBe(200);
});

test('what is asked for nobody looks the same, is refused the same, and sends nothing', async () => {
  const { codes, services } = provider.app;
  const mobile = mobileOf();
  const context = { userId: null, requestId: null, address: null };
  const asked = { purpose: 'FIND_ACCOUNT', mobile, language: 'ko-KR', address: null, isSent: false } as const;
  const sent = await services.transact(context, (unit) => codes.send(unit, asked));
  expect(sent).toEqual({ expiresInSeconds: 600, resendAfterSeconds: 60 });
  await expect(services.transact(context, (unit) => codes.send(unit, asked))).rejects.toMatchObject({
    code: 'CODE_TOO_SOON',
  });
  await expect(codes.confirm(asked, '123456', 'ko-KR')).rejects.toMatchObject({ code: 'CODE_WRONG' });
  expect(await messagesTo(provider, mobile)).toEqual([]);
});

test.each([
  ['letters', 'abc', 'MOBILE_FORMAT'],
  ['a number of a house', '02-123-4567', 'MOBILE_FORMAT'],
])('%s are no mobile number', async (_name, mobile, code) => {
  expect(await refused(await send(mobile))).toMatchObject({
    status: 400,
    errors: [{ field: 'mobile', code }],
  });
});

test('a code needs somewhere to go to; without a number it goes by mail', async () => {
  const none = await call(provider, sendCode, { body: { mode } });
  expect(await refused(none)).toMatchObject({ errors: [{ field: 'mobile', code: 'REQUIRED' }] });
  const email = `somebody${turn}@shop.test`;
  await ask(provider, sendCode, { body: { mode, email } });
  const code = await codeTo(provider, email);
  const [mail] = await messagesTo(provider, email);
  expect(mail?.html).toContain(`>${code}</p>`);
  await ask(provider, confirmCode, { body: { mode, email, code } });
});

test('a thousand guesses from many addresses, with a new code whenever one is used up, open nothing', async () => {
  const mobile = mobileOf();
  const from = (index: number) => `203.0.113.${index % 250}`;
  let opened = 0;
  for (let round = 0; round < 20; round += 1) {
    await send(mobile, { from: from(round) });
    const row = (await messagesTo(provider, mobile))[0];
    const code = /\d{6}/.exec(row?.body ?? '')?.[0] ?? '';
    const guesses = Array.from({ length: 50 }, (_, index) =>
      String((Number(code) + 1 + round * 50 + index) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(
      guesses.map((guess, index) =>
        call(provider, confirmCode, {
          body: { mode, mobile, code: guess },
          headers: { 'x-forwarded-for': from(index) },
        }),
      ),
    );
    opened += answers.filter(({ status }) => status !== 409).length;
    pass(61);
  }
  expect(opened).toBe(0);
  const tries = await provider.database.select({ tries: verificationCodes.tries }).from(verificationCodes);
  expect(Math.max(...tries.map((row) => row.tries))).toBeLessThanOrEqual(VERIFICATION_CODE_TRIES);
  // The owner is not shut out for good.
  pass(60 * 60);
  const last = await codeTo(provider, mobile);
  await send(mobile);
  expect((await confirm(mobile, await codeTo(provider, mobile, last))).status).toBe(200);
});
