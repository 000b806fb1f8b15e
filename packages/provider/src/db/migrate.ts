import { resolve } from 'node:path';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { bind } from './connect.ts';

/** Any number that nothing else of this database locks: "VITIS" in ASCII. */
const migrationLock = 0x5649544953;

/**
 * Brings the database to the schema of this build: every migration that it has not seen, in order, in one transaction.
 * Forward only. Several processes may start at once: one works, the others wait for its lock.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    try {
      await applyMigrations(bind(client), { migrationsFolder: resolve(import.meta.dirname, 'migrations') });
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    client.release(true);
  }
}
