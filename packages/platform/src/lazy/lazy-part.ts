import { reportFailure } from '@vitis/platform';
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/** Until a screen that has just been opened is painted, in ms: no part of it is as urgent as the whole. */
const PAINTED_MS = 50;

/** A part of a screen whose code comes when it is wanted. */
export interface LazyPart<Props> {
  /** Begins to load it; once it is there, or on its way, it is not asked for again. A failure is shown, and the next call tries afresh. */
  want: () => Promise<void>;
  /**
   * The part, or null while it is not there; the server never has it.
   *
   * @param isWanted whether a screen that is seen wants it
   */
  use: (isWanted?: boolean) => ComponentType<Props> | null;
}

/**
 * Declares a lazy part. Unlike `React.lazy` it suspends nothing and remembers no failure: whoever uses it keeps a
 * place for it, and all its users get it at once.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const users = new Set<() => void>();

  const fetchPart = async () => {
    try {
      part = await load();
      for (const tell of [...users]) tell();
    } catch (error) {
      loading = null;
      reportFailure(error);
    }
  };
  const subscribe = (tell: () => void) => {
    users.add(tell);
    return () => void users.delete(tell);
  };
  const want = () => {
    loading ??= fetchPart();
    return loading;
  };
  return {
    want,
    use: (isWanted = false) => {
      useEffect(() => {
        if (!isWanted || part !== null) return;
        const painted = setTimeout(want, PAINTED_MS);
        return () => clearTimeout(painted);
      }, [isWanted]);
      return useSyncExternalStore(
        subscribe,
        () => part,
        () => null,
      );
    },
  };
}
