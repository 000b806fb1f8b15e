import { join } from 'node:path';
import {
  downloadFile,
  HEADERS,
  PICTURE_PIXEL_LIMIT,
  type StoredFile,
  storeChatMessage,
  UPLOAD_LIMIT,
  uploadChatFile,
  uploadFile,
  uploadImage,
} from '@vitis/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '../../db/schema.ts';
import { call, refused } from '../../test-support/call.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { documentOf, pdf, photo, type Uploaded, upload as uploadTo } from '../../test-support/uploading.ts';
import { diskStore } from './disk-store.ts';
import { createFileService } from './files.service.ts';
import { pathOf } from './paths.ts';
import { FILE_REFERENCES } from './unused-files.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop });
});

afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';
const upload = (endpoint: { path: string }, bytes: Uint8Array, how?: Uploaded): Promise<Response> =>
  uploadTo(provider, endpoint, bytes, how);

const stored = async (response: Response): Promise<StoredFile> => {
  expect(response.status).toBe(201);
  return (await response.json()) as StoredFile;
};

const get = async (path: string, as?: string, by: 'header' | 'cookie' = 'header') => {
  const token = as === undefined ? undefined : await provider.token(as);
  const headers =
    token === undefined
      ? {}
      : by === 'header'
        ? { authorization: `Bearer ${token}` }
        : { cookie: `a=b; vitis-b2b-access-token=${token}` };
  return fetch(provider.url + path, { headers: headers as Record<string, string> });
};

const sendInChat = ({ id }: StoredFile) =>
  call(provider, storeChatMessage, {
    as: buyer,
    headers: { [HEADERS.idempotencyKey]: crypto.randomUUID() },
    body: { idChatRoom: 1, clientId: crypto.randomUUID(), type: 'FILE', message: '', files: [id] },
  });

test('a file of just ten megabytes is taken', async () => {
  expect((await stored(await upload(uploadFile, documentOf(UPLOAD_LIMIT)))).size).toBe(UPLOAD_LIMIT);
});

test('a public picture is drawn anew in every width, without what its camera wrote', async () => {
  const { picture, type, url } = await stored(
    await upload(uploadImage, await photo(700, 500), { name: 'x.jpg' }),
  );
  expect(picture).toMatchObject({ widths: [160, 320, 640], width: 700, height: 500 });
  expect(type).toBe('image/webp');
  for (const width of picture!.widths) {
    for (const format of ['avif', 'webp'] as const) {
      const response = await get(`${picture!.base}-${width}.${format}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await response.arrayBuffer());
      const read = await sharp(bytes).metadata();
      expect([read.width, read.exif]).toEqual([width, undefined]);
    }
  }
  expect((await get(url)).status).toBe(200);
});

test('a picture smaller than every width keeps its own', async () => {
  const { picture } = await stored(await upload(uploadImage, await photo(40, 30)));
  expect(picture).toMatchObject({ widths: [40], width: 40, height: 30 });
});

test('a private file is for its owner and for the sales staff of its company', async () => {
  const file = await stored(await upload(uploadFile, pdf, { name: '../사업자 등록증.pdf' }));
  expect(file).toMatchObject({ name: '사업자 등록증.pdf', type: 'application/pdf', picture: null });
  const mine = await get(file.url, buyer);
  expect(mine.status).toBe(200);
  expect(mine.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('사업자 등록증.pdf')}`,
  );
  expect(mine.headers.get('cache-control')).toContain('private');
  expect(Buffer.from(await mine.arrayBuffer())).toEqual(pdf);
  expect((await get(file.url, 'sales@vitis.test')).status).toBe(200);
  expect((await get(file.url, buyer, 'cookie')).status).toBe(200);
  for (const stranger of ['buyer2@vitis.test', 'sales2@vitis.test', 'driver@vitis.test', undefined]) {
    expect((await get(file.url, stranger)).status).toBe(404);
  }
});

test('a private picture is on no public path', async () => {
  const { picture, id } = await stored(await upload(uploadFile, await photo(200, 100)));
  const path = `${picture!.base}-160.avif`;
  expect(picture!.base).toMatch(/^\/files\/private\//);
  expect((await get(path)).status).toBe(404);
  expect((await get(path, 'buyer2@vitis.test', 'cookie')).status).toBe(404);
  const own = await get(path, buyer, 'cookie');
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/avif']);
  const [row] = await provider.database.select().from(files).where(eq(files.id, id));
  expect((await get(`/files/${row!.key}-160.avif`, buyer)).status).toBe(404);
});

test('a chat file is its sender’s until it is sent', async () => {
  const file = await stored(await upload(uploadChatFile, pdf));
  expect((await get(file.url, 'sales@vitis.test')).status).toBe(404);
  expect((await sendInChat(file)).status).toBe(201);
  expect((await get(file.url, 'sales@vitis.test')).status).toBe(200);
  expect((await get(file.url, 'sales2@vitis.test')).status).toBe(404);
});

test('private uploads that nothing names are taken away after a while, from the store, too', async () => {
  const store = diskStore(join(provider.app.config.dataFolder, 'files'));
  const { uploadsPerDay: quota } = provider.app.config;
  const service = createFileService(provider.app.services, { store, quota });
  const sent = await stored(await upload(uploadChatFile, pdf));
  expect((await sendInChat(sent)).status).toBe(201);
  const used = [sent, await stored(await upload(uploadImage, await photo(40, 30)))];
  for (const [column, where] of [
    ['deliveries.image2', 'id = 1'],
    ['client_companies.registration_files', 'id = 1'],
  ] as const) {
    const [table, name] = column.split('.') as [string, string];
    const own = await stored(await upload(uploadFile, pdf));
    const value = name === 'image2' ? `${own.id}` : `ARRAY[${own.id}]`;
    if (table === 'deliveries')
      await provider.database.execute(sql`
        INSERT INTO deliveries (id, order_form_id, client_company_id, manager_id, type, classify, request_date)
        VALUES (1, 1, 1, 3, 'DIRECT', 'SUPPLY', '2026-11-20')`);
    await provider.database.execute(sql.raw(`UPDATE ${table} SET ${name} = ${value} WHERE ${where}`));
    used.push(own);
  }
  const unsent = await stored(await upload(uploadChatFile, await photo(500, 300)));
  const alone = await stored(await upload(uploadFile, await photo(500, 300)));
  const [row] = await provider.database.select().from(files).where(eq(files.id, alone.id));
  const [earlier] = await provider.database.select().from(files).where(eq(files.id, sent.id));
  expect(await store.open('private', pathOf(row!))).toBeDefined();
  await service.forgetUnused(earlier!.createdAt);
  expect(await provider.database.$count(files, inArray(files.id, [unsent.id, alone.id]))).toBe(2);

  expect(await service.forgetUnused(new Date(row!.createdAt.getTime() + 1))).toBe(2);
  expect(await provider.database.$count(files, inArray(files.id, [unsent.id, alone.id]))).toBe(0);
  expect(await store.open('private', pathOf(row!))).toBeUndefined();
  for (const { url } of used) expect((await get(url, buyer)).status).toBe(200);
});

test('every column that names files is known to what takes unused ones away', async () => {
  const { rows } = await provider.database.execute<{ column: string }>(sql`
    SELECT c.table_name || '.' || c.column_name AS column FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND (c.column_name ~ 'files?(_ids?)?$' OR EXISTS (
      SELECT 1 FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
      WHERE k.contype = 'f' AND k.confrelid = 'files'::regclass
        AND k.conrelid = to_regclass(format('public.%I', c.table_name)) AND a.attname = c.column_name))
    ORDER BY 1`);
  expect(rows.map(({ column }) => column)).toEqual(FILE_REFERENCES);
});

test('nobody gives away a file that is not theirs', async () => {
  const file = await stored(await upload(uploadChatFile, pdf, { as: 'buyer2@vitis.test' }));
  expect(await refused(await sendInChat(file))).toMatchObject({ status: 404 });
});

describe('what is refused leaves nothing behind', () => {
  let before: number;
  const count = () => provider.database.$count(files);
  beforeEach(async () => {
    before = await count();
  });
  afterEach(async () => {
    expect(await count()).toBe(before);
  });

  test.each<[string, () => Promise<Response>, number]>([
    [
      'a script by another name',
      () => upload(uploadImage, Buffer.from('<script>alert(1)</script>'), { name: 'a.png' }),
      415,
    ],
    ['a document among pictures', () => upload(uploadImage, pdf), 415],
    [
      'a picture that begins like one',
      () => upload(uploadImage, Buffer.from('\x89PNG\r\n\x1a\nnonsense', 'latin1')),
      415,
    ],
    ['nothing', () => upload(uploadFile, Buffer.alloc(0)), 415],
    ['ten megabytes and a byte', () => upload(uploadFile, documentOf(UPLOAD_LIMIT + 1)), 413],
    ['an empty picture', () => upload(uploadImage, Buffer.alloc(0)), 415],
    ['another field', () => upload(uploadFile, pdf, { field: 'document' }), 400],
    ['a guest’s', () => upload(uploadFile, pdf, { as: null }), 401],
    ['a driver’s chat file', () => upload(uploadChatFile, pdf, { as: 'driver@vitis.test' }), 403],
  ])('%s', async (_name, send, status) => {
    expect(await refused(await send())).toMatchObject({ status });
  });

  test('an empty file is called one', async () => {
    for (const endpoint of [uploadFile, uploadImage, uploadChatFile]) {
      const answer = await refused(await upload(endpoint, Buffer.alloc(0)));
      expect(answer.message).toBe('빈 파일입니다. 다른 파일을 올려 주세요.');
    }
  });

  test('a picture of too many pixels', async () => {
    const width = 10_000;
    const height = PICTURE_PIXEL_LIMIT / width + 1;
    const huge = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await refused(await upload(uploadImage, huge))).toMatchObject({
      status: 413,
      code: 'PICTURE_TOO_LARGE',
    });
  });
});

test.each(['/files/../token-secret', '/files/%2e%2e/token-secret', '/files/private/2026/11/x', '/files/'])(
  'no way leads out of the public folder: %s',
  async (path) => {
    expect((await get(path, buyer)).status).toBe(404);
  },
);

test('a download needs a number', async () => {
  expect((await call(provider, downloadFile, { query: { id: 'x' }, as: buyer })).status).toBe(400);
  expect((await call(provider, downloadFile, { query: { id: 4711 }, as: buyer })).status).toBe(404);
});
