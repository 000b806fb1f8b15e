import { type FaultProxy, startFaultProxy } from '@vitis/testing/fault-proxy';
import { test as base } from './fixtures.ts';

const GATEWAY = process.env.BASE_URL ?? 'http://127.0.0.1:3000';

/** Everybody of such a test reaches the product through a proxy of the test's own, which passes all on until it is told otherwise. */
export const test = base.extend<{ faults: FaultProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  faults: async ({}, use) => {
    const proxy = await startFaultProxy(GATEWAY);
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ faults }, use) => use(faults.url),
});
