import { createOutbox, openActionStore } from '@vitis/driver-outbox';
import { useStore } from '@vitis/platform';
import { useEffect } from 'react';

/** The outbox of this page: one, however often the list is opened. */
export const outbox = createOutbox(openActionStore);

/** What waits on this device, always as it is now. */
export function useOutbox() {
  return useStore(outbox.$state);
}

let atWork = false;

/**
 * Sends what waits from the first time that the list is opened until the page is closed: a driver who looks at another
 * screen when the signal comes back has nothing left behind.
 */
export function useOutboxAtWork(): void {
  useEffect(() => {
    if (atWork) void outbox.flush();
    else outbox.start();
    atWork = true;
  }, []);
}
