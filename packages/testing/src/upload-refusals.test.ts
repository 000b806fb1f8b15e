import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOAD_LIMIT, uploadChatFile, uploadFile } from '@vitis/contracts';
import { buildGateway } from '@vitis/gateway/app';
import { smallShop, startTestProvider, type TestProvider } from './test-provider.ts';

// A PostgreSQL of its own stands up before the first test.
jest.setTimeout(60_000);

let provider: TestProvider;
let gateway: Awaited<ReturnType<typeof buildGateway>>;
let url: string;
let releases: string;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop });
  releases = await mkdtemp(join(tmpdir(), 'vitis-releases-'));
  gateway = await buildGateway({
    port: 0,
    host: '127.0.0.1',
    providerUrl: provider.url,
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
    requestsPerMinute: 100_000,
    connections: 1_000,
    renderTimeoutMs: 500,
    proxyTimeoutMs: 20_000,
    logLevel: 'silent',
  });
  url = await gateway.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await gateway?.close();
  await provider?.close();
  await rm(releases, { recursive: true, force: true });
});

interface Upload {
  path?: string;
  as?: string;
  type?: string;
  bytes?: number;
}

/** Sends the body to its end whatever comes back meanwhile, as a browser does. */
async function upload({ path = uploadFile.path, as, type, bytes = UPLOAD_LIMIT - 1024 }: Upload) {
  const headers = {
    'content-type': type ?? 'multipart/form-data; boundary=----form',
    'content-length': bytes,
    ...(as ? { authorization: `Bearer ${await provider.token(as)}` } : {}),
  };
  return new Promise<{ status: number | undefined; code: string }>((done, fail) => {
    const call = request(url + path, { method: 'POST', headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => done({ status: response.statusCode, code: JSON.parse(text).code }));
    });
    call.on('error', fail);
    call.end(Buffer.alloc(bytes));
  });
}

// Several times each: a lost answer is a matter of which side is faster.
test.each<[string, Upload, { status: number; code: string }]>([
  ['without a token', {}, { status: 401, code: 'UNAUTHENTICATED' }],
  [
    'of a type that is none of ours',
    { as: 'buyer@vitis.test', type: 'application/octet-stream' },
    { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  ],
  [
    'of a member who may not',
    { as: 'driver@vitis.test', path: uploadChatFile.path },
    { status: 403, code: 'FORBIDDEN' },
  ],
  [
    'larger than any',
    { as: 'buyer@vitis.test', bytes: UPLOAD_LIMIT * 2 },
    { status: 413, code: 'PAYLOAD_TOO_LARGE' },
  ],
])('an upload %s reaches its sender as the refusal that it is', async (_name, sent, refusal) => {
  for (let time = 0; time < 5; time += 1) expect(await upload(sent)).toEqual(refusal);
});
