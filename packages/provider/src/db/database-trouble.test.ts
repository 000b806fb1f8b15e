import { setTimeout as sleep } from 'node:timers/promises';
import { addToCart, getCart, getProduct, HEADERS, LANGUAGES } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { type Cable, cable } from '../test-support/cable.ts';
import { call, refused } from '../test-support/call.ts';
import { smallShop, TODAY } from '../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';

let provider: TestProvider;
let wire: Cable;
let logged: { level: number; err?: { message: string } }[];

/** Milliseconds that a call may wait for the database here. */
const time = 1_500;

beforeEach(async () => {
  logged = [];
  provider = await startTestProvider({
    fill: smallShop,
    now: () => TODAY,
    config: { databaseTimeout: time },
    logger: pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    through: async (url) => {
      wire = await cable(url);
      return wire.url;
    },
  });
});

afterEach(async () => {
  wire.mend();
  await provider.close();
  await wire.close();
});

const visit = (language?: string) =>
  call(provider, getProduct, {
    params: { id: 1 },
    ...(language === undefined ? {} : { headers: { 'accept-language': language } }),
  });

const putIn = (token: string) =>
  fetch(provider.url + addToCart.path, {
    method: 'POST',
    headers: { [HEADERS.authorization]: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ idProduct: 1, qty: 1 }] }),
  });

async function bottlesIn(token: string): Promise<number> {
  const response = await call(provider, getCart, { headers: { [HEADERS.authorization]: `Bearer ${token}` } });
  const { _embedded } = (await response.json()) as { _embedded: { items: { qty: number }[] } };
  return _embedded.items.reduce((sum, { qty }) => sum + qty, 0);
}

/** Asks until it is answered. */
async function untilAnswered(ask: () => Promise<Response>): Promise<void> {
  while ((await ask()).status !== 200) await sleep(20);
}

/** Waits until nobody holds a connection; a place that was lost would never come back. */
async function allRest(): Promise<void> {
  while (provider.pool.idleCount !== provider.pool.totalCount) await sleep(5);
}

test('a line that is dead without a word: every call is answered in its time, and soon after all is well', async () => {
  const token = await provider.token('buyer@vitis.test');
  // As many connections as the pool may have rest, and all of them die.
  await Promise.all(Array.from({ length: 20 }, () => visit()));
  expect((await putIn(token)).status).toBe(200);
  wire.goDead();
  // The kernel would take a quarter of an hour to give one of these lines up, far more than a test may.
  const answers = await Promise.all([
    ...Array.from({ length: 15 }, () => visit()),
    ...Array.from({ length: 15 }, () => putIn(token)),
  ]);
  for (const answer of answers) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused(answer)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  }
  expect(logged.filter(({ level }) => level >= 50).length).toBeGreaterThan(0);

  wire.mend();
  await untilAnswered(() => putIn(token));
  // No place of the pool was lost: so many at once go through again, and nobody holds one afterwards.
  await Promise.all(Array.from({ length: 20 }, () => untilAnswered(() => putIn(token))));
  await allRest();
});

describe('resting lines that are dead while new ones pass, as after a failover', () => {
  beforeEach(async () => {
    await Promise.all(Array.from({ length: 8 }, () => provider.pool.query('SELECT pg_sleep(0.2)')));
    expect(provider.pool.idleCount).toBeGreaterThanOrEqual(8);
    wire.goDead();
    wire.mend();
  });

  test('one call finds out, and for all of them', async () => {
    expect((await visit()).status).toBe(503);
    expect((await visit()).status).toBe(200);
  });

  test('a transaction that could not begin gives its place back, and not its line', async () => {
    const begin = () => provider.database.transaction(async (tx) => tx.execute(sql`SELECT 1 AS one`));
    await expect(begin()).rejects.toThrow();
    await expect(begin()).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await allRest();
  });
});

test('says it in the language of its reader', async () => {
  await visit();
  wire.goDead();
  // The kernel would take a quarter of an hour to give one of these lines up, far more than a test may.
  const answers = await Promise.all(LANGUAGES.map((language) => visit(language)));
  const said = await Promise.all(answers.map(async (answer) => (await refused(answer)).message));
  expect(answers.map(({ headers }) => headers.get('content-language'))).toEqual(LANGUAGES);
  expect(new Set(said).size).toBe(LANGUAGES.length);
});

test('a database that only reads: what is read goes on, what is written is refused and told as a fault', async () => {
  const token = await provider.token('buyer@vitis.test');
  expect((await putIn(token)).status).toBe(200);
  const name = new URL(provider.databaseUrl).pathname.slice(1);
  const makeReadOnly = async (value: 'on' | 'off') => {
    const client = await provider.pool.connect();
    await client.query(
      `BEGIN READ WRITE; ALTER DATABASE ${name} SET default_transaction_read_only = ${value}; COMMIT`,
    );
    client.release();
  };
  // Whoever connects from now on; those that are there go.
  const renew = () =>
    provider.database
      .execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
            AND pid <> pg_backend_pid()`,
      )
      .then(() => provider.database.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`))
      .catch(() => undefined);
  await makeReadOnly('on');
  await renew();
  await untilAnswered(visit);

  const refusal = await putIn(token);
  expect(refusal.headers.get('retry-after')).not.toBeNull();
  expect(await refused(refusal)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(JSON.stringify(logged)).toContain('read-only transaction');
  expect((await visit()).status).toBe(200);
  expect(await bottlesIn(token)).toBe(1);

  await makeReadOnly('off');
  await renew();
  await untilAnswered(() => putIn(token));
});
