import type { Socket } from 'node:net';
import pg from 'pg';
import {
  currentCall,
  DatabaseDeadlineError,
  refuseInsideTransaction,
  timeLeft,
  withinCallTime,
} from './call-context.ts';
import { createSemaphore, type Semaphore } from './semaphore.ts';
import { endsConnection, isUnanswered, isUnreachable } from './unavailable.ts';

export interface CallPoolOptions extends pg.PoolConfig {
  max: number;
  /** Milliseconds that one statement may take; 0: as long as it takes. */
  query_timeout: number;
  /** Milliseconds in the queue for a connection, while the server answers others. */
  patience: number;
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/**
 * A pool without waits that cannot succeed: none from inside of a transaction, none for a caller that has gone, none while
 * the server is known to be unreachable.
 */
export class CallPool extends pg.Pool {
  /** For transactions that write: seven in ten places at most. In a rush of orders a page is still read at once. */
  readonly writers: Semaphore;
  readonly #places: Semaphore;
  readonly #cut = new AbortController();
  readonly #open = new Set<pg.PoolClient>();
  readonly #queryTimeout: number;

  constructor({ patience, ...options }: CallPoolOptions) {
    super(options);
    const tooLate = () => new DatabaseDeadlineError('no connection to the database became free in time');
    this.#places = createSemaphore(options.max, patience, tooLate);
    this.writers = createSemaphore(Math.max(1, Math.floor(options.max * 0.7)), patience, tooLate);
    this.#queryTimeout = options.query_timeout;
    this.on('connect', (client) => this.#open.add(client));
    this.on('remove', (client) => this.#open.delete(client));
    // The overloads with callbacks are unused here.
    this.query = ((asked: string | pg.QueryConfig, values?: unknown[]) =>
      this.#query(asked, values)) as typeof this.query;
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
    const leave = await this.#places.enter(currentCall().signal);
    try {
      const client = await this.#unlessCut(super.connect());
      const release = client.release;
      client.release = (broken) => {
        release(broken);
        leave();
      };
      return client;
    } catch (error) {
      leave();
      this.noteFailure(error);
      throw error;
    }
  }

  /** A connection that is still being opened when the pool is destroyed is not awaited. */
  #unlessCut(asked: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    const { signal } = this.#cut;
    return new Promise((resolve, reject) => {
      const leave = (): void => reject(signal.reason);
      if (signal.aborted) leave();
      signal.addEventListener('abort', leave, { once: true });
      asked.then(
        (client) => {
          signal.removeEventListener('abort', leave);
          if (signal.aborted) client.release(true);
          else resolve(client);
        },
        (error: unknown) => {
          signal.removeEventListener('abort', leave);
          reject(error);
        },
      );
    });
  }

  /** A single statement, limited to the remaining time of its call. */
  async #query(asked: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.connect();
    let broken = false;
    try {
      return await withinCallTime(() => {
        const config = typeof asked === 'string' ? { text: asked } : asked;
        const limit = this.#queryTimeout;
        const bounded = { ...config, query_timeout: Math.min(limit, timeLeft() ?? limit) };
        return client.query(limit === 0 ? config : bounded, values);
      });
    } catch (error) {
      broken = endsConnection(error);
      this.noteFailure(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /**
   * What one has found out the others need not: where the server is away, whoever waits in line is told so at once. And
   * after an answer that never came no line that rests is trusted any more: each would cost a call its time.
   */
  noteFailure(error: unknown): void {
    if (isUnreachable(error)) for (const line of [this.#places, this.writers]) line.refuseAll(error);
    if (!isUnanswered(error)) return;
    for (let idle = this.idleCount; idle > 0; idle -= 1) {
      super.connect().then(
        (client) => client.release(true),
        // A connection that broke by itself is already gone.
        () => undefined,
      );
    }
  }

  /** Destroys every connection at once and opens no other: pending queries reject. */
  cut(): void {
    const reason = new DatabaseDeadlineError('the process has to end');
    this.#cut.abort(reason);
    for (const line of [this.#places, this.writers]) line.refuseAll(reason);
    // The driver has no word for it; its own pool takes the same way where a server does not answer.
    for (const client of this.#open)
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}
