import {
  beginSecondFactor,
  checkCaptcha,
  confirmFindAccount,
  confirmFindPassword,
  confirmSecondFactor,
  findAccount,
  findPassword,
  login,
  matchPassword,
  requestPasswordReset,
  resetPasswordByMobile,
} from '@vitis/contracts';
import { did, howMany, LONG_TIMEOUT } from '@vitis/domain/test-support';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { mailbox, users } from '../../db/schema.ts';
import { ask, call } from '../../test-support/call.ts';
import { inParallel } from '../../test-support/in-parallel.ts';
import { codeTo, messagesTo } from '../../test-support/sent-messages.ts';
import { PASSWORD, smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

jest.setTimeout(LONG_TIMEOUT);

let provider: TestProvider;
let now: Date;

const email = 'buyer@vitis.test';
const mobile = '01012345678';
const hour = 60 * 60_000;
/** Guesses of each kind, a half from one address, the others each from its own. */
const tries = howMany(40, 1_000);

beforeEach(async () => {
  now = TODAY;
  provider = await startTestProvider({ fill: smallShop, now: () => now });
  await provider.database.update(users).set({ mobile }).where(eq(users.email, email));
});

afterEach(() => provider.close());

const addresses = Array.from({ length: tries }, (_, index) =>
  index % 2 === 0 ? '203.0.113.1' : `198.18.${Math.floor(index / 250)}.${index % 250}`,
);

/** What became of all guesses, by status. */
async function guess(at: (address: string, index: number) => Promise<Response>): Promise<Set<number>> {
  const indexed = addresses.map((address, index) => ({ address, index }));
  const answers = await inParallel(
    indexed,
    20,
    async ({ address, index }) => (await at(address, index)).status,
  );
  did({ guesses: tries });
  return new Set(answers);
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const signIn = (password: string, address: string) =>
  call(provider, login, { body: { email, password }, ...from(address) });

test('no guess at a password gets in, and its owner does, at an address of its own', async () => {
  const statuses = await guess((address, index) => signIn(`Guess#${index}`, address));
  expect([...statuses].toSorted()).toEqual([401, 429]);
  // New to the account, it waits a few seconds where many guess.
  expect((await signIn(PASSWORD, '192.0.2.77')).status).toBe(200);
});

test('no guess at a code is taken, and the next code of its owner is', async () => {
  await ask(provider, findPassword, { body: { email, mobile } });
  const code = await codeTo(provider, mobile);
  const wrong = (index: number) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');
  const statuses = await guess((address, index) =>
    call(provider, confirmFindPassword, { body: { email, mobile, code: wrong(index) }, ...from(address) }),
  );
  expect([...statuses]).toEqual([409]);
  // Past five tries the right one is worth nothing either.
  const late = await call(provider, confirmFindPassword, { body: { email, mobile, code } });
  expect(late.status).toBe(409);

  now = new Date(TODAY.getTime() + 61_000);
  await ask(provider, findPassword, { body: { email, mobile } });
  const body = { email, mobile, code: await codeTo(provider, mobile, code) };
  const { proof } = await ask(provider, confirmFindPassword, { body });
  const guessed = await guess((address, index) =>
    call(provider, resetPasswordByMobile, {
      body: {
        ...{ email, mobile, proof: `${proof.slice(0, -3)}${index}` },
        ...{ newPassword: 'Burgundy#1978', confirmNewPassword: 'Burgundy#1978' },
      },
      ...from(address),
    }),
  );
  expect([...guessed]).toEqual([409]);
  expect((await signIn(PASSWORD, '192.0.2.77')).status).toBe(200);
});

test('who knows the password guesses no second factor and no recovery code, and the owner comes in', async () => {
  const token = await provider.token(email);
  const mine = { headers: { authorization: `Bearer ${token}` } };
  await call(provider, matchPassword, { ...mine, body: { password: PASSWORD } });
  const { secret } = await ask(provider, beginSecondFactor, mine);
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
  await ask(provider, confirmSecondFactor, { ...mine, body: { code: codeNow() } });
  now = new Date(now.getTime() + 60_000);
  const withCode = (code: string, address: string) =>
    call(provider, login, { body: { email, password: PASSWORD, code }, ...from(address) });

  const right = Number(codeNow());
  const wrong = (index: number) => String((right + 7 + index) % 1_000_000).padStart(6, '0');
  const recovery = (index: number) => `AAAAA-${String(index).padStart(5, '2')}`;
  const statuses = await guess((address, index) =>
    withCode(index % 4 < 2 ? wrong(index) : recovery(index), address),
  );
  expect([...statuses].toSorted()).toEqual([401, 429]);
  now = new Date(now.getTime() + hour);
  expect((await withCode(codeNow(), '192.0.2.77')).status).toBe(200);
});

test('a crowd that asks for codes sends few, and its owner gets one an hour later', async () => {
  const statuses = await guess((address) =>
    call(provider, findAccount, { body: { mobile }, ...from(address) }),
  );
  expect(statuses.has(429)).toBe(true);
  expect(await messagesTo(provider, mobile)).toHaveLength(1);
  const first = await codeTo(provider, mobile);
  now = new Date(TODAY.getTime() + hour);
  await ask(provider, findAccount, { body: { mobile } });
  const body = { mobile, code: await codeTo(provider, mobile, first) };
  expect((await call(provider, confirmFindAccount, { body })).status).toBe(200);
});

test('no captcha that nobody has solved is taken', async () => {
  const statuses = await guess((address, index) =>
    call(provider, checkCaptcha, { query: { token: `challenge.${index}` }, ...from(address) }),
  );
  expect([...statuses].filter((status) => status < 400)).toEqual([]);
  expect(await provider.database.$count(mailbox)).toBe(0);
});

const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1]!;

async function timeOf(asked: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  await (await asked()).text();
  return performance.now() - began;
}

/** Pairs of times, in turns, so that what else the machine does meets both. */
async function timesOf(pairs: number, mine: () => Promise<Response>, nobodys: () => Promise<Response>) {
  const times: { mine: number; nobodys: number }[] = [];
  // Each asks as if it were the first of its day.
  const later = (asked: () => Promise<Response>) => {
    now = new Date(now.getTime() + 25 * hour);
    return timeOf(asked);
  };
  // The first two compile and connect.
  for (let pair = -2; pair < pairs; pair += 1) {
    const isFirst = pair % 2 === 0;
    const one = await later(isFirst ? mine : nobodys);
    const other = await later(isFirst ? nobodys : mine);
    if (pair >= 0) times.push(isFirst ? { mine: one, nobodys: other } : { mine: other, nobodys: one });
  }
  return times;
}

test.each<[string, number, () => Promise<Response>, () => Promise<Response>]>([
  [
    'a sign-in',
    howMany(8, 60),
    () => call(provider, login, { body: { email, password: 'wrong' } }),
    () => call(provider, login, { body: { email: 'nobody@vitis.test', password: 'wrong' } }),
  ],
  [
    'a code to a number',
    howMany(20, 200),
    () => call(provider, findAccount, { body: { mobile } }),
    () => call(provider, findAccount, { body: { mobile: '01099998888' } }),
  ],
  [
    'a code for a password',
    howMany(20, 200),
    () => call(provider, findPassword, { body: { email, mobile } }),
    () => call(provider, findPassword, { body: { email: 'nobody@vitis.test', mobile: '01099998888' } }),
  ],
  [
    'a link by mail',
    howMany(20, 200),
    () => call(provider, requestPasswordReset, { body: { email } }),
    () => call(provider, requestPasswordReset, { body: { email: 'nobody@vitis.test' } }),
  ],
])('the time of %s tells nothing of the account', async (_name, pairs, mine, nobodys) => {
  const look = async () => {
    const times = await timesOf(pairs, mine, nobodys);
    const medians = [median(times.map((each) => each.mine)), median(times.map((each) => each.nobodys))];
    const difference = Math.abs(medians[0]! - medians[1]!);
    const longer = times.filter((each) => each.mine > each.nobodys).length / pairs;
    // A machine that is busy moves medians by chance, but not nearly all pairs the same way.
    const isTold = difference > 0.2 * Math.max(...medians) + 2 && Math.abs(longer - 0.5) > 0.35;
    return { isTold, medians, longer };
  };
  // What chance has told once it does not tell three times.
  let seen = await look();
  for (let again = 0; seen.isTold && again < 2; again += 1) seen = await look();
  expect(seen).toMatchObject({ isTold: false });
});
