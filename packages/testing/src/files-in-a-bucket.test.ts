import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StoredFile, uploadFile, uploadImage } from '@vitis/contracts';
import { type ObjectStore, startObjectStore } from '@vitis/tooling/test/object-store';
import { runCli, smallShop, startTestProvider, type TestProvider } from './test-provider.ts';

// A PostgreSQL of its own stands up before the first test.
jest.setTimeout(60_000);

const buyer = 'buyer@vitis.test';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n');
/** A picture of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAG4fNAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
const keys = { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: '', region: 'eu-west-1' };

let bucket: ObjectStore;
let provider: TestProvider;
let folder: string;

beforeAll(async () => {
  bucket = await startObjectStore();
  folder = await mkdtemp(join(tmpdir(), 'vitis-files-'));
  provider = await startTestProvider({
    fill: smallShop,
    config: { filesStore: { url: `${bucket.url}/shop`, ...keys } },
  });
  // The small shop names pictures that nobody has drawn.
  await provider.pool.query('UPDATE products SET picture = NULL');
});

afterAll(async () => {
  await provider?.close();
  await bucket?.close();
  await rm(folder, { recursive: true, force: true });
});

afterEach(() => {
  bucket.trouble = () => undefined;
});

async function upload({ path }: { path: string }, bytes: Buffer): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), '계약서.pdf');
  const headers = { authorization: `Bearer ${await provider.token(buyer)}` };
  return fetch(provider.url + path, { method: 'POST', headers, body: form });
}
const stored = async (response: Response): Promise<StoredFile> => {
  expect(response.status).toBe(201);
  return (await response.json()) as StoredFile;
};
const download = async ({ url }: StoredFile): Promise<Response> =>
  fetch(provider.url + url, { headers: { authorization: `Bearer ${await provider.token(buyer)}` } });
const rows = async () => (await provider.pool.query('SELECT id FROM files')).rowCount;

/** The operator's command on the shop's database; answers its exit code and what it said. */
async function command(args: string[], environment: Record<string, string> = {}) {
  const spoken: string[] = [];
  const speak = (...line: unknown[]) => void spoken.push(line.join(' '));
  const spies = (['log', 'error'] as const).map((way) => jest.spyOn(console, way).mockImplementation(speak));
  const run = runCli(['files', ...args], {
    DATABASE_URL: provider.databaseUrl,
    VITIS_DATA: folder,
    VITIS_FILES_STORE: `${bucket.url}/shop`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    ...environment,
  });
  const code = await run.catch((error: Error) => {
    spoken.push(error.message);
    return 1;
  });
  for (const spy of spies) spy.mockRestore();
  return { code, said: spoken.join('\n') };
}

test('what is uploaded lies in the bucket, and comes from there by its policy', async () => {
  const document = await stored(await upload(uploadFile, pdf));
  const places = [...bucket.objects.keys()];
  expect(places).toEqual([expect.stringMatching(/^shop\/private\/\d{4}\/\d\d\/[0-9a-f-]{36}\.pdf$/)]);
  expect(bucket.objects.get(places[0]!)?.headers).toEqual({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  expect(Buffer.from(await (await download(document)).arrayBuffer())).toEqual(pdf);
  expect((await fetch(provider.url + document.url)).status).toBe(404);
});

test('a public picture is served like a file on disk: type, lasting, by parts, and not twice', async () => {
  const { picture } = await stored(await upload(uploadImage, gif));
  const address = `${provider.url}${picture!.base}-1.avif`;
  const whole = await fetch(address);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const etag = whole.headers.get('etag')!;
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const part = await fetch(address, { headers: { range: 'bytes=2-5' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(2, 6));
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  for (const elsewhere of [
    '/files/nothing-640.avif',
    '/files/../private/x.avif',
    '/files/%2e%2e%2fregistry.json',
  ])
    expect((await fetch(provider.url + elsewhere)).status).toBe(404);
});

test('a busy store is asked again; one that is gone is a 503, and nothing is kept', async () => {
  const before = await rows();
  let refusals = 2;
  bucket.trouble = () => (refusals-- > 0 ? 'refused' : undefined);
  const document = await stored(await upload(uploadFile, pdf));
  bucket.trouble = (call) => (call.startsWith('PUT') ? 'refused' : undefined);
  const objects = bucket.objects.size;
  const response = await upload(uploadFile, pdf);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect([await rows(), bucket.objects.size]).toEqual([before! + 1, objects]);
  bucket.trouble = () => 'refused';
  expect((await download(document)).status).toBe(503);
  bucket.trouble = (call) => (call.startsWith('PUT') ? 'answer lost' : undefined);
  expect((await upload(uploadFile, pdf)).status).toBe(503);
  expect([await rows(), bucket.objects.size]).toEqual([before! + 1, objects]);
});

test('what is missing, other or unknown in the store is found', async () => {
  expect(await command(['compare'])).toMatchObject({ code: 0 });
  const documents = [...bucket.objects.keys()].filter((key) => key.endsWith('.pdf'));
  const [changed, gone] = documents.map((key) => ({ key, object: bucket.objects.get(key)! }));
  bucket.objects.set(changed!.key, { ...changed!.object, body: Buffer.from('%PDF-other') });
  bucket.objects.delete(gone!.key);
  bucket.objects.set('shop/private/2026/11/nobody.pdf', gone!.object);
  const { code, said } = await command(['compare']);
  expect(code).toBe(1);
  expect(said).toContain(`1 missing:\n  ${gone!.key.replace('shop/', '')}`);
  expect(said).toContain(`1 different:\n  ${changed!.key.replace('shop/', '')}`);
  expect(said).toContain('1 named by nothing:\n  private/2026/11/nobody.pdf');

  const refused = await command(['move', '--to', join(folder, 'copy')]);
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/1 missing:.*1 damaged/s);
  bucket.objects.delete('shop/private/2026/11/nobody.pdf');
  for (const { key, object } of [changed!, gone!]) bucket.objects.set(key, object);
});

test('all files move from a store to another, in more than one go, and what they are is looked at', async () => {
  const there = `${bucket.url}/elsewhere`;
  const documents = [...bucket.objects.keys()];
  let puts = 0;
  bucket.trouble = (call) => (/^PUT elsewhere/.test(call) && ++puts > 1 ? 'refused' : undefined);
  expect((await command(['move', '--to', there])).code).toBe(1);
  bucket.trouble = () => undefined;
  const again = await command(['move', '--to', there]);
  expect(again).toMatchObject({ code: 0, said: expect.stringMatching(/; [1-9]\d* were there already/) });
  for (const key of documents)
    expect(bucket.objects.get(key.replace('shop/', 'elsewhere/'))?.body).toEqual(
      bucket.objects.get(key)?.body,
    );
  expect(await command(['compare'], { VITIS_FILES_STORE: there })).toMatchObject({ code: 0 });

  const copy = join(folder, 'files');
  expect(await command(['move', '--to', copy], { VITIS_FILES_STORE: there })).toMatchObject({ code: 0 });
  expect(await command(['compare'], { VITIS_FILES_STORE: '' })).toMatchObject({ code: 0 });
  const document = documents.find((key) => key.endsWith('.pdf'))!.replace('shop/', '');
  expect(await readFile(join(copy, document))).toEqual(pdf);
  await writeFile(join(copy, document), 'half');
  expect(await command(['compare'], { VITIS_FILES_STORE: '' })).toMatchObject({ code: 1 });
});

test.each([[[]], [['look']], [['move']], [['compare', '--to', 'x']], [['move', '--to', '']]])(
  'does not understand "files %j"',
  async (args) => {
    expect(await command(args)).toMatchObject({ code: 2, said: expect.stringContaining('Usage: files') });
  },
);
