import { AsyncLocalStorage } from 'node:async_hooks';

/** Database time of a call: it runs while the call waits for the database, however many waits run in parallel. */
interface Time {
  left: number;
  waits: number;
  since: number;
}

/** Context of a call, which follows it through everything that it awaits (AsyncLocalStorage). */
interface CallContext {
  time?: Time;
  /** Aborted when the caller has gone or the deadline has passed; its reason is the error. */
  signal?: AbortSignal;
  /** Deadline of the current wait, by `performance.now()`. */
  until?: number;
  /** Set inside of a transaction: called when work asks for a second connection. Throws where that is refused. */
  onSecondConnection?: (error: Error) => void;
}

/** The caller has disconnected. */
export class CallerGoneError extends Error {
  readonly code = 'CALLER_GONE';
}

/** The database was too slow for the time of the call. */
export class DatabaseDeadlineError extends Error {
  readonly code = 'DATABASE_DEADLINE';
}

const calls = new AsyncLocalStorage<CallContext>();

export const currentCall = (): CallContext => calls.getStore() ?? {};

/** Milliseconds that the current wait has left, at least 1; undefined outside of a call. */
export function timeLeft(): number | undefined {
  const { until } = currentCall();
  return until === undefined ? undefined : Math.max(1, Math.ceil(until - performance.now()));
}

/**
 * Runs the work of one call with a total budget of database time. Once `gone` is aborted it waits for no connection any
 * more: an answer without a reader must not hold a place in a queue.
 */
export const runAsCall = <T>(milliseconds: number, gone: AbortSignal, work: () => T): T =>
  calls.run({ time: { left: milliseconds, waits: 0, since: 0 }, signal: gone }, work);

/** Waits for the database within the budget of the current call. Throws once that is used up. */
export async function withinCallTime<T>(wait: () => Promise<T>): Promise<T> {
  const { time, signal, ...context } = currentCall();
  signal?.throwIfAborted();
  if (!time || !signal) return wait();
  const now = performance.now();
  const left = time.left - (time.waits > 0 ? now - time.since : 0);
  if (left <= 0) throw new DatabaseDeadlineError('the database took too long for a call');
  if (time.waits === 0) time.since = now;
  time.waits += 1;

  const over = new AbortController();
  const leave = (): void => over.abort(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(
    () => over.abort(new DatabaseDeadlineError('the database took too long for a call')),
    left,
  );
  try {
    // A nested wait, for the connection of a query, shares this deadline.
    return await calls.run({ ...context, signal: over.signal, until: now + left }, wait);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    time.waits -= 1;
    if (time.waits === 0) time.left -= performance.now() - time.since;
  }
}

/** Runs the work of a transaction, which must not wait for a second connection. */
export const insideTransaction = <T>(
  onSecondConnection: (error: Error) => void,
  work: () => Promise<T>,
): Promise<T> =>
  // Drizzle starts a query when it is awaited, which has to happen inside of the context.
  calls.run({ ...currentCall(), onSecondConnection }, async () => await work());

/**
 * Guards against a deadlock of the pool: transactions that hold a connection and wait for a second one block each other
 * for ever once they hold all. Called wherever work may wait for a connection.
 */
export function refuseInsideTransaction(what: string): void {
  currentCall().onSecondConnection?.(
    new Error(
      `${what} was asked for inside of a transaction: give it the transaction, or ask before or after it`,
    ),
  );
}

/** Detaches shared or background work from the call that happened to start it, whose end must not abort it. */
export const outsideOfCall = <T>(work: () => T): T => calls.exit(work);
