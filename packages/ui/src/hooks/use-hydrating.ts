import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on the server, and in the browser for the one rendering that takes over the server's HTML. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
