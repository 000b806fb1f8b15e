import { rawClient } from '../test/raw-client.ts';
import { useGateway } from '../test/use-gateway.ts';

const gateway = useGateway();
const HTML = { accept: 'text/html,*/*' };

test.each(['/%', '/product/%ff', '/product/%E0%A4%A?page=1', '/%zz/pdf'])(
  '%s is answered with a page that says what is wrong with it',
  async (url) => {
    const { statusCode, headers, body } = await gateway.app.inject({ url, headers: HTML });
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(body).toContain('<h1>주소가 올바르지 않습니다</h1>');
    expect(body).toContain('<a href="/">');
  },
);

test('in the language that the address says, as far as it can be read', async () => {
  const { body } = await gateway.app.inject({ url: '/%ff?lang=ja-JP', headers: HTML });
  expect(body).toContain('<html lang="ja-JP">');
  expect(body).toContain('<a href="/?lang=ja-JP">');
});

test('programs are told in JSON', async () => {
  const { statusCode, headers } = await gateway.app.inject('/api/v1/%ff');
  expect([statusCode, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
});

test('an address that is longer than any is answered with a page', async () => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const client = rawClient(gateway.app, `GET /product?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await client.closed;
  expect(client.heard()).toMatch(/^HTTP\/1\.1 431 /);
  expect(client.heard()).toContain('주소가 너무 깁니다');
});

test.each([
  ['before', `lang=ja-JP&q=${'x'.repeat(90_000)}`],
  ['behind', `q=${'x'.repeat(20_000)}&lang=ja-JP`],
])('in its language, as far as that has come: %s what is long', async (_place, query) => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const client = rawClient(gateway.app, `GET /search-result?${query} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await client.closed;
  expect(client.heard()).toMatch(/^HTTP\/1\.1 431 /);
  expect(client.heard()).toContain('<html lang="ja-JP">');
});

test('what is no HTTP is refused and closed', async () => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const client = rawClient(gateway.app, 'hello\r\n\r\n');
  await client.closed;
  expect(client.heard()).toMatch(/^HTTP\/1\.1 400 /);
});
