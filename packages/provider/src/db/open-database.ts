import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Connection, type ConnectOptions, connect } from './connect.ts';
import { ensureDatabase, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  connection: Connection;
  url: string;
  /** Closes the pool and, where the provider brought its own server, leaves that. */
  close(): Promise<void>;
}

/** The database of the configuration, brought to this build's schema: `DATABASE_URL`, or the provider's own server. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'databasePool'>,
  onError: (error: Error) => void,
  options: ConnectOptions = {},
): Promise<OpenDatabase> {
  const cluster =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ directory: join(config.dataFolder, 'postgres') })
      : undefined;
  try {
    const url = config.databaseUrl ?? (await ensureDatabase(cluster!, 'vitis'));
    const connection = connect(url, { poolSize: config.databasePool, onError, ...options });
    const close = async (): Promise<void> => {
      await connection.close();
      await cluster?.stop();
    };
    await migrate(connection.pool).catch(async (error: unknown) => {
      await connection.close();
      throw error;
    });
    return { connection, url, close };
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
}
