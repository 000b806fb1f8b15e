import { AsyncLocalStorage } from 'node:async_hooks';

/** The time of a call for the database: it runs while something is waited for there, however many things at once. */
interface Time {
  left: number;
  waits: number;
  since: number;
}

/** On whose behalf the database is asked, as it follows a call through everything that it awaits. */
interface Asker {
  time?: Time;
  /** Aborted when nobody waits for the answer any more, or its time is over; its reason is the error. */
  signal?: AbortSignal;
  /** When the time of the present wait is over, by `performance.now()`. */
  until?: number;
  /** Inside of a transaction: told of whoever asks for a second connection. Throws where that is refused. */
  onSecondConnection?: (error: Error) => void;
}

/** Nobody waits for the answer any more. */
export class CallerGoneError extends Error {
  readonly code = 'CALLER_GONE';
}

/** The database did not get round to it in the time that a call may take. */
export class DatabaseDeadlineError extends Error {
  readonly code = 'DATABASE_DEADLINE';
}

const askers = new AsyncLocalStorage<Asker>();

export const currentAsker = (): Asker => askers.getStore() ?? {};

/** Milliseconds that the present wait has left, at least 1; undefined where nobody counts. */
export function timeLeft(): number | undefined {
  const { until } = currentAsker();
  return until === undefined ? undefined : Math.max(1, Math.ceil(until - performance.now()));
}

/**
 * Does the work of one call, which may wait for the database for so many milliseconds in all and, once `gone` is
 * aborted, for no connection any more: what nobody will read keeps no place in a queue.
 */
export const asCall = <T>(milliseconds: number, gone: AbortSignal, work: () => T): T =>
  askers.run({ time: { left: milliseconds, waits: 0, since: 0 }, signal: gone }, work);

/** Waits for the database on the time of the present call, where there is one. Throws once that is over. */
export async function onItsTime<T>(wait: () => Promise<T>): Promise<T> {
  const { time, signal, ...asker } = currentAsker();
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
    // A wait within this one, for the connection of a query, is on the same time.
    return await askers.run({ ...asker, signal: over.signal, until: now + left }, wait);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    time.waits -= 1;
    if (time.waits === 0) time.left -= performance.now() - time.since;
  }
}

/** Does the work of a transaction, which has its connection and may wait for no other. */
export const insideTransaction = <T>(
  onSecondConnection: (error: Error) => void,
  work: () => Promise<T>,
): Promise<T> =>
  // Drizzle's queries begin when they are waited for, and that is to be inside as well.
  askers.run({ ...currentAsker(), onSecondConnection }, async () => await work());

/**
 * Whoever holds a connection and waits for another may wait for ever: with as many of them as there are connections,
 * none is ever given back. Called wherever somebody may have to wait for one.
 */
export function refuseInsideTransaction(what: string): void {
  currentAsker().onSecondConnection?.(
    new Error(
      `${what} was asked for inside of a transaction: give it the transaction, or ask before or after it`,
    ),
  );
}

/** Work that nobody here waits for, or several do: the end of the call that happened to begin it is not its own. */
export const onNobodysBehalf = <T>(work: () => T): T => askers.exit(work);
