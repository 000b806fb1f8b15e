import { useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on the server, and in the browser for the one rendering that takes over the server's HTML. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * Whether a component took over the server's HTML; true on the server. It stays what it was first, so that nothing is
 * rendered a second time for it: what `useHydrating` tells renders its component again as soon as it is hydrated.
 */
export function useHydrated(): boolean {
  const hydrated = useRef(false);
  return useSyncExternalStore(
    never,
    () => hydrated.current,
    () => {
      hydrated.current = true;
      return true;
    },
  );
}
