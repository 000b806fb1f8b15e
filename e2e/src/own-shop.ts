import { resolve } from 'node:path';
import { type FaultProxy, startFaultProxy } from '@vitis/testing/fault-proxy';
import { type OwnReleases, ownReleases, startGateway } from '@vitis/testing/own-gateway';
import { test as base } from './fixtures.ts';

const PROVIDER = process.env.PROVIDER_URL ?? 'http://127.0.0.1:4000';
const RELEASES = resolve(import.meta.dirname, '../../releases');

/** A shop of the test's own: what it releases, and how the provider answers, is seen by nobody else. */
export interface OwnShop {
  releases: OwnReleases;
  /** Between gateway and provider. */
  provider: FaultProxy;
  /** Between browser and gateway. */
  faults: FaultProxy;
}

/** Everybody of such a test meets the test's own shop. */
export const test = base.extend<{ shop: OwnShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  shop: async ({}, use) => {
    const releases = ownReleases(RELEASES);
    const provider = await startFaultProxy(PROVIDER);
    const gateway = await startGateway(provider.url, releases.folder);
    const faults = await startFaultProxy(gateway.url);
    await use({ releases, provider, faults });
    await faults.close();
    await gateway.close();
    await provider.close();
    releases.remove();
  },
  baseURL: async ({ shop }, use) => use(shop.faults.url),
});
