import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Fault } from './fault.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { filesOf } from './part-files.ts';

const CODE = Buffer.from(`globalThis.wine = "${'Syrah '.repeat(4_000)}";`);

let server: Server;
let proxy: FaultProxy;
const sockets = new Set<Socket>();

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.method === 'POST') {
      response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] });
      request.pipe(response);
      return;
    }
    const small = String(request.headers['accept-encoding']).includes('br');
    const body = small ? brotliCompressSync(CODE) : CODE;
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'content-length': body.length,
      'x-host': request.headers.host,
      ...(small ? { 'content-encoding': 'br' } : {}),
    });
    response.end(body);
  });
  server.on('upgrade', (_request, socket: Socket) => {
    sockets.add(socket);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.on('data', (data) => socket.write(`echo ${data}`));
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startFaultProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await proxy.close();
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const codeOf = async (path = '/r/mf-x/1/js/a.js') =>
  Buffer.from(await (await fetch(proxy.url + path)).bytes());

/** Bytes that arrive before the body ends or breaks off. */
async function bytesBeforeTheEnd(path: string): Promise<{ bytes: number; broke: boolean }> {
  let bytes = 0;
  try {
    const response = await fetch(proxy.url + path);
    for await (const chunk of response.body ?? []) bytes += chunk.length;
    return { bytes, broke: false };
  } catch {
    return { bytes, broke: true };
  }
}

test('what no rule breaks passes whole: body, status, headers, compression and the host that was asked', async () => {
  const answer = await fetch(`${proxy.url}/r/mf-x/1/js/a.js`, { headers: { 'accept-encoding': 'br' } });

  expect(Buffer.from(await answer.bytes()).equals(CODE)).toBe(true);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(`http://${answer.headers.get('x-host')}`).toBe(proxy.url);

  const sent = await fetch(`${proxy.url}/api/v1/x`, { method: 'POST', body: 'twelve bottles' });
  expect([sent.status, await sent.text(), sent.headers.getSetCookie()]).toEqual([
    201,
    'twelve bottles',
    ['a=1', 'b=2'],
  ]);
  expect(proxy.seen).toEqual([
    { method: 'GET', url: '/r/mf-x/1/js/a.js', broken: false, body: '' },
    { method: 'POST', url: '/api/v1/x', broken: false, body: 'twelve bottles' },
  ]);
});

test('a rule breaks what it matches and nothing else, until it is cured', async () => {
  const rule = proxy.break(filesOf('mf-x', 'screen'), { kind: 'status', status: 503 });

  expect((await fetch(`${proxy.url}/r/mf-x/1/js/a.js`)).status).toBe(503);
  expect((await fetch(`${proxy.url}/r/mf-y/1/js/a.js`)).status).toBe(200);
  expect((await fetch(`${proxy.url}/r/mf-x/1/js/entry.0a.js`)).status).toBe(200);
  expect(rule.broken()).toBe(1);

  rule.cure();
  expect((await fetch(`${proxy.url}/r/mf-x/1/js/a.js`)).status).toBe(200);
});

test('a rule may be for one method, or for the first requests only', async () => {
  proxy.break({ path: '/api', method: 'POST' }, { kind: 'html' });
  proxy.break('/once', { kind: 'status', status: 404 }, { times: 1 });

  const posted = await fetch(`${proxy.url}/api/v1/x`, { method: 'POST', body: '{}' });
  expect([posted.status, posted.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await codeOf('/api/v1/x')).equals(CODE)).toBe(true);
  proxy.break({ path: '/api', method: 'PUT' }, { kind: 'other json' });
  const put = await fetch(`${proxy.url}/api/v1/x`, { method: 'PUT', body: '{}' });
  expect([put.status, await put.json()]).toEqual([200, { maintenance: true }]);
  expect((await fetch(`${proxy.url}/once`)).status).toBe(404);
  expect((await fetch(`${proxy.url}/once`)).status).toBe(200);
});

test.each<[Fault, { bytes: number; broke: boolean }]>([
  [{ kind: 'refused' }, { bytes: 0, broke: true }],
  [
    { kind: 'reset', after: 0 },
    { bytes: 0, broke: true },
  ],
  [
    { kind: 'truncated', length: 'cut' },
    { bytes: Math.floor(CODE.length / 2), broke: true },
  ],
  [
    { kind: 'truncated', length: 'shorter' },
    { bytes: Math.floor(CODE.length / 2), broke: false },
  ],
  [
    { kind: 'wrong type', type: 'text/plain' },
    { bytes: CODE.length, broke: false },
  ],
  [
    { kind: 'late', milliseconds: 5 },
    { bytes: CODE.length, broke: false },
  ],
  [
    { kind: 'slow line', bytesPerSecond: 1_000_000, latencyMs: 5 },
    { bytes: CODE.length, broke: false },
  ],
])('$kind: what arrives of an answer', async (fault, expected) => {
  proxy.break('/r/', fault);
  expect(await bytesBeforeTheEnd('/r/mf-x/1/js/a.js')).toEqual(expected);
});

test.each([0.5, 0.99])('an answer is reset after %d of its body, and not at its end', async (after) => {
  proxy.break('/r/', { kind: 'reset', after });
  const { bytes, broke } = await bytesBeforeTheEnd('/r/mf-x/1/js/a.js');
  expect(broke).toBe(true);
  // What the reset overtakes on its way is lost.
  expect(bytes).toBeLessThanOrEqual(Math.floor(CODE.length * after));
});

test('one byte of a tampered file is another, and its length is right', async () => {
  proxy.break('/r/', { kind: 'tampered' });
  const code = await codeOf();
  const others = [...code].filter((byte, at) => byte !== CODE[at]);
  expect([code.length, others.length]).toEqual([CODE.length, 1]);
});

test.each<Fault>([{ kind: 'no headers' }, { kind: 'stalled body', after: 0.5 }])(
  '$kind: nothing ends, and whoever waits may go',
  async (fault) => {
    proxy.break('/r/', fault);
    const giveUp = new AbortController();
    const asked = fetch(`${proxy.url}/r/a.js`, { signal: giveUp.signal });
    const begun = fault.kind === 'stalled body' ? await asked : null;
    const reading = begun === null ? asked : begun.text();
    giveUp.abort();
    await expect(reading).rejects.toThrow(/abort/);
    expect((await fetch(`${proxy.url}/x`)).status).toBe(200);
  },
);

test('a flapping rule breaks, lets pass, and breaks again', async () => {
  proxy.break('/r/', { kind: 'status', status: 500 }, { flappingSeconds: 0.05 });
  const seen: number[] = [];
  while (new Set(seen).size < 2 || seen.at(-1) !== 500)
    seen.push((await fetch(`${proxy.url}/r/a.js`)).status);
  expect(seen[0]).toBe(500);
  expect(seen).toContain(200);
});

test('a stopped proxy refuses, and is there again at the same address', async () => {
  await proxy.stop();
  await expect(fetch(`${proxy.url}/x`)).rejects.toThrow('fetch failed');
  await proxy.start();
  expect((await fetch(`${proxy.url}/x`)).status).toBe(200);
});

test('a server that has gone is a bad gateway', async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect((await fetch(`${proxy.url}/x`)).status).toBe(502);
});

describe('sockets', () => {
  async function open(): Promise<{ say: (text: string) => void; heard: () => string; socket: Socket }> {
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', () => socket.destroy());
    sockets.add(socket);
    socket.write('GET /socket.io/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await new Promise((resolve) => {
      socket.once('data', resolve);
      socket.once('close', resolve);
    });
    return { socket, say: (line) => socket.write(line), heard: () => text };
  }
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  test('pass both ways', async () => {
    const { say, heard } = await open();
    say('hello');
    await until(() => heard().includes('echo hello'));
    expect(heard()).toContain('101 Switching Protocols');
  });

  test('fall silent when they are half-open, and stay open; later ones are whole after the cure', async () => {
    const before = await open();
    const rule = proxy.break('/socket.io', { kind: 'half-open' });
    const during = await open();
    rule.cure();
    const after = await open();
    for (const { say } of [before, during, after]) say('hello');
    await until(() => after.heard().includes('echo hello'));

    for (const { heard, socket } of [before, during]) {
      expect(heard()).toContain('101 Switching Protocols');
      expect(heard()).not.toContain('echo');
      expect(socket.destroyed).toBe(false);
    }
  });

  test('are refused with a status, or without one', async () => {
    const rule = proxy.break('/socket.io', { kind: 'status', status: 503 });
    expect((await open()).heard()).toContain('HTTP/1.1 503');
    rule.cure();
    proxy.break('/socket.io', { kind: 'refused' });
    expect((await open()).heard()).toBe('');
  });
});
