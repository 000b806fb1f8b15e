import { expect, type Page } from '@playwright/test';
import type { PageRegistry } from '@vitis/contracts/registry';

/** Waits until the service worker has kept the page without content of the builds that this page is made of. */
export async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const { registry } = JSON.parse(document.getElementById('vitis-page')?.textContent ?? '{}') as {
        registry: PageRegistry;
      };
      const remotes = Object.entries(registry.remotes).map(([part, { build }]) => `${part}/${build}`);
      const builds = [`shell/${registry.shell}`, ...remotes].sort().join(' ');
      const cache = await caches.open('vitis-page-1');
      const kept = await Promise.all(
        (await cache.keys()).map(({ url }) => cache.match(url, { ignoreVary: true })),
      );
      return kept.some((response) => response?.headers.get('x-vitis-builds') === builds);
    });
  await expect.poll(isKept).toBe(true);
}

/** All that the caches of this device hold: what was asked, with which headers, and the answer as text. */
export const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; url: string; asked: string[]; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const text = (await response?.text()) ?? '';
        found.push({ cache: name, url: request.url, asked: [...request.headers.keys()], text });
      }
    }
    return found;
  });

/** Wakes the worker for what waits to be sent, as the browser does when there is a network again. */
export async function dispatchSync(page: Page, tag: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [known] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (known) resolve(known.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await client.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
  await client.detach();
}
