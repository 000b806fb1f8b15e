import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { head, rawClient } from '../../test/raw-client.ts';
import { until } from '../../test/until.ts';
import { useGateway } from '../../test/use-gateway.ts';

const gateway = useGateway();

test('calls reach the provider as they are, with the visitor address and a request id', async () => {
  let seen: IncomingMessage | undefined;
  let sent = '';
  gateway.handle = (request, response) => {
    seen = request;
    request.on('data', (chunk) => {
      sent += chunk;
    });
    request.on('end', () => response.writeHead(201).end('{"ok":true}'));
  };
  const { statusCode, body } = await gateway.app.inject({
    method: 'POST',
    url: '/api/v1/b2b-cart/add?x=1',
    payload: { items: [] },
    headers: { authorization: 'Bearer t', 'x-forwarded-for': '203.0.113.9' },
  });
  expect([statusCode, body]).toEqual([201, '{"ok":true}']);
  expect(seen?.url).toBe('/api/v1/b2b-cart/add?x=1');
  expect(seen?.headers.authorization).toBe('Bearer t');
  expect(seen?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toBe('{"items":[]}');
});

test('a call that is far too large is refused in words that its sender hears, who goes on with the connection', async () => {
  const asked: (string | undefined)[] = [];
  gateway.handle = ({ url }, response) => {
    asked.push(url);
    response.end('{}');
  };
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const bytes = 30_000_000;
  const client = rawClient(
    gateway.app,
    head('POST /api/v1/b2b-cart/add', 'Content-Type: application/json', `Content-Length: ${bytes}`),
  );
  client.socket.write(Buffer.alloc(bytes));
  await until(() => client.heard().includes('HTTP/1.1 413'));
  client.socket.write(head('GET /api/v1/wines/kinds'));
  await until(() => client.heard().includes('HTTP/1.1 200'));
  expect(asked).toEqual(['/api/v1/wines/kinds']);
  client.socket.destroy();
});

test('a provider that is down is a problem that the browser understands', async () => {
  gateway.provider.closeAllConnections();
  await new Promise((closed) => gateway.provider.close(closed));
  const down = await gateway.app.inject('/api/v1/wines/kinds');
  expect([down.statusCode, down.json().code]).toEqual([502, 'UNAVAILABLE']);
  expect((await gateway.app.inject('/health/ready')).statusCode).toBe(503);
  expect((await gateway.app.inject('/health/live')).statusCode).toBe(200);
  await new Promise<void>((listening) => gateway.provider.listen(0, listening));
});

test.each([
  ['is cut', (socket: Socket) => socket.resetAndDestroy()],
  [
    'is given up as too slow',
    (socket: Socket) =>
      socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'),
  ],
])(
  'a read whose connection %s as it is asked for is asked for once more; a command is not',
  async (_, end) => {
    const asked: string[] = [];
    gateway.handle = ({ method, socket }, response) => {
      asked.push(method ?? '');
      if (asked.length === 1) end(socket);
      else response.end('{"ok":true}');
    };
    const read = await gateway.app.inject('/api/v1/wines/kinds');
    expect([read.statusCode, read.body, asked]).toEqual([200, '{"ok":true}', ['GET', 'GET']]);

    asked.length = 0;
    const command = await gateway.app.inject({ method: 'POST', url: '/api/v1/b2b-cart/add', payload: {} });
    expect([command.statusCode, asked]).toEqual([expect.any(Number), ['POST']]);
    expect(command.statusCode).toBeGreaterThanOrEqual(400);
  },
);

test('a read whose connection is cut every time is given up', async () => {
  let asked = 0;
  gateway.handle = ({ socket }) => {
    asked += 1;
    socket.resetAndDestroy();
  };
  const { statusCode } = await gateway.app.inject('/api/v1/wines/kinds');
  expect([statusCode, asked]).toEqual([502, 2]);
});

test('a foreign site cannot send a command in the name of a visitor', async () => {
  const { statusCode } = await gateway.app.inject({
    method: 'POST',
    url: '/api/v1/b2b/account/login',
    headers: { origin: 'https://evil.example' },
    payload: {},
  });
  expect(statusCode).toBe(403);
});

test('a body that is too large is refused in the words of the call, before the provider sees it', async () => {
  const seen = jest.fn();
  gateway.handle = (_request, response) => {
    seen();
    response.end('{}');
  };
  const { statusCode, body } = await gateway.app.inject({
    method: 'POST',
    url: '/api/v1/b2b/account/login',
    payload: 'x'.repeat(1_200_000),
    headers: { 'content-type': 'application/json', 'accept-language': 'en-US' },
  });
  expect(statusCode).toBe(413);
  expect(JSON.parse(body)).toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: expect.stringMatching(/too large/),
  });
  expect(seen).not.toHaveBeenCalled();
});

describe('where little time is given to a call', () => {
  const impatient = useGateway({ proxyTimeoutMs: 400 });

  test('a provider that hangs is a problem that the browser understands', async () => {
    impatient.handle = () => {};
    const late = await impatient.app.inject('/api/v1/wines/kinds');
    expect([late.statusCode, late.json().code]).toEqual([504, 'UNAVAILABLE']);
  });
});

test('a provider that drains serves on, and so does the gateway', async () => {
  gateway.handle = (_request, response) => {
    response.statusCode = 503;
    response.end(JSON.stringify({ status: 'draining' }));
  };
  expect((await gateway.app.inject('/health/ready')).statusCode).toBe(200);
});

test('a provider that can serve nobody makes the gateway say so', async () => {
  gateway.handle = (_request, response) => {
    response.statusCode = 503;
    response.end(JSON.stringify({ status: 'unavailable' }));
  };
  expect((await gateway.app.inject('/health/ready')).statusCode).toBe(503);
});

test('a look over a connection that has just ended is taken once more', async () => {
  let looks = 0;
  gateway.handle = (request, response) => {
    looks += 1;
    if (looks === 1) request.socket.destroy();
    else response.end('{}');
  };
  expect((await gateway.app.inject('/health/ready')).statusCode).toBe(200);
  expect(looks).toBe(2);
});

test('however many look at the health at once, the provider is asked once', async () => {
  const asked: (string | undefined)[] = [];
  gateway.handle = (request, response) => {
    asked.push(request.url);
    response.end('{}');
  };
  const looks = await Promise.all(Array.from({ length: 50 }, () => gateway.app.inject('/health/ready')));
  expect(new Set(looks.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(asked).toEqual(['/health/ready']);
});
