import { PROBLEM_CONTENT_TYPE } from '@vitis/contracts';
import { prefetchCache } from './prefetch-cache.ts';

const WINES = '/api/wines?page=0&size=20';
const ANSWER = { name: '샤블리' };
const asked = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset().mockImplementation(async () => Response.json(ANSWER));
  globalThis.fetch = asked;
});
afterEach(() => jest.useRealTimers());

test('an answer is handed to the first who asks the same, in whatever order, and to nobody after', async () => {
  prefetchCache.prefetch(WINES, {}, null);
  prefetchCache.prefetch('/api/wines?size=20&page=0', {}, null);

  const taken = await prefetchCache.consume('/api/wines?size=20&page=0', [null]);
  expect([taken?.status, await taken?.json()]).toEqual([200, ANSWER]);
  expect(prefetchCache.consume(WINES, [null])).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what was asked for one session is not answered to another', () => {
  prefetchCache.prefetch(WINES, { authorization: 'Bearer one' }, 'one');

  expect(prefetchCache.consume(WINES, [null])).toBeNull();
});

test('an answer that nobody took in time is too old', () => {
  prefetchCache.prefetch(WINES, {}, null);
  jest.advanceTimersByTime(10_000);

  expect(prefetchCache.consume(WINES, [null])).toBeNull();
});

test('whoever goes through the whole menu leaves no heap of answers behind', () => {
  for (let wine = 0; wine < 30; wine += 1) prefetchCache.prefetch(`/api/wines/${wine}`, {}, null);
  const left = Array.from({ length: 30 }, (_, wine) => prefetchCache.consume(`/api/wines/${wine}`, [null]));

  expect(left.filter((answer) => answer !== null)).toHaveLength(20);
});

test('what was asked before something changed is answered to nobody', () => {
  prefetchCache.prefetch(WINES, {}, null);
  prefetchCache.invalidate();

  expect(prefetchCache.consume(WINES, [null])).toBeNull();
});

/** A body of which half comes, until whoever asked has waited enough. */
const halfABody = (signal: AbortSignal) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"name":'));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    }),
  );

/** A refusal in the provider's own form. */
const problem = (status: number) =>
  new Response(JSON.stringify({ status }), { status, headers: { 'content-type': PROBLEM_CONTENT_TYPE } });

test.each([400, 403, 404])('what is refused with %d is not asked for twice', async (status) => {
  asked.mockImplementation(async () => problem(status));
  prefetchCache.prefetch(WINES, {}, null);

  const taken = await prefetchCache.consume(WINES, [null]);
  expect([taken?.status, await taken?.json()]).toEqual([status, { status }]);
});

test.each([
  ['the end of a session', async () => problem(401)],
  ['an address that asks too often', async () => problem(429)],
  ['an outage', async () => problem(503)],
  ['a page that is not there', async () => new Response('<!doctype html>', { status: 404 })],
  ['the page of some server in between', async () => new Response('<!doctype html>')],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is none: who wants it asks again', async (_what, answer) => {
  asked.mockImplementation(answer);
  prefetchCache.prefetch(WINES, {}, null);

  await expect(prefetchCache.consume(WINES, [null])).rejects.toBeDefined();
});

test('an answer is handed out with its whole body, and given up where that does not come', async () => {
  const late = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  asked.mockImplementation(async (_address, { signal }: RequestInit) => halfABody(signal as AbortSignal));
  prefetchCache.prefetch(WINES, {}, null);
  const taken = prefetchCache.consume(WINES, [null]);
  late.abort();

  await expect(taken).rejects.toBeDefined();
});

describe('answers that came with the page', () => {
  const KEY = `ko-KR ${WINES}`;

  test('are there at once for a guest, and stay for others', () => {
    prefetchCache.fill({ [KEY]: ANSWER });

    const known = { body: ANSWER, isChecked: true };
    expect([prefetchCache.peek(WINES, [null]), prefetchCache.peek(WINES, [null])]).toEqual([known, known]);
  });

  test('answer a call, in whatever order it asks', async () => {
    prefetchCache.fill({ [KEY]: ANSWER });

    const taken = await prefetchCache.consume('/api/wines?size=20&page=0', [null]);
    expect([taken?.status, await taken?.json()]).toEqual([200, ANSWER]);
  });

  test.each([
    ['to a member', () => {}, 'one'],
    ['after a while', () => jest.advanceTimersByTime(10_000), null],
    ['once something has changed', () => prefetchCache.invalidate(), null],
    ['once they are left', () => prefetchCache.invalidate(WINES), null],
  ])('are none %s', (_when, happen, viewer) => {
    prefetchCache.fill({ [KEY]: ANSWER });
    happen();

    expect(prefetchCache.peek(WINES, [viewer])).toBeUndefined();
  });

  test('are not asked for when a link leads to them', async () => {
    prefetchCache.fill({ [KEY]: ANSWER });
    await prefetchCache.prefetch(WINES, {}, null);

    expect(asked).not.toHaveBeenCalled();
  });
});
