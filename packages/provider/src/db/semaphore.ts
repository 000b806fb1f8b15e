interface Waiting {
  enter: () => void;
}

export interface Semaphore {
  /** Settles with what gives the place back. Rejects with the signal's reason once that is aborted. */
  enter(signal?: AbortSignal): Promise<() => void>;
}

/** So many at once, the others one after the other in the order of asking. Who gives up keeps no place in the line. */
export function createSemaphore(places: number): Semaphore {
  const line = new Set<Waiting>();
  let free = places;

  const leave = (): (() => void) => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      free += 1;
      const [next] = line;
      if (!next) return;
      line.delete(next);
      free -= 1;
      next.enter();
    };
  };

  return {
    enter: async (signal) => {
      signal?.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return leave();
      }
      return new Promise((resolve, reject) => {
        const giveUp = (): void => {
          line.delete(waiting);
          reject(signal?.reason);
        };
        const waiting: Waiting = {
          enter: () => {
            signal?.removeEventListener('abort', giveUp);
            resolve(leave());
          },
        };
        line.add(waiting);
        signal?.addEventListener('abort', giveUp, { once: true });
      });
    },
  };
}
