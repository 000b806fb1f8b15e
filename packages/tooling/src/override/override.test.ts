import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { freePorts } from '../processes/ports.ts';
import { smallManifest } from '../test/published-build.ts';
import { claimsOf } from './find-build.ts';
import { serveBuilds } from './serve-builds.ts';
import { overrideLink } from './sign-ticket.ts';

const BUILD = '1.0.0-aaaaaaaa';
const SECRET = 's'.repeat(32);
const manifest = JSON.stringify(smallManifest('mf-chat', BUILD));

let releases: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  releases = mkdtempSync(join(tmpdir(), 'vitis-override-'));
  const folder = join(releases, 'mf-chat', BUILD);
  mkdirSync(join(folder, 'js'), { recursive: true });
  writeFileSync(join(folder, 'manifest.json'), manifest);
  writeFileSync(join(folder, 'js/entry.js'), 'code');
  writeFileSync(join(folder, 'server.cjs'), 'secret');
  writeFileSync(join(releases, 'registry.json'), '{}');
  origin = `http://127.0.0.1:${(await freePorts(1))[0]}`;
  server = await serveBuilds(releases, origin);
});
afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(releases, { recursive: true });
});

test("a checkout's builds are served to pages of other origins, and nothing else is", async () => {
  const script = await fetch(`${origin}/r/mf-chat/${BUILD}/js/entry.js`);
  expect(await script.text()).toBe('code');
  expect(script.headers.get('content-type')).toBe('text/javascript');
  expect(script.headers.get('access-control-allow-origin')).toBe('*');
  for (const path of [
    `/r/mf-chat/${BUILD}/server.cjs`,
    `/r/mf-chat/${BUILD}/js/%2e%2e/server.cjs`,
    `/r/mf-chat/${BUILD}/js`,
    `/r/mf-chat/${BUILD}/missing.js`,
    '/r/registry.json',
    '/',
  ])
    expect((await fetch(origin + path)).status).toBe(404);
});

test('a ticket names the build as it was found, and the shop and the time that it is for', async () => {
  const claims = await claimsOf('mf-chat', BUILD, origin, 'https://shop.example');
  const now = new Date();
  const link = new URL(
    await overrideLink({ claims, shop: 'https://shop.example', hours: 2, secret: SECRET, now }),
  );

  expect(link.origin + link.pathname).toBe('https://shop.example/dev/override');
  const token = link.searchParams.get('ticket') ?? '';
  await jwtVerify(token, new TextEncoder().encode(SECRET));
  const { iat = 0, exp = 0, ...said } = decodeJwt(token);
  expect(said).toMatchObject({
    part: 'mf-chat',
    build: BUILD,
    origin,
    contract: '1.0',
    aud: 'https://shop.example',
    integrity: `sha384-${createHash('sha384').update(manifest).digest('base64')}`,
  });
  expect(exp - iat).toBe(7200);
  expect(decodeProtectedHeader(token).kid).toMatch(/^[\w-]{43}$/);
});

test('there is no ticket for a build that is not there, is another one, or does not answer', async () => {
  await expect(claimsOf('mf-chat', '1.0.0-bbbbbbbb', origin, origin)).rejects.toThrow(/no such build.*404/);
  writeFileSync(join(releases, 'mf-chat', BUILD, 'manifest.json'), '<!doctype html>');
  await expect(claimsOf('mf-chat', BUILD, 'self', origin)).rejects.toThrow(/is not the manifest/);
  await expect(claimsOf('mf-chat', BUILD, 'http://127.0.0.1:1', origin)).rejects.toThrow(/does not answer/);
});

test('there is no ticket without the secret of the shop', async () => {
  const claims = await claimsOf('mf-chat', BUILD, origin, origin);
  const wanted = { claims, shop: origin, hours: 1, now: new Date() };
  for (const secret of [undefined, 'short'])
    await expect(overrideLink({ ...wanted, secret })).rejects.toThrow(/OVERRIDE_SECRET/);
});
