import type { LRUCache } from 'lru-cache';

/** Value of a key, made where there is none. Each caller makes its own meanwhile: nobody waits for another call. */
export async function memoized<Value extends object>(
  cache: LRUCache<string, Value>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = await make();
  cache.set(key, made);
  return made;
}
