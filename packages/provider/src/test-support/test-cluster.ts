import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect, type Database } from '../db/connect.ts';
import { isAlive } from '../db/embedded/file-lock.ts';
import { ensureDatabase } from '../db/embedded/own-database.ts';
import { OWNER } from '../db/embedded/places.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';

/** Where the cluster of the whole test run is, as JSON; set by the run's global setup. */
const sharedCluster = 'VITIS_TEST_CLUSTER';

/** Stands for the name of a database in an address. */
const anyDatabase = 'any_database';

interface SharedCluster {
  folder: string;
  url: string;
  adminUrl: string;
}

/** Any number: "TEST" in ASCII. */
const templateLock = 0x54455354;

const folderPrefix = 'vitis-test-';

/** A run that has begun lately may not have said yet that it uses its cluster, in milliseconds. */
const youngest = 10 * 60 * 1000;

export interface TestCluster {
  folder: string;
  postgres: Pick<EmbeddedPostgres, 'url' | 'adminUrl'>;
  close(): Promise<void>;
}

/** A cluster of its own in the temporary folder; nothing of it is flushed to disk. */
async function startOwnCluster(): Promise<TestCluster> {
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), folderPrefix));
  // Another account runs the server for root, and has to get in.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ directory: folder, durable: false });
  const close = async (): Promise<void> => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, postgres, close };
}

/** A run that was killed leaves its server behind; the next run stops it and takes its folder away. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    const folder = join(tmpdir(), name);
    const users = await readdir(join(folder, 'users')).catch(() => []);
    const age = Date.now() - (await stat(folder).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age < youngest || users.some((user) => isAlive(Number.parseInt(user, 10)))) continue;
    // Joining and leaving as the last one stops it, whatever state it is in.
    const left = await startEmbeddedPostgres({ directory: folder, durable: false }).catch(() => undefined);
    await left?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** For a run's global setup: one cluster for all of its files, which stands until the run ends. */
export async function startSharedCluster(): Promise<TestCluster> {
  const cluster = await startOwnCluster();
  const { folder, postgres } = cluster;
  const shared: SharedCluster = {
    folder,
    url: postgres.url(anyDatabase),
    adminUrl: postgres.adminUrl(anyDatabase),
  };
  process.env[sharedCluster] = JSON.stringify(shared);
  return cluster;
}

/**
 * The run's cluster where there is one, otherwise a cluster of its own that goes with `close`. The run holds the shared
 * one, so that a test which begins costs neither a process nor a lock.
 */
export async function joinCluster(): Promise<TestCluster> {
  const given = process.env[sharedCluster];
  if (given === undefined) return startOwnCluster();
  const { folder, url, adminUrl } = JSON.parse(given) as SharedCluster;
  return {
    folder,
    postgres: {
      url: (database) => url.replace(anyDatabase, database),
      adminUrl: (database) => adminUrl.replace(anyDatabase, database),
    },
    close: async () => undefined,
  };
}

/**
 * A new database from a template that is made once per cluster: migrated, then filled by `fill`. Files of a run that
 * start at once wait for the one that makes it.
 */
export async function createFromTemplate(
  { postgres }: TestCluster,
  template: string,
  fill?: (database: Database) => Promise<void>,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await asAdmin(postgres, async (admin) => {
    // One lock per template: a shop whose pictures are being drawn keeps nobody waiting for a small one.
    await admin.query('SELECT pg_advisory_lock($1, hashtext($2))', [templateLock, template]);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(admin, postgres, template, fill);
    // Copying files takes half of the processor time that writing every block to the log as well would.
    await admin.query(
      `CREATE DATABASE ${name} OWNER ${OWNER} TEMPLATE ${admin.escapeIdentifier(template)} STRATEGY FILE_COPY`,
    );
  });
  return {
    url: postgres.url(name),
    drop: () =>
      asAdmin(postgres, async (admin) => void (await admin.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

/** Made under another name and renamed: a failed seed leaves no template that looks whole. */
async function makeTemplate(
  admin: pg.Client,
  postgres: TestCluster['postgres'],
  template: string,
  fill: ((database: Database) => Promise<void>) | undefined,
): Promise<void> {
  const half = `${template}_half`;
  await admin.query(`DROP DATABASE IF EXISTS ${admin.escapeIdentifier(half)} WITH (FORCE)`);
  // Everything works as the role that a shop works as.
  await migrate(await ensureDatabase(postgres, half));
  const connection = connect(postgres.url(half), { statementTimeout: 0 });
  try {
    await fill?.(connection.database);
  } finally {
    await connection.close();
  }
  await admin.query(
    `ALTER DATABASE ${admin.escapeIdentifier(half)} RENAME TO ${admin.escapeIdentifier(template)}`,
  );
}

async function asAdmin<T>(
  postgres: TestCluster['postgres'],
  work: (admin: pg.Client) => Promise<T>,
): Promise<T> {
  const admin = new pg.Client(postgres.adminUrl('postgres'));
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
