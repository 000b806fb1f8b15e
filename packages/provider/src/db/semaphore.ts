interface Waiting {
  enter: () => void;
  refuse: (reason: unknown) => void;
}

export interface Semaphore {
  /** Settles with what gives the place back. Rejects once the signal is aborted, the patience over, or all are refused. */
  enter(signal?: AbortSignal): Promise<() => void>;
  /** Sends everybody away who waits. */
  refuseAll(reason: unknown): void;
}

/**
 * So many at once, the others one after the other in the order of asking. Who gives up keeps no place in the line.
 *
 * @param patience milliseconds in the line
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
