import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@vitis/contracts/registry';
import { writeRegistry } from '../release/registry-file.ts';
import type { DevelopedPart } from './developed-part.ts';
import { createDevelopmentServer } from './development-server.ts';
import type { WatchedCompiler } from './watched-compiler.ts';

const RELEASED = '1.0.0-aaaaaaaa';
const DEVELOPED = '0.0.0-bbbbbbbb';

let releases: string;
let server: Server | undefined;

beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'vitis-development-'));
});
afterEach(async () => {
  await new Promise((closed) => (server === undefined ? closed(null) : server.close(closed)));
  rmSync(releases, { recursive: true });
});

const inForce = (current: string) => ({ current, history: [] });
const release = (...parts: string[]) =>
  writeRegistry(releases, {
    version: 1,
    parts: Object.fromEntries(parts.map((part) => [part, inForce(RELEASED)])),
  });

/** A part whose compiler has one file; `build` is null while it has never compiled. */
function developed(part: string, build: string | null): [string, DevelopedPart] {
  const serve: unknown = (
    request: { url: string },
    response: { end: (text: string) => void },
    next: () => void,
  ) => (request.url === '/js/entry.js' ? response.end('start()') : next());
  return [
    part,
    {
      part,
      build: async () => build,
      text: (_build, file) => (file === 'manifest.json' ? '{"part":1}' : null),
      browser: { serve } as WatchedCompiler,
      close: async () => {},
    },
  ];
}

/** Starts the server and answers what it says to a path. */
async function started(parts: [string, DevelopedPart][], standIns: [string, string][] = []) {
  server = createDevelopmentServer({ releases, parts: new Map(parts), standIns: new Map(standIns) });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
}

const buildsOf = async (answer: Response) =>
  Object.fromEntries(
    Object.entries(((await answer.json()) as Registry).parts).map(([part, { current }]) => [part, current]),
  );

test('names what is under development in the place of what is released, and nothing else', async () => {
  release('shell', 'mf-chat', 'mf-catalog');
  const get = await started([developed('mf-chat', DEVELOPED)], [['shell', '1.0.0-cccccccc']]);

  expect(await buildsOf(await get('/registry'))).toEqual({
    shell: '1.0.0-cccccccc',
    'mf-chat': DEVELOPED,
    'mf-catalog': RELEASED,
  });
});

test('a part that does not compile yet is the released one; without any shell nothing is ready', async () => {
  release('mf-chat');
  const get = await started([developed('shell', null), developed('mf-chat', null)]);

  const answer = await get('/registry');
  expect(answer.status).toBe(503);
  expect(await buildsOf(answer)).toEqual({ 'mf-chat': RELEASED });
});

test('serves texts, compiled files and public files of developed parts, and nobody else’s', async () => {
  const get = await started([developed('shell', DEVELOPED)]);
  const file = (part: string, name: string) => get(`/r/${part}/${DEVELOPED}/${name}`);

  expect(await (await file('shell', 'manifest.json')).text()).toBe('{"part":1}');
  expect(await (await file('shell', 'js/entry.js')).text()).toBe('start()');
  expect((await file('shell', 'favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
  expect((await file('shell', 'none.js')).status).toBe(404);
  expect((await file('shell', '..%2fpackage.json')).status).toBe(404);
  expect((await file('mf-chat', 'manifest.json')).status).toBe(404);
});
