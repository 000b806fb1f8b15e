import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES } from '@vitis/contracts';
import type { Canary, PageData, PartManifest } from '@vitis/contracts/registry';
import type { FastifyInstance } from 'fastify';
import { buildGateway } from '../app.ts';
import type { GatewayConfig } from '../config.ts';

/** A shell that renders what it is asked to. */
const SHELL = `
exports.hostModules = { react: { name: 'the only React' } };
exports.match = (registry, pathname) => /^\\/(wines|product\\/.*)$/.test(pathname) ? { part: 'mf-catalog', guest: true }
  : pathname === '/mypage' ? { part: 'mf-catalog', guest: false } : null;
exports.rendersForMembers = true;
exports.render = async ({ url, language, remote, ask, forMember, description }) => {
  const { pathname, searchParams } = new URL(url);
  if (searchParams.has('broken')) throw new Error('the shell is broken');
  const asked = await ask({ endpoint: { method: 'GET', path: '/api/v1/wines/kinds', access: 'everyone', responses: {} }, input: {} });
  const full = remote !== undefined && asked?.status === 200;
  return {
    status: pathname === '/nowhere' ? 404 : 200,
    html: full ? remote.module.screen(asked.body) + (forMember ? ' of ' + url : '') : '<p>frame</p>',
    rendered: full || pathname === '/nowhere' ? 'full' : 'frame',
    ...(full && forMember ? { member: 7 } : {}),
    answers: full ? { key: { evil: '</script><b>' } } : {},
    head: {
      title: language + ' <wines>',
      ...(language === 'en-US' ? { brand: 'DAON' } : {}),
      description: description ?? 'What "we" sell',
      ...(searchParams.get('page') === '1' ? { canonical: '/wines' } : {}),
      house: searchParams.get('page') === '7' ? [{ '@type': 'WebSite', '@id': '/#site', url: '/', urlTemplate: '/search?q={q}' }] : [],
      isIndexed: searchParams.get('page') !== '9',
      ...(searchParams.get('page') === '8' ? {} : {
        image: { srcSet: '/files/a-320.avif 320w, /files/a-640.avif 640w', sizes: '1px', type: 'image/avif' },
      }),
      housePicture: 'share.png',
      crumbs: [{ label: 'Home', href: '/' }, { label: '</script>' }],
      structuredData: { '@type': 'Product', name: 'One', url: '/product/1' },
    },
    chunk: pathname === '/wines' ? 'list' : null,
    part: pathname === '/mypage' || exports.match(null, pathname) ? 'mf-catalog' : null,
  };
};`;
export const REMOTE = `
const react = require('react');
exports.remote = { screen: (body) => '<p>' + react.name + ' shows ' + body.kind + '</p>' };`;

export const SHELL_BUILD = '1.0.0-aaaaaaaa';
export const REMOTE_BUILD = '1.0.0-bbbbbbbb';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Writes a build as a release has it. */
function writeBuild(releases: string, part: string, build: string, server: string): void {
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
    chunks: {
      list: { scripts: ['js/list.js'], styles: ['style.css'] },
      detail: { scripts: ['js/detail.js'], styles: [] },
    },
    messages: Object.fromEntries(LANGUAGES.map((language) => [language, `messages/${language}.json`])),
    messageScripts:
      part === 'shell'
        ? Object.fromEntries(LANGUAGES.map((language) => [language, `messages/${language}.js`]))
        : undefined,
    server: 'server.cjs',
    files: { 'js/entry.js': { integrity: 'sha384-x', bytes: 1 } },
    description:
      part === 'shell'
        ? null
        : {
            name: part,
            contract: '1.0',
            mounts: ['/'],
            routes: [
              {
                path: '/wines',
                chunk: 'list',
                title: words,
                layout: 'default',
                guest: true,
                query: ['page', 'broken'],
                addresses: ['/wines?page=2'],
                description: Object.fromEntries(
                  LANGUAGES.map((language) => [language, `Wines in ${language}`]),
                ),
              },
              { path: '/product/:pid', chunk: 'list', title: words, layout: 'default', guest: true },
              {
                path: '/product/compare',
                chunk: 'list',
                title: words,
                layout: 'default',
                guest: true,
                isListed: false,
              },
              { path: '/product/:pid/pdf', chunk: 'list', title: words, layout: 'empty', guest: true },
              { path: '/mypage', chunk: 'list', title: words, layout: 'mypage', guest: false },
              { path: '/desk/today', chunk: 'list', title: words, layout: 'mypage', guest: false },
            ],
            moved: [
              { from: '/wine/:id', to: '/product/:id' },
              { from: '/wine/list', to: '/wines' },
            ],
          },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest as unknown as PartManifest));
}

/** The gateway of one test, on a release folder and a provider of its own. */
export interface GatewayUnderTest {
  app: FastifyInstance;
  provider: Server;
  releases: string;
  /** What the provider does with a call; answers every call with one wine kind until a test says otherwise. */
  handle: Handle;
  /** Releases a build of the catalogue. */
  release: (build: string, server: string) => void;
  /** Gives a build of the catalogue to so many of a hundred visitors, or to nobody. */
  tryOut: (build: string, server: string, percent: number) => void;
}

/** A folder with a release of the shell and one of the catalogue. */
export function writeReleases(): string {
  const releases = mkdtempSync(join(tmpdir(), 'vitis-gateway-'));
  writeBuild(releases, 'shell', SHELL_BUILD, SHELL);
  writeBuild(releases, 'mf-catalog', REMOTE_BUILD, REMOTE);
  writeRegistry(releases, REMOTE_BUILD);
  return releases;
}

const writeRegistry = (releases: string, catalog: string, canary?: Canary): void =>
  writeFileSync(
    join(releases, 'registry.json'),
    JSON.stringify({
      version: 1,
      parts: {
        shell: { current: SHELL_BUILD, history: [] },
        'mf-catalog': { current: catalog, canary, history: [] },
      },
    }),
  );

async function startProvider(gateway: { handle: Handle }): Promise<Server> {
  const provider = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    gateway.handle(request, response);
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  return provider;
}

/** Starts a gateway before every test of the file and ends it after. */
export function useGateway(settings: Partial<GatewayConfig> = {}): GatewayUnderTest {
  const gateway = {} as GatewayUnderTest;

  beforeEach(async () => {
    const releases = writeReleases();
    gateway.releases = releases;
    gateway.release = (build, server) => {
      writeBuild(releases, 'mf-catalog', build, server);
      writeRegistry(releases, build);
    };
    gateway.tryOut = (build, server, percent) => {
      writeBuild(releases, 'mf-catalog', build, server);
      writeRegistry(
        releases,
        REMOTE_BUILD,
        percent === 0 ? undefined : { build, percent, since: '2026-11-20T00:00:00Z' },
      );
    };
    gateway.handle = (_request, response) => response.end('{"kind":"레드"}');
    gateway.provider = await startProvider(gateway);
    gateway.app = await buildGateway({
      port: 0,
      host: '127.0.0.1',
      providerUrl: `http://127.0.0.1:${(gateway.provider.address() as AddressInfo).port}`,
      releasesFolder: releases,
      releasesStore: null,
      developmentUrl: null,
      filesAt: '/r/',
      operatorToken: '',
      override: null,
      kakaoMap: null,
      recaptcha: null,
      publicOrigin: 'https://shop.example',
      trustedProxies: 'loopback',
      // A busy machine is not to be taken for a late provider.
      renderTimeoutMs: 20_000,
      proxyTimeoutMs: 20_000,
      requestsPerMinute: 100_000,
      connections: 1_000,
      logLevel: 'silent',
      ...settings,
    });
  });

  afterEach(async () => {
    await gateway.app.close();
    gateway.provider.closeAllConnections();
    await new Promise((closed) => gateway.provider.close(closed));
    rmSync(gateway.releases, { recursive: true });
  });

  return gateway;
}

/** What the page carries for its scripts. */
export const pageDataOf = (html: string): PageData =>
  JSON.parse(/<script type="application\/json" id="vitis-page">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
