import { useStore as useNanoStore } from '@nanostores/react';
import type { Store, StoreValue } from 'nanostores';
import { useRenderedValues } from './rendered-values.tsx';

export { atom } from 'nanostores';

/**
 * The value of a store. During hydration it is the value that the server rendered with, however late hydration is: a
 * screen may hydrate after the session is known, and must first match its HTML. A computed store has no such value and
 * yields null, unless the screen was rendered for a member.
 */
export function useStore<SomeStore extends Store>(store: SomeStore): StoreValue<SomeStore> {
  const rendered = useRenderedValues();
  return useNanoStore(store, {
    ssr: () =>
      (rendered.has(store)
        ? rendered.get(store)
        : ((store as { init?: StoreValue<SomeStore> }).init ?? null)) as StoreValue<SomeStore>,
  });
}
