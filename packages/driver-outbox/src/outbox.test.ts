import 'fake-indexeddb/auto';
import { completeDelivery, startDelivery, uploadFile } from '@vitis/contracts';
import { answer, answerOk } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { AlreadyRecorded } from './already-recorded.ts';
import {
  done,
  freshDevice,
  line,
  openPage,
  openTab,
  other,
  photo,
  posts,
  settled,
  statesOf,
  stop,
  stored,
} from './outbox.test-support.ts';

freshDevice();

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
  await outbox.keepDraft(stop, { photos: [photo('a'), photo('b')] });
  await outbox.record(stop, 'complete');
  await settled(outbox);

  expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['files', 'files', 'complete']);
  expect(posts(calls, '/complete')[0]?.body).toMatchObject({ image1: 101, image2: 102, image3: null });
  expect(statesOf(outbox)).toEqual(['complete sent']);
  expect(outbox.$state.get().actions[0]?.photos.every(({ bytes }) => bytes === null)).toBe(true);
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
  await first.keepDraft(stop, { photos: [photo('a')] });
  await first.record(stop, 'complete');
  await first.record(other, 'complete');
  await settled(first);
  expect(statesOf(first)).toEqual(['start waiting', 'complete waiting', 'complete waiting']);
  const madeAt = first.$state.get().actions[1]?.madeAt;

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
  await first.keepDraft(stop, { photos: [photo('a')] });
  await first.record(stop, 'complete');
  await settled(first);
  const second = await openPage();
  await settled(second);

  expect(uploads).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(statesOf(second)).toEqual(['complete sent']);
});

test('a press that comes twice is one action, and many wake-ups at once send it once', async () => {
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
    await first.keepDraft(stop, { photos: [photo('a')] });
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

test('of two ends of one stop in two tabs the second is told, and its photos stay', async () => {
  const { state } = line([]);
  state.up = false;
  const first = await openPage();
  const second = await openTab();
  await second.keepDraft(stop, { photos: [photo('a')] });
  await first.record(stop, 'fail', { reason: '부재중' });
  await expect(second.record(stop, 'complete')).rejects.toThrow(AlreadyRecorded);
  expect(statesOf(second)).toEqual(['complete draft', 'fail waiting']);
});

test('photos that are being taken are there again after the camera pushed the page out', async () => {
  line([]);
  const first = await openPage();
  await first.keepDraft(stop, { photos: [photo('a')] });
  await first.keepDraft(stop, { photos: [photo('a'), photo('b')] });
  const second = await openPage();
  expect(second.$state.get().actions).toMatchObject([{ state: 'draft', photos: [{ id: 'a' }, { id: 'b' }] }]);
  await second.keepDraft(stop, { photos: [] });
  expect(second.$state.get().actions).toEqual([]);
});

test('a count that is taken back before the next photo is not there again after a reload', async () => {
  line([]);
  const first = await openPage();
  const counted = { taken: [{ idProduct: 1, qty: 4 }], refusedReason: '라벨 파손' };
  await first.keepDraft(stop, { ...counted, photos: [photo('a')] });
  await first.keepDraft(stop, { taken: undefined, refusedReason: '', photos: [photo('a'), photo('b')] });
  const [draft] = (await openPage()).$state.get().actions;
  expect(draft).toMatchObject({ refusedReason: '', photos: [{ id: 'a' }, { id: 'b' }] });
  expect(draft?.taken).toBeUndefined();
});

test('strokes that follow each other quickly are one draft, which goes away with the hand-over', async () => {
  line([answerOk(completeDelivery, done())]);
  const outbox = await openPage();
  await Promise.all([
    outbox.keepDraft(stop, { signature: 'M1 1L2 2' }),
    outbox.keepDraft(stop, { signature: 'M1 1L2 2M9 9L9 9' }),
  ]);
  expect(outbox.$state.get().actions).toMatchObject([{ state: 'draft', signature: 'M1 1L2 2M9 9L9 9' }]);
  await outbox.record(stop, 'complete', { signature: 'M1 1L2 2M9 9L9 9' });
  await settled(outbox);
  expect(statesOf(outbox)).toEqual(['complete sent']);
});
