import type { LRUCache } from 'lru-cache';

/** What stands under a key, made where nothing does. Each caller makes it on its own time: nobody waits for another's. */
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
