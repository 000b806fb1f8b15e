export interface StopRequest {
  /** Aborted when a person or the system asks the command to end. */
  signal: AbortSignal;
  /** Aborted when they ask again: everything ends at once. */
  forced: AbortSignal;
}

/**
 * One Ctrl-C arrives several times: from the terminal, from npm and from the launcher. What comes within this time
 * after the first is the same one.
 */
const sameRequestMilliseconds = 1_000;

let current: StopRequest | undefined;

/** Listens, from the first call on, for Ctrl-C, SIGTERM, SIGHUP and the death of the launcher. */
export function listenForStop(): StopRequest {
  if (current !== undefined) return current;
  const first = new AbortController();
  const second = new AbortController();
  let firstAt = 0;

  const ask = () => {
    if (!first.signal.aborted) {
      firstAt = Date.now();
      first.abort();
    } else if (Date.now() - firstAt > sameRequestMilliseconds) {
      second.abort();
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, ask);
  if (process.channel !== undefined) {
    process.once('disconnect', ask);
    process.channel.unref();
  }

  current = { signal: first.signal, forced: second.signal };
  return current;
}
