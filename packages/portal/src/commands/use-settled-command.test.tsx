import { act, renderHook } from '@testing-library/react';
import { askRestockNotification, HEADERS, listRestockNotifications, type Problem } from '@vitis/contracts';
import { $dialogs } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { sessionStore } from '@vitis/platform/owner';
import type { IntentPlace } from './intents.ts';
import type { Outcome } from './outcome.ts';
import { type CommandOptions, useSettledCommand } from './use-settled-command.ts';

// A page's language comes from the shell, which is not there.
jest.mock('@vitis/platform/i18n', () => ({ useLanguage: () => 'ko-KR' }));

const problem = (status: number, code: string, errors?: Problem['errors']): Response =>
  Response.json(
    { type: 'about:blank', title: code, status, code, message: `words of ${code}`, requestId: 'r1', errors },
    { status },
  );

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const done = () => Response.json({ idProduct: 1 }, { status: 201 });

/** A screen with the command, before a provider that answers it with these, one after the other. */
function open(
  answers: readonly (() => Response | Promise<Response>)[],
  options: CommandOptions<typeof askRestockNotification> = {},
) {
  const token = `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 }))}.x`;
  const user = { id: 1, fullName: '김도윤', roles: ['B2B' as const] };
  sessionStore.set({ status: 'signed-in', session: { token, user } });
  const sent: Request[] = [];
  let reads = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    if (request.method === 'GET') {
      reads += 1;
      return Response.json({ _embedded: { items: [] } });
    }
    sent.push(request);
    return (answers[sent.length - 1] ?? done)();
  });
  const { result, unmount } = renderHook(() => {
    useEndpoint(listRestockNotifications, {});
    return useSettledCommand(askRestockNotification, { refreshes: [listRestockNotifications], ...options });
  });
  const send = (idProduct = 1, version?: number) =>
    act(async () => result.current.run({ body: { idProduct } }, version === undefined ? {} : { version }));
  const keys = () => sent.map(({ headers }) => headers.get(HEADERS.idempotencyKey));
  return { result, unmount, send, sent, keys, timesRead: () => reads };
}

const settled = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve, 5)));
const dialogs = () => $dialogs.get();

afterEach(() => {
  for (const { done: close } of dialogs()) (close as (accepted: boolean) => void)(false);
});

/** Dialogs that were asked for since `before`. */
const newDialogs = (before: number) => dialogs().slice(before);

test('what is done is answered with its body, told at once, and what it changes is read again', async () => {
  const told = jest.fn();
  const { send, sent, timesRead } = open([done], { onDone: told });
  await settled();
  const read = timesRead();

  expect(await send(1, 1)).toEqual({ kind: 'done', body: { idProduct: 1 } });
  expect(told).toHaveBeenCalledWith({ idProduct: 1 });
  expect(sent[0]?.headers.get('If-Match')).toBe('"v1"');
  expect(timesRead()).toBe(read + 1);
});

test('a refusal is told in a dialog, and what holds by now is read', async () => {
  const before = dialogs().length;
  const { send, result, timesRead } = open([() => problem(409, 'STILL_IN_STOCK')]);
  await settled();
  const read = timesRead();

  expect(await send()).toMatchObject({ kind: 'refused', problem: { code: 'STILL_IN_STOCK' } });
  expect(newDialogs(before)).toEqual([
    expect.objectContaining({ kind: 'alert', message: 'words of STILL_IN_STOCK' }),
  ]);
  expect(result.current.refusal).toBeNull();
  expect(timesRead()).toBe(read + 1);
});

test('a refusal that the screen tells stands there until it is forgotten or another try begins', async () => {
  const before = dialogs().length;
  const refused = () => problem(409, 'STILL_IN_STOCK');
  const { send, result } = open([refused, refused, done], { tells: ['refused'] });
  await send();
  expect(result.current.refusal?.message).toBe('words of STILL_IN_STOCK');
  act(() => result.current.forget());
  expect(result.current.refusal).toBeNull();
  await send();
  expect(result.current.refusal).not.toBeNull();
  await send();
  expect(result.current.refusal).toBeNull();
  expect(newDialogs(before)).toEqual([]);
});

test('a refusal that the endpoint does not declare is one as well', async () => {
  const before = dialogs().length;
  const { send } = open([() => problem(403, 'FORBIDDEN')]);
  expect(await send()).toMatchObject({ kind: 'refused', problem: { code: 'FORBIDDEN' } });
  expect(newDialogs(before)).toEqual([expect.objectContaining({ kind: 'failure' })]);
});

test('what is wrong with a field of the screen stands at it; of another field it is told', async () => {
  const wrong = (field: string) => () =>
    problem(400, 'INVALID_INPUT', [{ field, code: 'TOO_LONG', message: '너무 깁니다.' }]);
  const before = dialogs().length;
  const { send, result } = open([wrong('idProduct'), wrong('another')], { fields: ['idProduct'] });

  expect(await send()).toMatchObject({ kind: 'refused', fields: { idProduct: '너무 깁니다.' } });
  expect(result.current.fields).toEqual({ idProduct: '너무 깁니다.' });
  expect(newDialogs(before)).toEqual([]);

  await send();
  expect(result.current.fields).toEqual({});
  expect(newDialogs(before)).toHaveLength(1);
});

test('somebody was faster: what holds now is read, and the next try is another intent', async () => {
  const before = dialogs().length;
  const stale = () => problem(412, 'VERSION_STALE');
  const { send, keys, timesRead } = open([stale, done], { tells: ['stale'] });
  await settled();
  const read = timesRead();

  expect(await send(1, 1)).toMatchObject({ kind: 'stale' });
  expect(timesRead()).toBe(read + 1);
  expect(newDialogs(before)).toEqual([]);
  await send(1, 2);
  expect(keys()[1]).not.toBe(keys()[0]);
});

test.each([
  ['a lost answer', lost],
  ['a fault of the server', () => problem(503, 'UNAVAILABLE')],
  ['the first call still under way', () => problem(409, 'IDEMPOTENCY_IN_PROGRESS')],
])('after %s nobody knows; the same sent again is the same intent', async (_, answer) => {
  const before = dialogs().length;
  const { send, keys, result } = open([answer, done]);

  expect(await send()).toMatchObject({ kind: 'unknown' });
  expect(result.current.unsettled).toEqual({ body: { idProduct: 1 } });
  expect(newDialogs(before)).toEqual([expect.objectContaining({ kind: 'failure' })]);
  await send();
  expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys()[1]).toBe(keys()[0]);
  expect(result.current.unsettled).toBeNull();
});

test.each([401, 429])(
  'a try after a lost answer that %i stops at the door leaves the intent as it was',
  async (status) => {
    const { send, keys, result } = open([lost, () => problem(status, 'STOPPED'), done], {
      tells: ['unknown'],
    });
    await send();
    await send();
    expect(result.current.unsettled).toEqual({ body: { idProduct: 1 } });
    await send();
    expect(new Set(keys()).size).toBe(1);
  },
);

test('until what it changes is read again the screen shows what was before, and sends nothing', async () => {
  const again: Promise<Outcome<unknown>>[] = [];
  const { send, sent, result } = open([done, done], {
    onDone: () => void again.push(result.current.run({ body: { idProduct: 1 } })),
  });
  await settled();
  await send();
  expect(await again[0]).toEqual({ kind: 'busy' });
  expect(sent).toHaveLength(1);
});

test('something else sent after a lost answer is another intent', async () => {
  const { send, keys } = open([lost, done]);
  await send(1);
  await send(2);
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('while one is under way a second is not sent', async () => {
  let answer = (_: Response) => {};
  const slow = () => new Promise<Response>((resolve) => (answer = resolve));
  const { result, sent } = open([slow]);
  let first: Promise<unknown> = Promise.resolve();
  await act(async () => {
    first = result.current.run({ body: { idProduct: 1 } });
  });
  expect(result.current.busy).toBe(true);
  expect(await result.current.run({ body: { idProduct: 1 } })).toEqual({ kind: 'busy' });
  await settled();
  await act(async () => {
    answer(done());
    await first;
  });
  expect(sent).toHaveLength(1);
  expect(result.current.busy).toBe(false);
});

test('an intent in a place that outlives the page is the same one after a reload', async () => {
  const held = new Map<string, string>();
  const place = (): IntentPlace => ({
    read: () => JSON.parse(held.get('it') ?? 'null'),
    write: (intent) => held.set('it', JSON.stringify(intent)),
    clear: () => held.delete('it'),
  });
  const first = open([lost], { intents: place() });
  await first.send();
  first.unmount();

  const again = open([done], { intents: place() });
  expect(again.result.current.unsettled).toEqual({ body: { idProduct: 1 } });
  await again.send();
  expect(again.keys()).toEqual(first.keys());
  expect(again.result.current.unsettled).toBeNull();
  expect(held.size).toBe(0);
});

test('the end of a session is the shell’s to tell', async () => {
  const { send, result } = open([() => problem(401, 'SESSION_ENDED')], { tells: ['refused'] });
  await send();
  expect(result.current.refusal).toBeNull();
});
