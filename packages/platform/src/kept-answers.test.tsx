import { defineEndpoint, type InputSchemas, typeOnly } from '@vitis/contracts';
import { act, useState } from 'react';
import * as v from 'valibot';
import { refusedWith, shown, thing, until } from './data.test-support.tsx';
import { type Loaded, type LoadOptions, useCachedAnswer, useEndpoint } from './data.ts';
import { $sessionState } from './stores/session.store.ts';

const personal = defineEndpoint({
  method: 'GET',
  path: '/api/v1/personal-things',
  access: 'everyone',
  personal: true,
  responses: { 200: v.object({ name: v.string() }) },
  input: typeOnly<() => InputSchemas>(),
});

const own = defineEndpoint({
  method: 'GET',
  path: '/api/v1/own-things',
  access: ['B2B'],
  responses: { 200: v.object({ name: v.string() }) },
  input: typeOnly<() => { summary: string; query: v.GenericSchema<{ page: number }> }>(),
});

type Reply = () => Response | Promise<Response>;

const named =
  (name: string): Reply =>
  () =>
    Response.json({ name });

/** A provider whose answers are given one after the other, to what has been asked. */
function heldProvider() {
  const asked: string[] = [];
  const waiting: ((response: Response | Promise<Response>) => void)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    asked.push(new URL((input as Request).url).pathname.split('/').at(-1) ?? '');
    return new Promise((resolve) => waiting.push(resolve));
  });
  const reply = async (answer: Reply) => {
    await until(() => waiting.length > 0);
    await act(async () => waiting.shift()?.(answer()));
  };
  return { asked, reply };
}

/** A screen that shows the thing of a number, and goes to others; every state that was drawn is kept. */
async function reader(first: number, options: LoadOptions = { keepPrevious: true }, watched = 0) {
  let load: ReturnType<typeof useEndpoint<typeof thing>> | undefined;
  let go: (id: number) => void = () => {};
  const drawn: string[] = [];
  function Reader() {
    const [id, setId] = useState(first);
    go = setId;
    load = useEndpoint(thing, { params: { id } }, options);
    const state = `${load.status} ${load.data?.name ?? '–'}${load.status === 'ready' && load.isStale ? ' of before' : ''}`;
    if (drawn.at(-1) !== state) drawn.push(state);
    return load.isRefreshing;
  }
  function Watcher() {
    useCachedAnswer({ endpoint: thing, input: { params: { id: watched } } });
    return null;
  }
  const root = await shown(() => [<Watcher key="watcher" />, <Reader key="reader" />]);
  return {
    drawn,
    now: () => drawn.at(-1),
    load: () => load!,
    go: (id: number) => act(async () => go(id)),
    end: () => act(() => root.unmount()),
  };
}

test('the answer before stays until the next is there, and is known for the answer to another question', async () => {
  $sessionState.set({ status: 'guest' });
  const { reply } = heldProvider();
  const page = await reader(101);
  await reply(named('샤블리'));
  await until(() => page.now() === 'ready 샤블리');

  await page.go(102);
  expect(page.now()).toBe('ready 샤블리 of before');
  await reply(named('상세르'));
  await until(() => page.now() === 'ready 상세르');

  // What is known of the first is shown at once, and is no answer to another question.
  await page.go(101);
  expect(page.now()).toBe('ready 샤블리');
  page.end();
});

test('two questions with the same answer: the second does not stay the answer of before', async () => {
  $sessionState.set({ status: 'guest' });
  const { reply } = heldProvider();
  const page = await reader(103);
  await reply(named('샤블리'));
  await until(() => page.now() === 'ready 샤블리');

  await page.go(104);
  expect(page.now()).toBe('ready 샤블리 of before');
  await reply(named('샤블리'));
  await until(() => page.now() === 'ready 샤블리');
  page.end();
});

test.each([
  ['an outage', 503],
  ['a refusal', 400],
])('after %s nothing of the question before is shown, until another try succeeds', async (_name, status) => {
  $sessionState.set({ status: 'guest' });
  const { asked, reply } = heldProvider();
  const page = await reader(status * 10);
  await reply(named('샤블리'));
  await until(() => page.now() === 'ready 샤블리');
  await page.go(status * 10 + 1);

  await reply(refusedWith(status, 'NO'));
  await until(() => page.now() === 'failed –');
  const before = page.drawn.length;

  await act(async () => page.load().refresh());
  await until(() => asked.length === 3);
  expect(page.load()).toMatchObject({ status: 'failed', isRefreshing: true });
  await reply(refusedWith(status, 'NO'));
  await until(() => !page.load().isRefreshing);
  await act(async () => page.load().refresh());
  await reply(named('상세르'));
  await until(() => page.now() === 'ready 상세르');

  // Neither the answer before nor a skeleton came in between.
  expect(page.drawn.slice(before)).toEqual(['ready 상세르']);
  page.end();
});

test('a first failure stays while it is asked for again, until the answer is there', async () => {
  $sessionState.set({ status: 'guest' });
  const { asked, reply } = heldProvider();
  const page = await reader(111);
  await reply(refusedWith(503, 'NO'));
  await until(() => page.now() === 'failed –');

  await act(async () => page.load().refresh());
  await until(() => asked.length === 2);
  expect(page.load()).toMatchObject({ status: 'failed', isRefreshing: true });
  await reply(named('샤블리'));
  await until(() => page.now() === 'ready 샤블리');
  expect(page.drawn).toEqual(['loading –', 'failed –', 'ready 샤블리']);
  page.end();
});

test.each([
  ['nobody else reads it', 120, 0],
  ['the title of the page reads it, too', 130, 131],
])('what failed before is asked for anew on coming back to it, also where %s', async (_name, id, watched) => {
  $sessionState.set({ status: 'guest' });
  const { asked, reply } = heldProvider();
  const page = await reader(id + 1, {}, watched);
  await reply(refusedWith(503, 'NO'));
  await until(() => page.now() === 'failed –');
  await page.go(id + 2);
  await reply(named('상세르'));
  await until(() => page.now() === 'ready 상세르');
  const before = page.drawn.length;

  await page.go(id + 1);
  await until(() => asked.length === 3);
  expect(page.drawn.slice(before)).toEqual(['loading –']);
  await reply(refusedWith(503, 'NO'));
  await until(() => page.now() === 'failed –');
  page.end();
});

test('the answer before stays while what failed before is asked for anew', async () => {
  $sessionState.set({ status: 'guest' });
  const { asked, reply } = heldProvider();
  const page = await reader(141);
  await reply(refusedWith(503, 'NO'));
  await until(() => page.now() === 'failed –');
  await page.go(142);
  await reply(named('상세르'));
  await until(() => page.now() === 'ready 상세르');
  const before = page.drawn.length;

  await page.go(141);
  await until(() => asked.length === 3);
  expect(page.drawn.slice(before)).toEqual(['ready 상세르 of before']);
  expect(page.load().error).toBeUndefined();
  await reply(refusedWith(503, 'NO'));
  await until(() => page.now() === 'failed –');
  page.end();
});

test('an answer of its own stays while it cannot be asked for anew', async () => {
  $sessionState.set({ status: 'guest' });
  const { reply } = heldProvider();
  const page = await reader(105);
  await reply(named('샤블리'));
  await until(() => page.now() === 'ready 샤블리');

  await act(async () => page.load().refresh());
  await reply(refusedWith(503, 'NO'));
  await until(() => page.load().error !== undefined);

  expect(page.now()).toBe('ready 샤블리');
  page.end();
});

const becomes = (id: number) => {
  const user = { id, fullName: '김도윤', roles: ['B2B' as const] };
  const token = `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60, id }))}.x`;
  return act(async () => $sessionState.set({ status: 'signed-in', session: { token, user } }));
};

test.each([
  ['a members’ answer', own],
  ['an answer that differs by viewer', personal],
])(
  '%s is not kept for the next member on an open page, also where their own does not come',
  async (_name, endpoint) => {
    await becomes(1);
    const { reply } = heldProvider();
    let load: Loaded<{ name: string }> | undefined;
    let open: (page: number) => void = () => {};
    function Reader() {
      const [page, setPage] = useState(1);
      open = setPage;
      load = useEndpoint(endpoint as typeof own, { query: { page } }, { keepPrevious: true });
      return null;
    }
    const root = await shown(Reader);
    await reply(named('샤블리'));
    await until(() => load?.data?.name === '샤블리');

    await becomes(2);
    expect(load?.status).toBe('loading');
    await reply(refusedWith(503, 'NO'));
    await until(() => load?.status === 'failed');
    expect(load?.data).toBeUndefined();

    await act(async () => load?.refresh());
    await reply(named('샤블리'));
    await until(() => load?.data?.name === '샤블리');
    await act(async () => open(2));
    expect(load).toMatchObject({ status: 'ready', isStale: true });
    act(() => root.unmount());
    $sessionState.set({ status: 'guest' });
  },
);

test('what a guest was shown stays for the same person as a member where their own does not come', async () => {
  $sessionState.set({ status: 'guest' });
  const { asked, reply } = heldProvider();
  let load: ReturnType<typeof useEndpoint<typeof personal>> | undefined;
  function Reader() {
    load = useEndpoint(personal, {});
    return null;
  }
  const root = await shown(Reader);
  await reply(named('샤블리'));
  await until(() => load?.data?.name === '샤블리');

  const user = { id: 7, fullName: '김도윤', roles: ['B2B' as const] };
  const token = `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 }))}.x`;
  await act(async () => $sessionState.set({ status: 'signed-in', session: { token, user } }));
  await until(() => asked.length === 2);
  await reply(refusedWith(503, 'NO'));
  await until(() => load?.error !== undefined);

  expect(load).toMatchObject({ status: 'ready', data: { name: '샤블리' } });
  act(() => root.unmount());
  $sessionState.set({ status: 'guest' });
});
