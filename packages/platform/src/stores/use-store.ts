import { useStore as useNanoStore } from '@nanostores/react';
import type { Store, StoreValue } from 'nanostores';

export { atom } from 'nanostores';

/**
 * The value of a store. While a page is being hydrated it is the value that the server rendered with, however late
 * that is: a screen may hydrate after the session has become known, and must first agree with its HTML. A computed
 * store has no such value and stands for null.
 */
export function useStore<SomeStore extends Store>(store: SomeStore): StoreValue<SomeStore> {
  return useNanoStore(store, {
    ssr: () => ((store as { init?: StoreValue<SomeStore> }).init ?? null) as StoreValue<SomeStore>,
  });
}
