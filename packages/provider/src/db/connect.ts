import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import {
  currentCall,
  insideTransaction,
  refuseInsideTransaction,
  timeLeft,
  withinCallTime,
} from './call-context.ts';
import { CallPool } from './call-pool.ts';
import * as schema from './schema.ts';
import { endsConnection } from './unavailable.ts';

/** The provider's database as Drizzle sees it; a transaction has the same type. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface Connection {
  database: Database;
  pool: pg.Pool;
  /** Closes after running queries have finished. */
  close(): Promise<void>;
  /** Destroys every connection at once, for a process that has to end while the server does not answer. */
  cut(): void;
}

export interface ConnectOptions {
  /** Connections of this process; default 10. */
  poolSize?: number;
  /** Milliseconds that one statement may take; default 5,000; 0 for as long as it takes (seed, check). */
  statementTimeout?: number;
  /** Milliseconds in the line for a connection while the server answers others; default 12,000: before a page gives up a call. */
  patience?: number;
  /** Told when an idle connection breaks; the pool makes a new one by itself. */
  onError?: (error: Error) => void;
  /** Told of work inside of a transaction that asks for a second connection; without it such work fails. */
  onSecondConnection?: (error: Error) => void;
}

/** Of the time that a call may wait for the database, what one statement may take. */
export const STATEMENT_SHARE = 0.6;
/**
 * How long a connection may rest before it is closed, in milliseconds. One costs some 15 ms of processor on both sides until its
 * first answer; after the driver's ten seconds, each rush began with several of them.
 */
const restsFor = 600_000;
/** How long a closing pool waits for the server to close connections. */
const goodbye = 1_000;

/** Opens a pool on `url` (`postgres://…`). Nothing is asked of the server before the first query. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const { poolSize = 10, statementTimeout = 5_000, patience = 12_000 } = options;
  const pool = new CallPool({
    connectionString: url,
    max: poolSize,
    ...(statementTimeout === 0
      ? {}
      : {
          // The server gives up first and keeps its connection; one whose line is dead is given up here.
          lock_timeout: Math.ceil(statementTimeout * 0.8),
          statement_timeout: Math.ceil(statementTimeout * 0.9),
          // Idle transactions end, so that they release their locks.
          idle_in_transaction_session_timeout: 20_000,
        }),
    query_timeout: statementTimeout,
    patience,
    // The driver's own queue stays empty: this pool admits as many queries as there are connections.
    connectionTimeoutMillis: statementTimeout === 0 ? 10_000 : Math.ceil(statementTimeout * 0.8),
    idleTimeoutMillis: restsFor,
    // Keep-alive finds idle connections that broke silently, after a failover for instance, before a call needs them.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'vitis-provider',
    // Compiling a plan takes longer than any of these short queries runs.
    options: '-c jit=off',
  });
  let isClosing = false;
  const tell = (error: Error): void => {
    // Once it closes, the server may go away first: nobody works on these connections any more.
    if (!isClosing) options.onError?.(error);
  };
  pool.on('error', tell);
  // A connection that breaks between two queries of a transaction has nobody else to tell: unheard, it ends the process.
  pool.on('connect', (client) => {
    client.on('error', tell);
  });
  const database = bind(pool);
  database.transaction = transactionsOf(pool, options.onSecondConnection);
  const close = async (): Promise<void> => {
    isClosing = true;
    const ended = pool.end();
    // A server that does not answer closes nothing either.
    await Promise.race([ended, sleep(goodbye, undefined, { ref: false }).then(() => pool.cut())]);
    await Promise.race([ended, sleep(goodbye, undefined, { ref: false })]);
  };
  return { database, pool, close, cut: () => pool.cut() };
}

const refuse = (error: Error): never => {
  throw error;
};

/** Transactions of a pool. Each has the time that its call has left; its connection is given back whatever happens. */
function transactionsOf(
  pool: CallPool,
  onSecondConnection: (error: Error) => void = refuse,
): Database['transaction'] {
  /** Making Drizzle's view of a connection takes longer than a short statement: once for each of them. */
  const views = new WeakMap<pg.PoolClient, Database>();
  const viewOf = (client: pg.PoolClient): Database => {
    const view = views.get(client) ?? bind(client);
    views.set(client, view);
    return view;
  };

  const run = async <T>(
    client: pg.PoolClient,
    work: (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> => {
    const left = timeLeft();
    // Later queries on it fail, and the transaction with them.
    const timer = left === undefined ? undefined : setTimeout(() => void client.end(), left);
    let failure: { error: unknown } | undefined;
    let broken = false;
    try {
      return await viewOf(client).transaction(
        (tx) =>
          insideTransaction(onSecondConnection, () => work(tx)).catch((error: unknown) => {
            failure = { error };
            throw error;
          }),
        config,
      );
    } catch (error) {
      // A failed BEGIN, COMMIT or ROLLBACK leaves the connection in an unknown state.
      broken = failure?.error !== error || endsConnection(error);
      pool.noteFailure(error);
      throw failure?.error ?? error;
    } finally {
      clearTimeout(timer);
      client.release(broken);
    }
  };

  return async (work, config) => {
    const reads = config?.accessMode === 'read only';
    refuseInsideTransaction('a transaction');
    const leave = reads ? undefined : await pool.writers.enter(currentCall().signal);
    try {
      const client = await pool.connect();
      return await withinCallTime(() => run(client, work, config));
    } finally {
      leave?.();
    }
  };
}

/** Drizzle over one pool or one client, with the schema and its snake_case columns. */
export function bind(client: pg.Pool | pg.ClientBase): Database {
  return drizzle(client as pg.Pool, { schema, casing: 'snake_case' });
}
