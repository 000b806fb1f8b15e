import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { batched } from '../http/batched.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { CallerGoneError, runAsCall } from './call-context.ts';
import { connect } from './connect.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
});

afterAll(() => provider.close());

const one = sql`SELECT 1 AS one`;

test.each<[string, () => Promise<unknown>]>([
  ['a statement', () => provider.database.execute(one)],
  ['a connection', () => provider.pool.connect()],
  ['a transaction of its own', () => provider.database.transaction((tx) => tx.execute(one))],
  ['the catalogue, known or not', () => provider.app.catalogue.current()],
  [
    'what is asked for many at once',
    () => batched(async (items: readonly number[]) => items, { atOnce: 1, most: 9 })(1),
  ],
])('inside of a transaction %s is refused', async (_name, ask) => {
  const refusal = await provider.database
    .transaction(() => ask())
    .then(
      () => 'was done',
      (error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message}`,
    );
  expect(refusal).toContain('inside of a transaction');
  await expect(provider.database.execute(one)).resolves.toBeDefined();
});

test('a part of a transaction is no second connection', async () => {
  const found = provider.database.transaction((tx) => tx.transaction((savepoint) => savepoint.execute(one)));
  await expect(found).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test('in a shop it is told and done all the same', async () => {
  const onSecondConnection = jest.fn();
  const connection = connect(provider.databaseUrl, { onSecondConnection });
  const { database } = connection;
  await expect(database.transaction(async () => database.execute(one))).resolves.toMatchObject({
    rows: [{ one: 1 }],
  });
  expect(onSecondConnection).toHaveBeenCalledTimes(1);
  await connection.close();
});

test('however many write, who reads finds a connection', async () => {
  const all = Promise.withResolvers<void>();
  let begun = 0;
  const writers = Array.from({ length: 30 }, () =>
    provider.database.transaction(() => {
      begun += 1;
      return all.promise;
    }),
  );
  while (begun < 7) await sleep(5);
  await sleep(100);
  expect(begun).toBe(7);
  await expect(provider.database.execute(one)).resolves.toBeDefined();
  all.resolve();
  await Promise.all(writers);
});

test('nobody stands in the line longer than it has patience, or than the caller is there', async () => {
  const connection = connect(provider.databaseUrl, { poolSize: 2, patience: 100 });
  const { database } = connection;
  const all = Promise.withResolvers<void>();
  const writer = database.transaction(() => all.promise);
  const done = jest.fn(async () => undefined);
  await expect(database.transaction(done)).rejects.toMatchObject({ code: 'DATABASE_DEADLINE' });
  const gone = new AbortController();
  const left = runAsCall(60_000, gone.signal, () => database.transaction(done));
  gone.abort(new CallerGoneError('gone'));
  await expect(left).rejects.toMatchObject({ code: 'CALLER_GONE' });
  all.resolve();
  await writer;
  await database.transaction(async (tx) => tx.execute(one));
  expect(done).not.toHaveBeenCalled();
  await connection.close();
});

test('where the server is found to be away, the whole line is told at once', async () => {
  const { url } = provider;
  const nowhere = connect(url.replace('http', 'postgres').replace(/:\d+$/, ':1/nothing'), { poolSize: 2 });
  const asked = Array.from({ length: 200 }, () =>
    nowhere.database.execute(one).then(
      () => 'done',
      () => 'away',
    ),
  );
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['away']));
  await nowhere.close();
});

test('a statement gets what is left of its call', async () => {
  const slow = runAsCall(500, new AbortController().signal, async () =>
    provider.database.execute(sql`SELECT pg_sleep(20)`),
  );
  await expect(slow).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
  const slowly = runAsCall(500, new AbortController().signal, () =>
    provider.database.transaction((tx) => tx.execute(sql`SELECT pg_sleep(20)`)),
  );
  await expect(slowly).rejects.toMatchObject({ cause: { message: expect.stringContaining('terminated') } });
  await expect(provider.database.execute(one)).resolves.toBeDefined();
});
