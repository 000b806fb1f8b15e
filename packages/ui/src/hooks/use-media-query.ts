import { useCallback, useDeferredValue, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds. The server and the first render in the browser say `serverAnswer`, so hydration
 * agrees; what it says afterwards is drawn in pieces, since it is told to a whole page at once, just when that comes alive.
 * Prefer CSS wherever CSS can do it.
 */
export function useMediaQuery(query: string, serverAnswer = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  const matches = useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? serverAnswer,
    () => serverAnswer,
  );
  return useDeferredValue(matches);
}
