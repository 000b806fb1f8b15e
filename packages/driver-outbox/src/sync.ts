/** Names the work to the browser, which wakes the shell's service worker for it. */
export const OUTBOX_SYNC = 'vitis-driver-outbox';

/** What TypeScript's browser does not know yet of a registration. */
interface WithSync {
  sync?: { register: (tag: string) => Promise<void> };
}

/**
 * Asks the browser to have sent what waits once there is a network, also when the page is closed by then. Without Background
 * Sync, or without a worker, the next page that is opened sends it.
 */
export async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (registration as WithSync | undefined)?.sync?.register(OUTBOX_SYNC);
  } catch {
    // The browser, or its owner, does not allow it.
  }
}
