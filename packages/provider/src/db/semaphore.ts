interface Waiting {
  enter: () => void;
  refuse: (reason: unknown) => void;
}

export interface Semaphore {
  /** Resolves with the release function. Rejects on abort, on timeout, or when all waiters are refused. */
  enter(signal?: AbortSignal): Promise<() => void>;
  /** Rejects all waiters. */
  refuseAll(reason: unknown): void;
}

/**
 * Limits concurrency; waiters are served in order (FIFO), and aborted ones leave the queue.
 *
 * @param patience milliseconds in the queue
 * @param tooLate makes the error for whoever has waited so long
 */
export function createSemaphore(places: number, patience: number, tooLate: () => Error): Semaphore {
  const line = new Set<Waiting>();
  let free = places;

  const taken = (): (() => void) => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const [next] = line;
      if (next) next.enter();
      else free += 1;
    };
  };

  const wait = (signal?: AbortSignal): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const settle = (): void => {
        line.delete(waiting);
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const waiting: Waiting = {
        enter: () => {
          settle();
          resolve(taken());
        },
        refuse: (reason) => {
          settle();
          reject(reason);
        },
      };
      const giveUp = (): void => waiting.refuse(signal?.reason);
      const timer = setTimeout(() => waiting.refuse(tooLate()), patience);
      signal?.addEventListener('abort', giveUp, { once: true });
      line.add(waiting);
    });

  return {
    enter: async (signal) => {
      signal?.throwIfAborted();
      if (free === 0) return wait(signal);
      free -= 1;
      return taken();
    },
    refuseAll: (reason) => {
      for (const waiting of [...line]) waiting.refuse(reason);
    },
  };
}
