import { prefetchCache } from './prefetch-cache.ts';

interface Run {
  done: Promise<unknown>;
  next?: Promise<unknown>;
}

const runs = new Map<string, Run>();

/**
 * Runs `ask`, or, while one of the same `key` is running, once more after it, however often it is called meanwhile:
 * SWR throws the answer on its way away for the next question, so that hints which come faster than a slow answer
 * would leave a screen without any. A prefetched answer is none to a question that is asked again. Settles when what was
 * asked after this call has been answered.
 */
export function oneAfterAnother(key: string, ask: () => Promise<unknown>): Promise<unknown> {
  const running = runs.get(key);
  if (running) {
    running.next ??= running.done.then(() => oneAfterAnother(key, ask));
    return running.next;
  }
  prefetchCache.invalidate();
  // SWR says itself what went wrong, where the answer is shown. A cache that is gone meanwhile shows nothing.
  const end = () => void runs.delete(key);
  // Without an argument, which `mutate` would take for the answer.
  const done = Promise.resolve()
    .then(() => ask())
    .then(end, end);
  runs.set(key, { done });
  return done;
}
