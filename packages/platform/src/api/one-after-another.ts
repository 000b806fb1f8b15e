interface Run {
  done: Promise<unknown>;
  next?: Promise<unknown>;
}

const runs = new WeakMap<object, Map<string, Run>>();

/**
 * Runs `ask`, or, while one of the same `key` is running, once more after it, however often it is called meanwhile:
 * SWR throws the answer on its way away for the next question, so that hints which come faster than a slow answer
 * would leave a screen without any. Settles when what was asked after this call has been answered.
 */
export function oneAfterAnother(cache: object, key: string, ask: () => Promise<unknown>): Promise<unknown> {
  const asked = runs.get(cache) ?? new Map<string, Run>();
  runs.set(cache, asked);
  const running = asked.get(key);
  if (running) {
    const again = () => oneAfterAnother(cache, key, ask);
    running.next ??= running.done.then(again, again);
    return running.next;
  }
  const done = ask().finally(() => asked.delete(key));
  asked.set(key, { done });
  return done;
}
