import { login } from '@vitis/contracts';
import { LOGIN_FAILURE_MINUTES, LOGIN_FAILURES_PER_ACCOUNT } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import { buildApp } from '../../app.ts';
import { loginFailures } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { PASSWORD, smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { accountHashOf } from './login-attempts.ts';

let provider: TestProvider;
let now: Date;

beforeEach(async () => {
  now = TODAY;
  provider = await startTestProvider({ fill: smallShop, now: () => now });
});

afterEach(() => provider.close());

const email = 'buyer@vitis.test';
const window = LOGIN_FAILURE_MINUTES * 60 * 1000;

/** A try from an address of its own, as the gateway passes it on; `device` is what a browser kept. */
function tryFrom(address: string, password: string, { device = '', who = email, scheme = 'http' } = {}) {
  return call(provider, login, {
    body: { email: who, password },
    headers: {
      'x-forwarded-for': address,
      'x-forwarded-proto': scheme,
      ...(device === '' ? {} : { cookie: device }),
    },
  });
}

const guesses = (address: string, count: number, options = {}) =>
  Promise.all(Array.from({ length: count }, () => tryFrom(address, 'wrong', options)));

const statuses = (responses: readonly Response[]) => responses.map(({ status }) => status).sort();

/** What the browser shows next time. */
const deviceOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

/** Wrong guesses of strangers, from as many addresses. */
async function strangersFail(count: number, address = (index: number) => `198.51.100.${index}`) {
  const failures = Array.from({ length: count }, (_, index) => ({
    accountHash: accountHashOf(email),
    address: address(index),
    failedAt: now,
  }));
  await provider.database.insert(loginFailures).values(failures);
}

test('five failures stop an account at that address for fifteen minutes, even with the right password, and nobody else', async () => {
  expect(statuses(await guesses('203.0.113.1', 9))).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
  const stopped = await tryFrom('203.0.113.1', PASSWORD);
  expect(stopped.headers.get('retry-after')).toBe('900');
  expect(await refused(stopped)).toMatchObject({ code: 'TOO_MANY_LOGINS' });
  expect((await tryFrom('203.0.113.1', PASSWORD, { who: 'buyer2@vitis.test' })).status).toBe(200);

  now = new Date(TODAY.getTime() + window + 1000);
  expect((await tryFrom('203.0.113.1', PASSWORD)).status).toBe(200);
});

test('all processes count together', async () => {
  const { database, pool, app, tokenSecret } = provider;
  const connection = { database, pool, close: async () => undefined, cut: () => undefined };
  const other = await buildApp({ config: app.config, connection, secret: tokenSecret, now: () => now });
  const guessAtOther = async () => {
    const { statusCode } = await other.inject({
      method: 'POST',
      url: login.path,
      headers: { 'x-forwarded-for': '203.0.113.1' },
      payload: { email, password: 'wrong' },
    });
    return statusCode;
  };
  expect(statuses(await guesses('203.0.113.1', 3))).toEqual([401, 401, 401]);
  expect([await guessAtOther(), await guessAtOther(), await guessAtOther()]).toEqual([401, 401, 429]);
  expect((await tryFrom('203.0.113.1', PASSWORD)).status).toBe(429);
  await other.close();
});

test('the owner comes in from another address while somebody is stopped, only later', async () => {
  await guesses('203.0.113.1', 6);
  const [owner, other] = [
    tryFrom('203.0.113.2', PASSWORD),
    tryFrom('203.0.113.2', PASSWORD, { who: 'buyer2@vitis.test' }),
  ];
  // Who asks for an account that nobody guesses at does not wait for the other.
  expect(await Promise.race([owner.then(() => 'owner'), other.then(() => 'other')])).toBe('other');
  expect([(await owner).status, (await other).status]).toEqual([200, 200]);
});

test('a success forgets the failures before it at its address, and those of nobody else', async () => {
  for (let round = 0; round < 2; round += 1) {
    expect(statuses(await guesses('203.0.113.1', 4))).toEqual([401, 401, 401, 401]);
    expect((await tryFrom('203.0.113.1', PASSWORD)).status).toBe(200);
  }
  await strangersFail(LOGIN_FAILURES_PER_ACCOUNT, () => '203.0.113.7');
  expect((await tryFrom('203.0.113.1', PASSWORD)).status).toBe(200);
  expect((await tryFrom('203.0.113.7', 'wrong')).status).toBe(429);
});

test('thirty failures stop an address for accounts that nobody uses there', async () => {
  const failures = Array.from({ length: 30 }, (_, index) => ({
    accountHash: `hash-${index}`,
    address: '203.0.113.1',
    failedAt: now,
  }));
  await provider.database.insert(loginFailures).values(failures);
  expect((await tryFrom('203.0.113.1', PASSWORD)).status).toBe(429);
  expect((await tryFrom('203.0.113.2', PASSWORD)).status).toBe(200);
});

test('no number of strangers keeps the owner out of a device that was signed in before, or makes it wait there', async () => {
  const device = deviceOf(await tryFrom('203.0.113.1', PASSWORD));
  await strangersFail(200);
  await strangersFail(30, () => '203.0.113.1');
  const back = await tryFrom('203.0.113.1', PASSWORD, { device });
  expect(back.status).toBe(200);
  // Without what the device kept, the same address is stopped.
  expect((await tryFrom('203.0.113.1', PASSWORD)).status).toBe(429);
});

test('what is typed on a known device counts by itself: five failures stop it, and the owner elsewhere goes on', async () => {
  const device = deviceOf(await tryFrom('203.0.113.1', PASSWORD));
  expect(statuses(await guesses('203.0.113.1', 7, { device }))).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const stopped = await tryFrom('203.0.113.1', PASSWORD, { device });
  expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '900']);
  expect((await tryFrom('203.0.113.2', PASSWORD)).status).toBe(200);
});

test('what a device keeps is good for the accounts that signed in there, and no other', async () => {
  let device = deviceOf(await tryFrom('203.0.113.1', PASSWORD));
  device = deviceOf(await tryFrom('203.0.113.1', PASSWORD, { device, who: 'buyer2@vitis.test' }));
  await strangersFail(30, () => '203.0.113.1');
  expect((await tryFrom('203.0.113.1', PASSWORD, { device, who: 'sales@vitis.test' })).status).toBe(429);
  const back = await tryFrom('203.0.113.1', PASSWORD, { device });
  expect(back.status).toBe(200);
  // Every sign-in gives the device another one, so that a copy of the last is worth nothing.
  expect((await tryFrom('203.0.113.1', PASSWORD, { device })).status).toBe(429);
  const next = await tryFrom('203.0.113.1', PASSWORD, { device: deviceOf(back), who: 'buyer2@vitis.test' });
  expect(next.status).toBe(200);
});

test('only a browser can read what it keeps, and over https it is never sent in the open', async () => {
  const plain = (await tryFrom('203.0.113.1', PASSWORD)).headers.get('set-cookie') ?? '';
  expect(plain).toMatch(/^vitis-b2b-device=[\w-]{43}; /);
  for (const word of ['HttpOnly', 'SameSite=Strict', 'Path=/api/v1/b2b/account/login', 'Max-Age='])
    expect(plain).toContain(word);
  expect(plain).not.toContain('Secure');
  const secure = await tryFrom('203.0.113.1', PASSWORD, { scheme: 'https' });
  expect(secure.headers.get('set-cookie')).toMatch(/^__Secure-vitis-b2b-device=[\w-]{43}; .*; Secure/);
  const device = deviceOf(secure);
  await strangersFail(30, () => '203.0.113.1');
  expect((await tryFrom('203.0.113.1', PASSWORD, { device, scheme: 'https' })).status).toBe(200);
});

test('a device that was not used for long is a stranger again', async () => {
  const device = deviceOf(await tryFrom('203.0.113.1', PASSWORD));
  now = new Date(TODAY.getTime() + 181 * 24 * 60 * 60 * 1000);
  await strangersFail(5, () => '203.0.113.1');
  expect((await tryFrom('203.0.113.1', PASSWORD, { device })).status).toBe(429);
});

test('a refused try is not counted: knocking on does not make it longer', async () => {
  await guesses('203.0.113.1', 8);
  const kept = await provider.database
    .select()
    .from(loginFailures)
    .where(eq(loginFailures.accountHash, accountHashOf(email)));
  expect(kept).toHaveLength(LOGIN_FAILURES_PER_ACCOUNT);
  await ask(provider, login, { body: { email: 'sales@vitis.test', password: PASSWORD } });
});
