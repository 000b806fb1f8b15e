import { RELEASED_FILES } from '@vitis/contracts/registry';
import type { PutOff } from './deadline.ts';

/** Nobody waits longer than this for a screen, however alive the line is. */
const AT_MOST_MS = 30_000;

const isThere = (entry: PerformanceEntry): boolean => {
  // Of a file that never came, or came with an error, nothing is to be hoped.
  const { responseStatus } = entry as PerformanceResourceTiming;
  return responseStatus >= 200 && responseStatus < 300;
};

/**
 * A slow line is not a dead one: every released file that arrives whole puts the deadline off, so that a load is given
 * up only when nothing has come for that long.
 *
 * @param filesAt where the page gets released files; the gateway itself where it is left out
 */
export function whileFilesArrive(filesAt: string = RELEASED_FILES): PutOff | undefined {
  if (typeof PerformanceObserver === 'undefined') return undefined;
  const folder = new URL(filesAt, document.baseURI).href;
  return {
    atMost: AT_MOST_MS,
    progress(listener) {
      const observer = new PerformanceObserver((list) => {
        if (list.getEntries().some((entry) => entry.name.startsWith(folder) && isThere(entry))) listener();
      });
      observer.observe({ type: 'resource' });
      return () => observer.disconnect();
    },
  };
}
