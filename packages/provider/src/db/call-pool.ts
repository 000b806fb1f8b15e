import type { Socket } from 'node:net';
import pg from 'pg';
import { currentAsker, onItsTime, refuseInsideTransaction, timeLeft } from './asker.ts';
import { isUnanswered } from './unavailable.ts';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/**
 * A pool that never waits for itself, and in which nobody waits for a connection on behalf of a call that is over: not
 * from inside of a transaction, not past the call's time, not when its caller has gone away.
 */
export class CallPool extends pg.Pool {
  readonly #open = new Set<pg.PoolClient>();
  readonly #queryTimeout: number;

  constructor(options: pg.PoolConfig) {
    super(options);
    this.#queryTimeout = Number(options.query_timeout ?? 0);
    this.on('connect', (client) => this.#open.add(client));
    this.on('remove', (client) => this.#open.delete(client));
    // A statement is given no longer than its call has left. Callbacks are not supported: nobody here uses them.
    const ask = this.query.bind(this) as (config: pg.QueryConfig, values?: unknown[]) => Promise<unknown>;
    const query = (asked: string | pg.QueryConfig, values?: unknown[]): Promise<unknown> =>
      onItsTime(async () => {
        const config = typeof asked === 'string' ? { text: asked } : asked;
        const limit = this.#queryTimeout;
        const bounded =
          limit === 0 ? config : { ...config, query_timeout: Math.min(limit, timeLeft() ?? limit) };
        try {
          return await ask(bounded, values);
        } catch (error) {
          this.distrustAfter(error);
          throw error;
        }
      });
    this.query = query as typeof this.query;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const asked = this.#connect();
    if (!callback) return asked;
    asked.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    refuseInsideTransaction('a connection');
    const { signal } = currentAsker();
    signal?.throwIfAborted();
    const asked = super.connect();
    if (!signal) return asked;
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
    const leave = (): void => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    asked.then((client) => {
      signal.removeEventListener('abort', leave);
      if (signal.aborted) client.release();
      else resolve(client);
    }, reject);
    return promise;
  }

  /**
   * After an answer that never came, no line that rests is trusted any more: each of them would cost a call its time to
   * find out. New ones are made as they are needed.
   */
  distrustAfter(error: unknown): void {
    if (!isUnanswered(error)) return;
    for (let idle = this.idleCount; idle > 0; idle -= 1) {
      super.connect().then(
        (client) => client.release(true),
        // One that broke by itself has told so; it is gone, which is all that is wanted.
        () => undefined,
      );
    }
  }

  /** Cuts every line at once: who waits for an answer is told that it broke. Nothing is asked afterwards. */
  cut(): void {
    // The driver has no word for it; its own pool takes the same way where a server does not answer.
    for (const client of this.#open)
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}
