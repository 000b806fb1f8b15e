import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { LANGUAGES } from '@vitis/contracts';
import type { PartManifest } from '@vitis/contracts/registry';
import { type ObjectStore, startObjectStore } from '../test/object-store.ts';
import { openBucket } from './bucket.ts';
import { bucketStore } from './bucket-store.ts';
import { openReleaseStore } from './open-store.ts';
import { withRelease } from './registry-changes.ts';
import { sweep } from './sweep.ts';

const BUILD = '1.0.0-aaaaaaaa';
let objects: ObjectStore;
let folder: string;

beforeEach(async () => {
  objects = await startObjectStore();
  folder = mkdtempSync(join(tmpdir(), 'vitis-bucket-'));
});
afterEach(async () => {
  await objects.close();
  rmSync(folder, { recursive: true });
});

const open = (below = '') =>
  bucketStore(
    openBucket({
      url: objects.url + below,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      region: 'eu-west-1',
    }),
  );

function writeBuild(): string {
  const manifest: PartManifest = {
    part: 'mf-chat',
    build: BUILD,
    contract: '1.0',
    builtAt: '2026-11-20T00:00:00Z',
    container: 'mf_chat',
    entry: { scripts: ['js/entry.js'], styles: [] },
    exposed: { scripts: [], styles: [] },
    chunks: {},
    messages: Object.fromEntries(
      LANGUAGES.map((language) => [language, 'x.json']),
    ) as PartManifest['messages'],
    server: 'server.cjs',
    files: {},
    description: null,
  };
  mkdirSync(join(folder, 'js'));
  writeFileSync(join(folder, 'js/entry.js'), 'code');
  writeFileSync(join(folder, 'js/entry.js.br'), brotliCompressSync('code'));
  writeFileSync(join(folder, 'js/entry.js.gz'), 'unused');
  writeFileSync(join(folder, 'server.cjs'), 'server code');
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}

test('a build goes up compressed, for ever, its manifest last; then it can be read', async () => {
  const store = open('/shop/releases');
  expect(await store.readManifest('mf-chat', BUILD)).toBeNull();

  await store.add('mf-chat', BUILD, writeBuild());

  const at = `shop/releases/mf-chat/${BUILD}`;
  const entry = objects.objects.get(`${at}/js/entry.js`);
  expect(entry?.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(entry?.body ?? '').toString()).toBe('code');
  expect([...objects.objects.keys()].sort()).toEqual([
    `${at}/js/entry.js`,
    `${at}/manifest.json`,
    `${at}/server.cjs`,
  ]);
  expect(objects.calls.at(-1)).toBe(`PUT ${at}/manifest.json`);
  expect(await store.readManifest('mf-chat', BUILD)).toMatchObject({ build: BUILD });
});

test('two teams that release into one store at once keep both releases', async () => {
  const store = open();
  const teams = ['mf-chat', 'mf-account', 'mf-catalog'];
  await Promise.all(
    teams.map((part) => store.changeRegistry((registry) => withRelease(registry, part, BUILD, 'monday'))),
  );
  expect(Object.keys((await store.readRegistry()).parts).sort()).toEqual([...teams].sort());
  expect(objects.objects.get('registry.json')?.headers['cache-control']).toBe('no-cache');
});

test('a build that nothing names is swept away, page after page of the listing', async () => {
  const store = open('/shop');
  await store.add('mf-chat', BUILD, writeBuild());
  await store.add('mf-chat', '1.0.1-bbbbbbbb', folder);
  await store.changeRegistry((registry) => withRelease(registry, 'mf-chat', BUILD, 'monday'));

  expect(await sweep(store, new Date('2026-11-20T00:00:00Z'))).toEqual(['mf-chat 1.0.1-bbbbbbbb']);

  expect([...objects.objects.keys()].filter((key) => key.includes('bbbbbbbb'))).toEqual([]);
  expect(await store.readManifest('mf-chat', BUILD)).not.toBeNull();
});

test('an answer that refuses says so in the words of the store', async () => {
  const store = bucketStore(
    openBucket({ url: objects.url, accessKeyId: 'other', secretAccessKey: 'x', region: 'eu-west-1' }),
  );
  await expect(store.readRegistry()).rejects.toThrow(/answered 403 Access Denied/);
});

test('the environment says where releases go, and what is missing for it', () => {
  expect(() => openReleaseStore({ RELEASES_STORE: 'https://s3.example' })).toThrow(/RELEASES_STORE: must be/);
  expect(() => openReleaseStore({ RELEASES_STORE: 'https://s3.example/bucket' })).toThrow(
    'AWS_ACCESS_KEY_ID: publishing to RELEASES_STORE needs it',
  );
  expect(() => openReleaseStore({ RELEASES_FOLDER: folder })).not.toThrow();
});
