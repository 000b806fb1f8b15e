import { KEPT_CACHES } from '@vitis/contracts/service-worker';

/** A service worker that serves nothing: it takes away what the one before it has kept, and then itself. */
export const ENDING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${KEPT_CACHES}')) await caches.delete(name);
  await registration.unregister();
})()));
`;
