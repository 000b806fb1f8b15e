import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { tokenUntil } from '../../test/token-until.ts';
import { until } from '../../test/until.ts';
import { pageDataOf, useGateway } from '../../test/use-gateway.ts';
import { RENDERS_LIMIT } from './page-cache.ts';
import { RETURNING_SCRIPT } from './returning-script.ts';
import type { StartFiles } from './start-page.ts';

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
  // What only machines read of a route is in the head, and weighs nothing here.
  const { routes } = page.registry.remotes['mf-catalog']?.description ?? { routes: [] };
  expect(Object.keys(routes[0] ?? {}).sort()).toEqual([
    'chunk',
    'footer',
    'guest',
    'layout',
    'path',
    'tabBar',
    'title',
  ]);
  expect(page.answers.key).toEqual({ evil: '</script><b>' });
  expect(page).not.toHaveProperty('isKept');
});

test('a page is called as the shop is, by the name that its shell knows', async () => {
  const { body } = await gateway.app.inject('/wines?lang=en-US');
  expect(body).toContain('<title>en-US &lt;wines&gt; | DAON</title>');
  expect(body).toContain('<meta property="og:site_name" content="DAON">');
});

const startOf = (body: string) =>
  JSON.parse(/id="vitis-start">(.*?)<\/script>/.exec(body)?.[1] ?? '') as StartFiles;

test('a page asks for the texts of the shell before its script, and asks for those of its remote beside the scripts', async () => {
  const { body } = await gateway.app.inject('/wines');
  expect(pageDataOf(body).messages).toEqual({});
  const start = startOf(body);
  expect(start.run.map(({ src }) => src)).toEqual([
    expect.stringMatching(/^\/r\/shell\/.*\/messages\/ko-KR\.js$/),
    expect.stringMatching(/^\/r\/shell\/.*\/js\/entry\.js$/),
  ]);
  expect(start.fetch.filter(({ as }) => as === 'fetch').map(({ href }) => href)).toEqual([
    expect.stringMatching(/^\/r\/mf-catalog\/.*\/messages\/ko-KR\.json$/),
  ]);
});

test('where its scripts do not come, a page leads home in its language', async () => {
  expect(startOf((await gateway.app.inject('/wines')).body).home).toBe('/');
  expect(startOf((await gateway.app.inject('/wines?lang=en-US')).body).home).toBe('/?lang=en-US');
});

test('of the manifest of its remote a page has what it needs itself', async () => {
  const { body } = await gateway.app.inject('/wines');
  const { chunks, messages, files } = pageDataOf(body).manifests['mf-catalog']!;
  expect([Object.keys(chunks), Object.keys(messages), Object.keys(files)]).toEqual([
    ['list'],
    ['ko-KR'],
    ['js/entry.js'],
  ]);
});

test('a shell of before, whose texts are no script, has them in its pages', async () => {
  const [build = ''] = readdirSync(join(gateway.releases, 'shell'));
  const file = join(gateway.releases, 'shell', build, 'manifest.json');
  const { messageScripts: _, ...before } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(before));
  const { body } = await gateway.app.inject('/wines');
  expect(pageDataOf(body).messages).toEqual({ shell: { language: 'ko-KR' } });
  expect(startOf(body).run).toHaveLength(1);
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

test('a page with an answer that may be taken back is kept by nobody, and is gone with it', async () => {
  let isShared = true;
  gateway.handle = (_request, response) => {
    response.setHeader('cache-control', 'no-store');
    response.statusCode = isShared ? 200 : 404;
    response.end(isShared ? '{"kind":"레드"}' : '{}');
  };
  const shared = await gateway.app.inject('/wines?page=7');
  expect(shared.body).toContain('레드');
  expect(shared.headers['cache-control']).toBe('no-store');
  expect(shared.headers['x-robots-tag']).toBe('noindex');
  expect(pageDataOf(shared.body).isKept).toBe(false);
  isShared = false;
  expect((await gateway.app.inject('/wines?page=7')).body).not.toContain('레드');
});

test('a form about an account that a browser without scripts sends leads back to its page', async () => {
  const { statusCode, headers, body } = await gateway.app.inject({
    method: 'POST',
    url: '/account/login?returnTo=%2Fproduct',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a%40b.kr&password=secret',
  });
  expect(statusCode).toBe(303);
  expect(headers).toMatchObject({
    location: '/account/login?returnTo=%2Fproduct',
    'cache-control': 'no-store',
  });
  expect(body).toBe('');
});

test('the language comes from the address alone', async () => {
  const { body } = await gateway.app.inject({
    url: '/wines?lang=ja-JP',
    headers: { 'accept-language': 'en-US' },
  });
  expect(body).toContain('<html lang="ja-JP">');
  expect((await gateway.app.inject('/wines?lang=xx')).body).toContain('<html lang="ko-KR">');
});

test('the policy allows the inline styles and the three inline scripts by their hash, and no eval', async () => {
  const { headers, body } = await gateway.app.inject('/wines');
  const policy = String(headers['content-security-policy']);
  const inline = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');

  expect(inline).toHaveLength(2);
  for (const text of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  const scripts = [...body.matchAll(/<script(?![^>]*application\/)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => text ?? '',
  );
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(hashes).toHaveLength(3);
  expect(policy).toContain(`script-src https://shop.example/r/ ${hashes.join(' ')};`);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('a page says where it is, in which languages, and what it shows to those who share it', async () => {
  const { body } = await gateway.app.inject('/wines?lang=ja-JP');
  expect(body).toContain('<link rel="canonical" href="https://shop.example/wines?lang=ja-JP">');
  expect(body).toContain('hreflang="en-US" href="https://shop.example/wines?lang=en-US"');
  expect(body).toContain('hreflang="x-default" href="https://shop.example/wines"');
  expect(body).toContain('<meta property="og:title" content="ja-JP &lt;wines&gt; | VITIS">');
  expect(body).toContain('<meta property="og:description" content="Wines in ja-JP">');
  expect(body).toContain('<meta property="og:image" content="https://shop.example/files/a-640.webp">');
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('a page without a picture shows that of the house, where the shell has one', async () => {
  const { body } = await gateway.app.inject('/wines?page=8');
  expect(body).toContain(
    '<meta property="og:image" content="https://shop.example/r/shell/1.0.0-aaaaaaaa/share.png">',
  );
});

test.each([
  ['/wines/?page=2&lang=ja-JP', '/wines?page=2&lang=ja-JP'],
  ['/Wines', '/wines'],
  ['/%77ines?x=%2F', '/wines?x=%2F'],
  ['/PRODUCT/aB-7/', '/product/aB-7'],
  ['/product/%37', '/product/7'],
  ['/PRODUCT/a%2Fb', '/product/a%2Fb'],
  ['/wine/7?lang=en-US', '/product/7?lang=en-US'],
  ['/WINE/List/', '/wines'],
])('%s has moved for good to %s', async (url, location) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await gateway.app.inject({ method, url });
    expect([statusCode, headers.location]).toEqual([301, location]);
    expect(headers['cache-control']).toBe('no-cache');
  }
  expect((await gateway.app.inject(location)).statusCode).toBe(200);
});

test.each(['/', '/nowhere/', '/NOWHERE', '/product/aB-7', '/product/a%2Fb', '/product/a%20b'])(
  '%s has not moved',
  async (url) => {
    expect((await gateway.app.inject(url)).headers.location).toBeUndefined();
  },
);

test('a page differs by what its own screen reads, and by nothing that another one does', async () => {
  const { body } = await gateway.app.inject('/product/7?page=2');
  expect(body).toContain('hreflang="x-default" href="https://shop.example/product/7"');
});

test('what a page is about is data that ends no script, with whole addresses', async () => {
  const { body } = await gateway.app.inject('/wines');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(json)['@graph']).toEqual([
    { '@type': 'Product', name: 'One', url: 'https://shop.example/product/1' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: '</script>' },
      ],
    },
  ]);
});

test('a page that is not to be listed says so, and lets its links be followed', async () => {
  const listed = await gateway.app.inject('/wines');
  expect(listed.body).not.toContain('name="robots"');
  const { body, headers } = await gateway.app.inject('/wines?page=9');
  expect(body).toContain('<meta name="robots" content="noindex, follow">');
  expect(body).toContain('<link rel="canonical" href="https://shop.example/wines?page=9">');
  expect(headers['x-robots-tag']).toBeUndefined();
});

test('what a page is about leads to pages of the same language', async () => {
  const { body } = await gateway.app.inject('/wines?lang=ja-JP');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(json)['@graph']).toMatchObject([
    { url: 'https://shop.example/product/1?lang=ja-JP' },
    { itemListElement: [{ item: 'https://shop.example/?lang=ja-JP' }, {}] },
  ]);
});

test.each(['/mypage', '/product/compare', '/product/7/pdf'])(
  '%s is not to be listed: what needs a session, has nothing to be found, or is for the printer',
  async (url) => {
    expect((await gateway.app.inject(url)).body).toContain('<meta name="robots" content="noindex, follow">');
  },
);

test('a page that is shown at several addresses is known by the one that its screen names', async () => {
  const { body } = await gateway.app.inject('/wines?page=1&lang=en-US');
  expect(body).toContain('<link rel="canonical" href="https://shop.example/wines?lang=en-US">');
  expect(body).toContain('hreflang="ja-JP" href="https://shop.example/wines?lang=ja-JP"');
  expect(body).toContain('<meta property="og:url" content="https://shop.example/wines?lang=en-US">');
  expect(body).not.toContain('shop.example/wines?page=1');
});

test('the house is named with its pages in the language of the page', async () => {
  const { body } = await gateway.app.inject('/wines?page=7&lang=ja-JP');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(json)['@graph'][0]).toEqual({
    '@type': 'WebSite',
    '@id': 'https://shop.example/#site',
    url: 'https://shop.example/?lang=ja-JP',
    urlTemplate: 'https://shop.example/search?q={q}&lang=ja-JP',
  });
});

test('what is not there is not for search engines', async () => {
  const { headers, body } = await gateway.app.inject('/nowhere');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).not.toContain('canonical');
});

test.each([
  [`vitis-b2b-access-token=${tokenUntil(4e9)}`, ''],
  [`vitis-b2b-access-token=${tokenUntil(4e9, ['SALESPERSON', 'DRIVER'])}`, 'SALESPERSON'],
  [`other=1; vitis-b2b-access-token=${tokenUntil(4e9, ['B2B'])}; another=2`, 'B2B'],
  [`vitis-b2b-access-token=${tokenUntil(1e9, ['B2B'])}`, undefined],
  ['vitis-b2b-access-token=abc', undefined],
  ['vitis-b2b-access-token=a.%%%.c', undefined],
  ['vitis-b2b-access-token=', undefined],
  [`not-vitis-b2b-access-token=${tokenUntil(4e9)}`, undefined],
  ['', undefined],
])('who comes with "%s" is marked before the first paint: %s', (cookie, mark) => {
  const document = { cookie, documentElement: { dataset: {} as Record<string, string> } };
  new Function('document', 'setTimeout', RETURNING_SCRIPT)(document, () => {});
  expect(document.documentElement.dataset.returning).toBe(mark);
});

test.each([
  ['{"source":"vitis-app","type":"host/ready","os":"iOS","pushToken":null}', 'iOS'],
  ['no JSON', undefined],
  [undefined, undefined],
])('a tab that remembers of the app %s is marked before the first paint: %s', (remembered, mark) => {
  const document = { cookie: '', documentElement: { dataset: {} as Record<string, string> } };
  const storage = { 'vitis-webview': remembered };
  new Function('document', 'setTimeout', 'sessionStorage', RETURNING_SCRIPT)(document, () => {}, storage);
  expect(document.documentElement.dataset.webview).toBe(mark);
});

test('a page that is cut off before its last script shows all of its pictures after five seconds', () => {
  const document = { cookie: '', documentElement: { dataset: {} as Record<string, string> } };
  const later = jest.fn<void, [() => void, number]>();
  new Function('document', 'setTimeout', RETURNING_SCRIPT)(document, later);
  expect(document.documentElement.dataset).toEqual({ pictureFirst: '' });
  const [show, milliseconds] = later.mock.calls[0] ?? [];
  expect(milliseconds).toBe(5_000);
  show?.();
  expect(document.documentElement.dataset).toEqual({});
});

test('a protected page goes out as its frame and is kept by nobody', async () => {
  const { body, headers } = await gateway.app.inject('/mypage');
  expect(body).toContain('<p>frame</p>');
  expect(headers['cache-control']).toBe('no-store');
});

test('a crowd that asks for more screens than are rendered side by side gets pages all the same', async () => {
  const unanswered: ServerResponse[] = [];
  gateway.handle = (_request, response) => void unanswered.push(response);
  const crowd = Array.from({ length: 60 }, (_, page) => gateway.app.inject(`/wines?page=${page}`));
  const arrived: Awaited<(typeof crowd)[number]>[] = [];
  await new Promise<void>((settle) => {
    for (const asked of crowd)
      asked.then((page) => arrived.push(page) === crowd.length - RENDERS_LIMIT && settle());
  });
  // The provider has not said a word yet.
  expect(arrived.map(({ body }) => pageDataOf(body).rendered)).toEqual(arrived.map(() => 'empty'));
  expect(new Set(arrived.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));

  gateway.handle = (_request, response) => response.end('{"kind":"레드"}');
  for (const response of unanswered) response.end('{"kind":"레드"}');
  const pages = await Promise.all(crowd);
  expect(pages.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const full = pages.filter(({ body }) => pageDataOf(body).rendered === 'full');
  expect(full).toHaveLength(RENDERS_LIMIT);
  for (const page of [0, 59])
    expect(pageDataOf((await gateway.app.inject(`/wines?page=${page}`)).body).rendered).toBe('full');
});

test('a shell that fails to render still sends a page that the browser can start from', async () => {
  const { statusCode, body } = await gateway.app.inject('/wines?broken=1');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(pageDataOf(body).rendered).toBe('empty');
});

test('a remote whose server bundle throws leaves the frame', async () => {
  gateway.release('1.0.1-cccccccc', 'throw new Error("broken build")');
  await until(async () => (await gateway.app.inject('/wines')).body.includes('<p>frame</p>'));
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

describe('where little time is given to a page', () => {
  const impatient = useGateway({ renderTimeoutMs: 200 });

  test('a late provider costs the page its data, not the visitor their page', async () => {
    impatient.handle = () => {};
    const { statusCode, body, headers } = await impatient.app.inject('/wines');
    expect(statusCode).toBe(200);
    expect(body).toContain('<p>frame</p>');
    expect(headers['cache-control']).toBe('no-store');
    // Whoever lists pages keeps what it knows of this one, which is there, and is no other page's.
    expect(body + String(headers['x-robots-tag'])).not.toMatch(/noindex|canonical|hreflang/);
  });
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.5, br;q=0.0', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['', undefined],
])('a page for who takes "%s" is sent as %s', async (accepted, sent) => {
  const { headers } = await gateway.app.inject({ url: '/wines', headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(sent);
});
