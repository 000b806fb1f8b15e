import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildGateway } from '../app.ts';
import { readConfig } from '../config.ts';
import { until } from '../test/until.ts';
import { pageDataOf, REMOTE, useGateway } from '../test/use-gateway.ts';

const gateway = useGateway();
const FILES = 'https://files.example/shop/';

let store: Server;
let asked: string[];
let elsewhere: FastifyInstance;

/** The test's releases as an object store gives them to one who has signed. */
async function serveStore(): Promise<string> {
  asked = [];
  store = createServer((request, response) => {
    const key = (request.url ?? '').replace('/bucket/', '');
    asked.push(key);
    if (!request.headers.authorization?.includes('Credential=key/')) return response.writeHead(403).end();
    const file = join(gateway.releases, key);
    if (!existsSync(file)) return response.writeHead(404).end();
    const etag = `"${statSync(file).mtimeMs}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response.writeHead(200, { etag }).end(readFileSync(file));
  });
  await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(store.address() as AddressInfo).port}/bucket`;
}

beforeEach(async () => {
  const config = readConfig(
    {
      RELEASES_STORE: await serveStore(),
      RELEASES_PUBLIC_URL: FILES.slice(0, -1),
      RENDER_TIMEOUT_MS: '20000',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      VITIS_LOG_LEVEL: 'silent',
      PROVIDER_URL: `http://127.0.0.1:${(gateway.provider.address() as AddressInfo).port}`,
    },
    '/nowhere',
  );
  elsewhere = await buildGateway(config);
});
afterEach(async () => {
  await elsewhere.close();
  store.closeAllConnections();
  await new Promise((closed) => store.close(closed));
});

test('a page is rendered from a store, and its files are asked for where the public finds them', async () => {
  const { body, statusCode } = await elsewhere.inject('/wines');

  expect(statusCode).toBe(200);
  expect(body).toContain('<p>the only React shows 레드</p>');
  expect(pageDataOf(body).filesAt).toBe(FILES);
  const start = JSON.parse(/id="vitis-start">(.*?)<\/script>/.exec(body)?.[1] ?? '');
  expect(start.run[0].src).toBe(`${FILES}shell/1.0.0-aaaaaaaa/messages/ko-KR.js`);
  expect(start.run[1]).toEqual({
    src: `${FILES}shell/1.0.0-aaaaaaaa/js/entry.js`,
    integrity: 'sha384-x',
  });
  expect(start.fetch[0].href).toBe(`${FILES}mf-catalog/1.0.0-bbbbbbbb/js/entry.js`);
});

test('the policies allow scripts, styles, fonts and texts from there, and from nowhere else', async () => {
  const { headers, body } = await elsewhere.inject('/wines');
  const policy = String(headers['content-security-policy']);
  for (const kind of ['script-src', 'style-src', 'font-src', 'connect-src', 'img-src'])
    expect(policy).toContain(`${kind} 'self' ${FILES}`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self';");
  expect(body).toContain(`"folders":["${FILES}"]`);
});

test('a release into the store is served without a restart, and no page waits for it', async () => {
  await elsewhere.inject('/wines');
  gateway.release('1.1.0-dddddddd', REMOTE.replace('shows', 'now shows'));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_000);

  // The page that notices is still of the set before.
  expect((await elsewhere.inject('/wines')).body).toContain('React shows');
  await until(async () => (await elsewhere.inject('/wines')).body.includes('now shows'));
});

test('a registry that has not changed is not read again', async () => {
  await elsewhere.inject('/wines');
  const before = asked.length;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_000);
  await elsewhere.inject('/wines');
  await until(() => asked.length > before);
  // Long after that, what had been asked with it would be there as well.
  await elsewhere.inject('/wines?page=2');
  await new Promise((passed) => setTimeout(passed, 100));
  expect(asked.slice(before)).toEqual(['registry.json']);
});

test('an address of before leads to the files', async () => {
  const { headers, statusCode } = await elsewhere.inject('/r/shell/1.0.0-aaaaaaaa/favicon.svg');
  expect([statusCode, headers.location]).toEqual([302, `${FILES}shell/1.0.0-aaaaaaaa/favicon.svg`]);
  for (const stranger of ['https://evil.example/x.js', '/evil.example/x.js', 'registry.json'])
    expect((await elsewhere.inject(`/r/${stranger}`)).statusCode).toBe(404);
});

test.each([
  [{ RELEASES_STORE: 'https://s3.example/bucket' }, /RELEASES_PUBLIC_URL: must say/],
  [{ RELEASES_STORE: 'https://s3.example' }, /RELEASES_STORE: must be/],
  [{ RELEASES_PUBLIC_URL: "https://x'; script-src *" }, /RELEASES_PUBLIC_URL: must be/],
  [{ OPERATOR_TOKEN: 'short' }, /OPERATOR_TOKEN: must have 16/],
])('%o is refused with the name of what is wrong', (environment, message) => {
  expect(() => readConfig(environment, '/nowhere')).toThrow(message);
});
