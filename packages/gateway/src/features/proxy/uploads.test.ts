import * as contracts from '@vitis/contracts';
import { head, type RawClient, rawClient, SHORT_DEADLINES } from '../../test/raw-client.ts';
import { until } from '../../test/until.ts';
import { useGateway } from '../../test/use-gateway.ts';

/** Every call that brings a file, and whether it is for members. */
const UPLOADS = Object.values<unknown>(contracts)
  .filter((value): value is contracts.Endpoint => (value as Partial<contracts.Endpoint>)?.upload === true)
  .map(({ path, access }) => [path, access !== 'everyone'] as const);

const gateway = useGateway({ deadlines: SHORT_DEADLINES });
let clients: RawClient[];
/** Uploads that have reached the provider. */
let uploads: { length: number; ended: boolean; cut: boolean }[];

beforeEach(async () => {
  [clients, uploads] = [[], []];
  gateway.handle = (request, response) => {
    if (request.url === '/api/v1/b2b/me') {
      // A browser's token is good together with its cookie alone.
      const { authorization = '', cookie = '' } = request.headers;
      const id = /^Bearer (?:member-(\d+)$|bound-(\d+) half=\2$)/
        .exec(authorization.startsWith('Bearer bound') ? `${authorization} ${cookie}` : authorization)
        ?.slice(1)
        .find(Boolean);
      response.statusCode = id === undefined ? 401 : 200;
      response.end(JSON.stringify(id === undefined ? { code: 'UNAUTHENTICATED' } : { id: Number(id) }));
      return;
    }
    const upload = { length: 0, ended: false, cut: false };
    uploads.push(upload);
    request.on('data', (chunk: Buffer) => (upload.length += chunk.length));
    request.on('error', () => (upload.cut = true));
    request.on('end', () => {
      upload.ended = true;
      response.writeHead(201).end('{"id":1}');
    });
  };
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => {
  for (const { socket } of clients) socket.destroy();
});

const half = (...headers: string[]) =>
  `${head('POST /api/v1/files', 'Content-Type: multipart/form-data; boundary=x', ...headers)}--x\r\nhalf`;
const open = (count: number, text: string) => {
  const opened = Array.from({ length: count }, () => rawClient(gateway.app, text));
  clients.push(...opened);
  return opened;
};
const upload = (member: number, payload: Buffer | string = 'whole') =>
  gateway.app.inject({
    method: 'POST',
    url: '/api/v1/files',
    headers: { authorization: `Bearer member-${member}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload,
  });

test('half an upload of a stranger is refused in the provider’s words, and takes no place there', async () => {
  const strangers = open(100, half('Content-Length: 5000000'));
  await until(() => strangers.every((each) => each.heard().startsWith('HTTP/1.1 401')));
  expect(strangers[0]?.heard()).toContain('UNAUTHENTICATED');
  expect(uploads).toEqual([]);
  expect((await upload(1)).statusCode).toBe(201);
  await Promise.all(strangers.map(({ closed }) => closed));
});

test('a browser’s upload is known by its token together with the cookie that this is bound to', async () => {
  const send = (cookie: string) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/v1/files',
      headers: {
        authorization: 'Bearer bound-7',
        cookie,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: 'whole',
    });
  expect((await send('half=7')).statusCode).toBe(201);
  expect((await send('half=8')).statusCode).toBe(401);
});

test.each(UPLOADS)('what %s brings may be as large as a file may be', async (url, isForMembers) => {
  const { statusCode } = await gateway.app.inject({
    method: 'POST',
    url: `${url}?lang=ko-KR`,
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      ...(isForMembers ? { authorization: 'Bearer member-1' } : {}),
    },
    payload: Buffer.alloc(contracts.UPLOAD_LIMIT),
  });
  expect(statusCode).toBe(201);
  expect(uploads).toMatchObject([{ length: contracts.UPLOAD_LIMIT, ended: true }]);
});

test('who asks whether it may go on before it sends a file is told so', async () => {
  const asks = head(
    'POST /api/v1/files',
    'Content-Type: multipart/form-data; boundary=x',
    'Authorization: Bearer member-1',
    'Content-Length: 9',
    'Expect: 100-continue',
  );
  const [client] = open(1, asks);
  await until(() => client?.heard().startsWith('HTTP/1.1 100') === true);
  client?.socket.write('--x\r\nhalf');
  await until(() => client?.heard().includes('HTTP/1.1 201') === true);
});

test('those who sign up send a few at once of one address, and take no place of members', async () => {
  const path = 'POST /api/v1/b2b/account/signup/files';
  const halves = open(8, half('Content-Length: 5000000').replace('POST /api/v1/files', path));
  await until(() => halves.filter((each) => each.heard().includes('429')).length === 5);
  expect((await upload(1)).statusCode).toBe(201);
  await Promise.all(halves.map(({ closed }) => closed));
  await until(() => uploads.filter(({ cut }) => cut).length === 3);
});

test('a member may send a few at once; another one’s go on, and halves are cut', async () => {
  const halves = open(
    16,
    half('Content-Length: 5000000', 'Authorization: Bearer member-1', 'Accept-Language: en-US'),
  );
  await until(() => halves.filter((each) => each.heard().includes('429')).length === 6);
  const refused = halves.find((each) => each.heard() !== '')?.heard();
  expect(refused).toMatch(/retry-after: \d+/i);
  expect(refused).toContain('Too many requests');
  expect((await upload(2)).statusCode).toBe(201);
  await Promise.all(halves.map(({ closed }) => closed));
  await until(() => uploads.filter(({ cut }) => cut).length === 10);
  expect((await upload(1)).statusCode).toBe(201);
});

test('an upload whose length nobody said is cut where it is too large', async () => {
  const chunk = `${(1024 * 1024).toString(16)}\r\n${'x'.repeat(1024 * 1024)}\r\n`;
  const [client] = open(
    1,
    half('Authorization: Bearer member-1', 'Transfer-Encoding: chunked').replace(/--x.*/s, chunk.repeat(12)),
  );
  await until(() => client?.heard().includes('HTTP/1.1 413') === true);
  expect(uploads.map(({ ended }) => ended)).toEqual([false]);
});

test('a call whose length nobody said is refused where it is too large, and reaches nobody', async () => {
  const chunk = `${(600 * 1024).toString(16)}\r\n${'x'.repeat(600 * 1024)}\r\n`;
  const [client] = open(
    1,
    head('POST /api/v1/b2b-cart/add', 'Content-Type: application/json', 'Transfer-Encoding: chunked') +
      chunk.repeat(2),
  );
  await until(() => client?.heard().includes('HTTP/1.1 413') === true);
  expect(uploads).toEqual([]);
});

test('who goes away while being asked who it is leaves no place taken', async () => {
  for (let round = 0; round < 3; round += 1) {
    const gone = open(10, half('Content-Length: 5000000', 'Authorization: Bearer member-3'));
    await Promise.all(
      gone.map(({ socket }) => new Promise((sent) => setTimeout(() => sent(socket.destroy()), 1))),
    );
    await until(() => gone.every(({ socket }) => socket.destroyed));
  }
  await new Promise((settled) => setTimeout(settled, 100));
  expect((await upload(3)).statusCode).toBe(201);
});

test('a file that is sent byte by byte in pieces of its own is cut', async () => {
  const [client] = open(
    1,
    head(
      'POST /api/v1/files',
      'Authorization: Bearer member-4',
      'Content-Type: multipart/form-data; boundary=x',
      'Transfer-Encoding: chunked',
    ) + '1\r\nx\r\n'.repeat(2_000),
  );
  await client?.closed;
  await until(() => uploads.every(({ ended }) => !ended));
});

test('a small upload that is there before it is known who sends it passes as it is', async () => {
  const whole = '--x\r\nwhole\r\n--x--\r\n';
  const [client] = open(
    1,
    head(
      'POST /api/v1/files',
      'Authorization: Bearer member-5',
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${whole.length}`,
    ) + whole,
  );
  await until(() => client?.heard().startsWith('HTTP/1.1 201') === true);
  expect(uploads).toEqual([{ length: whole.length, ended: true, cut: false }]);
});
