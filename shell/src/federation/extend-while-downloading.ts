import { RELEASED_FILES } from '@vitis/contracts/registry';
import type { DeadlineExtension } from './deadline.ts';

/** Upper bound of the extension, however many files still arrive. */
const AT_MOST_MS = 30_000;

const isThere = (entry: PerformanceEntry): boolean => {
  // Entries of failed or blocked files are no progress.
  const { responseStatus } = entry as PerformanceResourceTiming;
  return responseStatus >= 200 && responseStatus < 300;
};

/**
 * Extends the deadline of a load with every released file that arrives completely: a slow connection gets more time, and a
 * dead one is given up.
 *
 * @param filesAt where the page gets released files; the gateway itself where it is left out
 */
export function extendWhileDownloading(filesAt: string = RELEASED_FILES): DeadlineExtension | undefined {
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
