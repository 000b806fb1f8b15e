import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SHELL_BUILD, useGateway } from './test/use-gateway.ts';

const gateway = useGateway();

const kinds = [
  ['a page', '/wines'],
  ['a call', '/api/v1/wines/kinds'],
  ['a released file', `/r/shell/${SHELL_BUILD}/js/entry.js`],
  ['what is not there', '/r/nothing'],
] as const;

test.each(kinds)('%s keeps browsers on https for a year, once they came by it', async (_kind, url) => {
  const over = async (scheme: string) =>
    (await gateway.app.inject({ url, headers: { 'x-forwarded-proto': scheme } })).headers;
  expect((await over('https'))['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect((await over('http'))['strict-transport-security']).toBeUndefined();
});

test.each(kinds)(
  '%s is what its type says, framed by nobody, and tells no other site where from',
  async (_kind, url) => {
    const { headers } = await gateway.app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  },
);

test.each([
  '/r/',
  '/r/shell/',
  `/r/shell/${SHELL_BUILD}/`,
  '/r/registry.json',
  '/r/.git/config',
  '/r/shell/..%2f..%2fregistry.json',
])('%s is no file of a release, and lists none', async (url) => {
  expect((await gateway.app.inject(url)).statusCode).toBe(404);
});

describe('a gateway that has no release', () => {
  const empty = useGateway({ releasesFolder: join(tmpdir(), 'vitis-no-releases') });

  test('says so in the visitor’s language, and nothing of why', async () => {
    const { statusCode, headers, body } = await empty.app.inject('/wines?lang=en-US');
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(body).toContain('SERVER ERROR');
    expect(body).not.toMatch(/ENOENT|registry|no-releases/);
  });
});

let port: number;

/** What the server says to a request that no browser sends; it closes the connection by itself. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

describe('a request that two servers could read differently', () => {
  let reached: boolean;

  beforeEach(async () => {
    gateway.handle = () => {
      reached = true;
    };
    reached = false;
    port = Number(new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  test.each([
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd'],
    ['chunks by another name', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'X-One: a\r\n b\r\nContent-Length: 0\r\n\r\n'],
    ['a length that is no number', 'Content-Length: +4\r\n\r\nabcd'],
  ])('with %s is refused, and reaches nobody', async (_what, rest) => {
    const answer = await answerTo(
      `POST /api/v1/wines/kinds HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${rest}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(reached).toBe(false);
  });

  test('and one that asks to have itself told back are refused', async () => {
    const answer = await answerTo(
      'TRACE /api/v1/x HTTP/1.1\r\nHost: localhost\r\nX-Secret: told-back\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('told-back');
  });
});

describe.each([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['0:0:0:0:0:0:0:0', 'http://127.0.0.1:3000'],
  ['fe80::1%eth0', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['shop.test', 'http://shop.test:3000'],
])('a shop that is nobody’s to choose and listens on %s', (host, origin) => {
  const own = useGateway({ host, port: 3000, publicOrigin: '' });
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };

  test(`is at ${origin}`, async () => {
    const { statusCode, body } = await own.app.inject({ url: '/wines', headers });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="${origin}/wines">`);
    const robots = (await own.app.inject({ url: '/robots.txt', headers })).body;
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(body + robots).not.toContain('evil.example');
  });
});
