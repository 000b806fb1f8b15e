import { rawClient } from '../../test/raw-client.ts';
import { SHELL_BUILD, useGateway } from '../../test/use-gateway.ts';

const gateway = useGateway();

test.each(['/health/live', '/api/v1/wines/kinds', `/r/shell/${SHELL_BUILD}/js/entry.js`, '/r/nothing'])(
  '%s may load nothing, and nobody frames it',
  async (url) => {
    const { headers } = await gateway.app.inject(url);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test('an answer that says more of itself is left as it is', async () => {
  gateway.handle = (_request, response) => {
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    response.end('{}');
  };
  const { headers } = await gateway.app.inject('/api/v1/file-download?id=1');
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
});

test.each([
  ['two hosts', 'HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\n'],
  ['no host', 'HTTP/1.1\r\n'],
])('a request with %s is refused', async (_what, rest) => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const client = rawClient(gateway.app, `GET /health/live ${rest}Connection: close\r\n\r\n`);
  await client.closed;
  expect(client.heard()).toMatch(/^HTTP\/1.1 400 /);
});

test('an old client that names no host, as balancers ask for health, is answered', async () => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const client = rawClient(gateway.app, 'GET /health/live HTTP/1.0\r\n\r\n');
  await client.closed;
  expect(client.heard()).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['http://localhost', 200],
  ['https://localhost', 403],
  ['https://shop.example', 200],
  ['http://shop.example', 403],
  ['null', 403],
])('a command from %s is answered with %d', async (origin, status) => {
  const sent = await gateway.app.inject({
    method: 'POST',
    url: '/api/v1/b2b/account/login',
    headers: { origin, host: 'localhost' },
    payload: {},
  });
  expect(sent.statusCode).toBe(status);
  const report = await gateway.app.inject({
    method: 'POST',
    url: '/reports',
    headers: { origin, host: 'localhost' },
    payload: { reports: [] },
  });
  expect(report.statusCode === 403).toBe(status === 403);
});
