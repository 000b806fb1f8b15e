import { once } from 'node:events';
import pg from 'pg';
import { cable } from '../test-support/cable.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { type ListeningPool, listeningPool } from './listening-pool.ts';

const CHANNELS = ['news#/', 'news#/b2b'];
const nobody = { onListeningAgain: () => undefined, onError: () => undefined };

let provider: TestProvider;
let pool: pg.Pool;

beforeAll(async () => {
  provider = await startTestProvider();
});

afterAll(() => provider.close());

beforeEach(() => {
  pool = new pg.Pool({ connectionString: provider.databaseUrl, max: 2 });
  pool.on('connect', (client) => client.on('error', () => undefined));
});

afterEach(() => pool.end());

/** As the adapter does: one connection, kept for good. */
async function heardThrough(client: pg.PoolClient): Promise<string[]> {
  const heard: string[] = [];
  client.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
  await provider.pool.query(
    `SELECT pg_notify('news#/', 'one'), pg_notify('news#/b2b', 'two'), pg_notify('else', '')`,
  );
  while (heard.length < 2) await once(client, 'notification');
  return heard;
}

/** As the sockets and their adapter give it back when they close. */
const giveBack = (line: ListeningPool, client: pg.PoolClient): void => {
  line.close();
  client.removeAllListeners('end');
  client.release();
};

const cut = async (client: pg.PoolClient): Promise<void> => {
  const ended = new Promise<void>((done) => client.once('end', done));
  await provider.pool.query('SELECT pg_terminate_backend($1)', [
    (client as unknown as { processID: number }).processID,
  ]);
  await ended;
};

test('a connection is given out when it listens, and not before it is said', async () => {
  const again = jest.fn();
  const line = listeningPool(pool, { ...nobody, channels: CHANNELS, onListeningAgain: again });
  const settled = jest.fn();
  void line.listening.then(settled);
  await new Promise(setImmediate);
  expect(settled).not.toHaveBeenCalled();

  const client = await line.pool.connect();
  expect(await heardThrough(client)).toEqual(['news#/ one', 'news#/b2b two']);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(again).not.toHaveBeenCalled();
  giveBack(line, client);
});

test('a lost connection gives its place back, and the next one says that something may have been missed', async () => {
  const again = jest.fn();
  const line = listeningPool(pool, { ...nobody, channels: CHANNELS, onListeningAgain: again });
  for (let lost = 0; lost < 4; lost += 1) {
    const client = await line.pool.connect();
    expect(again).toHaveBeenCalledTimes(lost);
    await cut(client);
  }
  const client = await line.pool.connect();
  expect(await heardThrough(client)).toHaveLength(2);
  expect(again).toHaveBeenCalledTimes(4);
  expect((await line.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  giveBack(line, client);
});

test('a connection that cannot listen is not kept', async () => {
  const line = listeningPool(pool, { ...nobody, channels: ['x'.repeat(70), ''] });
  for (let tried = 0; tried < 3; tried += 1) await expect(line.pool.connect()).rejects.toThrow('zero-length');
  expect(pool.totalCount).toBe(0);
});

test('who asks twice gets one connection: nothing is heard twice', async () => {
  const line = listeningPool(pool, { ...nobody, channels: CHANNELS });
  const second = jest.fn();
  const asked = line.pool.connect();
  void line.pool.connect().then(second);
  const client = await asked;
  void line.pool.connect().then(second);
  expect(await heardThrough(client)).toHaveLength(2);
  expect(second).not.toHaveBeenCalled();
  expect(pool.totalCount).toBe(1);

  await cut(client);
  const next = await line.pool.connect();
  expect(await heardThrough(next)).toHaveLength(2);
  giveBack(line, next);
});

test('a connection that was on its way when everything closed is not kept', async () => {
  const line = listeningPool(pool, { ...nobody, channels: CHANNELS });
  const asked = line.pool.connect();
  line.close();
  await expect(asked).rejects.toThrow('nobody listens');
  const after = jest.fn();
  void line.pool.connect().then(after, after);
  await new Promise(setImmediate);
  expect(after).not.toHaveBeenCalled();
  expect(pool.totalCount).toBe(0);
});

test('a line that was cut without a word is found out and given up for another', async () => {
  const wire = await cable(provider.databaseUrl);
  const far = new pg.Pool({ connectionString: wire.url, max: 1 });
  far.on('connect', (client) => client.on('error', () => undefined));
  const [again, onError] = [jest.fn(), jest.fn()];
  const line = listeningPool(far, {
    channels: CHANNELS,
    onListeningAgain: again,
    onError,
    pause: 10,
    patience: 5_000,
  });
  const client = await line.pool.connect();
  const ended = once(client, 'end');
  expect(await heardThrough(client)).toHaveLength(2);

  wire.goDead();
  // A new line leads to the server all the same.
  wire.mend();
  await ended;
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('not answer') }),
  );
  const next = await line.pool.connect();
  expect(again).toHaveBeenCalledTimes(1);
  expect(await heardThrough(next)).toHaveLength(2);
  giveBack(line, next);
  await far.end();
  await wire.close();
});
