import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { createLogger } from '../http/logger.ts';
import { WINDOW } from '../limits/request-counter.ts';
import { type ProviderProcess, startProviderProcess } from '../test-support/provider-process.ts';
import { smallShop } from '../test-support/small-shop.ts';
import { openSocket, type SocketClient, whenConnected } from '../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';

const buyer = 'buyer@vitis.test';
const path = '/socket.io/?EIO=4&transport=';

let provider: TestProvider;
let clients: SocketClient[];

beforeEach(() => {
  clients = [];
});

afterEach(() => {
  for (const client of clients) client.disconnect();
});

async function open(url: string, email: string, language = 'ko-KR'): Promise<SocketClient> {
  const client = openSocket(url, await provider.token(email));
  client.auth = { ...(client.auth as object), language };
  clients.push(client);
  return whenConnected(client);
}

/** What the server says to a handshake for a web socket: its first lines where it agrees, otherwise all of it. */
const shake = (address: string) =>
  new Promise<string>((done) => {
    const { port, hostname } = new URL(provider.url);
    const socket = connect(Number(port), hostname);
    let said = '';
    socket.on('data', (chunk) => {
      said += String(chunk);
      if (/^HTTP\/1.1 101 .*\r\n\r\n/s.test(said)) done(said);
    });
    socket.once('close', () => done(said));
    sockets.push(socket);
    socket.write(
      `GET ${path}websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nX-Forwarded-For: ${address}\r\nAccept-Language: en-US\r\n\r\n`,
    );
  });
let sockets: ReturnType<typeof connect>[] = [];

describe('one process', () => {
  let logged = '';
  const logger = createLogger(
    'info',
    new Writable({
      write(chunk, _encoding, done) {
        logged += String(chunk);
        done();
      },
    }),
  );

  beforeAll(async () => {
    provider = await startTestProvider({
      fill: smallShop,
      logger,
      // Two handshakes of an address, four sockets of it, one of a member.
      config: { requestsPerMinute: 4 },
      now: () => new Date(29_000_000 * WINDOW),
      // Long enough for those who do sign in, on a busy machine.
      deadlines: { unknownSocket: 2_000, headers: 2_000, look: 50 },
    });
  });

  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
    await provider.close();
  });

  test('handshakes of one address past its limit are refused in its words, by either transport', async () => {
    for (let time = 0; time < 2; time += 1) expect(await shake('203.0.113.9')).toMatch(/^HTTP\/1.1 101 /);
    const refused = await shake('203.0.113.9');
    expect(refused).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\nretry-after: 60\r\n/);
    expect(refused).toContain('Too many requests');
    const polled = await fetch(`${provider.url}${path}polling`, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect([polled.status, polled.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await polled.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(logged).toMatch(/"security":true.*"event":"sockets.limited".*"address":"203.0.113.9"/);
    expect(await shake('203.0.113.10')).toMatch(/^HTTP\/1.1 101 /);
  });

  test('a line that nobody signs in on is closed', async () => {
    const said = await shake('203.0.113.11');
    expect(said).toMatch(/^HTTP\/1.1 101 /);
    const closed = new Promise((done) => sockets.at(-1)?.once('close', done));
    sockets.at(-1)?.resume();
    await closed;
  });

  test('a member past the limit is told so in the page’s language; a place that is left is free', async () => {
    const first = await open(provider.url, buyer);
    const error = await open(provider.url, buyer, 'en-US').catch((refusal: unknown) => refusal);
    expect(error).toMatchObject({
      message: 'TOO_MANY_SOCKETS',
      data: { status: 429, retryAfter: 30, message: expect.stringContaining('Too many pages') },
    });
    await open(provider.url, 'sales@vitis.test');
    first.disconnect();
    await freeAgain();
  });

  /** The server learns of it a moment later. */
  async function freeAgain(): Promise<void> {
    for (;;) {
      const client = await open(provider.url, buyer).catch(() => null);
      if (client !== null) return;
      await new Promise((later) => setTimeout(later, 20));
    }
  }
});

describe('two processes', () => {
  let neighbour: ProviderProcess;

  beforeAll(async () => {
    provider = await startTestProvider({ fill: smallShop, config: { sockets: 'postgres' } });
    neighbour = await startProviderProcess(provider);
  });

  afterAll(async () => {
    await neighbour.kill();
    await provider.close();
  });

  test('a member has ten sockets, wherever they are', async () => {
    for (let sockets = 0; sockets < 6; sockets += 1) await open(neighbour.url, buyer);
    // The neighbour has told when this process refuses the fifth of its own.
    const refusals: unknown[] = [];
    for (let tries = 0; tries < 400 && refusals.length === 0; tries += 1) {
      while (clients.filter(({ connected }) => connected).length > 6) {
        clients.pop()?.disconnect();
      }
      for (let sockets = 0; sockets < 5; sockets += 1)
        await open(provider.url, buyer).catch((error: unknown) => refusals.push(error));
    }
    expect(refusals[0]).toMatchObject({ message: 'TOO_MANY_SOCKETS' });
    expect(clients.filter(({ connected }) => connected).length).toBeLessThanOrEqual(10);
  });
});
