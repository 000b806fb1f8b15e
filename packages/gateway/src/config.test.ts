import { readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);
const read = (environment: NodeJS.ProcessEnv) => readConfig(environment, '/shop');

test("a developer's build is possible only where both its secret and its origins are set", () => {
  expect(read({}).override).toBeNull();
  expect(read({ OVERRIDE_SECRET: SECRET }).override).toBeNull();
  expect(() => read({ OVERRIDE_ORIGINS: 'self' })).toThrow(/^OVERRIDE_SECRET: /);
  expect(
    read({ OVERRIDE_SECRET: SECRET, OVERRIDE_ORIGINS: 'self, http://127.0.0.1:5173 https://builds.example' })
      .override,
  ).toEqual({ secret: SECRET, origins: ['self', 'http://127.0.0.1:5173', 'https://builds.example'] });
});

test.each([
  '*',
  'http://builds.example',
  'https://builds.example/folder',
  'https://*.example',
  "https://builds.example;script-src'unsafe-inline'",
  'data:',
])('%s is no origin that builds may come from', (origin) => {
  expect(() => read({ OVERRIDE_SECRET: SECRET, OVERRIDE_ORIGINS: origin })).toThrow(/^OVERRIDE_ORIGINS/);
});

test('a secret that could be guessed is refused', () => {
  expect(() => read({ OVERRIDE_SECRET: 'short', OVERRIDE_ORIGINS: 'self' })).toThrow(/32 characters/);
});

test('listens on this machine alone unless another address is said', () => {
  expect(read({}).host).toBe('127.0.0.1');
  expect(read({ GATEWAY_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  expect(read({ GATEWAY_HOST: '' }).host).toBe('127.0.0.1');
});

test('what is being developed is not for the public', () => {
  const DEVELOPMENT_URL = 'http://127.0.0.1:5000';
  expect(read({ DEVELOPMENT_URL }).developmentUrl).toBe(DEVELOPMENT_URL);
  expect(() => read({ DEVELOPMENT_URL, PUBLIC_ORIGIN: 'https://shop.example' })).toThrow(
    /^DEVELOPMENT_URL: .*PUBLIC_ORIGIN/,
  );
  expect(() => read({ DEVELOPMENT_URL, NODE_ENV: 'production' })).toThrow(/^DEVELOPMENT_URL: /);
});
