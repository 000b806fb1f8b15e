import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type ObjectStore, startObjectStore } from '../test/object-store.ts';
import { smallManifest } from '../test/published-build.ts';
import { openBucket } from './bucket.ts';
import { bucketStore } from './bucket-store.ts';
import { openReleaseStore } from './open-store.ts';
import { withRelease, withRollback } from './registry-changes.ts';
import { bring, putInForce } from './release-part.ts';
import { sweep } from './sweep.ts';

const BUILD = '1.0.0-aaaaaaaa';
const OTHER = '1.0.1-bbbbbbbb';
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
  mkdirSync(join(folder, 'js'));
  writeFileSync(join(folder, 'js/entry.js'), 'code');
  writeFileSync(join(folder, 'js/entry.js.br'), brotliCompressSync('code'));
  writeFileSync(join(folder, 'js/entry.js.gz'), 'unused');
  writeFileSync(join(folder, 'server.cjs'), 'server code');
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(smallManifest('mf-chat', BUILD)));
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

test('a store that fails in the middle of a release has no build, and the next release brings it whole', async () => {
  const store = open();
  objects.trouble = (call) => (call.endsWith('/server.cjs') ? 'refused' : undefined);
  await expect(store.add('mf-chat', BUILD, writeBuild())).rejects.toThrow(
    /PUT .*server\.cjs answered 500 We encountered an internal error/,
  );
  expect(await store.readManifest('mf-chat', BUILD)).toBeNull();

  objects.trouble = () => undefined;
  await store.add('mf-chat', BUILD, folder);
  expect(await store.readManifest('mf-chat', BUILD)).not.toBeNull();
});

test('a store that refuses the registry leaves it as it was', async () => {
  const store = open();
  const before = await store.changeRegistry((registry) => withRelease(registry, 'mf-chat', BUILD, 'monday'));
  objects.trouble = (call) => (call === 'PUT registry.json' ? 'refused' : undefined);

  const change = store.changeRegistry((registry) => withRelease(registry, 'mf-chat', OTHER, 'tuesday'));

  await expect(change).rejects.toThrow(/PUT .*registry\.json answered 500/);
  expect(await store.readRegistry()).toEqual(before);
});

test.each(['answer lost', 'answer wrong'] as const)('a rollback is not made twice: %s', async (trouble) => {
  const store = open();
  for (const build of ['0.9.0-cccccccc', BUILD, OTHER])
    await store.changeRegistry((registry) => withRelease(registry, 'mf-chat', build, 'monday'));
  objects.trouble = (call) => (call === 'PUT registry.json' ? trouble : undefined);

  const { parts } = await store.changeRegistry((registry) => withRollback(registry, 'mf-chat', 'tuesday'));

  expect(parts['mf-chat']?.current).toBe(BUILD);
  expect((await store.readRegistry()).parts['mf-chat']?.current).toBe(BUILD);
});

test('where a write is not answered and nothing else is, it says that nobody knows', async () => {
  const store = open();
  objects.trouble = (call) => {
    if (call !== 'PUT registry.json') return undefined;
    objects.trouble = () => 'refused';
    return 'answer lost';
  };
  const change = store.changeRegistry((registry) => withRelease(registry, 'mf-chat', BUILD, 'monday'));
  await expect(change).rejects.toThrow(/was not answered: .*Whether the registry was changed is not known/);
});

test('a registry or a manifest that is none is told by its address', async () => {
  const store = open();
  objects.objects.set('registry.json', { body: Buffer.from('{'), headers: {}, etag: '"1"' });
  objects.objects.set(`mf-chat/${BUILD}/manifest.json`, {
    body: Buffer.from('{}'),
    headers: {},
    etag: '"1"',
  });

  await expect(store.changeRegistry((registry) => registry)).rejects.toThrow(/\/registry\.json is no JSON/);
  await expect(store.readManifest('mf-chat', BUILD)).rejects.toThrow(/manifest\.json: part: /);
});

test('a build that has lost a file in the store is not given to anybody until it is released again', async () => {
  const store = open();
  await store.add('mf-chat', BUILD, writeBuild());
  const manifest = await store.readManifest('mf-chat', BUILD);
  if (manifest === null) throw new Error('it was brought there');
  expect(await store.damage(manifest)).toBeNull();

  objects.objects.delete(`mf-chat/${BUILD}/js/entry.js`);

  await expect(putInForce(store, { manifest }, new Date())).rejects.toThrow(
    `mf-chat ${BUILD} is damaged: js/entry.js is missing.`,
  );
  expect((await store.readRegistry()).parts).toEqual({});

  const before = objects.objects.get(`mf-chat/${BUILD}/manifest.json`)?.body;
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, builtAt: 'later' }));
  await bring(store, manifest, folder);
  await putInForce(store, { manifest }, new Date());
  expect((await store.readRegistry()).parts['mf-chat']?.current).toBe(BUILD);
  expect(objects.objects.get(`mf-chat/${BUILD}/manifest.json`)?.body).toEqual(before);
});
