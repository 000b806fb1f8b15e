import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds. The server and the first render in the browser say `serverAnswer`, so hydration
 * agrees; prefer CSS wherever CSS can do it.
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
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? serverAnswer,
    () => serverAnswer,
  );
}
