import {
  BODY_LIMIT,
  defineEndpoint,
  HEADERS,
  type InputSchemas,
  PROBLEM_CODES,
  typeOnly,
} from '@vitis/contracts';
import { withInput } from '@vitis/contracts/inputs';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { PROBLEM_TEXTS } from '../problems/problem-texts.ts';
import { call, refused } from '../test-support/call.ts';
import { smallShop } from '../test-support/small-shop.ts';
import { bottlesLeft, takeBottles, takeBottlesRoute } from '../test-support/take-bottles.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { assertVersion } from './check-input.ts';
import { allowed, everyone, members } from './policies.ts';
import { route } from './route.ts';

const editThing = withInput(
  defineEndpoint({
    method: 'PUT',
    path: '/api/v1/test/edit',
    access: ['B2B', 'SALESPERSON', 'DRIVER'],
    ifMatch: true,
    responses: { 200: v.object({ name: v.string() }) },
    input: typeOnly<() => InputSchemas>(),
  }),
  () => ({ summary: 'For tests' }),
);

const leak = withInput(
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/test/leak',
    access: 'everyone',
    responses: { 200: v.object({ name: v.string(), nested: v.array(v.object({ id: v.number() })) }) },
    input: typeOnly<() => InputSchemas>(),
  }),
  () => ({ summary: 'For tests' }),
);

const broken = withInput(
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/test/broken',
    access: 'everyone',
    responses: { 200: v.object({ name: v.string() }) },
    input: typeOnly<() => InputSchemas>(),
  }),
  () => ({ summary: 'For tests' }),
);

let provider: TestProvider;

function testRoutes(app: FastifyInstance): void {
  takeBottlesRoute(app);
  route(app, editThing, members, async ({ expectedVersion }, answer) => {
    assertVersion(expectedVersion, 7);
    return answer(200, { name: 'edited' }, { version: 8 });
  });
  route(app, leak, everyone, async (_call, answer) =>
    answer(200, { name: 'a', nested: [{ id: 1, secret: 2 }], passwordHash: 'x' } as never),
  );
  route(app, broken, everyone, async (_call, answer) => answer(200, { name: 7 } as never));
}

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, extend: testRoutes });
});

afterEach(() => provider.close());

const as = 'buyer@vitis.test';
describe('an edit', () => {
  test.each([
    ['without a version', undefined, 428],
    ['of a version that is no longer there', '"v6"', 412],
    ['of something that is no version', 'W/"x"', 400],
    ['of what is there', '"v7"', 200],
  ])('%s', async (_name, version, status) => {
    const response = await call(provider, editThing, {
      as,
      headers: version === undefined ? {} : { 'if-match': version },
    });
    expect(response.status).toBe(status);
    if (status === 412) {
      expect(response.headers.get('etag')).toBe('"v7"');
      expect(await refused(response)).toMatchObject({ code: 'VERSION_STALE', currentVersion: '"v7"' });
    }
    if (status === 200) expect(response.headers.get('etag')).toBe('"v8"');
  });
});

describe('a reply', () => {
  test('carries nothing that its contract does not name', async () => {
    expect(await (await call(provider, leak)).json()).toEqual({ name: 'a', nested: [{ id: 1 }] });
  });

  test('that is not what its contract says is a fault here', async () => {
    expect((await call(provider, broken)).status).toBe(500);
  });
});

test('an address that cannot be decoded is refused like anything else, in the caller’s language', async () => {
  const response = await fetch(`${provider.url}/api/v1/b2b/wines/products/%ed%a0%80`, {
    headers: { 'accept-language': 'en-US' },
  });
  expect(response.headers.get('content-language')).toBe('en-US');
  expect(await refused(response)).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
});

describe('a body', () => {
  const send = async (body: string | Uint8Array, type = 'application/json') =>
    fetch(provider.url + takeBottles.path, {
      method: 'POST',
      headers: {
        'content-type': type,
        authorization: `Bearer ${await provider.token(as)}`,
        [HEADERS.idempotencyKey]: crypto.randomUUID(),
      },
      body: body as BodyInit,
    });

  test.each([
    ['is cut off', '{"qty":', 'application/json', 400],
    ['is of another type', 'qty=5', 'application/x-www-form-urlencoded', 415],
    ['is too large', JSON.stringify({ qty: 5, pad: 'x'.repeat(BODY_LIMIT) }), 'application/json', 413],
    [
      'holds thousands of values',
      JSON.stringify({ qty: 5, pad: Array(5_001).fill(0) }),
      'application/json',
      400,
    ],
    ['would reach into objects', '{"qty":5,"__proto__":{"admin":true}}', 'application/json', 400],
    ['would reach into their makers', '{"qty":5,"constructor":{"prototype":{}}}', 'application/json', 400],
    ['holds a character that no text holds', '{"qty":5,"outcome":"\\u0000"}', 'application/json', 400],
    [
      'is nested without end',
      `{"qty":5,"pad":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
      'application/json',
      400,
    ],
  ])('that %s is a clear refusal, and nothing is done', async (_name, body, type, status) => {
    expect(await refused(await send(body, type))).toMatchObject({ status });
    expect(await bottlesLeft(provider)).toBe(312);
  });

  test('that nobody asked for may not be nested without end either', async () => {
    const response = await fetch(provider.url + editThing.path, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'if-match': '"v7"',
        authorization: `Bearer ${await provider.token(as)}`,
      },
      body: '['.repeat(9_000) + ']'.repeat(9_000),
    });
    expect(await refused(response)).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
  });

  test('of a stranger is not even read', async () => {
    const response = await fetch(provider.url + takeBottles.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(2_000_000),
    }).catch(() => undefined);
    // The answer comes before the body has gone out; some connections are closed by it.
    if (response) expect(await refused(response)).toMatchObject({ status: 401 });
  });
});

test.each([
  ['en-US', 'Please sign in.'],
  ['ja', 'ログインしてください。'],
  ['zh-Hant-HK;q=0.9, ko;q=0.1', '請先登入。'],
  ['zh', '请先登录。'],
  ['xx', '로그인이 필요합니다.'],
])('a refusal is said in %s', async (language, message) => {
  const response = await call(provider, editThing, { headers: { 'accept-language': language } });
  expect((await refused(response)).message).toBe(message);
});

test('every common code has its sentence', () => {
  for (const code of PROBLEM_CODES) expect(PROBLEM_TEXTS[code]).toBeDefined();
});

test('a request keeps the number that it came with, and gets one otherwise', async () => {
  const known = await call(provider, leak, { headers: { 'x-request-id': 'request-12345' } });
  expect(known.headers.get('x-request-id')).toBe('request-12345');
  const odd = await call(provider, leak, { headers: { 'x-request-id': 'a b' } });
  expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('what is said to one member is kept by no cache', async () => {
  const edited = await call(provider, editThing, { as, headers: { 'if-match': '"v7"' } });
  expect(edited.headers.get('cache-control')).toBe('private, no-store');
  expect((await call(provider, leak)).headers.get('cache-control')).toContain('public');
});

test('a route without a policy stops the server from starting', async () => {
  const extend = (app: FastifyInstance) => void app.get('/open', async () => 'oops');
  await expect(startTestProvider({ extend })).rejects.toThrow('without a policy: GET /open');
});

test('a route whose policy lets in others than its contract says stops it, too', async () => {
  const extend = (app: FastifyInstance) =>
    route(app, editThing, allowed('cart', 'read'), async (_call, answer) => answer(200, { name: '' }));
  await expect(startTestProvider({ extend })).rejects.toThrow(
    'is for B2B, SALESPERSON, DRIVER; its policy "cart.read" is not',
  );
});
