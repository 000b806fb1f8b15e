import { type FaultProxy, startFaultProxy } from '@vitis/testing/fault-proxy';
import { test as base, type Person } from './fixtures.ts';

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

type Body = (person: Person, faults: FaultProxy) => Promise<void>;

/** Body of a test with one person, whoever that is: `test(title, as[role](body))`. Nobody else's browser is opened for it. */
export const as = {
  guest:
    (body: Body) =>
    ({ guest, faults }: { guest: Person; faults: FaultProxy }) =>
      body(guest, faults),
  buyer:
    (body: Body) =>
    ({ buyer, faults }: { buyer: Person; faults: FaultProxy }) =>
      body(buyer, faults),
  sales:
    (body: Body) =>
    ({ sales, faults }: { sales: Person; faults: FaultProxy }) =>
      body(sales, faults),
};
