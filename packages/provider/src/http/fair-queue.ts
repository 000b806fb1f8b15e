import { ProblemError, tooMany } from '../problems/problem-error.ts';

export interface FairQueueOptions {
  /** Work that runs at the same time. */
  atOnce: number;
  /** Work of one key that runs at the same time; by default one less than all, so that others find a place. */
  atOncePerKey?: number;
  /** Waiting work per key; more is refused with 429. */
  waitingPerKey: number;
  /** Waiting work in all; more (an attack or an outage) is refused with 503. */
  waiting: number;
}

export interface FairQueue {
  /**
   * Runs `work` when it is its key's turn: keys take turns, the work of one key keeps its order. Work that has not
   * begun when `signal` is aborted never begins, and the promise rejects with the signal's reason.
   *
   * @throws ProblemError 429 or 503, with Retry-After, where too much waits already
   */
  run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** What an honest caller waits before it asks again, in seconds. */
const retryAfter = 5;

/** Fair queue (round robin over keys): much work of one key does not delay the others. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, waitingPerKey, waiting: waitingInAll } = options;
  const perKey = options.atOncePerKey ?? Math.max(1, atOnce - 1);
  // In round-robin order: a key moves to the end when its work has ended.
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  /** Starts at most one job; called when a slot is free or work has arrived. */
  const next = (): void => {
    if (running >= atOnce) return;
    for (const line of lines.values()) {
      const start = line.running < perKey ? line.waiting.shift() : undefined;
      if (!start) continue;
      waiting -= 1;
      running += 1;
      line.running += 1;
      start();
      return;
    }
  };

  const toTheEnd = (key: string, line: Line): void => {
    lines.delete(key);
    if (line.running > 0 || line.waiting.length > 0) lines.set(key, line);
  };

  const turn = (key: string, line: Line, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((start, fail) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', giveUp);
        start();
      };
      const giveUp = (): void => {
        line.waiting.splice(line.waiting.indexOf(begin), 1);
        waiting -= 1;
        if (line.running === 0 && line.waiting.length === 0) lines.delete(key);
        fail(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      line.waiting.push(begin);
      waiting += 1;
      next();
    });

  return {
    run: async (key, work, signal) => {
      signal?.throwIfAborted();
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      const waits = running >= atOnce || line.running >= perKey;
      if (waits && line.waiting.length >= waitingPerKey) throw tooMany('TOO_MANY_REQUESTS', retryAfter);
      if (waits && waiting >= waitingInAll)
        throw new ProblemError(503, 'UNAVAILABLE', { headers: { 'retry-after': String(retryAfter) } });
      lines.set(key, line);
      await turn(key, line, signal);
      try {
        return await work();
      } finally {
        running -= 1;
        line.running -= 1;
        toTheEnd(key, line);
        next();
      }
    },
  };
}
