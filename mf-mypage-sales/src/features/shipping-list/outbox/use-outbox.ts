import { useEffect, useSyncExternalStore } from 'react';
import { openDeedStore } from './deed-store.ts';
import { createOutbox } from './outbox.ts';

/** The outbox of this page: one, however often the list is opened. */
export const outbox = createOutbox(openDeedStore);

/** What waits on this device, always as it is now. */
export function useOutbox() {
  return useSyncExternalStore(outbox.subscribe, outbox.getState, outbox.getState);
}

/** Sends what waits for as long as the screen is there. */
export function useOutboxAtWork(): void {
  useEffect(() => outbox.start(), []);
}
