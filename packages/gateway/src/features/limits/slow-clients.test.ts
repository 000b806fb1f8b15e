import { drip, head, type RawClient, rawClient, SHORT_DEADLINES } from '../../test/raw-client.ts';
import { until } from '../../test/until.ts';
import { useGateway } from '../../test/use-gateway.ts';

const gateway = useGateway({ deadlines: SHORT_DEADLINES });
let clients: RawClient[];

beforeEach(async () => {
  clients = [];
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => {
  for (const { socket } of clients) socket.destroy();
});

const many = (count: number, text: string, reads = true): RawClient[] => {
  const opened = Array.from({ length: count }, () => rawClient(gateway.app, text, reads));
  clients.push(...opened);
  return opened;
};
const openConnections = () =>
  new Promise<number>((done) => gateway.app.server.getConnections((_, n) => done(n)));

test('calls whose bodies come by the byte reach nobody, keep nobody waiting, and are told that they are late', async () => {
  const paths: (string | undefined)[] = [];
  gateway.handle = (request, response) => {
    paths.push(request.url);
    response.end('{}');
  };
  // More than there are connections to the provider.
  const slow = many(
    100,
    head(
      'POST /api/v1/b2b/account/login',
      'Content-Type: application/json',
      'Content-Length: 500',
      'Accept-Language: en-US',
    ),
  );
  for (const client of slow) drip(client, 100);
  const answer = await gateway.app.inject('/api/v1/wines/kinds');
  expect(answer.statusCode).toBe(200);
  await Promise.all(slow.map(({ closed }) => closed));
  expect(paths).toEqual(['/api/v1/wines/kinds']);
  expect(slow[0]?.heard()).toMatch(/^HTTP\/1.1 408 .*did not arrive in time/s);
});

test.each([
  ['headers that do not end', 'GET /wines HTTP/1.1\r\nHost: shop.example\r\nX-Slow: '],
  ['a page with a body that does not come', head('GET /wines', 'Content-Length: 500')],
  [
    'a report with a body that does not come',
    head('POST /reports', 'Content-Type: application/json', 'Content-Length: 50'),
  ],
  ['a file with a body that does not come', head('GET /r/x', 'Content-Length: 500')],
])('%s cost the client its connection', async (_what, text) => {
  const slow = many(5, text);
  for (const client of slow) drip(client, 100);
  await Promise.all(slow.map(({ closed }) => closed));
  expect(await openConnections()).toBe(0);
});

test('a wish for another protocol is answered as the request it is, and slow all the same', async () => {
  const large = 'a'.repeat(300_000);
  gateway.handle = (_request, response) => response.end(large);
  const wish = ['Connection: upgrade', 'Upgrade: h2c'];
  const [reader] = many(1, head('GET /api/v1/openapi.json', ...wish));
  await until(() => reader?.heard().endsWith(large) === true);
  expect(reader?.heard()).toMatch(/^HTTP\/1.1 200 /);

  const slow = many(3, head('POST /unknown', ...wish, 'Content-Length: 500'));
  for (const client of slow) drip(client, 100);
  await Promise.all(slow.map(({ closed }) => closed));
});

test('empty lines keep no connection whose request was answered', async () => {
  const [client] = many(1, head('GET /health/live'));
  if (client) drip(client, 100, '\r\n');
  await client?.closed;
  expect(client?.heard()).toMatch(/^HTTP\/1.1 200 /);
});

test('a connection that says nothing at all is closed', async () => {
  await Promise.all(many(5, '').map(({ closed }) => closed));
});

test('whoever asks on and on before the answer loses the connection; who waits for each answer keeps it', async () => {
  const asked: (string | undefined)[] = [];
  gateway.handle = (request, response) => {
    asked.push(request.url);
    setTimeout(() => response.end('{}'), 50);
  };
  const [hasty] = many(1, '');
  hasty?.socket.write(
    [1, 2, 3, 4, 5, 6, 7, 8].map((page) => head(`GET /api/v1/wines/kinds?page=${page}`)).join(''),
  );
  await hasty?.closed;
  expect(asked.filter((url) => /[78]$/.test(url ?? ''))).toEqual([]);

  // Only now: who has asked for nothing is not waited for either.
  const [patient] = many(1, '');
  for (const page of [9, 10, 11]) {
    patient?.socket.write(head(`GET /api/v1/wines/kinds?page=${page}`));
    await until(() => patient?.heard().split('HTTP/1.1 200').length === page - 7);
  }
  expect(asked.slice(-3).map((url) => url?.split('=')[1])).toEqual(['9', '10', '11']);
});

const WEB_SOCKET = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: eA==',
];

test.each(['GET /health/live', 'GET /wines', 'GET /api/v1/wines/kinds', 'GET /r/x', 'GET /socket.io/?EIO=4'])(
  'a web socket that is asked for before the answer to %s is none, and harms nobody',
  async (first) => {
    gateway.handle = (_request, response) => setTimeout(() => response.end('{}'), 50);
    const [client] = many(1, head(first) + head('GET /socket.io/?EIO=4&transport=websocket', ...WEB_SOCKET));
    await until(() => client?.heard().split('HTTP/1.1 ').length === 3);
    expect(client?.heard()).not.toContain(' 101 ');
    expect((await gateway.app.inject('/health/live')).statusCode).toBe(200);
  },
);

test('a connection that ends by another protocol leaves no answer behind that waits for it', async () => {
  let [closed, asked] = [0, 0];
  gateway.app.server.on('request', (_request, response) => response.once('close', () => (closed += 1)));
  gateway.handle = () => (asked += 1);
  many(1, head('GET /api/v1/slow') + head('GET /api/v1/openapi.json'));
  await until(() => asked === 2);
  clients[0]?.socket.write(head('CONNECT shop.example:443'));
  await until(() => closed === 2);
});

test('a path of development is no web socket in a shop', async () => {
  const [client] = many(1, head('GET /dev/changes/x', ...WEB_SOCKET));
  await until(() => client?.heard().startsWith('HTTP/1.1') === true);
  await client?.closed;
});

describe('readers that do not read', () => {
  test('hold no connection to the provider, and are cut off', async () => {
    let finished = 0;
    gateway.handle = (_request, response) => {
      response.once('finish', () => (finished += 1));
      response.end(Buffer.alloc(900_000));
    };
    many(20, head('GET /files/picture.avif'), false);
    await until(() => finished >= 20);
    await until(async () => (await openConnections()) === 0);
  });

  test('are cut off in the midst of what fits in no memory, and so is its way from the provider', async () => {
    let cut = 0;
    gateway.handle = (_request, response) => {
      response.once('close', () => (cut += response.writableFinished ? 0 : 1));
      response.end(Buffer.alloc(40_000_000));
    };
    many(3, head('GET /files/all.pdf'), false);
    await until(() => cut === 3);
    expect(await openConnections()).toBe(0);
  });

  test('one who reads slowly, but reads, gets everything', async () => {
    const size = 12_000_000;
    gateway.handle = (_request, response) => response.end(Buffer.alloc(size));
    const [client] = many(1, head('GET /files/all.pdf', 'Connection: close'), false);
    let length = 0;
    client?.socket.on('data', (chunk) => {
      length += chunk.length;
      client.socket.pause();
      setTimeout(() => client.socket.resume(), 5);
    });
    client?.socket.resume();
    await client?.closed;
    expect(length).toBeGreaterThan(size);
  });
});
