import 'fake-indexeddb/auto';
import { completeDelivery, type DeliveryInfo, startDelivery, uploadFile } from '@vitis/contracts';
import { answer, answerOk, answerProblem, type FakeAnswer, fakeProvider } from '@vitis/testing/answers';
import { signInAs } from '@vitis/testing/render';
import { aDelivery } from '../../../shared/order.builders.ts';
import type { DeedPhoto } from './deed.ts';
import { openDeedStore, passingStore } from './deed-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const signIn = (id: number) => signInAs({ id, fullName: '오태식', roles: ['DRIVER'] });

const stop = { idDeliveryInfo: 31, clientName: '담원다이닝', day: '2026-11-20' };
const other = { idDeliveryInfo: 32, clientName: '노들상회', day: '2026-11-20' };
const photo = (id: string): DeedPhoto => ({
  id,
  name: `${id}.jpg`,
  type: 'image/jpeg',
  bytes: new TextEncoder().encode(id).buffer as ArrayBuffer,
  idFile: null,
});
const stored = (id: number) => ({
  id,
  name: 'a.jpg',
  type: 'image/jpeg',
  size: 3,
  url: `/api/v1/file-download?id=${id}`,
  picture: null,
});
const done = (changed: Partial<DeliveryInfo> = {}) => aDelivery({ status: 'COMPLETED', ...changed });

/** A line to the provider that can be cut. */
function line(answers: readonly FakeAnswer[]) {
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
const pages: (() => void)[] = [];
const closePages = () => {
  for (const close of pages.splice(0)) close();
};

/** A tab of this device: what it finds is what those before it left. */
async function openTab(): Promise<Outbox> {
  const outbox = createOutbox(openDeedStore);
  pages.push(outbox.start());
  await settled(outbox);
  return outbox;
}

/** The only tab, as after a reload. */
async function openPage(): Promise<Outbox> {
  closePages();
  return openTab();
}

/** Waits until the outbox is at rest. */
async function settled(outbox: Outbox): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await outbox.flush();
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

const statesOf = (outbox: Outbox) => outbox.getState().deeds.map(({ kind, state }) => `${kind} ${state}`);
const posts = (calls: ReturnType<typeof fakeProvider>, part: string) =>
  calls.filter(({ path }) => path.endsWith(part));

beforeEach(() => signIn(3));

afterEach(async () => {
  closePages();
  const store = await openDeedStore();
  for (const { sequence } of await store.all()) await store.remove(sequence);
});

test('with a signal a hand-over goes out at once: photos first, then the word', async () => {
  let last = 100;
  const { calls } = line([
    answer(uploadFile, () => {
      last += 1;
      return { status: 201 as const, body: stored(last) };
    }),
    answerOk(completeDelivery, done()),
  ]);
  const outbox = await openPage();
  await outbox.keepPhotos(stop, [photo('a'), photo('b')]);
  await outbox.record(stop, 'complete');
  await settled(outbox);

  expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['files', 'files', 'complete']);
  expect(posts(calls, '/complete')[0]?.body).toMatchObject({ image1: 101, image2: 102, image3: null });
  expect(statesOf(outbox)).toEqual(['complete sent']);
  expect(outbox.getState().deeds[0]?.photos.every(({ bytes }) => bytes === null)).toBe(true);
});

test('without a signal everything waits in order, outlives a reload, and is sent once the signal is back', async () => {
  const { state, calls } = line([
    answer(uploadFile, { status: 201, body: stored(101) }),
    answerOk(startDelivery, aDelivery({ status: 'IN_TRANSIT' })),
    answerOk(completeDelivery, done()),
  ]);
  state.up = false;
  const first = await openPage();
  await first.record(stop, 'start');
  await first.keepPhotos(stop, [photo('a')]);
  await first.record(stop, 'complete');
  await first.record(other, 'complete');
  await settled(first);
  expect(statesOf(first)).toEqual(['start waiting', 'complete waiting', 'complete waiting']);
  const madeAt = first.getState().deeds[1]?.madeAt;

  const second = await openPage();
  expect(statesOf(second)).toEqual(['start waiting', 'complete waiting', 'complete waiting']);
  const before = calls.length;
  state.up = true;
  window.dispatchEvent(new Event('online'));
  await settled(second);

  expect(calls.slice(before).map(({ path }) => path.split('/').slice(-2).join('/'))).toEqual([
    '31/start',
    'v1/files',
    '31/complete',
    '32/complete',
  ]);
  expect(posts(calls, '31/complete').at(-1)?.body).toMatchObject({ completedAt: madeAt, image1: 101 });
  expect(statesOf(second)).toEqual(['start sent', 'complete sent', 'complete sent']);
});

test('a photo that arrived is not uploaded again, and a lost answer is asked for under the same key', async () => {
  let uploads = 0;
  const keys: (string | null)[] = [];
  line([
    answer(uploadFile, () => {
      uploads += 1;
      return { status: 201 as const, body: stored(100 + uploads) };
    }),
    answer(completeDelivery, ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      if (keys.length === 1) throw new TypeError('the answer was lost');
      return { status: 200 as const, body: done() };
    }),
  ]);
  const first = await openPage();
  await first.keepPhotos(stop, [photo('a')]);
  await first.record(stop, 'complete');
  await settled(first);
  const second = await openPage();
  await settled(second);

  expect(uploads).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(statesOf(second)).toEqual(['complete sent']);
});

test('a press that comes twice is one deed, and many wake-ups at once send it once', async () => {
  const { state, calls } = line([answerOk(completeDelivery, done())]);
  state.up = false;
  const outbox = await openPage();
  await Promise.all([outbox.record(stop, 'complete'), outbox.record(stop, 'complete')]);
  await settled(outbox);
  expect(statesOf(outbox)).toEqual(['complete waiting']);

  const before = calls.length;
  state.up = true;
  for (let turn = 0; turn < 3; turn += 1) {
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
  }
  await settled(outbox);
  expect(calls.length - before).toBe(1);
});

test('two tabs of the same driver share the work: nothing is uploaded or completed twice', async () => {
  let queue = Promise.resolve();
  const request = (_name: string, work: () => Promise<void>) => {
    queue = queue.then(work);
    return queue;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  try {
    const { state, calls } = line([
      answer(uploadFile, { status: 201, body: stored(101) }),
      answerOk(completeDelivery, done()),
    ]);
    state.up = false;
    const first = await openPage();
    await first.keepPhotos(stop, [photo('a')]);
    await first.record(stop, 'complete');
    await settled(first);
    const second = await openTab();
    const before = calls.length;
    state.up = true;
    window.dispatchEvent(new Event('online'));
    await settled(second);
    expect(calls.slice(before).map(({ path }) => path.split('/').at(-1))).toEqual(['files', 'complete']);
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

test('a refusal stays with its reason, keeps nobody waiting, and goes out anew as another intent', async () => {
  const keys: (string | null)[] = [];
  line([
    answer(completeDelivery, ({ path, headers }) => {
      if (path.includes('/32/')) return { status: 200 as const, body: done({ idDeliveryInfo: 32 }) };
      keys.push(headers.get('Idempotency-Key'));
      if (keys.length > 1) return { status: 200 as const, body: done() };
      return {
        status: 409 as const,
        body: {
          type: 'about:blank',
          title: 'x',
          status: 409,
          code: 'ILLEGAL_TRANSITION' as const,
          message: '취소된 배송입니다.',
          requestId: 'r',
        },
      };
    }),
  ]);
  const outbox = await openPage();
  await outbox.record(stop, 'complete');
  await outbox.record(other, 'complete');
  await settled(outbox);
  expect(statesOf(outbox)).toEqual(['complete refused', 'complete sent']);
  const [refused] = outbox.getState().deeds;
  expect(refused?.refusal).toBe('취소된 배송입니다.');

  if (refused) await outbox.retry(refused);
  await settled(outbox);
  expect(statesOf(outbox)).toEqual(['complete sent', 'complete sent']);
  expect(new Set(keys).size).toBe(2);
});

test('too many calls and faults of the provider are no refusals: the deed waits', async () => {
  for (const [status, code] of [
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
    [409, 'IDEMPOTENCY_IN_PROGRESS'],
  ] as const) {
    line([answerProblem(startDelivery, status, code, 'later')]);
    const outbox = await openPage();
    await outbox.record(stop, 'start');
    await settled(outbox);
    expect(statesOf(outbox)).toEqual(['start waiting']);
    for (const deed of outbox.getState().deeds) await outbox.discard(deed);
  }
});

test('what one driver did is never sent as another, and waits for its own driver', async () => {
  const { state, calls } = line([answerOk(completeDelivery, done())]);
  state.up = false;
  const outbox = await openPage();
  await outbox.record(stop, 'complete');
  await settled(outbox);

  signIn(4);
  state.up = true;
  await settled(outbox);
  expect(outbox.getState()).toMatchObject({ deeds: [], ofOthers: 1 });
  const before = calls.length;
  await outbox.flush();
  expect(calls.length).toBe(before);

  signIn(3);
  await settled(outbox);
  expect(statesOf(outbox)).toEqual(['complete sent']);
});

test('photos that are being taken are there again after the camera pushed the page out', async () => {
  line([]);
  const first = await openPage();
  await first.keepPhotos(stop, [photo('a')]);
  await first.keepPhotos(stop, [photo('a'), photo('b')]);
  const second = await openPage();
  expect(second.getState().deeds).toMatchObject([{ state: 'draft', photos: [{ id: 'a' }, { id: 'b' }] }]);
  await second.keepPhotos(stop, []);
  expect(second.getState().deeds).toEqual([]);
});

test('where the browser keeps nothing the outbox still sends, and says that it forgets', async () => {
  line([answerOk(completeDelivery, done())]);
  const outbox = createOutbox(async () => passingStore());
  pages.push(outbox.start());
  await outbox.record(stop, 'complete');
  await settled(outbox);
  expect(outbox.getState().isLasting).toBe(false);
  expect(statesOf(outbox)).toEqual(['complete sent']);
});
