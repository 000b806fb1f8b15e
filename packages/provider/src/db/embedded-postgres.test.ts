import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { underFileLock } from './embedded/file-lock.ts';
import { keepRunning } from './embedded/keep-running.ts';
import { ensureDatabase } from './embedded/own-database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitis-cluster-'));
  await chmod(folder, 0o755);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const start = () => startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
const pidFile = () => join(folder, 'postgres', 'data', 'postmaster.pid');

async function ask(url: string, query: string): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(query)).rows[0];
  } finally {
    await client.end();
  }
}

test('several share one server; the last to leave stops it, and its data is there the next time', async () => {
  const clusters = await Promise.all([start(), start(), start()]);
  const urls = await Promise.all(clusters.map((cluster) => ensureDatabase(cluster, 'shop')));
  expect(new Set(urls).size).toBe(1);
  await ask(urls[0]!, 'CREATE TABLE kept AS SELECT 7 AS number');
  await clusters[0]!.stop();
  await clusters[1]!.stop();
  expect(await ask(urls[2]!, 'SELECT number FROM kept')).toEqual({ number: 7 });
  await clusters[2]!.stop();
  await expect(ask(urls[2]!, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');

  const again = await start();
  expect(await ask(again.url('shop'), 'SELECT number FROM kept')).toEqual({ number: 7 });
  await again.stop();
});

test('listens to this machine only, asks for its password, and speaks of it to its owner alone', async () => {
  const cluster = await start();
  expect(await ask(cluster.adminUrl('postgres'), 'SHOW listen_addresses')).toEqual({
    listen_addresses: '127.0.0.1',
  });
  await expect(ask(cluster.adminUrl('postgres').replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(
    'password',
  );
  await cluster.stop();
});

test('a pid file that names somebody else’s process does not keep it from starting', async () => {
  const cluster = await start();
  await cluster.stop();
  // What a crash leaves behind, once its number belongs to another program.
  await writeFile(pidFile(), `${process.pid}\n${folder}\n0\n5432\n\n127.0.0.1\n`);
  const again = await start();
  expect(Number((await readFile(pidFile(), 'utf8')).split('\n')[0])).not.toBe(process.pid);
  await again.stop();
});

test('an interrupted start leaves nothing that the next one trips over', async () => {
  await mkdir(join(folder, 'postgres', 'data.new'), { recursive: true });
  await writeFile(join(folder, 'postgres', 'data.new', 'half'), '');
  const cluster = await start();
  await cluster.stop();
  expect(await readdir(join(folder, 'postgres'))).not.toContain('data.new');
});

test('one works under a lock at a time, and the lock of a dead process is taken over', async () => {
  const lock = join(folder, 'lock');
  // No process has this number.
  await writeFile(lock, '4194305');
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 6 }, () =>
      underFileLock(lock, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((done) => setTimeout(done, 5));
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
});

test('a lock that is not given back is told of after the patience', async () => {
  const lock = join(folder, 'lock');
  await writeFile(lock, String(process.pid));
  await expect(underFileLock(lock, async () => 1, 50)).rejects.toThrow(`is held by process ${process.pid}`);
});

test('a server that died under those who use it is brought back by one of them, with all that was there', async () => {
  const clusters = await Promise.all([start(), start()]);
  const url = await ensureDatabase(clusters[0]!, 'shop');
  await ask(url, 'CREATE TABLE kept AS SELECT 7 AS number');
  // Nothing is flushed to disk in tests; an orderly checkpoint is all that may be asked of such a server.
  await ask(clusters[0]!.adminUrl('shop'), 'CHECKPOINT');
  process.kill(Number.parseInt(await readFile(pidFile(), 'utf8'), 10), 'SIGKILL');
  const ends = clusters.map((cluster) => keepRunning(cluster, () => undefined));
  const back = async (): Promise<unknown> => {
    for (;;) {
      try {
        return await ask(url, 'SELECT number FROM kept');
      } catch (error) {
        // Away, or still starting.
        if (!/ECONN|Connection terminated|starting up|not yet accepting/.test(String(error))) throw error;
        await new Promise((done) => setTimeout(done, 100));
      }
    }
  };
  expect(await back()).toEqual({ number: 7 });
  for (const end of ends) await end();
  for (const cluster of clusters) await cluster.stop();
  await expect(ask(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});
