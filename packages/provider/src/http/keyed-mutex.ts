/** Runs work on one key one after the other, in the order of asking; work on other keys goes on meanwhile. */
export type KeyedMutex<Key> = <T>(key: Key, work: () => Promise<T>) => Promise<T>;

/** Turns of this process. A failure is its own caller's: the next one has its turn all the same. */
export function createKeyedMutex<Key>(): KeyedMutex<Key> {
  const ends = new Map<Key, Promise<void>>();
  return async (key, work) => {
    const before = ends.get(key);
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    ends.set(key, end);
    await before;
    try {
      return await work();
    } finally {
      if (ends.get(key) === end) ends.delete(key);
      finish();
    }
  };
}
