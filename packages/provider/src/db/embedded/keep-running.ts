import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedPostgres } from '../embedded-postgres.ts';

/** Between two looks, in milliseconds. */
const pause = 500;

/**
 * Brings the server back when it dies under a process that lives on. What fails is told and tried again.
 *
 * @returns ends it, once a start that is going on is done
 */
export function keepRunning(
  cluster: Pick<EmbeddedPostgres, 'revive'>,
  onError: (error: Error) => void,
): () => Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const watching = (async () => {
    while (!signal.aborted) {
      await cluster.revive().catch(onError);
      // Waiting ends with an error where it is ended; the loop sees that by itself.
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return () => {
    ended.abort();
    return watching;
  };
}
