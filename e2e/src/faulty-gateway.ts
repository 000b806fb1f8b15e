import { resolve } from 'node:path';
import { type FaultProxy, startFaultProxy } from '@vitis/testing/fault-proxy';
import { type FaultyRelease, releaseFaulty, type WantedFault } from '@vitis/testing/faulty-release';
import { startGateway } from '@vitis/testing/own-gateway';
import { test as base, type Person } from './fixtures.ts';
import { PROVIDER, RELEASES, ROOT } from './product.ts';

export const COMPILER = resolve(ROOT, 'packages/testing/src/faulty-builds/compile-faulty-remote.ts');
/** Where the setup of these tests puts the remote that can fail. */
export const COMPILED = resolve(ROOT, 'e2e/dist/faulty-remote');

/** A broken build among sound ones, and the proxy in front of the gateway that serves them. */
export interface Broken {
  release: FaultyRelease;
  proxy: FaultProxy;
}

/**
 * Everybody of such a test reaches a gateway of the test's own, through a proxy that sees what passes, over releases of which
 * one is broken as `wanted` says: the sign-in if it says nothing else.
 */
export const test = base.extend<{ wanted: WantedFault; broken: Broken }>({
  wanted: [{ lastGood: false }, { option: true }],
  broken: async ({ wanted }, use) => {
    const release = releaseFaulty({ ...wanted, releases: RELEASES, compiled: COMPILED });
    const gateway = await startGateway(PROVIDER, release.folder);
    const proxy = await startFaultProxy(gateway.url);
    await use({ release, proxy });
    await proxy.close();
    await gateway.close();
    release.remove();
  },
  baseURL: async ({ broken }, use) => use(broken.proxy.url),
});

type Body = (person: Person, broken: Broken) => Promise<void>;

/** Body of a test with one person, whoever that is: `test(title, as[role](body))`. */
export const as = {
  guest:
    (body: Body) =>
    ({ guest, broken }: { guest: Person; broken: Broken }) =>
      body(guest, broken),
  buyer:
    (body: Body) =>
    ({ buyer, broken }: { buyer: Person; broken: Broken }) =>
      body(buyer, broken),
  sales:
    (body: Body) =>
    ({ sales, broken }: { sales: Person; broken: Broken }) =>
      body(sales, broken),
};
