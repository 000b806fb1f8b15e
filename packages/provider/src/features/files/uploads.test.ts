import { request } from 'node:http';
import { uploadFile } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { files } from '../../db/schema.ts';
import { refused } from '../../test-support/call.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { documentOf, pdf, upload } from '../../test-support/uploading.ts';

const day = 24 * 60 * 60 * 1000;
const quota = { files: 4, bytes: 3_000_000 };

let provider: TestProvider;
let later = 0;
const logged: unknown[] = [];

beforeAll(async () => {
  provider = await startTestProvider({
    fill: smallShop,
    now: () => new Date(Date.now() + later),
    config: { uploadsPerDay: quota },
    extend: (app) => {
      app.addHook('onRequest', async (call) => {
        call.log.error = (...words: unknown[]) => void logged.push(words);
      });
    },
  });
});
afterAll(() => provider.close());

beforeEach(() => {
  // Nothing that was uploaded before counts any more.
  later += day + 1000;
  logged.length = 0;
});

const send = (bytes: Uint8Array, as?: string) =>
  upload(provider, uploadFile, bytes, as === undefined ? {} : { as });
const filesOf = (ownerId: number) => provider.database.$count(files, eq(files.ownerId, ownerId));

test('a member may upload so many files a day, then is told when to come again', async () => {
  for (let time = 0; time < quota.files; time += 1) expect((await send(pdf)).status).toBe(201);
  const response = await send(pdf);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(day / 1000 - 600);
  expect(await refused(response)).toMatchObject({
    status: 429,
    code: 'UPLOAD_QUOTA_REACHED',
    message: expect.stringContaining('24시간'),
  });
  expect((await send(pdf, 'buyer2@vitis.test')).status).toBe(201);
  later += day;
  expect((await send(pdf)).status).toBe(201);
});

test('a member may upload so many bytes a day, counted as they came', async () => {
  expect((await send(documentOf(1_800_000))).status).toBe(201);
  expect(await refused(await send(documentOf(1_300_000)))).toMatchObject({ code: 'UPLOAD_QUOTA_REACHED' });
  expect((await send(documentOf(1_100_000))).status).toBe(201);
});

test('uploads at once cannot take the last room together', async () => {
  const before = await filesOf(1);
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(pdf)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(quota.files);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - quota.files);
  expect(await filesOf(1)).toBe(before + quota.files);
});

test('what is announced to be too much is refused before it is sent', async () => {
  expect((await send(documentOf(2_000_000))).status).toBe(201);
  const call = request(provider.url + uploadFile.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await provider.token('buyer@vitis.test')}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 2_000_000,
    },
  });
  // The whole body arrives only after the answer was made: nothing of it was needed for that.
  const answered = new Promise<number | undefined>((done, fail) => {
    call.on('response', (response) => done(response.resume().statusCode)).on('error', fail);
  });
  call.end(Buffer.alloc(2_000_000));
  expect(await answered).toBe(429);
});

const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';

test.each<[string, string, number]>([
  ['a form that ends within its file', `${head}${pdf}`, 400],
  ['a form that ends after its file', `${head}${pdf}\r\n--b\r\n`, 400],
  ['a form that ends within a head', '--b\r\ncontent-disposition: form', 400],
  ['a form without any part', '--b--\r\n', 400],
  ['an empty form', '', 400],
  ['two files', `${head}${pdf}\r\n${head}${pdf}\r\n--b--\r\n`, 413],
  ['a field instead of a file', '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n', 413],
  ['no form at all', 'nonsense', 400],
])('%s is the caller’s mistake, and nothing is kept', async (_name, body, status) => {
  const before = await filesOf(1);
  const response = await fetch(provider.url + uploadFile.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await provider.token('buyer@vitis.test')}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    body,
  });
  expect(await refused(response)).toMatchObject({ status });
  expect([await filesOf(1), logged]).toEqual([before, []]);
});

test('a caller that goes away while it sends is no fault, and leaves nothing', async () => {
  const before = await filesOf(1);
  const call = request(provider.url + uploadFile.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await provider.token('buyer@vitis.test')}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 500_000,
    },
  });
  call.on('error', () => undefined);
  const [came, handled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  provider.app.server.once('request', (_request, response) => {
    came.resolve();
    response.once('close', handled.resolve);
  });
  call.write(head);
  await came.promise;
  await new Promise((done) => setTimeout(done, 100));
  call.destroy();
  await handled.promise;
  expect((await send(pdf)).status).toBe(201);
  expect([await filesOf(1), logged]).toEqual([before + 1, []]);
});
