import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { UPLOAD_LIMIT } from '@vitis/contracts';
import { drainBody } from './drain-body.ts';

let server: Server;
let socket: Socket;
let answered: string;
let drained: Promise<{ whole: boolean; bytes: number }>;

beforeEach(async () => {
  drained = new Promise((done) => {
    server = createServer(async (request, response) => {
      const whole = await drainBody(request, 200);
      done({ whole, bytes: request.socket.bytesRead });
      response.writeHead(401, { 'content-length': 7, ...(whole ? {} : { connection: 'close' }) });
      response.end('refused');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  answered = '';
  socket.on('data', (chunk) => {
    answered += String(chunk);
  });
});

afterEach(async () => {
  socket.destroy();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const begin = (headers: string) => socket.write(`POST / HTTP/1.1\r\nHost: shop\r\n${headers}\r\n\r\n`);

const answers = async (count: number) => {
  while (answered.split('refused').length <= count) await new Promise((more) => socket.once('data', more));
  return answered;
};

test('the refusal comes when the body is over, and the connection serves the next call', async () => {
  begin('Content-Length: 3000000');
  socket.write(Buffer.alloc(1_000_000));
  await new Promise((later) => setTimeout(later, 20));
  expect(answered).toBe('');
  socket.write(Buffer.alloc(2_000_000));
  expect(await answers(1)).toMatch(/^HTTP\/1.1 401.*keep-alive/s);
  begin('Content-Length: 2\r\n\r\nhi');
  await answers(2);
  expect(await drained).toMatchObject({ whole: true });
});

test('who does not go on sending is not waited for', async () => {
  begin('Content-Length: 3000000');
  socket.write(Buffer.alloc(1000));
  expect(await answers(1)).toContain('connection: close');
  expect(await drained).toMatchObject({ whole: false });
});

test('what says that it is larger than any upload is not read at all', async () => {
  begin(`Content-Length: ${UPLOAD_LIMIT * 2}`);
  expect(await answers(1)).toContain('connection: close');
  expect(await drained).toMatchObject({ whole: false });
});

test('what turns out to be larger is read no further', async () => {
  begin('Transfer-Encoding: chunked');
  // The connection may be cut while there is more to send.
  socket.on('error', () => undefined);
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(1024 * 1024), Buffer.from('\r\n')]);
  for (let sent = 0; sent < 16; sent += 1) socket.write(chunk);
  const { whole, bytes } = await drained;
  expect(whole).toBe(false);
  expect(bytes).toBeLessThan(UPLOAD_LIMIT + 1024 * 1024);
});

test('a call that came by `inject` and was read is waited for no longer', async () => {
  const read = Object.assign(Readable.from(['{}']), { headers: {} });
  for await (const _chunk of read);
  expect(await drainBody(read as unknown as IncomingMessage, 200)).toBe(true);
});
