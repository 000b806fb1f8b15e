import { act, useState } from 'react';
import { prefetchCache } from './api/prefetch-cache.ts';
import { refusedWith, shown, thing, until } from './data.test-support.tsx';
import { useCachedAnswer, useEndpoint, useRefresh } from './data.ts';
import { $sessionState } from './stores/session.store.ts';

test('who asks again is not answered with what was prefetched', async () => {
  $sessionState.set({ status: 'guest' });
  let name = '샤블리';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ name }));
  let seen: ReturnType<typeof useEndpoint<typeof thing>> | undefined;
  function Reader() {
    seen = useEndpoint(thing, { params: { id: 5 } });
    return null;
  }
  const root = await shown(Reader);
  await until(() => seen?.data?.name === name);
  await act(async () => prefetchCache.prefetch('/api/v1/things/5', {}, null));
  name = '샤블리 그랑 크뤼';
  await act(async () => seen?.refresh());
  await until(() => seen?.data?.name === name);
  expect(seen?.isRefreshing).toBe(false);
  expect(seen?.data?.name).toBe(name);
  act(() => root.unmount());
});

test('an equal answer that comes again renders nothing', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ name: '샤블리' }));
  let seen: ReturnType<typeof useEndpoint<typeof thing>> | undefined;
  const rendered = jest.fn();
  function Reader() {
    seen = useEndpoint(thing, { params: { id: 31 } });
    rendered();
    return null;
  }
  const root = await shown(Reader);
  await until(() => seen?.status === 'ready');
  const before = rendered.mock.calls.length;
  await act(async () => seen?.refresh());
  await until(() => fetched.mock.calls.length === 2 && seen?.isRefreshing === false);
  expect(rendered).toHaveBeenCalledTimes(before);
  act(() => root.unmount());
});

test('a hint asks again for what somebody watched before it was read', async () => {
  const asked = { endpoint: thing, input: { params: { id: 6 } } };
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ name: 'x' }));
  let refreshAll: ReturnType<typeof useRefresh> | undefined;
  let read: (isRead: boolean) => void = () => {};
  function Watcher() {
    useCachedAnswer(asked);
    return null;
  }
  function Reader() {
    useEndpoint(asked.endpoint, asked.input);
    return null;
  }
  function Both() {
    const [isRead, setRead] = useState(false);
    read = setRead;
    refreshAll = useRefresh();
    return [<Watcher key="watcher" />, isRead && <Reader key="reader" />];
  }
  const root = await shown(Both);
  expect(fetched).not.toHaveBeenCalled();
  await act(async () => read(true));
  await until(() => fetched.mock.calls.length === 1);
  await act(async () => refreshAll!(thing));
  expect(fetched).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});

test('what failed without a network is asked for again when it is back, whoever watched it first', async () => {
  const asked = { endpoint: thing, input: { params: { id: 17 } } };
  let isOnline = false;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (isOnline) return Response.json({ name: '샤블리' });
    throw new TypeError('Failed to fetch');
  });
  let seen: ReturnType<typeof useEndpoint<typeof thing>> | undefined;
  function Watcher() {
    useCachedAnswer(asked);
    return null;
  }
  function Reader() {
    seen = useEndpoint(asked.endpoint, asked.input);
    return null;
  }
  act(() => void window.dispatchEvent(new Event('offline')));
  const root = await shown(() => [<Watcher key="watcher" />, <Reader key="reader" />]);
  await until(() => seen?.status === 'failed');
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await until(() => seen?.data?.name === '샤블리');
  act(() => root.unmount());
});

test('hints that come faster than the answers hide none of them, and what was asked last is shown', async () => {
  const answers: ((name: string) => Promise<void>)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((answer) => {
        answers.push((name) => act(async () => answer(Response.json({ name }))));
      }),
  );
  let loaded: ReturnType<typeof useEndpoint<typeof thing>> | undefined;
  let refreshAll: ReturnType<typeof useRefresh> | undefined;
  function Reader() {
    loaded = useEndpoint(thing, { params: { id: 4 } });
    refreshAll = useRefresh();
    return null;
  }
  const root = await shown(Reader);
  await until(() => answers.length === 1);
  const settled = jest.fn();
  for (let hint = 0; hint < 5; hint += 1) {
    await act(async () => loaded!.refresh());
    await act(async () => void refreshAll!(thing).then(settled));
  }
  expect(answers).toHaveLength(1);
  await answers[0]!('in between');
  await until(() => loaded!.data?.name === 'in between');
  expect(settled).not.toHaveBeenCalled();

  await until(() => answers.length === 2);
  await answers[1]!('the last word');
  await until(() => settled.mock.calls.length === 5);
  expect(loaded!.data?.name).toBe('the last word');
  expect(answers).toHaveLength(2);
  act(() => root.unmount());
});

test('asking again for what is not shown any more leaves alone what is shown instead', async () => {
  const asked: string[] = [];
  const answers: (() => Promise<void>)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const id = new URL((input as Request).url).pathname.split('/').at(-1) ?? '';
    asked.push(id);
    return new Promise((answer) => {
      answers.push(() => act(async () => answer(Response.json({ name: `wine ${id}` }))));
    });
  });
  let loaded: ReturnType<typeof useEndpoint<typeof thing>> | undefined;
  let go: (id: number) => void = () => {};
  function Reader() {
    const [id, setId] = useState(21);
    go = setId;
    loaded = useEndpoint(thing, { params: { id } });
    return null;
  }
  const root = await shown(Reader);
  await until(() => asked.length === 1);
  await act(async () => loaded!.refresh());
  await act(async () => go(22));
  await until(() => asked.length === 2);
  await answers[0]!();
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(asked).toEqual(['21', '22']);

  await answers[1]!();
  await until(() => loaded!.data?.name === 'wine 22');
  act(() => root.unmount());
});

test('a hint asks again for what may have changed, and not for what was refused for good', async () => {
  const asked = jest.fn();
  const refuse = { 5: refusedWith(404, 'NOT_FOUND'), 6: refusedWith(429, 'TOO_MANY_REQUESTS') };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const id = Number(new URL((input as Request).url).pathname.split('/').at(-1));
    asked(id);
    return refuse[id as 5 | 6]();
  });
  let refreshAll: ReturnType<typeof useRefresh> | undefined;
  function Reader() {
    useEndpoint(thing, { params: { id: 5 } });
    useEndpoint(thing, { params: { id: 6 } });
    refreshAll = useRefresh();
    return null;
  }
  const root = await shown(Reader);
  await until(() => asked.mock.calls.length === 2);
  asked.mockClear();
  await act(async () => refreshAll!(thing));

  expect(asked.mock.calls).toEqual([[6]]);
  act(() => root.unmount());
});

test('a hint that comes while the first answer is on its way asks again, unless that is a refusal for good', async () => {
  const answers: ((response: Response) => Promise<void>)[] = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      () => new Promise((answer) => answers.push((response) => act(async () => answer(response)))),
    );
  let loaded: ReturnType<typeof useEndpoint<typeof thing>> | undefined;
  let refreshAll: ReturnType<typeof useRefresh> | undefined;
  function Reader() {
    loaded = useEndpoint(thing, { params: { id: 7 } });
    refreshAll = useRefresh();
    return null;
  }
  const root = await shown(Reader);
  await until(() => answers.length === 1);
  const settled = jest.fn();
  await act(async () => void refreshAll!(thing).then(settled));
  await answers[0]!(refusedWith(404, 'NOT_FOUND')());
  await until(() => settled.mock.calls.length === 1);

  expect(loaded!.status).toBe('failed');
  expect(answers).toHaveLength(1);
  act(() => root.unmount());
});
