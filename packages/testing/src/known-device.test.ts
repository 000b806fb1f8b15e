import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@vitis/contracts';
import { type OwnGateway, startGateway } from './own-gateway.ts';
import { smallShop, startTestProvider, type TestProvider } from './test-provider.ts';

// A PostgreSQL of its own stands up before the first test.
jest.setTimeout(60_000);

let provider: TestProvider;
let gateway: OwnGateway;
let releases: string;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop });
  releases = await mkdtemp(join(tmpdir(), 'vitis-releases-'));
  gateway = await startGateway(provider.url, releases);
});

afterAll(async () => {
  await gateway?.close();
  await provider?.close();
  await rm(releases, { recursive: true, force: true });
});

/** Signs in through the gateway, from behind the proxy that ends https. */
const signIn = (password: string, { address = '203.0.113.1', scheme = 'https', device = '' } = {}) =>
  fetch(gateway.url + login.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'x-forwarded-proto': scheme,
      ...(device === '' ? {} : { cookie: `other=1; ${device}` }),
    },
    body: JSON.stringify({ email: 'buyer@vitis.test', password }),
  });

test('a device is known again through the gateway, by a cookie that https alone carries', async () => {
  const first = await signIn('Vitis!2026');
  const [cookie = ''] = first.headers.getSetCookie();
  expect(cookie).toMatch(/^__Secure-vitis-b2b-device=[\w-]{43}; .*HttpOnly; SameSite=Strict; Secure$/);
  expect((await signIn('Vitis!2026', { scheme: 'http' })).headers.getSetCookie()[0]).not.toContain('Secure');

  for (let guess = 0; guess < 5; guess += 1) expect((await signIn('wrong')).status).toBe(401);
  expect((await signIn('Vitis!2026')).status).toBe(429);
  expect((await signIn('Vitis!2026', { device: cookie.split(';')[0] })).status).toBe(200);
});
