import {
  defineEndpoint,
  getMe,
  HEADERS,
  type Problem,
  refusal,
  typeOnly,
  uploadFile,
} from '@vitis/contracts';
import * as v from 'valibot';
import { subscribe } from '../events/event-bus.ts';
import { languageStore } from '../stores/page.store.ts';
import { $sessionState } from '../stores/session.store.ts';
import { noteServerTime, serverNow } from '../time.ts';
import { callApi, loadTransport } from './api-client.ts';
import { ApiFailure } from './api-failure.ts';

const readThing = defineEndpoint({
  method: 'GET',
  path: '/api/v1/things/:id',
  access: 'everyone',
  responses: { 200: v.object({ name: v.string() }) },
  input: typeOnly<() => { summary: string; params: v.GenericSchema<{ id: number }> }>(),
});

const decide = defineEndpoint({
  method: 'POST',
  path: '/api/v1/things',
  access: ['B2B'],
  responses: { 201: v.object({ number: v.string() }), 409: refusal('OUT_OF_STOCK') },
  input: typeOnly<() => { summary: string; body: v.GenericSchema<{ qty: number }> }>(),
});

const problem = (status: number, code: string): Problem => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  message: `said ${code}`,
  requestId: 'r1',
});

function tokenFor(seconds: number): string {
  return `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.x`;
}

function signIn(token: string): void {
  $sessionState.set({ status: 'signing-in', token });
}

const sent: Request[] = [];

function provider(status: number, body: unknown, type = 'application/json'): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    sent.push((input as Request).clone());
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': type },
    });
  });
}

beforeEach(() => {
  sent.length = 0;
  languageStore.set('ja-JP');
  $sessionState.set({ status: 'guest' });
});

test('an open call carries language and business type and no token, even for a member', async () => {
  signIn(tokenFor(60));
  provider(200, { name: 'a' });

  expect(await callApi(readThing, { params: { id: 7 } })).toEqual({ status: 200, body: { name: 'a' } });

  const [request] = sent;
  expect(new URL(request?.url ?? '').pathname).toBe('/api/v1/things/7');
  expect(request?.headers.get(HEADERS.language)).toBe('ja-JP');
  expect(request?.headers.get(HEADERS.businessType)).toBe('B2B');
  expect(request?.headers.get(HEADERS.authorization)).toBeNull();
});

test('a protected call carries the bearer token', async () => {
  const token = tokenFor(60);
  signIn(token);
  provider(201, { number: 'E1' });

  await callApi(decide, { body: { qty: 1 } });

  expect(sent[0]?.headers.get(HEADERS.authorization)).toBe(`Bearer ${token}`);
});

test('a token that has run out is not sent, and the shell is told', async () => {
  signIn(tokenFor(-1));
  const expired = jest.fn();
  const end = subscribe('session/expired', expired);
  provider(401, problem(401, 'UNAUTHENTICATED'));

  await expect(callApi(decide, { body: { qty: 1 } })).rejects.toBeInstanceOf(ApiFailure);

  expect(sent[0]?.headers.get(HEADERS.authorization)).toBeNull();
  expect(expired).toHaveBeenCalled();
  end();
});

test('a declared refusal is an answer; another status is thrown with what the provider said', async () => {
  signIn(tokenFor(60));
  provider(409, problem(409, 'OUT_OF_STOCK'));
  expect(await callApi(decide, { body: { qty: 1 } })).toMatchObject({
    status: 409,
    body: { code: 'OUT_OF_STOCK' },
  });

  provider(422, problem(422, 'IDEMPOTENCY_KEY_REUSED'));
  await expect(callApi(decide, { body: { qty: 1 } })).rejects.toMatchObject({
    kind: 'problem',
    status: 422,
    message: 'said IDEMPOTENCY_KEY_REUSED',
    isRefusal: true,
  });
});

/** A 204 as browsers make one: without content, but with a stream. The constructor refuses to. */
function emptyAnswer(): Response {
  const stream = new ReadableStream({ start: (controller) => controller.close() });
  return Object.defineProperties(new Response(stream), {
    status: { value: 204 },
    clone: { value: emptyAnswer },
  });
}

test('that the first call is still under way is no refusal of the endpoint, which declares others', async () => {
  signIn(tokenFor(60));
  provider(409, problem(409, 'IDEMPOTENCY_IN_PROGRESS'));
  await expect(callApi(decide, { body: { qty: 1 } })).rejects.toMatchObject({
    kind: 'problem',
    problem: { code: 'IDEMPOTENCY_IN_PROGRESS' },
  });
});

test('an answer without content is one, also where the browser gives it an empty body', async () => {
  signIn(tokenFor(60));
  const leave = defineEndpoint({ ...decide, responses: { 204: v.undefined() } });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => emptyAnswer());

  expect(await callApi(leave, { body: { qty: 1 } })).toEqual({ status: 204, body: undefined });
});

test('HTML with 200, or a body that was not agreed, is no answer', async () => {
  provider(200, '<html>maintenance</html>', 'text/html');
  await expect(callApi(readThing, { params: { id: 1 } })).rejects.toMatchObject({ kind: 'unexpected-reply' });

  provider(200, { title: 'renamed' });
  await expect(callApi(readThing, { params: { id: 1 } })).rejects.toMatchObject({ kind: 'unexpected-reply' });
});

test('a line that is cut is a network failure, not a crash', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await expect(callApi(decide, { body: { qty: 1 } })).rejects.toMatchObject({
    kind: 'network',
    status: null,
  });
});

/** Answers with the beginning of a body, and then as `then` says. */
function brokenOff(then: (controller: ReadableStreamDefaultController) => void): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    let begun = false;
    const pull = (controller: ReadableStreamDefaultController) => {
      if (begun) return then(controller);
      begun = true;
      controller.enqueue(new TextEncoder().encode('{"number":'));
    };
    return new Response(new ReadableStream({ pull }), { status: 201 });
  });
}

test('an answer that breaks off is a network failure, whatever its status was', async () => {
  brokenOff((controller) => controller.error(new TypeError('network error')));
  await expect(callApi(decide, { body: { qty: 1 } })).rejects.toMatchObject({
    kind: 'network',
    status: null,
  });
});

test('an answer that stands still is given up', async () => {
  await loadTransport();
  jest.useFakeTimers();
  brokenOff(() => {});
  const call = callApi(decide, { body: { qty: 1 } }).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(30_000);
  jest.useRealTimers();
  expect(await call).toMatchObject({ kind: 'timeout', status: null });
});

test('the me call is checked against its contract', async () => {
  signIn(tokenFor(60));
  provider(200, { id: 1, roles: [], fullName: '' });
  await expect(callApi(getMe)).rejects.toMatchObject({ kind: 'unexpected-reply' });
});

test('a late refusal of an older token leaves the session of now alone', async () => {
  signIn(tokenFor(60));
  const expired = jest.fn();
  const end = subscribe('session/expired', expired);
  let refuse = () => {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        refuse = () => resolve(new Response(JSON.stringify(problem(401, 'SESSION_ENDED')), { status: 401 }));
      }),
  );
  const call = callApi(decide, { body: { qty: 1 } });
  const refused = expect(call).rejects.toMatchObject({ status: 401 });
  await new Promise((sent) => setTimeout(sent, 20));

  signIn(tokenFor(120));
  refuse();
  await refused;

  expect(expired).not.toHaveBeenCalled();
  end();
});

test('a token that is refused where everyone may ask ends the session as well', async () => {
  const personal = defineEndpoint({ ...readThing, personal: true });
  signIn(tokenFor(60));
  const expired = jest.fn();
  const end = subscribe('session/expired', expired);
  provider(401, problem(401, 'SESSION_ENDED'));

  await expect(callApi(personal, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 });

  expect(expired).toHaveBeenCalledTimes(1);
  end();
});

test('a file travels as the one part that the provider reads', async () => {
  signIn(tokenFor(60));
  provider(201, {
    id: 1,
    name: 'a.jpg',
    type: 'image/jpeg',
    size: 3,
    url: '/api/v1/file-download?id=1',
    picture: null,
  });

  const file = new File(['abc'], 'a.jpg', { type: 'image/jpeg' });
  expect((await callApi(uploadFile, { file })).status).toBe(201);

  const form = await sent[0]?.formData();
  expect(form?.get('file')).toMatchObject({ name: 'a.jpg', type: 'image/jpeg' });
});

test.each([
  ['private, no-store', true],
  ['public, max-age=0, must-revalidate', true],
  ['public, max-age=3600', false],
])('the time of an answer that is %j is taken for that of now: %s', async (cacheControl, isTaken) => {
  const hourAgo = Date.now() - 3_600_000;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const headers = { Date: new Date(hourAgo).toUTCString(), 'Cache-Control': cacheControl };
    return Response.json({ name: 'a' }, { headers });
  });
  await callApi(readThing, { params: { id: 1 } });
  expect(Math.abs(serverNow().getTime() - hourAgo) < 60_000).toBe(isTaken);
  noteServerTime(new Date().toUTCString());
});
