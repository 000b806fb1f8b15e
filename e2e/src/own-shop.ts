import { type FaultProxy, startFaultProxy } from '@vitis/testing/fault-proxy';
import { type OwnReleases, ownReleases, startGateway } from '@vitis/testing/own-gateway';
import { test as base } from './fixtures.ts';
import { PROVIDER, RELEASES } from './product.ts';

/** A shop of the test's own: what it releases, and how the provider answers, is seen by nobody else. */
export interface OwnShop {
  releases: OwnReleases;
  /** Between gateway and provider. */
  provider: FaultProxy;
  /** Between browser and gateway. */
  faults: FaultProxy;
}

/** Everybody of such a test meets the test's own shop, whose server waits `renderTimeoutMs` for a page's data. */
export const test = base.extend<{ renderTimeoutMs: number; shop: OwnShop }>({
  renderTimeoutMs: [20_000, { option: true }],
  shop: async ({ renderTimeoutMs }, use) => {
    const releases = ownReleases(RELEASES);
    const provider = await startFaultProxy(PROVIDER);
    const gateway = await startGateway(provider.url, releases.folder, { renderTimeoutMs });
    const faults = await startFaultProxy(gateway.url);
    await use({ releases, provider, faults });
    await faults.close();
    await gateway.close();
    await provider.close();
    releases.remove();
  },
  baseURL: async ({ shop }, use) => use(shop.faults.url),
});
