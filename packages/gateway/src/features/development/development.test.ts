import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '@vitis/contracts/registry';
import { readConfig } from '../../config.ts';
import { useGateway } from '../../test/use-gateway.ts';

const BUILD = '0.0.0-dddddddd';

/** What the development server says, by path. */
const answers = new Map<string, string>();
let server: Server;
const settings = { developmentUrl: '' };

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'text/javascript' }).end(answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  settings.developmentUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const gateway = useGateway(settings);
const get = (url: string) => gateway.app.inject({ url });

/** Puts a build of the catalogue under development in the place of the released one. */
async function develop(server: string, style: string): Promise<void> {
  const released = '/r/mf-catalog/1.0.0-bbbbbbbb/manifest.json';
  const manifest = (await get(released)).body.replaceAll('1.0.0-bbbbbbbb', BUILD);
  const registry: Registry = {
    version: 1,
    parts: {
      shell: { current: '1.0.0-aaaaaaaa', history: [] },
      'mf-catalog': { current: BUILD, history: [] },
    },
  };
  answers.clear();
  answers.set('/registry', JSON.stringify(registry));
  answers.set(`/r/mf-catalog/${BUILD}/manifest.json`, manifest);
  answers.set(`/r/mf-catalog/${BUILD}/messages/ko-KR.json`, '{}');
  answers.set(`/r/mf-catalog/${BUILD}/server.cjs`, server);
  answers.set(`/r/mf-catalog/${BUILD}/style.css`, style);
  answers.set(`/r/mf-catalog/${BUILD}/js/entry.js`, 'start()');
}

test('a page is rendered with the part under development and the released rest', async () => {
  await develop("exports.remote = { screen: () => '<p>just written</p>' };", '.new{color:blue}');

  const page = await get('/wines');

  expect(page.body).toContain('<p>just written</p>');
  expect(page.body).toContain('.new{color:blue}');
  expect(page.body).toContain('/r/shell/1.0.0-aaaaaaaa/js/entry.js');
  expect(page.headers['content-security-policy']).toContain('trusted-types default vitis-overlay');
});

test('its files come from the development server and are kept by nobody; its server side stays here', async () => {
  await develop('', '');

  const file = await get(`/r/mf-catalog/${BUILD}/js/entry.js`);
  expect(file.body).toBe('start()');
  expect(file.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/javascript' });
  expect((await get(`/r/mf-catalog/${BUILD}/server.cjs`)).statusCode).toBe(404);
  expect((await get(`/r/mf-catalog/${BUILD}/js/none.js`)).statusCode).toBe(404);
});

describe('a gateway that is not told of a development server', () => {
  const plain = useGateway();

  test('knows neither builds under development nor their changes, and allows no policy for them', async () => {
    const answer = (url: string) => plain.app.inject({ url });
    expect((await answer(`/r/mf-catalog/${BUILD}/js/entry.js`)).statusCode).toBe(404);
    const changes = await answer('/dev/changes/mf-catalog');
    expect(changes.headers['content-type']).toContain('text/html');
    expect(changes.headers['content-security-policy']).toMatch(/trusted-types default$/);
  });
});

test('a development server is refused in production, elsewhere than on this machine, and beside a store', () => {
  const read = (environment: NodeJS.ProcessEnv) => () =>
    readConfig({ DEVELOPMENT_URL: 'http://127.0.0.1:4321', ...environment }, '/');
  expect(read({}).call(null).developmentUrl).toBe('http://127.0.0.1:4321');
  expect(read({ NODE_ENV: 'production' })).toThrow('refused in production');
  expect(read({ DEVELOPMENT_URL: 'http://example.com:80' })).toThrow('DEVELOPMENT_URL');
  expect(read({ RELEASES_PUBLIC_URL: 'https://files.example' })).toThrow('DEVELOPMENT_URL');
});
