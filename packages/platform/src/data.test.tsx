import { defineEndpoint, HEADERS, type InputSchemas, typeOnly } from '@vitis/contracts';
import { Activity, act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { prefetchCache } from './api/prefetch-cache.ts';
import { refusedWith, shown, thing, until } from './data.test-support.tsx';
import { useCommand, useEndpoint } from './data.ts';
import { publish } from './events/event-bus.ts';
import { $sessionState } from './stores/session.store.ts';

const decide = defineEndpoint({
  method: 'POST',
  path: '/api/v1/things/decide',
  access: ['B2B'],
  idempotent: true,
  responses: { 200: v.object({ done: v.boolean() }) },
  input: typeOnly<() => InputSchemas>(),
});

const token = `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 }))}.x`;

/** Sends the same command twice to a provider that says this the first time; answers with both keys. */
async function keysAfter(first: () => Response | Promise<never>): Promise<(string | null)[]> {
  const keys: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    keys.push((input as Request).headers.get(HEADERS.idempotencyKey));
    return keys.length === 1 ? first() : Response.json({ done: true });
  });
  $sessionState.set({ status: 'signing-in', token });
  let send: () => Promise<unknown> = async () => null;
  function Sender() {
    const { run } = useCommand(decide);
    send = () => run({});
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Sender />));
  await act(async () => void (await send().catch(() => null)));
  await act(async () => void (await send()));
  act(() => root.unmount());
  return keys;
}

test('pressing again after a lost answer is the same intent', async () => {
  const [first, second] = await keysAfter(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

test('while the first call is still running, pressing again is the same intent', async () => {
  const [first, second] = await keysAfter(refusedWith(409, 'IDEMPOTENCY_IN_PROGRESS'));
  expect(second).toBe(first);
});

test('after a refusal pressing again is another intent: the provider would repeat the refusal for ever', async () => {
  const [first, second] = await keysAfter(refusedWith(412, 'VERSION_STALE'));
  expect(second).not.toBe(first);
});

/** How often a thing is asked for within two minutes when the provider answers with this status. */
async function timesAsked(status: number, id: number): Promise<number> {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => refusedWith(status, 'NO')());
  fetch.mockClear();
  jest.useFakeTimers();
  function Reader() {
    return useEndpoint(thing, { params: { id } }).status;
  }
  const root = await shown(Reader);
  await act(async () => jest.advanceTimersByTimeAsync(120_000));
  act(() => root.unmount());
  jest.useRealTimers();
  return fetch.mock.calls.length;
}

test('what is refused is asked for once; what may pass is asked for again', async () => {
  expect(await timesAsked(404, 1)).toBe(1);
  expect(await timesAsked(503, 2)).toBeGreaterThan(1);
});

test('what was forgotten with a session is asked for again, however soon its member is back', async () => {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ name: `answer ${asked.mock.calls.length}` }));
  const cache = new Map();
  let name: string | undefined;
  let show: (isShown: boolean) => void = () => {};
  function Reader() {
    name = useEndpoint(thing, { params: { id: 41 } }).data?.name;
    return null;
  }
  function Page() {
    const [isShown, setShown] = useState(true);
    show = setShown;
    return isShown ? <Reader /> : null;
  }
  const page = await shown(() => (
    <SWRConfig value={{ provider: () => cache }}>
      <Page />
    </SWRConfig>
  ));
  await until(() => name === 'answer 1');
  act(() => show(false));
  cache.clear();
  act(() => show(true));
  await until(() => name === 'answer 2');
  act(() => page.unmount());
});

test('a screen whose data was prefetched is drawn with it from the first moment, and asks no second time', async () => {
  $sessionState.set({ status: 'guest' });
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ name: '샤블리' }));
  fetch.mockClear();
  await act(async () => prefetchCache.prefetch('/api/v1/things/3', {}, null));
  const drawn: (string | undefined)[] = [];
  function Reader() {
    drawn.push(useEndpoint(thing, { params: { id: 3 } }).data?.name);
    return null;
  }
  const root = await shown(Reader);
  act(() => root.unmount());

  expect(new Set(drawn)).toEqual(new Set(['샤블리']));
  expect(fetch).toHaveBeenCalledTimes(1);
});

/** Draws a screen out of sight with what was prefetched, shows it, and says how often the provider was asked by then. */
async function timesAskedWhenSeen(
  id: number,
  { times, meanwhile = () => {} }: { times: number; meanwhile?: () => void },
): Promise<[times: number, name?: string]> {
  $sessionState.set({ status: 'guest' });
  const fetch = jest.spyOn(globalThis, 'fetch').mockClear();
  fetch.mockImplementation(async () => Response.json({ name: `${fetch.mock.calls.length}` }));
  await act(() => prefetchCache.prefetch(`/api/v1/things/${id}`, {}, null));
  let seen: string | undefined;
  let see = () => {};
  function Reader() {
    seen = useEndpoint(thing, { params: { id } }).data?.name;
    return null;
  }
  const readers = Array.from({ length: times }, (_, at) => <Reader key={at} />);
  function Screen() {
    const [isSeen, setSeen] = useState(false);
    see = () => setSeen(true);
    return <Activity mode={isSeen ? 'visible' : 'hidden'}>{readers}</Activity>;
  }
  const cache = new Map();
  const root = await shown(() => (
    <SWRConfig value={{ provider: () => cache }}>
      <Screen />
    </SWRConfig>
  ));
  expect([seen, fetch.mock.calls.length]).toEqual(['1', 1]);
  meanwhile();
  await act(async () => see());
  await act(() => new Promise((done) => setTimeout(done, 20)));
  act(() => root.unmount());
  // For whoever else reads the same: the title of the page, say.
  expect([...cache.values()].map(({ data }) => data?.name)).toEqual([seen]);
  return [fetch.mock.calls.length, seen];
}

test('a screen that was drawn out of sight asks for nothing when it is seen, unless something has changed', async () => {
  expect(await timesAskedWhenSeen(6, { times: 2 })).toEqual([1, '1']);
  expect(await timesAskedWhenSeen(7, { times: 1, meanwhile: () => prefetchCache.invalidate() })).toEqual([
    2,
    '2',
  ]);
});

test('who leaves what was prefetched and comes back to it is not shown the answer of then for good', async () => {
  $sessionState.set({ status: 'guest' });
  let name = '샤블리';
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ name }));
  await act(() => prefetchCache.prefetch('/api/v1/things/9', {}, null));
  let seen: string | undefined;
  let go: (id: number) => void = () => {};
  function Reader() {
    const [id, setId] = useState(9);
    go = setId;
    seen = useEndpoint(thing, { params: { id } }).data?.name;
    return null;
  }
  const root = await shown(Reader);
  fetch.mockClear();
  await act(async () => go(10));
  name = '샤블리 그랑 크뤼';
  await act(async () => go(9));
  await until(() => seen === name);

  expect(fetch).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});

/** Shows a screen with an answer that came inside of the page, twice, and says how often the provider was asked by then. */
async function timesAskedOnAPage(id: number, { between = () => {} } = {}): Promise<number> {
  $sessionState.set({ status: 'guest' });
  const fetch = jest.spyOn(globalThis, 'fetch').mockClear();
  fetch.mockImplementation(async () => Response.json({ name: '샤블리' }));
  const key = `ko-KR /api/v1/things/${id}`;
  const data = { name: '샤블리' };
  const cache = new Map([[key, { data, _k: key }]]);
  prefetchCache.fill({ [key]: data });
  const drawn: (string | undefined)[] = [];
  function Reader() {
    drawn.push(useEndpoint(thing, { params: { id } }).data?.name);
    return null;
  }
  let showMore = () => {};
  function Page() {
    const [isMore, setMore] = useState(false);
    showMore = () => setMore(true);
    return (
      <SWRConfig value={{ provider: () => cache as never }}>
        <Reader />
        {isMore ? <Reader /> : null}
      </SWRConfig>
    );
  }
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const root = await shown(Page);
  // Longer than SWR itself waits before it asks for the same again.
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  between();
  await act(async () => showMore());
  await act(() => jest.advanceTimersByTimeAsync(100));
  act(() => root.unmount());
  jest.useRealTimers();
  expect(new Set(drawn)).toEqual(new Set(['샤블리']));
  return fetch.mock.calls.length;
}

test('what came with the page is not asked for again, until something has changed', async () => {
  expect(await timesAskedOnAPage(11)).toBe(0);
  expect(await timesAskedOnAPage(12, { between: () => publish('cart/changed', {}) })).toBe(1);
});
