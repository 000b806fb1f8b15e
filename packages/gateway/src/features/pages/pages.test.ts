import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { pageDataOf, useGateway } from '../../test/use-gateway.ts';
import { RENDERS_LIMIT } from './page-cache.ts';

const gateway = useGateway();

test('a public page is rendered with the data of its remote, on the one React of the shell', async () => {
  const { statusCode, body, headers } = await gateway.app.inject('/wines');

  expect(statusCode).toBe(200);
  expect(body).toContain('<p>the only React shows 레드</p>');
  expect(body).toContain('<html lang="ko-KR">');
  expect(body).toContain('<title>ko-KR &lt;wines&gt; | VITIS</title>');
  expect(headers['cache-control']).toContain('s-maxage=30');
  const page = pageDataOf(body);
  expect(page.rendered).toBe('full');
  expect(page.answers.key).toEqual({ evil: '</script><b>' });
  expect(page.messages).toEqual({ shell: { language: 'ko-KR' }, 'mf-catalog': { language: 'ko-KR' } });
});

test('addresses that differ only in what no screen reads are one page', async () => {
  let asked = 0;
  gateway.handle = (_request, response) => {
    asked += 1;
    response.end('{"kind":"레드"}');
  };
  const first = await gateway.app.inject('/wines?page=2');
  const others = await Promise.all(
    ['utm_source=mail', 'x=1', `${'y'.repeat(1000)}=2`].map((stranger) =>
      gateway.app.inject(`/wines?${stranger}&page=2`),
    ),
  );
  for (const other of others) expect(other.body).toBe(first.body);
  expect(asked).toBe(1);
  await gateway.app.inject('/wines?page=3');
  expect(asked).toBe(2);
});

test('the language comes from the address alone', async () => {
  const { body } = await gateway.app.inject({
    url: '/wines?lang=ja-JP',
    headers: { 'accept-language': 'en-US' },
  });
  expect(body).toContain('<html lang="ja-JP">');
  expect((await gateway.app.inject('/wines?lang=xx')).body).toContain('<html lang="ko-KR">');
});

test('the policy allows the inline styles and the one inline script by their hash, and no eval', async () => {
  const { headers, body } = await gateway.app.inject('/wines');
  const policy = String(headers['content-security-policy']);
  const inline = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');

  expect(inline).toHaveLength(2);
  for (const text of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  const scripts = [...body.matchAll(/<script(?![^>]*application\/json)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => text ?? '',
  );
  expect(scripts).toHaveLength(1);
  expect(policy).toContain(
    `script-src 'self' 'sha256-${createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64')}';`,
  );
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('a protected page goes out as its frame and is kept by nobody', async () => {
  const { body, headers } = await gateway.app.inject('/mypage');
  expect(body).toContain('<p>frame</p>');
  expect(headers['cache-control']).toBe('no-store');
});

test('a crowd that asks for more screens than are rendered side by side gets pages all the same', async () => {
  gateway.handle = (_request, response) => void setTimeout(() => response.end('{"kind":"레드"}'), 50);
  const crowd = Array.from({ length: 60 }, (_, page) => gateway.app.inject(`/wines?page=${page}`));
  const rendered = (await Promise.all(crowd)).map(({ statusCode, headers, body }) => ({
    statusCode,
    kept: headers['cache-control'] !== 'no-store',
    how: pageDataOf(body).rendered,
  }));
  const full = rendered.filter(({ how }) => how === 'full');
  const empty = rendered.filter(({ how }) => how === 'empty');
  expect(full.length).toBe(RENDERS_LIMIT);
  expect(full.length + empty.length).toBe(60);
  expect(rendered.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(empty.some(({ kept }) => kept)).toBe(false);
  expect(pageDataOf((await gateway.app.inject('/wines?page=59')).body).rendered).toBe('full');
});

test('a late provider costs the page its data, not the visitor their page', async () => {
  gateway.handle = () => {};
  const { statusCode, body, headers } = await gateway.app.inject('/wines');
  expect(statusCode).toBe(200);
  expect(body).toContain('<p>frame</p>');
  expect(headers['cache-control']).toBe('no-store');
});

test('a shell that fails to render still sends a page that the browser can start from', async () => {
  const { statusCode, body } = await gateway.app.inject('/wines?broken=1');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(pageDataOf(body).rendered).toBe('empty');
});

test('a remote whose server bundle throws leaves the frame', async () => {
  gateway.release('1.0.1-cccccccc', 'throw new Error("broken build")');
  await new Promise((passed) => setTimeout(passed, 600));
  expect((await gateway.app.inject('/wines')).body).toContain('<p>frame</p>');
});

test('pages are compressed as the browser asks, and answer 304 to one who has them', async () => {
  const { headers, rawPayload } = await gateway.app.inject({
    url: '/wines',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('shows 레드');
  const again = await gateway.app.inject({
    url: '/wines',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('an address that nobody owns is 404', async () => {
  expect((await gateway.app.inject('/nowhere')).statusCode).toBe(404);
});

test('nobody but the configuration says where the shop is', async () => {
  const { body } = await gateway.app.inject({
    url: '/wines?utm_source=mail&page=2',
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  });
  expect(body).toContain('<link rel="canonical" href="https://shop.example/wines?page=2">');
  expect(body).not.toContain('evil.example');
});

test.each(['//evil.example/', '//[', '//a:b'])('%s is no address of another site', async (url) => {
  const { statusCode, headers } = await gateway.app.inject({
    method: 'GET',
    url: `http://shop.example${url}`,
  });
  expect([statusCode, String(headers.location).startsWith('//')]).toEqual([308, false]);
});
