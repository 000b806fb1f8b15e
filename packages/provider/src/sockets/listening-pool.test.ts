import { once } from 'node:events';
import pg from 'pg';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { listeningPool } from './listening-pool.ts';

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

/** As the adapter gives it back when it closes. */
const giveBack = (client: pg.PoolClient): void => {
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
  const line = listeningPool(pool, { channels: ['news#/', 'news#/b2b'], onListeningAgain: again });
  const settled = jest.fn();
  void line.listening.then(settled);
  await new Promise(setImmediate);
  expect(settled).not.toHaveBeenCalled();

  const client = await line.pool.connect();
  expect(await heardThrough(client)).toEqual(['news#/ one', 'news#/b2b two']);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(again).not.toHaveBeenCalled();
  giveBack(client);
});

test('a lost connection gives its place back, and the next one says that something may have been missed', async () => {
  const again = jest.fn();
  const line = listeningPool(pool, { channels: ['news#/', 'news#/b2b'], onListeningAgain: again });
  for (let lost = 0; lost < 4; lost += 1) {
    const client = await line.pool.connect();
    expect(again).toHaveBeenCalledTimes(lost);
    await cut(client);
  }
  const client = await line.pool.connect();
  expect(await heardThrough(client)).toHaveLength(2);
  expect(again).toHaveBeenCalledTimes(4);
  expect((await line.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  giveBack(client);
});

test('a connection that cannot listen is not kept', async () => {
  const line = listeningPool(pool, { channels: ['x'.repeat(70), ''], onListeningAgain: () => undefined });
  for (let tried = 0; tried < 3; tried += 1) await expect(line.pool.connect()).rejects.toThrow('zero-length');
  expect(pool.totalCount).toBe(0);
});
