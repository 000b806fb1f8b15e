import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { migrate } from '../migrate.ts';
import { ensureDatabase } from './own-database.ts';

let folder: string;
let cluster: EmbeddedPostgres;

const start = () => startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });

async function openCluster(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'vitis-owner-'));
  await chmod(folder, 0o755);
  cluster = await start();
}

async function closeCluster(): Promise<void> {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

beforeAll(openCluster);
afterAll(closeCluster);

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Row>(query);
    return rows;
  } finally {
    await client.end();
  }
}

const foreign = `
  SELECT relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'drizzle') AND pg_get_userbyid(c.relowner) <> 'vitis_shop'
  UNION ALL
  SELECT proname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
  WHERE n.nspname IN ('public', 'drizzle') AND pg_get_userbyid(p.proowner) <> 'vitis_shop'`;

test('the shop works as a role that owns its database, and reaches nothing outside of it', async () => {
  const url = await ensureDatabase(cluster, 'new_shop');
  await migrate(url);
  expect(
    await ask(
      url,
      `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles
       WHERE rolname = current_user`,
    ),
  ).toEqual([
    {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
    },
  ]);
  await expect(ask(url, `COPY (SELECT 1) TO PROGRAM 'true'`)).rejects.toThrow('permission denied');
  await expect(ask(url, `COPY (SELECT 1) TO '/tmp/vitis'`)).rejects.toThrow('permission denied');
  await expect(ask(url, `SELECT pg_read_file('/etc/hostname')`)).rejects.toThrow('permission denied');
  await expect(ask(url, 'CREATE DATABASE another')).rejects.toThrow('permission denied');
  await expect(ask(url, 'ALTER ROLE vitis_shop SUPERUSER')).rejects.toThrow('permission denied');
});

test.each([['pg_trgm'], ['unaccent'], ['btree_gin'], ['pgcrypto'], ['fuzzystrmatch']])(
  'its owner may add %s',
  async (extension) => {
    await expect(
      ask(await ensureDatabase(cluster, `with_${extension}`), `CREATE EXTENSION ${extension}`),
    ).resolves.toEqual([]);
  },
);

test('a database that a superuser made, as earlier versions did, becomes the owner’s with all that is in it', async () => {
  // One in which no role owns a shop yet.
  await closeCluster();
  await openCluster();
  await ask(cluster.adminUrl('postgres'), 'CREATE DATABASE shop');
  await migrate(cluster.adminUrl('shop'));
  await ask(cluster.adminUrl('shop'), 'CREATE TABLE kept AS SELECT 7 AS number');
  await cluster.stop();
  // What such a version wrote down.
  const file = join(folder, 'postgres', 'cluster.json');
  const { ownerPassword: _unknown, ...settings } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(settings));

  cluster = await start();
  const [url] = await Promise.all([ensureDatabase(cluster, 'shop'), ensureDatabase(cluster, 'shop')]);
  expect(await ask(url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  expect(await ask(url, foreign)).toEqual([]);
  // Later versions change what is there.
  await ask(url, 'ALTER TABLE order_forms ADD COLUMN later integer');
  await migrate(url);
  await cluster.stop();

  cluster = await start();
  expect(await ask(await ensureDatabase(cluster, 'shop'), 'SELECT number FROM kept')).toEqual([
    { number: 7 },
  ]);
});
