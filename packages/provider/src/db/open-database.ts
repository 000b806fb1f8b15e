import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Connection, type ConnectOptions, connect, STATEMENT_SHARE } from './connect.ts';
import { keepRunning } from './embedded/keep-running.ts';
import { ensureDatabase } from './embedded/own-database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  connection: Connection;
  url: string;
  /** Closes the pool and, where the provider brought its own server, leaves that. */
  close(): Promise<void>;
}

/** The database of the configuration, brought to this build's schema: `DATABASE_URL`, or the provider's own server. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'databasePool' | 'databaseTimeout'>,
  onError: (error: Error) => void,
  options: ConnectOptions = {},
): Promise<OpenDatabase> {
  const cluster =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ directory: join(config.dataFolder, 'postgres') })
      : undefined;
  const endWatch = cluster && keepRunning(cluster, onError);
  const leave = async (): Promise<void> => {
    await endWatch?.();
    await cluster?.stop();
  };
  try {
    const url = config.databaseUrl ?? (await ensureDatabase(cluster!, 'vitis'));
    await migrate(url);
    const connection = connect(url, {
      poolSize: config.databasePool,
      statementTimeout: Math.ceil(config.databaseTimeout * STATEMENT_SHARE),
      onError,
      ...options,
    });
    const close = async (): Promise<void> => {
      await connection.close();
      await leave();
    };
    return { connection, url, close };
  } catch (error) {
    await leave();
    throw error;
  }
}
