import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { LANGUAGES } from '@vitis/contracts';
import type { PageData, PartManifest } from '@vitis/contracts/registry';
import type { FastifyInstance } from 'fastify';
import { buildGateway } from './app.ts';

const SHELL = `
exports.hostModules = { react: { name: 'the only React' } };
exports.match = (registry, pathname) => pathname === '/wines' ? { part: 'mf-catalog', guest: true }
  : pathname === '/mypage' ? { part: 'mf-catalog', guest: false } : null;
exports.render = async ({ url, language, remote, ask }) => {
  const { pathname, searchParams } = new URL(url);
  if (searchParams.has('broken')) throw new Error('the shell is broken');
  const asked = await ask({ endpoint: { method: 'GET', path: '/api/v1/wines/kinds', access: 'everyone', responses: {} }, input: {} });
  const full = remote !== undefined && asked?.status === 200;
  return {
    status: pathname === '/nowhere' ? 404 : 200,
    html: full ? remote.module.screen(asked.body) : '<p>frame</p>',
    rendered: pathname === '/wines' && !full ? 'frame' : pathname === '/mypage' ? 'frame' : 'full',
    answers: full ? { key: { evil: '</script><b>' } } : {},
    head: { title: language + ' <wines>' },
    chunk: pathname === '/wines' ? 'list' : null,
    part: pathname === '/wines' || pathname === '/mypage' ? 'mf-catalog' : null,
  };
};`;
const REMOTE = `
const react = require('react');
exports.remote = { screen: (body) => '<p>' + react.name + ' shows ' + body.kind + '</p>' };`;

let releases: string;
let provider: Server;
let providerUrl: string;
let handle: (request: IncomingMessage, response: ServerResponse) => void;
let app: FastifyInstance;

function put(part: string, build: string, server: string): void {
  const folder = join(releases, part, build);
  mkdirSync(join(folder, 'js'), { recursive: true });
  mkdirSync(join(folder, 'messages'), { recursive: true });
  const script = `console.log(${JSON.stringify(`${part} ${build}`)})`;
  writeFileSync(join(folder, 'js/entry.js'), script);
  writeFileSync(join(folder, 'js/entry.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'style.css'), `.${part}{color:red}`);
  writeFileSync(join(folder, 'server.cjs'), server);
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, '와인']));
  for (const language of LANGUAGES)
    writeFileSync(join(folder, `messages/${language}.json`), JSON.stringify({ language }));
  const manifest = {
    part,
    build,
    contract: '1.0',
    builtAt: '2026-11-20T00:00:00.000Z',
    container: part === 'shell' ? '' : 'mf_catalog',
    entry: { scripts: ['js/entry.js'], styles: part === 'shell' ? ['style.css'] : [] },
    exposed: { scripts: [], styles: [] },
    chunks: { list: { scripts: ['js/list.js'], styles: ['style.css'] } },
    messages: Object.fromEntries(LANGUAGES.map((language) => [language, `messages/${language}.json`])),
    server: 'server.cjs',
    files: { 'js/entry.js': { integrity: 'sha384-x', bytes: 1 } },
    description:
      part === 'shell'
        ? null
        : {
            name: part,
            contract: '1.0',
            mounts: ['/'],
            routes: [{ path: '/wines', chunk: 'list', title: words, layout: 'default', guest: true }],
          },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest as unknown as PartManifest));
}

function register(shell: string, catalog: string): void {
  const part = (current: string) => ({ current, history: [] });
  writeFileSync(
    join(releases, 'registry.json'),
    JSON.stringify({ version: 1, parts: { shell: part(shell), 'mf-catalog': part(catalog) } }),
  );
}

const startGateway = () =>
  buildGateway({
    port: 0,
    host: '127.0.0.1',
    providerUrl,
    releasesFolder: releases,
    publicOrigin: 'https://shop.example',
    trustedProxies: 'loopback',
    renderTimeoutMs: 200,
    proxyTimeoutMs: 400,
    logLevel: 'silent',
  });

const pageDataOf = (html: string): PageData =>
  JSON.parse(/<script type="application\/json" id="vitis-page">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

beforeEach(async () => {
  releases = mkdtempSync(join(tmpdir(), 'vitis-gateway-'));
  put('shell', '1.0.0-aaaaaaaa', SHELL);
  put('mf-catalog', '1.0.0-bbbbbbbb', REMOTE);
  register('1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb');
  handle = (_request, response) => response.end('{"kind":"레드"}');
  provider = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    handle(request, response);
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  app = await startGateway();
});

afterEach(async () => {
  await app.close();
  provider.closeAllConnections();
  await new Promise((closed) => provider.close(closed));
  rmSync(releases, { recursive: true });
});

test('a public page is rendered with the data of its remote, on the one React of the shell', async () => {
  const { statusCode, body, headers } = await app.inject('/wines');

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

test('the language comes from the address alone', async () => {
  const { body } = await app.inject({ url: '/wines?lang=ja-JP', headers: { 'accept-language': 'en-US' } });
  expect(body).toContain('<html lang="ja-JP">');
  expect((await app.inject('/wines?lang=xx')).body).toContain('<html lang="ko-KR">');
});

test('the policy allows the inline styles and the one inline script by their hash, and no eval', async () => {
  const { headers, body } = await app.inject('/wines');
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
  const { body, headers } = await app.inject('/mypage');
  expect(body).toContain('<p>frame</p>');
  expect(headers['cache-control']).toBe('no-store');
});

test('a late provider costs the page its data, not the visitor their page', async () => {
  handle = () => {};
  const { statusCode, body, headers } = await app.inject('/wines');
  expect(statusCode).toBe(200);
  expect(body).toContain('<p>frame</p>');
  expect(headers['cache-control']).toBe('no-store');
});

test('a shell that fails to render still sends a page that the browser can start from', async () => {
  const { statusCode, body } = await app.inject('/wines?broken=1');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(pageDataOf(body).rendered).toBe('empty');
});

test('a remote whose server bundle throws leaves the frame', async () => {
  put('mf-catalog', '1.0.1-cccccccc', 'throw new Error("broken build")');
  register('1.0.0-aaaaaaaa', '1.0.1-cccccccc');
  await new Promise((passed) => setTimeout(passed, 600));
  expect((await app.inject('/wines')).body).toContain('<p>frame</p>');
});

test('a release is served by the next page, without a restart', async () => {
  expect(pageDataOf((await app.inject('/wines')).body).registry.remotes['mf-catalog']?.build).toBe(
    '1.0.0-bbbbbbbb',
  );
  put('mf-catalog', '1.1.0-dddddddd', REMOTE.replace('shows', 'now shows'));
  register('1.0.0-aaaaaaaa', '1.1.0-dddddddd');
  await new Promise((passed) => setTimeout(passed, 600));
  const { body } = await app.inject('/wines');
  expect(body).toContain('the only React now shows 레드');
});

test('a registry that was written badly leaves the one before in force', async () => {
  await app.inject('/wines');
  writeFileSync(join(releases, 'registry.json'), '{ half');
  await new Promise((passed) => setTimeout(passed, 600));
  expect((await app.inject('/wines?page=2')).body).toContain('shows 레드');
});

test('pages are compressed as the browser asks, and answer 304 to one who has them', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/wines',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('shows 레드');
  const again = await app.inject({ url: '/wines', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('an address that nobody owns is 404', async () => {
  expect((await app.inject('/nowhere')).statusCode).toBe(404);
});

test('released files never change, come compressed, and nothing else of a release is given away', async () => {
  const url = '/r/mf-catalog/1.0.0-bbbbbbbb/js/entry.js';
  const { headers, statusCode } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toContain('immutable');

  for (const hidden of [
    '/r/mf-catalog/1.0.0-bbbbbbbb/server.cjs',
    '/r/registry.json',
    '/r/mf-catalog/%2e%2e/registry.json',
  ]) {
    const refused = await app.inject(hidden);
    expect([hidden, refused.statusCode >= 400, refused.body.includes('"parts"')]).toEqual([
      hidden,
      true,
      false,
    ]);
  }
});

test('calls reach the provider as they are, with the visitor address and a request id', async () => {
  let seen: IncomingMessage | undefined;
  let sent = '';
  handle = (request, response) => {
    seen = request;
    request.on('data', (chunk) => {
      sent += chunk;
    });
    request.on('end', () => response.writeHead(201).end('{"ok":true}'));
  };
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/v1/b2b-cart/add?x=1',
    payload: { items: [] },
    headers: { authorization: 'Bearer t', 'x-forwarded-for': '203.0.113.9' },
  });
  expect([statusCode, body]).toEqual([201, '{"ok":true}']);
  expect(seen?.url).toBe('/api/v1/b2b-cart/add?x=1');
  expect(seen?.headers.authorization).toBe('Bearer t');
  expect(seen?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toBe('{"items":[]}');
});

test('a provider that hangs or is down is a problem that the browser understands', async () => {
  handle = () => {};
  const late = await app.inject('/api/v1/wines/kinds');
  expect([late.statusCode, late.json().code]).toEqual([504, 'UNAVAILABLE']);

  provider.closeAllConnections();
  await new Promise((closed) => provider.close(closed));
  const down = await app.inject('/api/v1/wines/kinds');
  expect([down.statusCode, down.json().code]).toEqual([502, 'UNAVAILABLE']);
  expect((await app.inject('/health/ready')).statusCode).toBe(503);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  await new Promise<void>((listening) => provider.listen(0, listening));
});

test('a foreign site cannot send a command in the name of a visitor', async () => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/v1/b2b/account/login',
    headers: { origin: 'https://evil.example' },
    payload: {},
  });
  expect(statusCode).toBe(403);
});

test('nobody but the configuration says where the shop is', async () => {
  const { body } = await app.inject({
    url: '/wines?utm_source=mail&b=2&a=1',
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  });
  expect(body).toContain('<link rel="canonical" href="https://shop.example/wines?a=1&amp;b=2">');
  expect(body).not.toContain('evil.example');
});

test.each(['//evil.example/', '//[', '//a:b'])('%s is no address of another site', async (url) => {
  const { statusCode, headers } = await app.inject({ method: 'GET', url: `http://shop.example${url}` });
  expect([statusCode, String(headers.location).startsWith('//')]).toEqual([308, false]);
});

test('a body that is too large is refused in the words of the call, before the provider sees it', async () => {
  const seen = jest.fn();
  handle = (_request, response) => {
    seen();
    response.end('{}');
  };
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/v1/b2b/account/login',
    payload: 'x'.repeat(1_200_000),
    headers: { 'content-type': 'application/json', 'accept-language': 'en-US' },
  });
  expect(statusCode).toBe(413);
  expect(JSON.parse(body)).toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: expect.stringMatching(/too large/),
  });
  expect(seen).not.toHaveBeenCalled();
});
