import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { outsideOfCall } from '../db/call-context.ts';

export interface ListeningPool {
  /** For the adapter: its connection listens from the moment at which it has it. */
  pool: pg.Pool;
  /** Settles when the first connection listens. */
  listening: Promise<void>;
  /** Gives out no more; the adapter gives back what it has. */
  close(): void;
}

export interface ListeningOptions {
  /** Channels of PostgreSQL's NOTIFY. */
  channels: readonly string[];
  /** Listens again after a connection was lost: what others told in between was not heard. */
  onListeningAgain(): void;
  /** A connection says nothing any more and is given up for another. */
  onError(error: Error): void;
  /** Between two looks whether the connection still answers, in milliseconds. */
  pause?: number;
  /** How long the server may take for a question that costs nothing, in milliseconds. */
  patience?: number;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const over = sleep(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error('the connection that hears the other processes does not answer');
  });
  return Promise.race([work, over]);
}

/**
 * A pool for socket.io's PostgreSQL adapter, which opens its one lasting connection, and another where that breaks,
 * without telling anybody when it hears the other processes and when it did not. This one does, and looks whether the
 * connection lives: who only listens never learns of a line that was cut without a word.
 */
export function listeningPool(
  pool: pg.Pool,
  { channels, onListeningAgain, onError, pause = 5_000, patience = 10_000 }: ListeningOptions,
): ListeningPool {
  const first = Promise.withResolvers<void>();
  let lost = false;
  let closed = false;
  /** A connection is there or on its way. */
  let taken = false;

  /** Said again it changes nothing, and is answered by a line that lives. */
  const listen = async (client: pg.PoolClient): Promise<void> => {
    for (const channel of channels)
      await within(patience, client.query(`LISTEN ${client.escapeIdentifier(channel)}`));
  };

  const watch = async (client: pg.PoolClient, ended: AbortSignal, giveUp: () => void): Promise<void> => {
    for (;;) {
      await sleep(pause, undefined, { ref: false });
      if (closed || ended.aborted) return;
      try {
        await listen(client);
      } catch (error) {
        // One that broke has told so itself.
        if (closed || ended.aborted) return;
        onError(error as Error);
        return giveUp();
      }
    }
  };

  const open = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    try {
      await listen(client);
      if (closed) throw new Error('nobody listens any more');
    } catch (error) {
      client.release(true);
      throw error;
    }
    return client;
  };

  const connect = async (): Promise<pg.PoolClient> => {
    // It asks twice where it loses a connection at the moment at which it gets it, and would hear everything twice. A
    // refusal would make it ask again and again: it waits, as for a server that takes its time.
    if (closed || taken) return new Promise(() => undefined);
    taken = true;
    const client = await open().catch((error: unknown) => {
      taken = false;
      throw error;
    });
    const ended = new AbortController();
    // The adapter only asks for another one: given back by nobody, it would take a place in the pool for ever.
    const giveUp = (): void => {
      if (ended.signal.aborted) return;
      ended.abort();
      client.release(true);
    };
    client.once('end', () => {
      lost = true;
      taken = false;
      giveUp();
    });
    void watch(client, ended.signal, giveUp);
    if (lost) onListeningAgain();
    lost = false;
    first.resolve();
    return client;
  };
  // The adapter uses no more of a pool than this.
  const used: Pick<pg.Pool, 'query'> & { connect: typeof connect } = {
    connect,
    // Nobody waits for what the others are told, wherever it is told.
    query: ((...asked: Parameters<pg.Pool['query']>) =>
      outsideOfCall(() => pool.query(...asked))) as pg.Pool['query'],
  };
  return {
    pool: used as pg.Pool,
    listening: first.promise,
    close: () => {
      closed = true;
    },
  };
}
