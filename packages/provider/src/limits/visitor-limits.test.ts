import { getCart, listProducts } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { connect } from '../db/connect.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';

let provider: TestProvider;
let undo: (() => Promise<unknown>)[];

beforeEach(() => {
  undo = [];
});

afterEach(async () => {
  for (const step of undo.toReversed()) await step();
});

/** Half a minute is left of the one in which the tests run. */
const now = () => new Date('2026-11-22T09:00:30Z');

const start = async (config: Parameters<typeof startTestProvider>[0]) => {
  provider = await startTestProvider({ now, ...config });
  undo.push(() => provider.close());
};

const from = (app: FastifyInstance, remoteAddress: string, headers = {}, url: string = listProducts.path) =>
  app.inject({ url, remoteAddress, headers });

test('an address is counted over all processes, and a refusal says when to come again', async () => {
  const config = { sockets: 'postgres', requestsPerMinute: 6 } as const;
  await start({ config });
  const connection = connect(provider.databaseUrl, { poolSize: 5 });
  undo.push(connection.close);
  const neighbour = await buildApp({
    config: { ...provider.app.config, ...config },
    connection,
    secret: provider.tokenSecret,
    now,
  });
  undo.push(() => neighbour.close());
  await neighbour.ready();
  for (let time = 0; time < 3; time += 1) {
    expect((await from(provider.app, '203.0.113.9')).statusCode).toBe(200);
    expect((await from(neighbour, '203.0.113.9')).statusCode).toBe(200);
  }
  await provider.app.requestCounter.sync();
  await neighbour.requestCounter.sync();
  const refusal = await from(neighbour, '203.0.113.9', { 'accept-language': 'en-US' });
  expect([refusal.statusCode, refusal.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(refusal.headers['retry-after']).toBe('30');
  expect(refusal.json().message).toContain('Too many requests');
  expect((await from(neighbour, '203.0.113.10')).statusCode).toBe(200);
});

test('the gateway on another machine asks without a limit for nobody, and with the visitor’s for a visitor', async () => {
  await start({ config: { requestsPerMinute: 3, trustedProxies: '10.0.0.7,loopback' } });
  const statuses = async (count: number, address: string, headers = {}) =>
    (await Promise.all(Array.from({ length: count }, () => from(provider.app, address, headers)))).map(
      ({ statusCode }) => statusCode,
    );
  expect(await statuses(5, '10.0.0.7')).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(4, '10.0.0.7', { 'x-forwarded-for': '203.0.113.9' })).toEqual([200, 200, 200, 429]);
  expect(await statuses(4, '10.0.0.8')).toEqual([200, 200, 200, 429]);
  // Whoever looks after the load is nobody's visitor.
  for (let time = 0; time < 5; time += 1)
    expect((await from(provider.app, '203.0.113.9', {}, '/health/live')).statusCode).toBe(200);
});

test.each([getCart.path, '/api/v1/nowhere'])(
  'refusals of %s count as well: nobody knocks without end at a door that is closed',
  async (path) => {
    await start({ config: { requestsPerMinute: 3 } });
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await from(provider.app, '203.0.113.9', {}, path)).statusCode);
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses[3]).toBe(429);
  },
);

test.each(['/health/live', listProducts.path, '/files/nothing.avif', '/api/v1/b2b/nowhere'])(
  '%s may load nothing, and nobody frames it',
  async (path) => {
    await start({});
    const { headers } = await fetch(provider.url + path);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);
