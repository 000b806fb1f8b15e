import type pg from 'pg';

export interface ListeningPool {
  /** For the adapter: its connection listens from the moment at which it has it. */
  pool: pg.Pool;
  /** Settles when the first connection listens. */
  listening: Promise<void>;
}

export interface ListeningOptions {
  /** Channels of PostgreSQL's NOTIFY. */
  channels: readonly string[];
  /** Listens again after a connection was lost: what others told in between was not heard. */
  onListeningAgain(): void;
}

/**
 * A pool for socket.io's PostgreSQL adapter, which opens its one lasting connection, and another where that breaks,
 * without telling anybody when it hears the other processes and when it did not. This one does.
 */
export function listeningPool(
  pool: pg.Pool,
  { channels, onListeningAgain }: ListeningOptions,
): ListeningPool {
  const first = Promise.withResolvers<void>();
  let lost = false;
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    try {
      for (const channel of channels) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.once('end', () => {
      lost = true;
      // The adapter only asks for another one: given back by nobody, it would take a place in the pool for ever.
      client.release(true);
    });
    if (lost) onListeningAgain();
    lost = false;
    first.resolve();
    return client;
  };
  // The adapter uses no more of a pool than this.
  const used: Pick<pg.Pool, 'query'> & { connect: typeof connect } = {
    connect,
    query: pool.query.bind(pool),
  };
  return { pool: used as pg.Pool, listening: first.promise };
}
