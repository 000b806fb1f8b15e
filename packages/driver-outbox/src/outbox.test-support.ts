import 'fake-indexeddb/auto';
import type { DeliveryInfo } from '@vitis/contracts';
import { type FakeAnswer, fakeProvider } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { signInAs } from '@vitis/testing/render';
import { createOutbox, type Outbox } from './outbox.ts';
import type { ActionPhoto } from './pending-action.ts';
import { openActionStore } from './pending-action-store.ts';

export const signIn = (id: number) => signInAs({ id, fullName: '오태식', roles: ['DRIVER'] });

export const stop = { idDeliveryInfo: 31, clientName: '담원다이닝', day: '2026-11-20' };
export const other = { idDeliveryInfo: 32, clientName: '노들상회', day: '2026-11-20' };
export const photo = (id: string): ActionPhoto => ({
  id,
  name: `${id}.jpg`,
  type: 'image/jpeg',
  bytes: new TextEncoder().encode(id).buffer as ArrayBuffer,
  idFile: null,
});
export const stored = (id: number) => ({
  id,
  name: 'a.jpg',
  type: 'image/jpeg',
  size: 3,
  url: `/api/v1/file-download?id=${id}`,
  picture: null,
});
export const done = (changed: Partial<DeliveryInfo> = {}) => aDelivery({ status: 'COMPLETED', ...changed });

/** A line to the provider that can be cut. */
export function line(answers: readonly FakeAnswer[]) {
  const state = { up: true };
  const gated = answers.map(({ endpoint, respond }) => ({
    endpoint,
    respond: async (call: Parameters<FakeAnswer['respond']>[0]) => {
      if (!state.up) throw new TypeError('Failed to fetch');
      return respond(call);
    },
  }));
  return { state, calls: fakeProvider(gated) };
}

/** What closes the pages that are open. */
export const pages: (() => void)[] = [];
export const closePages = () => {
  for (const close of pages.splice(0)) close();
};

/** A tab of this device: what it finds is what those before it left. */
export async function openTab(): Promise<Outbox> {
  const outbox = createOutbox(openActionStore);
  pages.push(outbox.start());
  await settled(outbox);
  return outbox;
}

/** The only tab, as after a reload. */
export async function openPage(): Promise<Outbox> {
  closePages();
  return openTab();
}

/** Waits until the outbox is at rest. */
export async function settled(outbox: Outbox): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await outbox.flush();
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

export const statesOf = (outbox: Outbox) =>
  outbox.$state.get().actions.map(({ kind, state }) => `${kind} ${state}`);
export const posts = (calls: ReturnType<typeof fakeProvider>, part: string) =>
  calls.filter(({ path }) => path.endsWith(part));

/** Each test begins with a driver signed in and ends with a device that remembers nothing. */
export function freshDevice(): void {
  beforeEach(() => signIn(3));

  afterEach(async () => {
    closePages();
    const store = await openActionStore();
    for (const { sequence } of await store.all()) await store.remove(sequence);
  });
}
