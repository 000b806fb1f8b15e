import { readConfig } from './config.ts';

test('starts with nothing set', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    sockets: 'memory',
    devPages: true,
    strictReplies: true,
  });
});

test('a database of its own joins the sockets of several processes; production shows no mailbox', () => {
  const config = readConfig({ DATABASE_URL: 'postgresql://db/vitis', NODE_ENV: 'production' });
  expect(config).toMatchObject({ sockets: 'postgres', devPages: false, strictReplies: false });
  expect(readConfig({ NODE_ENV: 'production', VITIS_DEV_PAGES: 'on' }).devPages).toBe(true);
});

test('where the public comes there are no pages of development, and asking for them is refused', () => {
  const PUBLIC_ORIGIN = 'https://shop.example';
  expect(readConfig({})).toMatchObject({ devPages: true, apiDocs: true, publicOrigin: null });
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ devPages: false, apiDocs: false });
  expect(readConfig({ PUBLIC_ORIGIN })).toMatchObject({
    devPages: false,
    apiDocs: false,
    publicOrigin: PUBLIC_ORIGIN,
  });
  expect(readConfig({ PUBLIC_ORIGIN, VITIS_API_DOCS: 'on' }).apiDocs).toBe(true);
  expect(() => readConfig({ PUBLIC_ORIGIN, VITIS_DEV_PAGES: 'on' })).toThrow(
    /^VITIS_DEV_PAGES: .*PUBLIC_ORIGIN/,
  );
  expect(() => readConfig({ PUBLIC_ORIGIN: 'shop.example' })).toThrow('PUBLIC_ORIGIN: must be an origin');
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PROVIDER_PORT: '', VITIS_TOKEN_SECRET: '' })).toMatchObject({
    port: 4000,
    tokenSecret: undefined,
  });
});

test('names every variable that is wrong, and none of their values', () => {
  const wrong = {
    PROVIDER_PORT: '70000',
    DATABASE_URL: 'mysql://x',
    VITIS_TOKEN_SECRET: 'short',
    VITIS_SOCKETS: 'redis',
  };
  expect(() => readConfig(wrong)).toThrow(
    /PROVIDER_PORT: .*\n.*DATABASE_URL: must begin with postgres:\/\/\n.*VITIS_TOKEN_SECRET: must have at least 32 characters\n.*VITIS_SOCKETS: /,
  );
  expect(() => readConfig({ VITIS_TOKEN_SECRET: 'short' })).not.toThrow('"short"');
});

test('files lie in a bucket where one is named with its keys', () => {
  expect(readConfig({}).filesStore).toBeUndefined();
  const named = { VITIS_FILES_STORE: 'https://store.example/shop/files' };
  expect(() => readConfig(named)).toThrow('AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: must be set');
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig({ ...named, ...keys }).filesStore).toEqual({
    url: 'https://store.example/shop/files',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    sessionToken: '',
    region: 'us-east-1',
  });
  for (const wrong of ['store.example/shop', 'https://store.example', 'https://store.example/shop/?x'])
    expect(() => readConfig({ ...keys, VITIS_FILES_STORE: wrong })).toThrow('must be https://host/bucket');
});

test('uploads, scanner and draining are told in the units that people think in', () => {
  expect(readConfig({ VITIS_UPLOAD_MEGABYTES_PER_DAY: '2', VITIS_DRAIN_SECONDS: '15' })).toMatchObject({
    uploadsPerDay: { files: 200, bytes: 2 * 1024 * 1024 },
    drainTime: 15_000,
    clamd: undefined,
  });
  expect(() => readConfig({ VITIS_CLAMD: 'scanner' })).toThrow('VITIS_CLAMD: must be host:port');
});
