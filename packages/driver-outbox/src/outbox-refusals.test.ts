import 'fake-indexeddb/auto';
import { completeDelivery, startDelivery } from '@vitis/contracts';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import {
  done,
  freshDevice,
  line,
  openPage,
  other,
  pages,
  settled,
  signIn,
  statesOf,
  stop,
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
