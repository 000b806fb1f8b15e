import { addToCart, listProducts, login } from '@vitis/contracts';
import { call, refused } from '../test-support/call.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';

let provider: TestProvider;

afterEach(() => provider.close());

interface OpenApi {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        security?: unknown;
        requestBody?: unknown;
        parameters?: { name: string }[];
        responses: Record<string, unknown>;
      }
    >
  >;
}

test('documents every endpoint that it serves, and nothing else', async () => {
  provider = await startTestProvider();
  const document = (await (await fetch(`${provider.url}/api/v1/openapi.json`)).json()) as OpenApi;
  expect(document.openapi).toBe('3.1.0');
  const list = document.paths[listProducts.path]?.get;
  expect(list?.parameters?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['idKinds', 'startPrice', 'sort', 'page']),
  );
  expect(Object.keys(list!.responses)).toEqual(['200', 'default']);
  expect(document.paths[login.path]?.post?.requestBody).toBeDefined();
  expect(document.paths[addToCart.path]?.post?.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          properties: {
            items: { minItems: 1, maxItems: 100, items: { properties: { qty: { maximum: 99_999 } } } },
          },
        },
      },
    },
  });
  expect(document.paths['/api/v1/b2b/me']?.get?.security).toEqual([{ bearer: [] }]);
  expect(Object.keys(document.paths).every((path) => path.startsWith('/api/v1/'))).toBe(true);
});

test('pages to browse the document are there where they are asked for, and the document everywhere', async () => {
  provider = await startTestProvider({ config: { apiDocs: true } });
  const pages = await fetch(`${provider.url}/api/docs/`);
  expect(pages.status).toBe(200);
  expect(pages.headers.get('content-security-policy')).toContain("script-src 'self'");
  await provider.close();
  provider = await startTestProvider({ config: { apiDocs: false } });
  expect((await fetch(`${provider.url}/api/docs/`)).status).toBe(404);
  expect((await fetch(`${provider.url}/api/v1/openapi.json`)).status).toBe(200);
});

test('is alive, and ready while its database answers', async () => {
  provider = await startTestProvider();
  expect(await (await fetch(`${provider.url}/health/live`)).json()).toEqual({ status: 'live' });
  expect(await (await fetch(`${provider.url}/health/ready`)).json()).toEqual({ status: 'ready' });
});

test('an address that asks too often waits; this machine, where the gateway is, does not', async () => {
  provider = await startTestProvider({ config: { requestsPerMinute: 3 } });
  const from = (remoteAddress: string, headers = {}) =>
    provider.app.inject({ url: listProducts.path, remoteAddress, headers });
  for (let time = 0; time < 3; time += 1) expect((await from('203.0.113.9')).statusCode).toBe(200);
  const refusal = await from('203.0.113.9');
  expect([refusal.statusCode, refusal.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('203.0.113.10')).statusCode).toBe(200);
  for (let time = 0; time < 5; time += 1) expect((await from('127.0.0.1')).statusCode).toBe(200);

  // A visitor's address is believed from the gateway, and from nobody else.
  expect((await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(429);
  expect((await from('203.0.113.11', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(200);
  for (let time = 0; time < 2; time += 1) await from('203.0.113.11', { 'x-forwarded-for': '127.0.0.1' });
  expect((await from('203.0.113.11', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(429);
});

test('says nothing to other origins', async () => {
  provider = await startTestProvider();
  const response = await call(provider, listProducts, { headers: { origin: 'https://elsewhere.test' } });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  const preflight = await fetch(provider.url + login.path, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.test' },
  });
  expect(await refused(preflight)).toMatchObject({ status: 404 });
});

test('what nobody serves is not there', async () => {
  provider = await startTestProvider();
  const response = await fetch(`${provider.url}/api/v1/b2b/nowhere`);
  expect(await refused(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('in production there is no mailbox page, unless it is asked for', async () => {
  provider = await startTestProvider({ config: { devPages: false } });
  expect((await fetch(`${provider.url}/dev/mailbox`)).status).toBe(404);
});

test('a browser names the mailbox’s page to its own buttons', async () => {
  provider = await startTestProvider();
  const page = await fetch(`${provider.url}/dev/mailbox`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
});

test('mails are shown to this machine under its own names, and to no page that calls it by another', async () => {
  provider = await startTestProvider();
  const asked = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await provider.app.inject({ url: '/dev/mailbox', headers, remoteAddress })).statusCode;
  for (const host of ['127.0.0.1:4000', 'localhost:4000', '[::1]:4000', 'localhost'])
    expect(await asked({ host })).toBe(200);
  for (const host of [
    'evil.example',
    'evil.example:4000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ])
    expect(await asked({ host })).toBe(404);
  expect(await asked({ host: 'localhost', 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  expect(await asked({ host: 'evil.example', 'x-forwarded-host': 'localhost' })).toBe(404);
  expect(await asked({ host: 'localhost' }, '203.0.113.9')).toBe(404);
});
