import { resolve } from 'node:path';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { bind } from './connect.ts';

/** Any number that nothing else of this database locks: "VITIS" in ASCII. */
const migrationLock = 0x5649544953;

/**
 * Brings the database to the schema of this build: every migration that it has not seen, in order, in one transaction.
 * Forward only. Several processes may start at once: one works, the others wait for its lock.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // One that breaks between two statements is told of by the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    try {
      await applyMigrations(bind(client), { migrationsFolder: resolve(import.meta.dirname, 'migrations') });
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    await client.end();
  }
}
