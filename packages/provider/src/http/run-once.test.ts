import { HEADERS } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { audit, idempotencyKeys, outbox } from '../db/schema.ts';
import { call, refused } from '../test-support/call.ts';
import { smallShop } from '../test-support/small-shop.ts';
import { bottlesLeft, takeBottles, takeBottlesRoute } from '../test-support/take-bottles.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { assertVersion } from './check-input.ts';

let provider: TestProvider;
let within: (() => Promise<void>) | undefined;

beforeEach(async () => {
  within = undefined;
  provider = await startTestProvider({
    fill: smallShop,
    extend: (app) => takeBottlesRoute(app, async () => within?.()),
  });
});

afterEach(() => provider.close());

const as = 'buyer@vitis.test';
const keyed = (key: string) => ({ [HEADERS.idempotencyKey]: key });

test('does its work once and answers the same bytes again', async () => {
  const headers = keyed(crypto.randomUUID());
  const first = await call(provider, takeBottles, { as, body: { qty: 5 }, headers });
  const second = await call(provider, takeBottles, { as, body: { qty: 5 }, headers });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.text()).toBe(await first.text());
  expect(await bottlesLeft(provider)).toBe(307);
  expect(await provider.database.select().from(outbox)).toHaveLength(1);
  expect(await provider.database.select().from(audit).where(eq(audit.action, 'test.take'))).toHaveLength(1);
});

test('is refused with other contents, and changes nothing', async () => {
  const headers = keyed(crypto.randomUUID());
  await call(provider, takeBottles, { as, body: { qty: 5 }, headers });
  const response = await call(provider, takeBottles, { as, body: { qty: 6 }, headers });
  expect(await refused(response)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await bottlesLeft(provider)).toBe(307);
});

test('waits for nobody: while the first runs, the second is told so', async () => {
  const [released, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  within = async () => {
    begun.resolve();
    await released.promise;
  };
  const headers = keyed(crypto.randomUUID());
  const first = call(provider, takeBottles, { as, body: { qty: 5 }, headers });
  await begun.promise;
  const second = await call(provider, takeBottles, { as, body: { qty: 5 }, headers });
  expect(await refused(second)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_IN_PROGRESS' });
  released.resolve();
  expect((await first).status).toBe(201);
  expect(await bottlesLeft(provider)).toBe(307);
});

test('belongs to one member: another one’s same key is another call', async () => {
  const headers = keyed(crypto.randomUUID());
  await call(provider, takeBottles, { as, body: { qty: 5 }, headers });
  expect(
    (await call(provider, takeBottles, { as: 'sales@vitis.test', body: { qty: 5 }, headers })).status,
  ).toBe(201);
  expect(await bottlesLeft(provider)).toBe(302);
});

test('keeps a refusal as its answer, and nothing of the command', async () => {
  const headers = keyed(crypto.randomUUID());
  const body = { qty: 5, outcome: 'refuse' };
  const first = await call(provider, takeBottles, { as, body, headers });
  const second = await call(provider, takeBottles, { as, body, headers });
  expect(await second.text()).toBe(await first.text());
  expect(second.status).toBe(409);
  expect(second.headers.get('content-type')).toContain('application/problem+json');
  expect(await bottlesLeft(provider)).toBe(312);
  expect(await provider.database.select().from(outbox)).toEqual([]);
});

test('keeps nothing of a fault of ours, so that the same key may try again', async () => {
  const headers = keyed(crypto.randomUUID());
  const body = { qty: 5, outcome: 'fail' };
  const problem = await refused(await call(provider, takeBottles, { as, body, headers }));
  expect(problem).toMatchObject({ status: 500, code: 'INTERNAL' });
  expect(JSON.stringify(problem)).not.toContain('secret');
  expect(await provider.database.select().from(idempotencyKeys)).toEqual([]);
  expect(await bottlesLeft(provider)).toBe(312);
});

test.each([
  ['no key', {}],
  ['a key that is no UUID', keyed('again')],
])('with %s is a 400', async (_name, headers) => {
  const response = await call(provider, takeBottles, { as, body: { qty: 5 }, headers });
  expect(await refused(response)).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_MISSING' });
  expect(await bottlesLeft(provider)).toBe(312);
});

test('a refusal for a stale version carries the one that holds, the first time and again', async () => {
  within = async () => assertVersion(1, 7);
  const headers = keyed(crypto.randomUUID());
  for (const _time of ['first', 'again']) {
    const response = await call(provider, takeBottles, { as, body: { qty: 5 }, headers });
    expect([response.status, response.headers.get('etag')]).toEqual([412, '"v7"']);
  }
});
