import { resolve } from 'node:path';
import { type FaultProxy, startFaultProxy } from '@vitis/testing/fault-proxy';
import { type FaultyRelease, releaseFaulty, type WantedFault } from '@vitis/testing/faulty-release';
import { startGateway } from '@vitis/testing/own-gateway';
import { test as base } from './fixtures.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export const COMPILER = resolve(ROOT, 'packages/testing/src/faulty-builds/compile-faulty-remote.ts');
/** Where the setup of these tests puts the remote that can fail. */
export const COMPILED = resolve(ROOT, 'e2e/dist/faulty-remote');

/** Everybody of such a test reaches a gateway of the test's own, over releases in which the sign-in is broken as `wanted` says, through a proxy that sees what passes. */
export const test = base.extend<{
  wanted: WantedFault;
  broken: { release: FaultyRelease; proxy: FaultProxy };
}>({
  wanted: [{ lastGood: false }, { option: true }],
  broken: async ({ wanted }, use) => {
    const releases = resolve(ROOT, process.env.RELEASES_FOLDER ?? 'releases');
    const release = releaseFaulty({ ...wanted, releases, compiled: COMPILED });
    const gateway = await startGateway(process.env.PROVIDER_URL ?? 'http://127.0.0.1:4000', release.folder);
    const proxy = await startFaultProxy(gateway.url);
    await use({ release, proxy });
    await proxy.close();
    await gateway.close();
    release.remove();
  },
  baseURL: async ({ broken }, use) => use(broken.proxy.url),
});
