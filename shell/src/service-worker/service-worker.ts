import { OUTBOX_SYNC } from '@vitis/driver-outbox';
import {
  disable as disableNavigationPreload,
  enable as enableNavigationPreload,
} from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CACHES } from '../shared/kept-on-device.ts';
import { answers, isOpenCall } from './kept-answers.ts';
import { files, isReleasedFile } from './kept-files.ts';
import { isNavigation, pages } from './kept-page.ts';
import { keepOpenedPage } from './opened-page.ts';
import { sendPendingActions } from './send-pending-actions.ts';
import { worker } from './worker-scope.ts';

// Pages come from the network as long as there is one: a release, a rollback and an override are seen at once (decision 0050).
// Firefox shows an error of its own once what it has asked for ahead finds no line, whatever the worker answers.
if (/ Firefox\//.test(navigator.userAgent)) disableNavigationPreload();
else enableNavigationPreload();
registerRoute(isNavigation, pages);
registerRoute(isReleasedFile, files);
registerRoute(isOpenCall, answers);
// Without a line the page is told, as it would be without a worker; thrown, each file and call would be an error of the worker's, too.
setCatchHandler(async () => Response.error());

// A newer worker serves open pages as well as the one before it: what it hands out is named by its content.
worker.addEventListener('install', () => void worker.skipWaiting());

async function takeOver(): Promise<void> {
  await worker.clients.claim();
  const known: readonly string[] = Object.values(CACHES);
  const others = (await caches.keys()).filter((name) => !known.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => event.waitUntil(keepOpenedPage(event.data)));
worker.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC) event.waitUntil(sendPendingActions());
});
