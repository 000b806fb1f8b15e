import { type ComponentType, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';

/** Until a screen that has just been opened is painted, in ms: nothing in it is as urgent as the whole. */
const PAINTED_MS = 50;

/** When a place loads the component by itself; false where something else does. */
type WantedWhen = false | 'now' | 'painted';

interface LazyState<Props> {
  /** Null while it is not there; the server never has it. */
  Component: ComponentType<Props> | null;
  /** Why it did not come when this place wanted it. */
  failure: { error: unknown } | null;
  retry: () => void;
}

/** A component whose code comes when it is wanted. */
interface LazyComponent<Props> {
  /**
   * Begins to load it; once it is there, or on its way, it is not asked for again. Never throws: the next call tries
   * afresh, as does a place that wants it.
   */
  load: () => Promise<void>;
  /** The component, for a place that is kept for it. */
  use: (wanted?: WantedWhen) => LazyState<Props>;
}

/**
 * Declares a lazy component. Unlike `React.lazy` it suspends nothing and remembers no failure, and all who use it get it
 * at once.
 *
 * @param onFailure is told once of each load that fails
 */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: (error: unknown) => void = () => {},
): LazyComponent<Props> {
  let component: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const attempt = () => {
    loading ??= load().then(
      (loaded) => {
        component = loaded;
        for (const listener of [...listeners]) listener();
      },
      (error: unknown) => {
        loading = null;
        onFailure(error);
        throw error;
      },
    );
    return loading;
  };

  return {
    load: () => attempt().catch(() => {}),
    use: (wanted = false) => {
      const [failure, setFailure] = useState<LazyState<Props>['failure']>(null);
      const retry = () => setFailure(null);
      useEffect(() => {
        if (wanted === false) return retry();
        if (component !== null || failure !== null) return;
        let isGone = false;
        const begin = () => attempt().catch((error: unknown) => isGone || setFailure({ error }));
        const timer = setTimeout(begin, wanted === 'now' ? 0 : PAINTED_MS);
        return () => {
          isGone = true;
          clearTimeout(timer);
        };
      }, [wanted, failure]);
      const arrived = useSyncExternalStore(
        subscribe,
        () => component,
        () => null,
      );
      // A store's change is drawn in one task: fifty places of a list, say. Deferred, React may stop between them.
      const Component = useDeferredValue(arrived);
      return { Component, failure, retry };
    },
  };
}
