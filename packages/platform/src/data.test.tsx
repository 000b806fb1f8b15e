import { defineEndpoint, HEADERS, type Problem } from '@vitis/contracts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { useCommand } from './data.ts';
import { $sessionState } from './stores/session.store.ts';

const decide = defineEndpoint({
  method: 'POST',
  path: '/api/v1/things/decide',
  access: ['B2B'],
  idempotent: true,
  responses: { 200: v.object({ done: v.boolean() }) },
  summary: 'Decides',
});

const token = `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 }))}.x`;

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

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

const refusedWith = (status: number, code: string) => () =>
  Response.json(
    { type: 'about:blank', title: code, status, code, message: code, requestId: 'r1' } satisfies Problem,
    { status },
  );

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
