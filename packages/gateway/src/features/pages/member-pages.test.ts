import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { tokenUntil } from '../../test/token-until.ts';
import { pageDataOf, useGateway } from '../../test/use-gateway.ts';
import { RENDERS_LIMIT } from './page-cache.ts';

const gateway = useGateway();
const token = tokenUntil(4e9, ['B2B']);
const cookie = `other=1; vitis-b2b-access-token=${token}; vitis-b2b-context=half`;

/** The provider answers with the token that it was asked with. */
function tellWhoAsks(): IncomingHttpHeaders[] {
  const asked: IncomingHttpHeaders[] = [];
  gateway.handle = ({ headers }, response) => {
    asked.push(headers);
    response.end(JSON.stringify({ kind: headers.authorization ?? 'nobody' }));
  };
  return asked;
}

const open = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });

test('a member’s page is rendered with what the provider answers to the member', async () => {
  const asked = tellWhoAsks();
  const { body, headers, statusCode } = await open('/mypage', { cookie });

  expect(statusCode).toBe(200);
  expect(body).toContain(`shows Bearer ${token}`);
  expect(pageDataOf(body)).toMatchObject({ rendered: 'full', member: 7 });
  // With the other half of the session, from where the member is.
  expect(asked[0]).toMatchObject({ cookie, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    vary: 'Accept-Encoding, Cookie',
  });
  expect(headers.etag).toBeUndefined();
});

test('a member’s page leaves what everybody gets to the device, whatever the provider says to members', async () => {
  gateway.handle = (_request, response) => {
    response.setHeader('cache-control', 'private, no-store');
    response.end('{"kind":"레드"}');
  };
  const { body } = await open('/mypage', { cookie });
  expect(pageDataOf(body)).toMatchObject({ rendered: 'full', member: 7 });
  expect(pageDataOf(body)).not.toHaveProperty('isKept');
});

test('its screen reads the whole address', async () => {
  tellWhoAsks();
  const { body } = await open('/mypage?status=REQUESTED&lang=en-US', { cookie });
  expect(pageDataOf(body)).toMatchObject({ rendered: 'full', language: 'en-US' });
  expect(body).toContain('of http://page/mypage?status=REQUESTED');
});

test('nobody else is sent it: it is made anew for each, and a guest gets the frame', async () => {
  tellWhoAsks();
  const other = tokenUntil(4e9, ['SALESPERSON']);
  const pages = await Promise.all(
    [cookie, `vitis-b2b-access-token=${other}`, ''].map((each) => open('/mypage', { cookie: each })),
  );
  const [first, second, guest] = pages.map(({ body }) => body);
  expect(first).toContain(token);
  expect(first).not.toContain(other);
  expect(second).toContain(other);
  expect(second).not.toContain(token);
  expect(guest).toContain('<p>frame</p>');
  expect(guest).not.toContain('Bearer');
});

test('a public page is the same for members: the provider is not told who asks', async () => {
  const asked = tellWhoAsks();
  const { body, headers } = await open('/wines', { cookie });
  expect(body).toContain('shows nobody');
  expect(asked.map(({ authorization, cookie: sent }) => [authorization, sent])).toEqual([
    [undefined, undefined],
  ]);
  expect(headers['cache-control']).toContain('public');
});

test.each([
  ['a frame within a page', { cookie, 'sec-fetch-dest': 'iframe' }],
  ['what a script asks for', { cookie, 'sec-fetch-dest': 'empty' }],
  ['a cookie that is no token', { cookie: 'vitis-b2b-access-token=a b' }],
  ['a cookie of another name', { cookie: `x-vitis-b2b-access-token=${token}` }],
])('%s gets the frame', async (_what, headers) => {
  const asked = tellWhoAsks();
  const { body } = await open('/mypage', headers);
  expect(body).toContain('<p>frame</p>');
  expect(asked.every(({ authorization }) => authorization === undefined)).toBe(true);
});

test('a provider that refuses the member, or fails, leaves the frame', async () => {
  for (const status of [401, 403, 429, 500]) {
    gateway.handle = (_request, response) => {
      response.statusCode = status;
      response.end('{}');
    };
    const { body, headers } = await open('/mypage', { cookie });
    expect(pageDataOf(body)).toMatchObject({ rendered: 'frame' });
    expect(pageDataOf(body).member).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('a remote that breaks on the server leaves a member the frame', async () => {
  tellWhoAsks();
  gateway.release('1.0.1-cccccccc', 'throw new Error("broken build")');
  const { body } = await open('/mypage', { cookie });
  expect(body).toContain('<p>frame</p>');
  expect(pageDataOf(body).member).toBeUndefined();
});

test('a member’s page travels compressed', async () => {
  tellWhoAsks();
  const { headers, rawPayload } = await gateway.app.inject({
    url: '/mypage',
    headers: { cookie, 'accept-encoding': 'br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain(`shows Bearer ${token}`);
});

test('a crowd of members gets pages all the same while the provider is silent', async () => {
  const unanswered: ServerResponse[] = [];
  gateway.handle = (_request, response) => void unanswered.push(response);
  const crowd = Array.from({ length: RENDERS_LIMIT + 4 }, () => open('/mypage', { cookie }));
  const first = await Promise.race(crowd);
  expect(pageDataOf(first.body).rendered).toBe('empty');

  gateway.handle = (_request, response) => response.end('{"kind":"레드"}');
  for (const response of unanswered) response.end('{"kind":"레드"}');
  const pages = await Promise.all(crowd);
  expect(pages.filter(({ body }) => pageDataOf(body).rendered === 'full')).toHaveLength(RENDERS_LIMIT);
  expect(pageDataOf((await open('/mypage', { cookie })).body).rendered).toBe('full');
});
