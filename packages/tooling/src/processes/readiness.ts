import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a health endpoint answers 200.
 *
 * @param url the endpoint
 * @param limit milliseconds after which it gives up
 * @param signal ends the waiting with the signal's reason
 * @returns what it answered last; null when it never answered. Ready when its status is 200.
 */
export async function waitUntilReady(
  url: string,
  limit: number,
  signal: AbortSignal,
): Promise<number | null> {
  let last: number | null = null;
  for (const end = Date.now() + limit; Date.now() < end; await sleep(100, undefined, { signal })) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(2_000)]) });
      await answer.body?.cancel();
      if (answer.status === 200) return 200;
      last = answer.status;
    } catch {
      // Nobody listens yet, or the answer is late: the next round asks again.
      signal.throwIfAborted();
    }
  }
  return last;
}
