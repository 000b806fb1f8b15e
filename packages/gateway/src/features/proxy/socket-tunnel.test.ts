import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { head, type RawClient, rawClient, SHORT_DEADLINES } from '../../test/raw-client.ts';
import { until } from '../../test/until.ts';
import { useGateway } from '../../test/use-gateway.ts';

const gateway = useGateway({ deadlines: SHORT_DEADLINES, requestsPerMinute: 4 });
let clients: RawClient[];
let handshakes: IncomingMessage[];
let far: Duplex[];
/** How the provider answers a handshake. */
let answer: string;

beforeEach(async () => {
  [clients, handshakes, far] = [[], [], []];
  answer = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello';
  gateway.provider.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    handshakes.push(request);
    far.push(socket);
    socket
      .on('error', () => socket.destroy())
      .on('end', () => socket.end())
      .resume();
    socket.write(answer);
    if (!answer.includes(' 101 ')) socket.end();
  });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => {
  for (const { socket } of clients) socket.destroy();
});

const key = createHash('sha256').update('any').digest('base64').slice(0, 24);
const shake = (...headers: string[]) => {
  const client = rawClient(
    gateway.app,
    head(
      'GET /socket.io/?EIO=4&transport=websocket',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${key}`,
      ...headers,
    ),
  );
  clients.push(client);
  return client;
};

test('what either side says reaches the other as it is, with the visitor’s address', async () => {
  const client = shake('X-Forwarded-For: 203.0.113.9', 'Cookie: a=b');
  await until(() => client.heard().endsWith('hello'));
  expect(client.heard()).toMatch(/^HTTP\/1.1 101 /);
  expect(handshakes[0]?.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    cookie: 'a=b',
    'sec-websocket-key': key,
  });
  let said = '';
  far[0]?.on('data', (chunk) => (said += String(chunk)));
  client.socket.write('half a frame');
  await until(() => said === 'half a frame');
});

test('a side that ends takes the other with it', async () => {
  const [one, other] = [shake(), shake()];
  await until(() => far.length === 2 && one.heard() !== '' && other.heard() !== '');
  far[0]?.end('bye');
  await one.closed;
  expect(one.heard()).toMatch(/bye$/);
  const gone = new Promise((done) => far[1]?.once('close', done));
  other.socket.destroy();
  await gone;
});

test('an address past its limit of handshakes is refused before the provider is asked', async () => {
  const from = (address: string) =>
    shake(`X-Forwarded-For: ${address}`, 'Origin: https://shop.example', 'Accept-Language: en-US');
  const [, , , , fifth] = Array.from({ length: 5 }, () => from('203.0.113.20'));
  await fifth?.closed;
  expect(fifth?.heard()).toMatch(/^HTTP\/1.1 429 .*retry-after: \d+.*"code":"TOO_MANY_REQUESTS"/is);
  const other = from('203.0.113.21');
  await until(() => other.heard().includes(' 101 '));
  expect(handshakes.map(({ headers }) => headers['x-forwarded-for']).sort()).toEqual([
    ...Array<string>(4).fill('203.0.113.20'),
    '203.0.113.21',
  ]);
});

test('a refused handshake is refused to the visitor in the same words', async () => {
  answer = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 7\r\nContent-Length: 4\r\n\r\nlate';
  const client = shake();
  await client.closed;
  expect(client.heard()).toMatch(/^HTTP\/1.1 429 .*retry-after: 7\r\n.*late$/is);
});

test('a handshake that the provider does not answer ends, and so does a socket on which nothing passes', async () => {
  const quiet = shake();
  await until(() => quiet.heard() !== '');
  answer = '';
  const unheard = shake();
  await unheard.closed;
  expect(unheard.heard()).toMatch(/^HTTP\/1.1 50\d /);
  await quiet.closed;
});

test.each(['https://evil.example', 'https://shop.example.evil'])(
  '%s opens no socket here',
  async (origin) => {
    const client = shake(`Origin: ${origin}`);
    await client.closed;
    expect(client.heard()).toMatch(/^HTTP\/1.1 403 /);
    expect(handshakes).toEqual([]);
  },
);
