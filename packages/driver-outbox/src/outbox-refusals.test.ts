import 'fake-indexeddb/auto';
import { completeDelivery, failDelivery, startDelivery, uploadFile } from '@vitis/contracts';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import {
  done,
  freshDevice,
  line,
  openPage,
  other,
  pages,
  photo,
  posts,
  settled,
  signIn,
  statesOf,
  stop,
  stored,
} from './outbox.test-support.ts';
import { createOutbox } from './outbox.ts';
import { memoryStore } from './pending-action-store.ts';

freshDevice();

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
  const [refused] = outbox.$state.get().actions;
  expect(refused?.refusal).toBe('취소된 배송입니다.');

  if (refused) await outbox.retry(refused);
  await settled(outbox);
  expect(statesOf(outbox)).toEqual(['complete sent', 'complete sent']);
  expect(new Set(keys).size).toBe(2);
});

/** A provider that refuses the first completion for want of proof, and takes the next one. */
function wantingProof() {
  const keys: (string | null)[] = [];
  const { calls } = line([
    answer(uploadFile, () => ({ status: 201 as const, body: stored(101) })),
    answer(completeDelivery, ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      if (keys.length > 1) return { status: 200 as const, body: done() };
      return {
        status: 409 as const,
        body: {
          type: 'about:blank',
          title: 'x',
          status: 409,
          code: 'PROOF_MISSING' as const,
          message: '서명을 남겨 주세요.',
          requestId: 'r',
        },
      };
    }),
  ]);
  return { keys, calls };
}

test('what was refused is amended: a draft with all that was said, which goes out as a new intent', async () => {
  const { keys, calls } = wantingProof();
  const first = await openPage();
  await first.keepDraft(stop, { photos: [photo('a')] });
  await first.record(stop, 'complete', {
    receivedBy: '김민수',
    taken: [{ idProduct: 1, qty: 5 }],
    refusedReason: '라벨 파손',
  });
  await settled(first);
  expect(statesOf(first)).toEqual(['complete refused']);

  const [refused] = first.$state.get().actions;
  const handedOverAt = refused?.madeAt;
  if (refused) await first.amend(refused);
  // The draft is on the device, for a page that the camera pushes out.
  const outbox = await openPage();
  expect(outbox.$state.get().actions).toMatchObject([
    {
      state: 'draft',
      refusal: '서명을 남겨 주세요.',
      receivedBy: '김민수',
      taken: [{ idProduct: 1, qty: 5 }],
      refusedReason: '라벨 파손',
      photos: [{ id: 'a' }],
    },
  ]);
  expect(keys.length).toBe(1);

  await outbox.record(stop, 'complete', { receivedBy: '김민수', signature: 'M1 1L2 2' });
  await settled(outbox);
  expect(statesOf(outbox)).toEqual(['complete sent']);
  expect(outbox.$state.get().actions).toMatchObject([{ refusal: null }]);
  expect(new Set(keys).size).toBe(2);
  // The provider has the photo already.
  expect(posts(calls, '/files').length).toBe(1);
  expect(posts(calls, '/complete').at(-1)?.body).toMatchObject({
    image1: 101,
    signature: 'M1 1L2 2',
    completedAt: handedOverAt,
  });
});

test('an amendment takes in the photos that were taken since, as many as fit', async () => {
  wantingProof();
  const outbox = await openPage();
  await outbox.keepDraft(stop, { photos: [photo('a'), photo('b')] });
  await outbox.record(stop, 'complete', { receivedBy: '김민수' });
  await settled(outbox);
  await outbox.keepDraft(stop, { photos: [photo('c'), photo('d')], signature: 'M1 1L2 2' });
  const refused = outbox.$state.get().actions.find(({ state }) => state === 'refused');
  if (refused) await outbox.amend(refused);
  expect(outbox.$state.get().actions).toMatchObject([
    {
      state: 'draft',
      receivedBy: '김민수',
      signature: 'M1 1L2 2',
      photos: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    },
  ]);
});

test('an amendment that is pressed twice is one draft, with its photos', async () => {
  const { keys } = wantingProof();
  const outbox = await openPage();
  await outbox.keepDraft(stop, { photos: [photo('a')] });
  await outbox.record(stop, 'complete');
  await settled(outbox);
  const [refused] = outbox.$state.get().actions;
  if (refused) await Promise.all([outbox.amend(refused), outbox.amend(refused)]);
  expect(outbox.$state.get().actions).toMatchObject([{ state: 'draft', photos: [{ id: 'a' }] }]);
  expect(keys.length).toBe(1);
});

test('an amendment outlives its last photo: it tells when the stop was made', async () => {
  wantingProof();
  const outbox = await openPage();
  await outbox.keepDraft(stop, { photos: [photo('a')] });
  await outbox.record(stop, 'complete');
  await settled(outbox);
  const [refused] = outbox.$state.get().actions;
  if (refused) await outbox.amend(refused);
  await outbox.keepDraft(stop, { photos: [] });
  expect(outbox.$state.get().actions).toMatchObject([
    { state: 'draft', madeAt: refused?.madeAt, photos: [] },
  ]);
});

test('a refused failure is amended as a failure, and leaves the photos of a hand-over alone', async () => {
  line([answerProblem(failDelivery, 409, 'ILLEGAL_TRANSITION', '취소된 배송입니다.')]);
  const outbox = await openPage();
  await outbox.record(stop, 'fail', { reason: '부재중' });
  await settled(outbox);
  await outbox.keepDraft(stop, { photos: [photo('a')] });
  const refused = outbox.$state.get().actions.find(({ state }) => state === 'refused');
  if (refused) await outbox.amend(refused);
  expect(outbox.$state.get().actions).toMatchObject([
    { kind: 'fail', state: 'draft', reason: '부재중', photos: [{ id: 'a' }] },
  ]);

  // In the end it was handed over: that is no amendment, and the reason is none of it.
  await outbox.keepDraft(stop, { photos: [photo('a'), photo('b')] });
  const [draft, ...others] = outbox.$state.get().actions;
  expect(others).toEqual([]);
  expect(draft).toMatchObject({ kind: 'complete', reason: '', photos: [{ id: 'a' }, { id: 'b' }] });
  expect(draft?.isAmended).toBeUndefined();
});

test('too many calls and faults of the provider are no refusals: the action waits', async () => {
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
    for (const action of outbox.$state.get().actions) await outbox.discard(action);
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
  expect(outbox.$state.get()).toMatchObject({ actions: [], ofOthers: 1 });
  const before = calls.length;
  await outbox.flush();
  expect(calls.length).toBe(before);

  signIn(3);
  await settled(outbox);
  expect(statesOf(outbox)).toEqual(['complete sent']);
});

test('where the browser keeps nothing the outbox still sends, and says that it forgets', async () => {
  line([answerOk(completeDelivery, done())]);
  const outbox = createOutbox(async () => memoryStore());
  pages.push(outbox.start());
  await outbox.record(stop, 'complete');
  await settled(outbox);
  expect(outbox.$state.get().isLasting).toBe(false);
  expect(statesOf(outbox)).toEqual(['complete sent']);
});
