import { prefetchCache } from './prefetch-cache.ts';

interface Run {
  done: Promise<unknown>;
  next?: Promise<unknown>;
}

const runs = new Map<string, Run>();

/**
 * Asks for a `key` for the first time. Whoever wants to ask anew meanwhile waits for the answer, instead of discarding it.
 */
export function askFirst<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const asked = ask();
  if (runs.has(key)) return asked;
  const end = () => void runs.delete(key);
  runs.set(key, { done: asked.then(end, end) });
  return asked;
}

/**
 * Serializes and coalesces the revalidation of one `key`: calls during a running request lead to one more request after
 * it. SWR would discard the pending answer at each call, so hints that come faster than a slow answer would leave a screen
 * without any. The prefetch cache is invalidated first. Settles with a request that began after this call.
 */
export function serializeRevalidation(key: string, ask: () => Promise<unknown>): Promise<unknown> {
  const running = runs.get(key);
  if (running) {
    running.next ??= running.done.then(() => serializeRevalidation(key, ask));
    return running.next;
  }
  prefetchCache.invalidate();
  // Failures are shown by SWR where the answer is used.
  const end = () => void runs.delete(key);
  // Without an argument, which `mutate` would take for the answer.
  const done = Promise.resolve()
    .then(() => ask())
    .then(end, end);
  runs.set(key, { done });
  return done;
}
