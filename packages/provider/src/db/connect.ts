import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema.ts';

/** The provider's database as Drizzle sees it; a transaction has the same type. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface Connection {
  database: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Connections of this process; default 10. */
  poolSize?: number;
  /** Milliseconds after which the server gives up a statement; default 15,000; 0 for none (seed, backup). */
  statementTimeout?: number;
  /** Told when an idle connection breaks; the pool makes a new one by itself. */
  onError?: (error: Error) => void;
}

/** Opens a pool on `url` (`postgres://…`). Nothing is asked of the server before the first query. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    statement_timeout: options.statementTimeout ?? 15_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 5_000,
    // A resting line that was cut without a word, by a failover for instance, is found out before a call needs it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'vitis-provider',
    // Compiling a plan takes longer than any of these short queries runs.
    options: '-c jit=off',
  });
  pool.on('error', (error) => options.onError?.(error));
  // A connection that breaks between two queries of a transaction has nobody else to tell: unheard, it ends the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => options.onError?.(error));
  });
  return { database: bind(pool), pool, close: () => pool.end() };
}

/** Drizzle over one pool or one client, with the schema and its snake_case columns. */
export function bind(client: pg.Pool | pg.PoolClient): Database {
  return drizzle(client, { schema, casing: 'snake_case' });
}
