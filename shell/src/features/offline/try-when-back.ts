import { networkTriesStore } from '../../shared/network-tries.store.ts';
import { sessionFailureStore } from '../../shared/session-failure.store.ts';

/** Milliseconds between further tries: browsers say that there is a network before the line carries anything. */
const PAUSES_MS = [2_000, 5_000, 12_000, 30_000];
/** Between those after them. */
const LATER_MS = 60_000;

/** Whether something has come to nothing that another try may bring: a screen, or who the visitor is. */
const isMissing = (): boolean =>
  document.querySelector('[data-remote-failure]') !== null || sessionFailureStore.get() !== null;

/**
 * Once the browser says that there is a network, screens and session make their first try; this lets them make a few more.
 * A page that stood in for its address looks once a minute whether something is missing, and tries then: over a line that
 * is dead without the browser knowing, nothing ever says that it is back.
 *
 * @param isKept the page is one that stood in, whatever the browser says of the network by now
 * @returns ends it
 */
export function tryWhenBack(isKept: boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryLater = (at: number) => {
    clearTimeout(timer);
    const pause = PAUSES_MS[at] ?? (isKept ? LATER_MS : undefined);
    if (pause === undefined) return;
    timer = setTimeout(() => {
      if (!navigator.onLine) return;
      if (at < PAUSES_MS.length || isMissing()) {
        networkTriesStore.set(networkTriesStore.get() + 1);
        sessionFailureStore.get()?.retry();
      }
      tryLater(at + 1);
    }, pause);
  };
  const begin = () => tryLater(0);
  if (isKept) begin();
  addEventListener('online', begin);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', begin);
  };
}
